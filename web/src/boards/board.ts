// The small interface between the table and a game's board.  A board is one folder; nothing else knows the game.
import type { Component } from 'svelte';
import type { Sound } from '../sound/vocabulary';
import type { EventShown, Json, OptionShown, ResultShown, SeatShown, Words } from '../wire';

/**
 * What the server says of a game: its `wire.ts` has the types, made from those that the game declares.
 * Of a game from outside, which the generic board draws, nothing is known.
 */
export interface GameWire {
  /** The match as the looking seat sees it (`Game.view`). */
  view: Json;
  /** What is printed on the components (GET /api/games/<game>/catalogue): `catalogue.card.walkman.era` and so on. */
  catalogue: Json;
  /** The arguments of events, by their kinds. */
  events: Json;
}

/** An event of a game: its kind says which arguments it has. */
export type EventOf<Wire extends GameWire> = {
  [Kind in keyof Wire['events'] & string]: EventShown & { kind: Kind; args: Wire['events'][Kind] };
}[keyof Wire['events'] & string];

/** How events sound, by their kinds; the others are silent. */
export type SoundsOf<Wire extends GameWire> = Readonly<Partial<Record<keyof Wire['events'] & string, Sound>>>;

/**
 * What every board component gets.  A board draws; it knows no rules.
 * An element that can be picked says so to the page by the attribute `data-target`,
 * and by `data-can` that it may be chosen now.
 */
export interface BoardProps<Wire extends GameWire = GameWire> {
  view: Wire['view'];
  catalogue: Wire['catalogue'];
  /** The seat that looks; null is a spectator. */
  seat: number | null;
  seats: SeatShown[];
  /** Board elements that may be clicked now, with the options each stands for.  Exactly these are highlighted. */
  targets: ReadonlyMap<string, OptionShown[]>;
  /** All that may be chosen now, in the server's order: for panels on which an option is put together. */
  options?: readonly OptionShown[];
  /** The key of an option that waits to be confirmed: the board shows what it would do. */
  previewed?: string | null;
  /** The key of the option that a hint suggests: panels on which an option is put together show it ready. */
  suggested?: string | null;
  /** Elements that a hovered log line or option row points at. */
  lit: ReadonlySet<string>;
  /** The person clicked (or pressed Enter on) an element: chooses, asks which of several, or asks why not. */
  pick: (target: string) => void;
  /** The person has put an option together on a panel of the board: its key. */
  choose: (key: string) => void;
  /** The person is putting an option together: the main button of the decision panel, Enter and E choose it. */
  prepare?: (prepared: Prepared | null) => void;
  /** The person points at an element (null: at none): the option rows that stand for it light up. */
  point: (target: string | null) => void;
  /** What happened between the view before and this one, to be animated. */
  fresh: EventOf<Wire>[];
  /** All that has happened and may be known, for what a view does not tell. */
  events?: readonly EventOf<Wire>[];
  /** Factor on every duration: 1 is normal, 0.5 twice as fast, 0 is no motion at all. */
  speed: number;
  /** How the game ended: the last blow is drawn, too. */
  result?: ResultShown | null;
  /** The person wants to read who they are and what they want. */
  tellGoal?: () => void;
  /** The width class of the page. */
  size: 'phone' | 'tablet' | 'desktop';
  /** Why-not mode: what is blocked can be reached with Tab too, and `pick` explains instead of choosing. */
  asking?: boolean;
}

/** An option that is put together and not chosen yet. */
export interface Prepared {
  /** Its key; null while something is still missing. */
  key: string | null;
  /** The words on the main button. */
  words: string;
  /** What answers the question that follows at once, if that offers it. */
  then?: string | null;
}

/** One row of the decision panel: a kind of action, what it costs or brings, and its options as small buttons. */
export interface ActionRow {
  /** Its own among the rows of a question. */
  id: string;
  title: Words;
  note?: Words;
  chips: Chip[];
  /** The row's words say what its buttons do: these show their prices alone, and a single one is the whole row. */
  priced?: boolean;
}

/** An option in a row: a destination, a hex, a number. */
export interface Chip {
  /** The option's key. */
  key: string;
  /** None where its price says enough. */
  words?: Words;
  /** Other options that lead to the same, such as another payment: joined to it. */
  or?: Omit<Chip, 'or'>[];
  /** The letter on the keyboard that always chooses this, such as P to pass; one that no command of the table has. */
  letter?: string;
}

/** An option in parts: what it is, and what it does or brings. */
export interface OptionParts {
  head: Words;
  rest?: Words;
}

/** A part of a turn or round, in the strip above the question. */
export interface PhaseShown {
  title: Words;
  when: 'past' | 'now' | 'next';
}

