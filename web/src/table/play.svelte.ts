// What the person at the table is doing: pointing, choosing, asking why not.  It knows no rules: what
// may be chosen are the options the server sent, everything else is asked back to it.
import { SvelteSet } from 'svelte/reactivity';
import { getContext, setContext } from 'svelte';
import type { BoardModule, Prepared } from '../boards/board';
import type { TableConnection } from '../connection/table.svelte';
import type { Asked, Reply } from '../connection/link';
import { api } from '../connection/api';
import { forgetLinks, linksOf, rememberLinks } from '../connection/links';
import { settings } from '../settings.svelte';
import type {
  Because,
  DecisionShown,
  GameShown,
  Json,
  LessonLine,
  LessonShown,
  OptionShown,
  Proposal,
  RulesShown,
  SeatLink,
  SeatShown,
  State,
  Words,
} from '../wire';
import { givenName } from '../words/people';
import { speech } from '../words/words.svelte';
import { Arranged } from './arranged';
import { GoingBack } from './going_back.svelte';
import { Goals } from './goals.svelte';
import { Hints } from './hints.svelte';
import { withoutRemark } from './labels';
import { Guide } from './guide.svelte';
import { Recap } from './recap.svelte';

/** The key of the option that ends a part of the turn, in every game. */
export const END_KEY = 'done';

interface Folded {
  /** The panel's id. */
  panel: string;
  keys: Set<string>;
  groups: Map<string, OptionShown[]>;
}

/** An answer to "why not", and what was asked about. */
export interface WhyNot {
  target: string | null;
  because: Because;
}

export class Play {
  /** Elements that a log line or an option row points at. */
  private readonly hinted = new SvelteSet<string>();
  /** The element the person points at. */
  private pointed = $state<string | null>(null);
  /** The element that stands for several options, while the person chooses among them. */
  private narrowedTo = $state<string | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  /** What the person is putting together on a panel, for the main button. */
  prepared = $state.raw<Prepared | null>(null);
  /** What waits to be confirmed while the board shows what it would do. */
  private previewed = $state.raw<Prepared | null>(null);
  /** The answer to the question that follows the choice on its way, if that offers it. */
  private following: string | null = null;
  readonly hints = new Hints(this);
  readonly back = new GoingBack(this);
  asking = $state(false);
  notice = $state.raw<{ words: Words; rule: string } | null>(null);
  /** The choice that is on its way, what it answers, and the version that it made, once the server has told. */
  private underway = $state.raw<{ key: string; decision: DecisionShown; made: number } | null>(null);
  /** An earlier moment that is looked at instead of the present. */
  past = $state.raw<State | null>(null);
  /** The person has unfolded the options that are put together on a panel. */
  unfolded = $state(false);
  /** The rule that the rules panel shows; null: it is closed. */
  rule = $state<string | null>(null);
  /** Brings the log to the front; the frame knows where it is. */
  openLog: () => void = () => undefined;
  /** The links of seats that this browser invited somebody to, until they are taken. */
  links = $state.raw<SeatLink[]>([]);
  /** Through the lesson that is played at this table, if it is one. */
  readonly guide: Guide;
  /** What happened since the own last choice, while it is shown once more. */
  readonly recap: Recap;
  readonly goals = new Goals(this);
  /** The question on the screen. */
  private question: DecisionShown | null = null;
  /** After how many choices the moment is that is looked at, or is on its way; null: the present. */
  private wanted: number | null = null;

  constructor(
    readonly connection: TableConnection,
    readonly board: BoardModule,
    readonly catalogue: Json,
    private readonly game: GameShown | undefined,
    lesson: LessonShown | null = null,
  ) {
    this.links = linksOf(connection.name);
    this.recap = new Recap(board);
    this.guide = new Guide(connection.name, lesson, () => connection.state?.lesson ?? null);
  }

  /** What is drawn: the present, or the moment that is looked at. */
  state = $derived.by((): State => this.past ?? this.connection.state!);

  get table() {
    return this.connection.table!;
  }

  get title(): string {
    return this.game?.title ?? this.table.game;
  }

  /** The course of the game, in its order. */
  get course(): LessonLine[] {
    return this.game?.lessons ?? [];
  }

