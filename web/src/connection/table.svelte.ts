// A table as this browser knows it: what the server said last, what is on the screen, and the commands to it.
import type { BoardModule } from '../boards/board';
import { finishMoves } from '../parts/motion';
import { settings } from '../settings.svelte';
import type { EventShown, Hello, Notice, State, Table, TalkLine, Words } from '../wire';
import { Link, type Asked, type LinkStatus, type News, type Reply, type Socket } from './link';
import { KeptMoments, type Moment } from './moments';
import { ShowQueue } from './queue';
import { shared } from './shared';

/** A state on its way to the screen, with all events up to it and those that are new in it. */
interface Scene {
  state: State;
  events: EventShown[];
  fresh: EventShown[];
}

export class TableConnection {
  table = $state.raw<Table | null>(null);
  /** When the table was told last: what it counts down has run on since. */
  tableAt = $state(0);
  /** The state on the screen; the newest one unless moves are still being shown. */
  state = $state.raw<State | null>(null);
  events = $state.raw<EventShown[]>([]);
  /** What the board still has to animate. */
  fresh = $state.raw<EventShown[]>([]);
  /** Everything that happened between the state shown before and this one, for those who listen. */
  news = $state.raw<EventShown[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  status = $state<LinkStatus>('connecting');
  farewell = $state.raw<Words | null>(null);
  /** What people should know about the table, beside the game. */
  notices = $state.raw<Notice[]>([]);
  /** The newest state is on the screen: choices may be made. */
  current = $state(true);
  /** Moves are being shown. */
  busy = $state(false);
  /** The moves of this state are skipped: draw it without motion. */
  still = $state(false);
  /** What was told since the own last choice, which comes first, and how many choices there were with that. */
  moments = $state.raw<readonly Moment[]>([]);
  since = $state(0);

  private newest: Scene | null = null;
  private seat: number | null = null;
  private readonly kept = new KeptMoments();
  private readonly link: Link;
  private readonly queue: ShowQueue<Scene>;

  constructor(
    readonly name: string,
    private readonly board: () => BoardModule | null,
    dial: () => Socket = () => new WebSocket(socketAddress(name)) as unknown as Socket,
  ) {
    this.queue = new ShowQueue(
      (scene, moving) => this.show(scene, moving),
      (scene) => (this.board()?.duration(scene.fresh) ?? 0) * settings.speed,
      joined,
      () => {
        this.current = !this.queue.behind;
        this.busy = this.queue.busy;
      },
    );
    this.link = new Link(
      { hello: () => this.hello(), news: (frame) => this.hear(frame), status: (status) => (this.status = status) },
      dial,
    );
  }

  open(): void {
    this.link.open();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.queue.stop();
    this.link.close();
  }

  async ask(command: Asked): Promise<Reply> {
    const reply = await this.link.ask(command);
    if (reply.type === 'refused') this.notices = lasting(this.notices);
    if (reply.type === 'done' && command.type === 'choose') {
      this.kept.chose(reply.version);
      this.tellMoments();
    }
    return reply;
  }

  /** Somebody has read it. */
  dismiss(notice: Notice): void {
    this.notices = this.notices.filter((each) => each !== notice);
  }

  /** Look through another of the own seats; null is as a spectator.  Once is enough: the answer may be on its way. */
  look(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.link.tell({ type: 'look', seat });
  }

  /** Show the newest state at once. */
  skip(): void {
    if (!this.queue.busy) return;
    this.still = true;
    this.fresh = [];
    this.queue.skip();
    finishMoves();
  }

  private hurry = (): void => this.link.hurry();

  private hello(): Hello {
    const { newest } = this;
    const known = newest && newest.state.seat === this.seat ? newest : null;
    return {
      type: 'hello',
      seat: this.seat,
      events: known ? count(known.events) : 0,
      version: known ? known.state.version : -1,
    };
  }

  private hear(frame: News): void {
    if (frame.type === 'table') {
      this.table = frame;
      this.tableAt = Date.now();
    } else if (frame.type === 'state') this.receive(frame);
    else if (frame.type === 'notice') this.notices = [...this.notices.filter((each) => !same(each, frame)), frame];
    else if (frame.type === 'talk') this.talk = byNumbers(this.talk, frame.lines);
    else this.farewell = frame.reason;
  }

  private receive(state: State): void {
    this.notices = lasting(this.notices);
    const before = this.newest;
    const sameEyes = before !== null && before.state.seat === state.seat;
    const kept = sameEyes ? before.events.filter((event) => event.number < state.events_from) : [];
    const fresh = sameEyes ? state.events.filter((event) => event.choice > before.state.choices) : [];
    this.seat = state.seat;
    if (before) {
      // Boards draw only what changed; that there is a new view they see all the same.
      state.view = { ...shared(before.state.view, state.view) };
      state.decision = shared(before.state.decision, state.decision);
    }
    this.newest = { state, events: [...kept, ...state.events], fresh };
    if (!sameEyes) {
      // Nothing of what another seat saw or heard may still appear.
      this.queue.stop();
      this.talk = this.talk.filter((line) => line.channel === 'table');
      this.kept.forget();
    }
    this.kept.keep({ state, fresh }, new Set(this.table?.seats.filter((seat) => seat.yours).map(({ seat }) => seat)));
    this.tellMoments();
    this.queue.push(this.newest);
  }

  private tellMoments(): void {
    this.moments = [...this.kept.all];
    this.since = this.kept.since;
  }

  private show(scene: Scene, moving: boolean): void {
    const before = this.state;
    this.news =
      before && before.seat === scene.state.seat ? scene.events.filter((event) => event.choice > before.choices) : [];
    this.still = !moving;
    this.fresh = moving ? scene.fresh : [];
    this.events = scene.events;
    this.state = scene.state;
    this.farewell = null;
  }
}

function socketAddress(table: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** A state or a refusal is the answer to what passing notices spoke of. */
const lasting = (notices: Notice[]): Notice[] =>
  notices.some((each) => each.passing) ? notices.filter((each) => !each.passing) : notices;

const same = (one: Notice, other: Notice): boolean =>
  one.version === other.version && one.reason.id === other.reason.id;

/** How many events are known: one more than the number of the last. */
function count(events: EventShown[]): number {
  return events.length === 0 ? 0 : events[events.length - 1]!.number + 1;
}

/** The later of two scenes with what is fresh in both, unless it was taken back. */
function joined(scene: Scene, later: Scene): Scene {
  const { events_from: from } = later.state;
  return { ...later, fresh: [...scene.fresh.filter((event) => event.number < from), ...later.fresh] };
}

/** Lines of talk by their numbers; a reconnection may bring some again. */
function byNumbers(known: TalkLine[], lines: TalkLine[]): TalkLine[] {
  const all = new Map([...known, ...lines].map((line) => [line.number, line]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}
