// Events as flights of small pieces: which icon, from where, to where.
import type { EventShown } from '../../../wire';
import { goodsIcon, shapeIcon, subjectIcon, warpIcon, workerIcon, type IconName } from '../drawings/names';
import type { GoodsId, Shape, Subject, WarpId, WorkerId } from '../wire';

export interface Flight {
  seat: number;
  icon: IconName;
  /** Selectors of places, the first that is on the screen counts. */
  from: string[];
  to: string[];
  /** A die that was rolled: its number, or '' where the icon is the face. It lies where it fell for a while. */
  rolled?: string;
}

const home = (seat: number): string[] => [`[data-home="${seat}"]`, `[data-seat-chip="${seat}"]`];
const target = (name: string): string[] => [`[data-target="${name}"]`];

/** What flies for these events; goods that are gained come from where the worker was placed. */
export function flightsOf(fresh: readonly EventShown[], era: number): Flight[] {
  const flights: Flight[] = [];
  const workplace = new Map<number, string[]>();
  for (const { kind, args } of fresh) {
    const seat = args.seat as number | undefined;
    if (seat === undefined) continue;
    const at = placeOf(args, seat);
    switch (kind) {
      case 'worker_placed':
        workplace.set(seat, at);
        flights.push({
          seat,
          icon: args.space && args.space !== 'supply' ? 'suit' : workerIcon(args.worker as WorkerId),
          from: home(seat),
          to: at,
        });
        break;
      case 'built':
        flights.push({
          seat,
          icon: 'construct',
          from: target('action:construct').concat(target('space:construct_top')),
          to: target(`slot:${args.slot}`).concat(home(seat)),
        });
        break;
      case 'warped':
        for (const warp of args.warps as WarpId[])
          flights.push({ seat, icon: warpIcon(warp), from: home(seat), to: target(`timeline:${era}`) });
        break;
      case 'warp_retrieved':
        flights.push({ seat, icon: warpIcon(args.warp as WarpId), from: target(`timeline:${era}`), to: home(seat) });
        break;
      case 'focus_set':
        flights.push({ seat, icon: 'focus', from: home(seat), to: target(`timeline:${args.n}`) });
        break;
      case 'recruited':
        flights.push({
          seat,
          icon: workerIcon(args.worker as WorkerId),
          from: target(`recruit:${args.worker}`),
          to: home(seat),
        });
        break;
      case 'breakthrough':
        flights.push({ seat, icon: 's-any', from: target('space:research_top'), to: home(seat) });
        break;
      case 'shape_rolled':
      case 'icon_rolled':
        flights.push({
          seat,
          icon: kind === 'shape_rolled' ? shapeIcon(args.word as Shape) : faceOf(args.word as string),
          from: home(seat),
          to: workplace.get(seat) ?? target('space:research_top'),
          rolled: '',
        });
        break;
      case 'paradox_rolled':
        flights.push({ seat, icon: 'die', from: home(seat), to: target(`timeline:${args.word}`), rolled: `${args.n}` });
        if (args.n) flights.push({ seat, icon: 'paradox', from: target(`timeline:${args.word}`), to: home(seat) });
        break;
      case 'anomaly_placed':
        flights.push({
          seat,
          icon: 'anomaly',
          from: target('timeline:1'),
          to: target(`slot:${args.slot}`).concat(home(seat)),
        });
        break;
      case 'gained':
        if (workplace.has(seat))
          flights.push({ seat, icon: goodsIcon(args.goods as GoodsId), from: workplace.get(seat)!, to: home(seat) });
    }
  }
  return flights;
}

/** The icon die has a face that stands for any subject. */
function faceOf(word: string): IconName {
  return word === 'any' ? 's-any' : subjectIcon(word as Subject);
}

function placeOf(args: EventShown['args'], seat: number): string[] {
  if (args.space) return target(`space:${args.space}`);
  return [
    ...(args.tile ? target(`tile:${args.tile}`) : []),
    ...(args.slot ? target(`slot:${args.slot}`) : []),
    ...home(seat),
  ];
}