  get bots(): string[] {
    return this.game?.bots ?? [];
  }

  /** The game says how it is played, and what its symbols mean. */
  get isExplained(): boolean {
    return this.game?.how_to_play ?? false;
  }

  get seat(): number | null {
    return this.state.seat;
  }

  get seats(): SeatShown[] {
    return this.table.seats;
  }

  own = $derived.by((): SeatShown[] => this.connection.table?.seats.filter((seat) => seat.yours) ?? []);

  /**
   * The key of the choice that is on its way to the screen.  Another question tells that it has arrived, or else the
   * version that it made.  A newer version alone does not, since others may choose at the same time; nor does the reply,
   * since what follows another's choice at once is shown one frame later.
   */
  sent = $derived.by((): string | null => {
    const { underway } = this;
    const { state } = this.connection;
    return underway && state && underway.decision === state.decision && state.version < underway.made
      ? underway.key
      : null;
  });

  /** The open question, while it may be answered: the newest state is shown and nothing is on its way. */
  get decision() {
    const { connection } = this;
    return connection.current && this.past === null && connection.state ? connection.state.decision : null;
  }

  /** The choice that is on its way while there is no connection. */
  get unsent(): OptionShown | null {
    if (this.connection.status === 'open') return null;
    return this.underway?.decision.options.find((option) => option.key === this.sent) ?? null;
  }

  get yourTurn(): boolean {
    return this.decision !== null;
  }

  options = $derived.by((): OptionShown[] => this.decision?.options ?? []);

  targets = $derived.by((): Map<string, OptionShown[]> => {
    const map = new Map<string, OptionShown[]>();
    for (const option of this.options) {
      for (const target of option.targets) {
        const found = map.get(target);
        if (found) found.push(option);
        else map.set(target, [option]);
      }
    }
    return map;
  });

  /** The elements that the board marks as choosable: while the guide asks for a choice, only what it wants. */
  offered = $derived.by((): Map<string, OptionShown[]> => {
    const wanted = new Set(this.guide.asksFor(this.options));
    if (wanted.size === 0) return this.targets;
    const some = [...this.targets].map(
      ([target, options]) => [target, options.filter((one) => wanted.has(one))] as const,
    );
    return new Map(some.filter(([, options]) => options.length > 0));
  });

  /** The options in the list: all, or those that the clicked element stands for. */
  listed = $derived.by((): OptionShown[] => {
    const some = this.narrowedTo === null ? undefined : this.targets.get(this.narrowedTo);
    return some ?? this.options;
  });

  get narrowed(): boolean {
    return this.narrowedTo !== null && this.targets.has(this.narrowedTo);
  }

  /** Options that are put together on a panel of the board, by their headings: they lie folded below it. */
  folded = $derived.by((): Folded | null => {
    if (this.narrowed || this.decision === null) return null;
    const found: Folded = { panel: '', keys: new Set(), groups: new Map() };
    for (const option of this.options) {
      const place = this.board.composed?.(option, this.state.view);
      if (!place) continue;
      found.panel = place.panel;
      found.keys.add(option.key);
      found.groups.set(place.heading, [...(found.groups.get(place.heading) ?? []), option]);
    }
    return found.keys.size > 0 ? found : null;
  });

  /**
   * What stands in the list: options without the folded ones and without the one that ends the turn's part.
   * Of two, to do it or not, neither is more than the other.
   */
  rows = $derived.by((): OptionShown[] => {
    const open = this.listed.filter((option) => !this.folded?.keys.has(option.key));
    return this.listed.length > 2 ? open.filter((option) => option.key !== END_KEY) : open;
  });

  /** The same as it stands in the panel, and the key on the keyboard of each. */
  arranged = $derived.by((): Arranged => {
    const { board, catalogue, seat } = this;
    const rows = this.narrowed ? [] : (board.rows?.(this.rows, this.state.view, catalogue, seat) ?? []);
    return new Arranged(this.rows, rows);
  });

  end = $derived.by((): OptionShown | null =>
    this.listed.length > 1 ? (this.listed.find((option) => option.key === END_KEY) ?? null) : null,
  );

  lit = $derived.by((): Set<string> => new Set([...this.hinted, ...this.guide.targets, ...this.recap.lit]));

