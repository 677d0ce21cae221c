// One WebSocket to one table that stays alive by itself.  A command keeps its identifier until it is answered: after a
// reconnection everything unanswered is sent again, and the server does it once.
import type {
  Advice,
  Because,
  Bye,
  Command,
  Done,
  Hello,
  Link as SeatGiven,
  Notice,
  Refused,
  Sent,
  State,
  Table,
  Talk,
  WayBack,
} from '../wire';

/** Commands that are answered, without what this class adds to them. */
export type Asking = Exclude<Command, { type: 'hello' } | { type: 'look' }>;
export type Asked = Asking extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never;
export type Reply = Done | Refused | Because | Advice | WayBack | SeatGiven;
/** What comes unasked. */
export type News = Table | State | Talk | Notice | Bye;

export type LinkStatus = 'connecting' | 'open' | 'lost' | 'closed';

export interface LinkListener {
  /** What is known already, said first on every connection. */
  hello: () => Hello;
  news: (frame: News) => void;
  status: (status: LinkStatus) => void;
}

/** The part of WebSocket that is used, so that tests can bring their own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/** Close codes after which trying again is useless: no such table, or a frame that was not understood. */
const FINAL_CODES: readonly number[] = [1007, 1008];
const OPEN = 1;

interface Waiting {
  frame: Asking;
  settle: (reply: Reply) => void;
}

export class Link {
  private socket: Socket | null = null;
  private waiting = new Map<string, Waiting>();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly listener: LinkListener,
    private readonly dial: () => Socket,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.listener.status(this.failures === 0 ? 'connecting' : 'lost');
    const socket = this.dial();
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.received(socket, String(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** The network is back, or the page is looked at again: do not wait for the end of the pause. */
  hurry(): void {
    if (this.socket === null && !this.ended) this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close(1000);
    this.socket = null;
  }

  /** Send a command and wait for its answer, over as many connections as that takes. */
  ask(command: Asked): Promise<Reply> {
    const id = randomId();
    const frame = { ...command, id } as Asking;
    return new Promise((settle) => {
      this.waiting.set(id, { frame, settle });
      this.send(frame);
    });
  }

  /** Send something that needs no answer, because `hello` says it again on the next connection. */
  tell(frame: Extract<Command, { type: 'look' }>): void {
    this.send(frame);
  }

  private send(frame: Command): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(frame));
  }

  private opened(socket: Socket): void {
    if (socket !== this.socket) return;
    this.send(this.listener.hello());
    for (const { frame } of this.waiting.values()) this.send(frame);
    this.listener.status('open');
  }

  private received(socket: Socket, text: string): void {
    if (socket !== this.socket) return;
    const frame = JSON.parse(text) as Sent;
    if (frame.type !== 'bye') this.failures = 0; // a full server says goodbye at once: it is asked less and less often
    if (!('id' in frame)) {
      this.listener.news(frame);
      return;
    }
    const asked = this.waiting.get(frame.id);
    this.waiting.delete(frame.id);
    asked?.settle(frame);
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    if (this.ended) return;
    if (FINAL_CODES.includes(code)) {
      this.ended = true;
      this.listener.status('closed');
      return;
    }
    this.failures += 1;
    this.listener.status('lost');
    this.timer = setTimeout(() => this.open(), pause(this.failures, Math.random()));
  }
}

/** Longer after each failure, and never the same for all: a server that comes back is not met by everybody at once. */
export function pause(failures: number, chance: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE) * (0.75 + chance / 2);
}

export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
