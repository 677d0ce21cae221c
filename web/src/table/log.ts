// The log is read by choices: the newest first, the events of one choice in their order.
import type { ChoiceShown, EventShown } from '../wire';

export interface Group {
  choice: number;
  seat: number | null;
  events: EventShown[];
}

/** Groups that were there `before` stay the same objects: their lines need not be drawn again. */
export function groupsOf(events: readonly EventShown[], before: readonly Group[] = []): Group[] {
  const groups: Group[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && last.choice === event.choice) last.events.push(event);
    else groups.push({ choice: event.choice, seat: event.seat, events: [event] });
  }
  const known = new Map(before.map((group) => [group.choice, group]));
  return groups.reverse().map((group) => {
    const same = known.get(group.choice);
    return same?.events.length === group.events.length &&
      same.events.every((event, index) => event === group.events[index])
      ? same
      : group;
  });
}

/** The choices of others between the own turn before and now; `first` is the newest of them. */
export function sinceLastTurn(
  groups: readonly Group[],
  own: ReadonlySet<number>,
): { first: number | null; choices: Set<number> } {
  const isOwn = (group: Group) => group.seat !== null && own.has(group.seat);
  const start = groups.findIndex((group) => !isOwn(group) && group.choice > 0);
  const choices = new Set<number>();
  if (own.size === 0 || start < 0) return { first: null, choices };
  for (const group of groups.slice(start)) {
    if (isOwn(group) || group.choice === 0) break;
    choices.add(group.choice);
  }
  return { first: groups[start]!.choice, choices };
}

/** The choices as the timeline draws them: whose they were, and where another seat's turn begins. */
export function choicesOf(events: readonly EventShown[], choices: number): ChoiceShown[] {
  const seats = new Map(events.map((event) => [event.choice, event.seat]));
  const shown: ChoiceShown[] = [];
  for (let number = 1; number <= choices; number++) {
    const before = shown.at(-1);
    const seat = seats.get(number) ?? before?.seat ?? 0; // a choice that nobody may know of has no events
    shown.push({
      number,
      seat,
      key: '',
      turn: (before?.turn ?? 0) + (before?.seat === seat ? 0 : 1),
      label: { id: '', args: {} },
    });
  }
  return shown;
}