  /** Keys of the options that the pointed element stands for. */
  pointedKeys = $derived.by(
    (): Set<string> => new Set((this.targets.get(this.pointed ?? '') ?? []).map((option) => option.key)),
  );

  get speed(): number {
    return this.connection.still ? 0 : settings.speed;
  }

  /** An option in words, without what the board draws as its price. */
  words = (option: OptionShown): string => {
    const label = speech.texts.render(option.label);
    return this.board.price?.isDrawn(option, this.state.view) ? withoutRemark(label) : label;
  };

  /** What the players are called: as they wish, or as their pieces. */
  names = $derived.by((): string[] =>
    this.seats.map((seat) => givenName(seat) || this.board.figureName(this.state.view, seat.seat)),
  );

  nameOf = (seat: number): string => this.names[seat] || speech.t('kernel-player-number', { number: seat + 1 });

  point = (target: string | null): void => {
    this.pointed = target;
  };

  light(targets: readonly string[]): void {
    this.hinted.clear();
    targets.forEach((target) => this.hinted.add(target));
  }

  /** The person clicked an element of the board. */
  pick = (target: string): void => {
    const options = this.targets.get(target) ?? [];
    if (this.asking || options.length === 0) void this.askWhy({ target });
    else if (options.length === 1) void this.choose(options[0]!.key);
    else this.narrow(target);
  };

  /** The main button, Enter and E: what is put together, or else what ends this part of the turn. */
  confirm(): boolean {
    const key = this.ready ? this.ready.key : this.end?.key;
    if (key) void this.choose(key);
    return Boolean(key);
  }

  narrow(target: string | null): void {
    this.narrowedTo = target;
    this.whyNot = null;
  }

  /** What the main button would choose. */
  get ready(): Prepared | null {
    return this.prepared ?? this.previewed;
  }

  /** The key of the option that the board shows before it is confirmed. */
  get shownFirst(): string | null {
    return this.previewed?.key ?? null;
  }

  /** Show first what is to be confirmed; says whether there is such a thing. */
  private preview(key: string): boolean {
    const option = this.options.find((each) => each.key === key);
    const words = option && this.shownFirst !== key ? this.board.confirms?.(option) : null;
    if (!words) return false;
    this.previewed = { key, words: speech.texts.render(words) };
    return true;
  }

  /** Choose an option; one that is to be confirmed is shown first, unless it is meant at once. */
  async choose(key: string, atOnce = false): Promise<void> {
    const { decision } = this;
    if (decision === null || this.sent !== null) return;
    if (this.asking) {
      void this.askWhy({ key });
      return;
    }
    if (!this.guide.allows(key)) {
      this.notice = this.guide.answer(key, this.options);
      return;
    }
    if (!atOnce && this.preview(key)) return;
    this.connection.skip();
    this.recap.stop();
    this.hints.stopWaiting();
    this.following = this.prepared?.key === key ? (this.prepared.then ?? null) : null;
    const { version } = this.connection.state!;
    const underway = (this.underway = { key, decision, made: Infinity });
    const reply = await this.act({ type: 'choose', version, seat: decision.seat, key });
    // Unless the next choice was made meanwhile.
    if (this.underway === underway) this.underway = reply.type === 'done' ? { ...underway, made: reply.version } : null;
    if (reply.type !== 'done') {
      this.following = null;
      return;
    }
    this.notice = null;
    this.goals.chosen();
    this.forgetQuestion(); // the same may be asked again
  }

  /** The number of the last choice that one of the own seats made; 0 is none. */
  lastOwnChoice = $derived.by((): number => {
    const own = new Set(this.own.map((seat) => seat.seat));
    return this.connection.events.filter((event) => event.seat !== null && own.has(event.seat)).at(-1)?.choice ?? 0;
  });

  async propose(what: Proposal['what'], to: number, version = this.connection.state!.version): Promise<void> {
    const seat = this.seat ?? this.own[0]?.seat;
    if (seat === undefined) return;
    await this.act({ type: 'propose', version, seat, what, to });
  }

  async answer(proposal: number, seat: number, yes: boolean): Promise<void> {
    await this.act({ type: 'answer', proposal, seat, yes });
  }