/** Panels beside the board, such as the hand; on a phone each is a tab.  `title` is a message id. */
export interface Panel<Wire extends GameWire = GameWire> {
  id: string;
  title: string;
  component: Component<BoardProps<Wire>>;
  /** Symbol of its tab on a phone, e.g. `ui-cards`. */
  icon?: string;
  /** On a wide screen it is a tab beside the log instead of a panel of its own: for what is rarely looked at. */
  aside?: boolean;
  /** On a tablet it stands above the board. */
  above?: boolean;
  /** It is empty unless an answer is put together on it: then it stands in the decision panel, below the question. */
  answering?: boolean;
}

/** A line of news: an event, with what belongs to it. */
export interface NewsLine {
  event: EventShown;
  text: Words;
}

/** An event of this weight is told in the panel even when the own choice brought it about. */
export const STRIKING = 3;

export interface BoardModule<Wire extends GameWire = GameWire> {
  Board: Component<BoardProps<Wire>>;
  panels: Panel<Wire>[];
  /** Icon of a seat (figure), drawn in the bar and in lists, about 28 px high. */
  Figure: Component<{ view: Wire['view']; seat: number; size: number }>;
  /** A small picture before an option's row, about 24 px; a game without one leaves it out. */
  OptionPicture?: Component<{ option: OptionShown; view: Wire['view']; catalogue: Wire['catalogue']; size: number }>;
  /**
   * What an option costs and brings, as a picture at the end of its row.  Where there is one, it stands instead of the
   * words in brackets at the end of the option's sentence.
   */
  price?: {
    isDrawn: (option: OptionShown, view: Wire['view']) => boolean;
    Picture: Component<{ option: OptionShown; view: Wire['view']; catalogue: Wire['catalogue'] }>;
  };
  /** The plain name of who sits there, e.g. the agent; '' when the game has none. */
  figureName: (view: Wire['view'], seat: number) => string;
  /** The line under the prompt and in the bar: message id with arguments, e.g. cycle and turn. */
  status: (view: Wire['view']) => { id: string; args: Record<string, unknown> };
  /** Where the looking seat is and what it has there, in a sentence under the question. */
  situation?: (view: Wire['view'], seat: number | null, catalogue: Wire['catalogue']) => Words | null;
  /** The parts of a turn or round, with the one that is played now. */
  phases?: (view: Wire['view']) => PhaseShown[];
  /**
   * The options of the open question in few rows, one for each kind of action.  What stands in none of them has a row of
   * its own; a game without this has one for every option.
   */
  rows?: (
    options: readonly OptionShown[],
    view: Wire['view'],
    catalogue: Wire['catalogue'],
    seat: number | null,
  ) => ActionRow[];
  /** An option's name apart from what it does, so that neither is cut off; null: its sentence says it. */
  told?: (option: OptionShown, view: Wire['view'], catalogue: Wire['catalogue']) => OptionParts | null;
  /** Board elements that an event is about, to light them when its log line is pointed at. */
  eventTargets: (event: EventOf<Wire>) => string[];
  /** Whose deed an event is, where that is not simply the seat that has chosen: a colour in the log.  null is nobody's. */
  eventSeat?: (event: EventOf<Wire>, view: Wire['view']) => number | null;
  /** How telling events are where few have room, by their kinds: 1 unless said, 0 is left out, from STRIKING on nothing hides it. */
  weights?: Partial<Record<keyof Wire['events'] & string, number>>;
  /** Events as lines of news, where some are told together, such as a roll and what came of it. */
  retell?: (
    events: readonly EventOf<Wire>[],
    view: Wire['view'],
    catalogue: Wire['catalogue'],
    seat: number | null,
  ) => NewsLine[];
  /** How long the animation of these events takes at normal speed, in milliseconds (at most 1500). */
  duration: (fresh: EventOf<Wire>[]) => number;
  /** What is heard of the events when they have arrived; a game without any leaves it out. */
  sounds?: SoundsOf<Wire>;
  /** Why talking is forbidden while the server says it is: a message and its rule; a game without such rules leaves it out. */
  silence?: (view: Wire['view']) => { id: string; rule: string };
  /** Screens are passed around at one table: must the others look away? */
  hasSecrets: boolean;
  /**
   * The panel in the decision (`answering`) on which this option is put together, such as a programme or a payment: its
   * id and a heading for the option.  The options lie folded below it, by their headings.
   */
  composed?: (option: OptionShown, view: Wire['view']) => { panel: string; heading: string } | null;
  /** Options that are shown on the board first and then confirmed with the main button: the words on that. */
  confirms?: (option: OptionShown) => Words | null;
  /** The board needs the room: the column beside it is narrow, and on a tablet the decision is a bar at the bottom. */
  heavy?: boolean;
}

/** A figure by itself, for people who choose one before the game: `portrait.ts` of a board's folder, small enough for the first page. */
export type Portrait = Component<{ id: string; seat: number; size: number }>;