  async askWhy(about: { key?: string; target?: string }): Promise<void> {
    if (this.seat === null || this.past !== null || this.state.result !== null) return;
    const reply = await this.act({
      type: 'why',
      seat: this.seat,
      key: about.key ?? null,
      target: about.target ?? null,
    });
    if (reply.type === 'because') this.whyNot = { target: about.target ?? null, because: reply };
  }

  toggleAsking(): void {
    this.asking = !this.asking;
    this.whyNot = null;
  }

  /** Escape: one step back from whatever is open. */
  cancel(): void {
    if (this.recap.stop()) return;
    if (this.rule !== null) this.rule = null;
    else if (this.goals.isAsked) this.goals.close();
    else if (this.back.way) this.back.way = null;
    else if (this.whyNot) this.whyNot = null;
    else if (this.asking) this.asking = false;
    else if (this.previewed) this.previewed = null;
    else if (this.narrowed) this.narrow(null);
    else if (this.hints.advice) this.hints.forget();
    else if (this.past) this.lookAtPresent();
    else this.notice = null;
  }

  /** A new state is on the screen: what was said about the old one no longer holds. */
  forget(): void {
    this.whyNot = null;
    this.back.way = null;
    this.hinted.clear();
    const { decision } = this.connection.state!;
    // Others may have chosen at the same time: then the question, and the advice about it, still stand.
    const another = decision === null || decision !== this.question;
    if (another) this.forgetQuestion();
    this.question = decision;
    if (another && decision !== null) this.followUp(decision);
  }

  /** The person has answered this question together with the one before. */
  private followUp({ options }: DecisionShown): void {
    const { following } = this;
    this.following = null;
    if (following !== null && options.some(({ key }) => key === following)) void this.choose(following);
  }

  private forgetQuestion(): void {
    this.narrowedTo = null;
    this.previewed = null;
    this.hints.forget();
    this.asking = false;
  }

  /** The server has other rules than this game, which would change it: nothing can be done, only agreed on. */
  get otherRules(): RulesShown | null {
    return this.table.rules.find(({ state }) => state === 'changed' || state === 'left') ?? null;
  }

  /** What is to be told of its rules beside that. */
  get rulesNotes(): RulesShown[] {
    return this.table.rules.filter(
      ({ state }) => state === 'went_on' || (state === 'same' && this.state.result === null),
    );
  }

  get saveAllowed(): boolean {
    return this.table.solo || this.state.result !== null || this.otherRules?.is_over === true;
  }

  get pastAllowed(): boolean {
    return this.saveAllowed && this.otherRules === null;
  }

  /** A choice earlier or later, wherever one looks: also when the last step is still on its way. */
  step(by: -1 | 1): void {
    void this.lookAt((this.wanted ?? this.connection.state!.choices) + by);
  }

  lookAtPresent(): void {
    this.wanted = null;
    this.past = null;
  }

  /** Look at an earlier moment; the last one is the present again. */
  async lookAt(choices: number): Promise<void> {
    const now = this.connection.state!;
    if (!this.pastAllowed || choices < 0) return;
    if (choices >= now.choices) {
      this.lookAtPresent();
      return;
    }
    this.wanted = choices;
    try {
      const { state } = await api.moment(this.table.table, choices, now.seat);
      if (this.wanted === choices) this.past = state; // otherwise somebody has scrubbed on
    } catch {
      this.wanted = this.past?.choices ?? null;
      this.notice = { words: { id: 'web-past-missing', args: {} }, rule: '' };
    }
  }

  /** A seat was handed over: without its link it would be lost, so the link stays at hand until somebody has taken the seat. */
  keepLink(seat: number, secret: string): void {
    this.links = [...this.links.filter((link) => link.seat !== seat), { seat, secret }];
    rememberLinks(this.connection.name, this.links);
  }

  /** All seats are taken: the links are of no more use. */
  forgetLinks(): void {
    this.links = [];
    forgetLinks(this.connection.name);
  }

  /** Send a command; a refusal is said where the prompt is. */
  async act(command: Asked): Promise<Reply> {
    this.notice = null;
    const reply = await this.connection.ask(command);
    if (reply.type === 'refused') this.notice = { words: reply.reason, rule: reply.rule };
    return reply;
  }
}

const KEY = Symbol('play');
export const sharePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext(KEY);
