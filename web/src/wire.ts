// Made by tools/generate from wire*.py in src/chronotable/server. Do not edit.

export type Json = Record<string, any>;

/**
 * A named thing of a game; its name is the message `<game>-<kind>-<id>`, or in `names` for things of packs.
 */
export interface Name {
  game: string;
  kind: string;
  ref: string;
  names?: Record<string, string>;
}

/**
 * A message of the Fluent files; an argument is a number, a string, a Name, other Words, or a list of these.
 */
export interface Words {
  id: string;
  args: Json;
}

/**
 * A pack of an owner of the game, known by the hash of its content.
 *
 * `records` are the lists it brings, in the words of its file, each with the ids in it; none where it has no ids.
 */
export interface PackShown {
  hash: string;
  name: string;
  records: Record<string, string[]>;
}

/**
 * One thing that may be chosen, and the board elements it points at; `idle` says why it would change nothing.
 */
export interface OptionShown {
  key: string;
  label: Words;
  targets: string[];
  rule: string;
  idle?: Words;
}

/**
 * The open question of the seat that looks.
 */
export interface DecisionShown {
  seat: number;
  prompt: Words;
  options: OptionShown[];
  rule: string;
}

/**
 * Something that happened, as the seat may see it: `args` for the board, `text` for the log.
 *
 * `choice` is the number of the choice it belongs to (0: the set-up), `seat` whose choice that was.
 */
export interface EventShown {
  number: number;
  choice: number;
  seat: number | null;
  kind: string;
  args: Json;
  text: Words;
}

/**
 * What was taken back last may come again: then there are so many choices.
 *
 * `free`: it was the own undo, and `redo` is enough; else all must agree to it, as they did to the takeback.
 */
export interface RedoShown {
  choices: number;
  free: boolean;
}

/**
 * Who the looking seat is and what it wants; a spectator is nobody.  `secret`: others must not see the screen.
 */
export interface BriefShown {
  goal: Words;
  end: Words;
  who: Words | null;
  side: Words | null;
  rule: string;
  secret: boolean;
}

/**
 * How far the learner has come: `at` is the first step that still waits for something, or behind the last one.
 *
 * `fits`: or else the game has gone on without the lesson.  `keys` are the options that the step waits for, `answers`
 * what it says to some of the others.
 */
export interface LessonStanding {
  at: number;
  fits: boolean;
  keys: string[];
  answers: Record<string, Words>;
}

/**
 * What threatens the looking seat (`danger`) or has befallen it (`fate`), with what it can still do.
 */
export interface FateShown {
  grade: 'danger' | 'fate';
  text: Words;
  rule: string;
}

/**
 * What a seat had at the end, or somebody who plays without one and has a `name` of their own.
 *
 * `numbers` has one for each column, `notes` say what they were and what became of them.
 */
export interface SheetRow {
  seat: number | null;
  name: Words | null;
  numbers: number[];
  total: number | null;
  notes: Words[];
}

/**
 * The end of a game as a table: categories, everybody's numbers, and what else is to be known of it.
 */
export interface SheetShown {
  columns: Words[];
  rows: SheetRow[];
  facts: Words[];
}

/**
 * How the game ended.  `victor` says who or what won, where the names of the winning seats do not.
 */
export interface ResultShown {
  winners: number[];
  scores: number[];
  reason: Words;
  details: Json;
  victor: Words | null;
  sheet: SheetShown | null;
}

/**
 * Who sits where.
 *
 * `here`: somebody is connected; `yours`: this browser holds the seat; `lent`: a bot plays it for a person;
 * `browsers`: how many hold it; `begun`: whoever sits there has chosen something; `offered`: anybody may sit down;
 * `bot_in`: after so many seconds the others may agree on a bot, since nobody is there.
 */
export interface SeatShown {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string | null;
  here: boolean;
  yours: boolean;
  lent: boolean;
  browsers: number;
  begun: boolean;
  offered: boolean;
  bot_in: number | null;
}

/**
 * Something all people at the table must agree to: a takeback to choice `to`, or a bot for the absent seat `to`.
 *
 * A `redo` takes the last takeback back: then there are `to` choices again.  `again`: a new game with the same seats.
 */
export interface Proposal {
  number: number;
  what: 'again' | 'end' | 'go_on' | 'redo' | 'replace' | 'takeback';
  by: number;
  to: number;
  agreed: number[];
  missing: number[];
}

/**
 * A line of table talk; `team` lines reach the team only.
 */
export interface TalkLine {
  number: number;
  seat: number | null;
  name: string;
  channel: 'table' | 'team';
  text: string;
  at: number;
}

/**
 * A move that a hint speaks of: an option of the question, or a later one of the plan, with where it points.
 */
export interface MoveShown {
  key: string;
  label: Words;
  targets: string[];
}

/**
 * The first frame: which seat looks (None: own first seat, else a spectator) and what is known already.
 */
export interface Hello {
  type: 'hello';
  seat?: number | null;
  events?: number;
  version?: number;
}

/**
 * Look through another of the own seats (None: as a spectator).
 */
export interface Look {
  type: 'look';
  seat: number | null;
}

export interface Choose {
  type: 'choose';
  id: string;
  version: number;
  seat: number;
  key: string;
}

export interface Undo {
  type: 'undo';
  id: string;
  version: number;
  seat: number;
}

/**
 * What the own undo took back comes again, as it was, unless somebody has chosen since.
 */
export interface Redo {
  type: 'redo';
  id: string;
  version: number;
  seat: number;
}

/**
 * What would go if all were taken back to the first `to` choices, or (None) to before the last own one?
 */
export interface Back {
  type: 'back';
  id: string;
  seat: number;
  to?: number | null;
}

export interface Propose {
  type: 'propose';
  id: string;
  version: number;
  seat: number;
  what: 'again' | 'end' | 'go_on' | 'redo' | 'replace' | 'takeback';
  to: number;
}

export interface Answer {
  type: 'answer';
  id: string;
  proposal: number;
  seat: number;
  yes: boolean;
}

/**
 * Why is a key not offered, or nothing to be done with a board element?
 */
export interface Why {
  type: 'why';
  id: string;
  seat: number;
  key?: string | null;
  target?: string | null;
}

export interface Hint {
  type: 'hint';
  id: string;
  seat: number;
}

export interface Say {
  type: 'say';
  id: string;
  seat: number;
  text: string;
  channel?: 'table' | 'team';
}

export interface Rename {
  type: 'rename';
  id: string;
  seat: number;
  name: string;
}

/**
 * Give the own seat to a bot, or (None) take it back.
 */
export interface Lend {
  type: 'lend';
  id: string;
  seat: number;
  bot: string | null;
}

/**
 * Make a new link for the own seat; the old one and this browser's hold on it end.
 */
export interface HandOver {
  type: 'handover';
  id: string;
  seat: number;
}

/**
 * Make a link for another device of the own person: it can be used once, and soon.
 */
export interface Device {
  type: 'device';
  id: string;
  seat: number;
}

/**
 * The host frees a seat whose person has not chosen anything yet, and gets a new link for it.
 */
export interface Free {
  type: 'free';
  id: string;
  seat: number;
}

/**
 * The rules a match was played under are not those of the program, or were not always.
 *
 * `same`: others, which replay it to the same positions.  `changed`: others, which do not; nothing can be done until
 * everybody agrees to go on.  `went_on`: they have agreed, and the match began anew from that position.  `left`: the
 * rules are its own again, but meanwhile everybody agreed to leave it at that.
 */
export interface RulesShown {
  state: 'changed' | 'left' | 'same' | 'went_on';
  was: string;
  now: string;
  number: number;
  is_kept: boolean;
  behind: number;
  is_over: boolean;
  unproven: boolean;
}

/**
 * The table around the match; sent first and whenever something of it changes.
 */
export interface Table {
  type: 'table';
  table: string;
  game: string;
  name: string;
  called: Words;
  options: Json;
  seats: SeatShown[];
  proposals: Proposal[];
  listed: boolean;
  undo: boolean;
  hints: boolean;
  solo: boolean;
  team_talk: boolean;
  parent: string | null;
  parent_at: number | null;
  commitment: string;
  commitments: string[];
  known: ('branched' | 'guided' | 'handed' | 'loaded' | 'seen')[];
  rules: RulesShown[];
  host: boolean;
  watching: number;
  lesson: string | null;
  packs: PackShown[];
  again: string | null;
}

/**
 * The match as the looking seat sees it.  Events before `events_from` stay as they are, later ones are replaced.
 */
export interface State {
  type: 'state';
  version: number;
  choices: number;
  waiting: number[];
  talk_forbidden: boolean;
  result: ResultShown | null;
  view: Json;
  events_from: number;
  events: EventShown[];
  seat: number | null;
  decision: DecisionShown | null;
  can_undo: boolean;
  redo: RedoShown | null;
  brief: BriefShown | null;
  fates: FateShown[];
  lesson?: LessonStanding;
}

/**
 * The command was carried out (now or when it was sent first).
 */
export interface Done {
  type: 'done';
  id: string;
  version: number;
}

/**
 * The command changed nothing.  `stale`: it was made for an older version; the fresh state follows.
 */
export interface Refused {
  type: 'refused';
  id: string;
  reason: Words;
  rule: string;
  stale: boolean;
}

/**
 * The answer to Why; `keys` are what pointing at the element could have meant.
 */
export interface Because {
  type: 'because';
  id: string;
  allowed: boolean;
  reason: Words;
  rule: string;
  keys: string[];
}

/**
 * The answer to Hint: the bot's favourite, why, what comes to the same, and how the plan goes on.
 *
 * `why` is a part of a sentence, to stand behind a colon; `reasoned`: it names something that decides.  The first move
 * of the plan is the favourite itself.
 */
export interface Advice {
  type: 'advice';
  id: string;
  bot: string;
  key: string;
  why: Words;
  reasoned: boolean;
  equal: MoveShown[];
  plan: MoveShown[];
}

/**
 * The answer to Back: so many choices, `to`, would be left, and `takes` counts by seat those that would go.
 *
 * `choice` is what was chosen first of these, if it was the own choice.
 */
export interface WayBack {
  type: 'wayback';
  id: string;
  version: number;
  to: number;
  choice: Words | null;
  takes: number[];
}

export interface Talk {
  type: 'talk';
  lines: TalkLine[];
}

/**
 * Something about the table that is no part of the game, for the people at it; `version` is when it was.
 *
 * `passing`: of no interest any more when the next state or refusal comes.
 */
export interface Notice {
  type: 'notice';
  reason: Words;
  version: number;
  passing: boolean;
}

/**
 * The new secret of a seat that is handed over or freed, or for another device: the page makes a link of it.
 */
export interface Link {
  type: 'link';
  id: string;
  seat: number;
  secret: string;
}

/**
 * The server closes the socket; the reason is for people.
 */
export interface Bye {
  type: 'bye';
  reason: Words;
}

/**
 * Who is to sit on a seat of a new table: this browser, somebody by link, or a bot.
 */
export interface SeatWanted {
  kind: 'bot' | 'link' | 'me';
  bot?: string | null;
  name?: string;
}

/**
 * POST /api/tables.  `seats` in seat order; missing ones are `me`.  `packs` are hashes, applied in this order.
 */
export interface NewTable {
  game: string;
  options?: Json;
  seats?: SeatWanted[];
  name?: string;
  listed?: boolean;
  undo?: boolean;
  hints?: boolean;
  lesson?: string | null;
  packs?: string[];
}

/**
 * POST /api/tables/load: a save in the notation becomes a table.
 *
 * `go_on`: from its last position under the rules here, if they would play it differently.
 */
export interface LoadTable {
  save: string;
  seats?: SeatWanted[];
  name?: string;
  go_on?: boolean;
}

/**
 * POST /api/tables/<table>/branch: another timeline from the point after `at` choices.
 */
export interface BranchTable {
  at: number;
  seats?: SeatWanted[];
  name?: string;
}

export interface SeatLink {
  seat: number;
  secret: string;
}

/**
 * The new table, and the secrets of the seats that are filled by link.
 */
export interface TableMade {
  table: string;
  links: SeatLink[];
}

/**
 * POST /api/tables/<table>/claim: take the seat of a secret link.  The link is used up by that.
 */
export interface Claim {
  secret: string;
  name?: string;
}

/**
 * POST /api/tables/<table>/invitation: what would a secret link give?  Asking takes nothing.
 */
export interface Ask {
  secret: string;
}

/**
 * POST /api/tables/<table>/code, with the secret of a seat's link: a short code that gives the same seat, once.
 */
export interface CodeMade {
  code: string;
  seconds: number;
}

/**
 * POST /api/join: which seat a short code is for.  With it as the secret, the seat can be asked about and taken.
 */
export interface TryCode {
  code: string;
}

export interface CodeFound {
  table: string;
  code: string;
}

/**
 * What a secret link gives: a seat, or (`device`) the own seat on another device.
 *
 * `by` is who made the table, if they have a name there; `people` are the names of those who sit there already.
 */
export interface Invitation {
  game: string;
  name: string;
  called: Words;
  by: string;
  seat: number;
  seats: number;
  people: string[];
  status: 'device' | 'open' | 'taken' | 'yours';
  known: ('branched' | 'guided' | 'handed' | 'loaded' | 'seen')[];
  choices: number;
  over: boolean;
}

/**
 * POST /api/tables/<table>/sit: take an open seat of a listed table.
 */
export interface SitDown {
  seat: number;
  name?: string;
}

export interface Seated {
  seat: number;
}

/**
 * Who won: seats, or as `victor` says.
 */
export interface Ended {
  winners: number[];
  victor: Words | null;
}

/**
 * A table in a list: the own ones (GET /api/mine) and the lobby (GET /api/lobby).
 */
export interface TableLine {
  table: string;
  game: string;
  name: string;
  called: Words;
  seats: SeatShown[];
  choices: number;
  your_turn: boolean;
  waiting: number[];
  over: boolean;
  updated: number;
  known: ('branched' | 'guided' | 'handed' | 'loaded' | 'seen')[];
  summary: Json;
  ended: Ended | null;
}

/**
 * A lesson in the list of a course; its title is the message `<game>-lesson-<id>`.
 */
export interface LessonLine {
  id: string;
  minutes: number;
}

/**
 * A step of a lesson: its text, what it lights, the rules it is about, and what it waits for; None: to be read.
 */
export interface LessonStepShown {
  text: string;
  targets: string[];
  rules: string[];
  waits: 'choice' | 'event' | null;
}

/**
 * GET /api/games/<game>/lessons/<lesson>: what is told.  How far a table has come is in its State.
 *
 * `title` is a message; a puzzle, which is a lesson of only choices, has a `grade`, too.
 */
export interface LessonShown {
  id: string;
  title: string;
  grade: number | null;
  minutes: number;
  steps: LessonStepShown[];
}

/**
 * A puzzle, which begins like the lesson of that id; its title is a message.  `grade`: 1 is easy, 3 is hard.
 */
export interface PuzzleLine {
  game: string;
  id: string;
  title: string;
  grade: number;
}

/**
 * GET /api/games/<game>/puzzles?day=2026-11-19: the easiest first, and the puzzle of that day, of whatever game.
 */
export interface PuzzlesShown {
  puzzles: PuzzleLine[];
  today: PuzzleLine | null;
}

/**
 * GET /api/games: a game that can be played here; those of the house first, and the simplest of them before others.
 *
 * `minutes` (at least, at most), `age` and `weight` (1 is light, 5 is heavy) are what it says of itself, if it does.
 */
export interface GameShown {
  name: string;
  title: string;
  least: number;
  most: number;
  minutes: [number, number] | null;
  age: number | null;
  weight: number | null;
  schema: Json;
  presets: Record<string, Json>;
  bots: string[];
  cooperative: boolean;
  how_to_play: boolean;
  lessons: LessonLine[];
  packs: PackShown[];
}

/**
 * A component of the game's board and what it is drawn with; `view` names one of the tables of the page.
 */
export interface PictureShown {
  component: string;
  props: Json;
  box: number[] | null;
  view: string | null;
  width: number | null;
  colours: string | null;
}

/**
 * A message, the rules that it explains, and perhaps a drawing.
 */
export interface ItemShown {
  text: string;
  rules: string[];
  picture: PictureShown | null;
}

/**
 * Items under one heading, which is a message.
 */
export interface SectionShown {
  name: string;
  title: string;
  items: ItemShown[];
}

/**
 * A symbol of the board: messages for what it is called and, unless its group says it, what it means.
 */
export interface SymbolShown {
  symbol: string;
  name: string;
  text: string | null;
  picture: PictureShown | null;
  rules: string[];
}

/**
 * Symbols of one kind; `title` and `text` are messages.
 */
export interface SymbolGroup {
  title: string;
  text: string | null;
  symbols: SymbolShown[];
  rules: string[];
}

/**
 * GET /api/games/<game>/how-to-play: a few sections, the legend of all symbols, and the tables in the pictures.
 */
export interface HowToPlayShown {
  sections: SectionShown[];
  legend: SymbolGroup[];
  views: Record<string, Json>;
}

/**
 * GET /api/games/<game>/rules/pictures: what is drawn beside its rules, by their IDs, and the tables in it.
 */
export interface RulePicturesShown {
  pictures: Record<string, PictureShown[]>;
  views: Record<string, Json>;
}

/**
 * GET /api/tables/<table>/moment?at=17&seat=0: how the match stood after `at` choices.
 */
export interface Moment {
  at: number;
  state: State;
}

/**
 * A choice on the timeline; `label` is absent while it is secret.
 */
export interface ChoiceShown {
  number: number;
  seat: number;
  key: string;
  turn: number;
  label: Words;
}

/**
 * What can be measured of a match, after the set-up and after every choice.
 *
 * Of a seat, of somebody without one (`whose`), or of the whole table.  Lines of one name belong into one picture.
 */
export interface CourseLine {
  name: Words;
  seat: number | null;
  whose: Words | null;
  values: (number | null)[];
}

/**
 * A round, day or Era, from the moment after so many choices on.
 */
export interface CoursePart {
  at: number;
  name: Words;
}

/**
 * A choice that changed much: by how much, and on which line.
 */
export interface CourseChange {
  number: number;
  seat: number;
  label: Words;
  line: number;
  by: number;
}

/**
 * GET /api/tables/<table>/course: how the match went, for those who may look back at all of it.
 */
export interface CourseShown {
  lines: CourseLine[];
  parts: CoursePart[];
  changes: CourseChange[];
}

/**
 * One of the choices that cost most: what it cost in ten-thousandths, and the plan that was better.
 */
export interface TurnShown {
  number: number;
  cost: number;
  told: Words;
  better: Words;
}

/**
 * GET /api/tables/<table>/analysis: where a finished game turned.  Lines in percent; none without data.
 *
 * Its course has the choices that cost most as its changes; `turns` say more of them, in the same order.
 */
export interface AnalysisShown {
  course: CourseShown;
  shares: Words[];
  turns: TurnShown[];
  behind: Words;
}

/**
 * A node of the tree of timelines.
 */
export interface Branch {
  table: string;
  name: string;
  called: Words;
  parent: string | null;
  at: number | null;
  choices: number;
  over: boolean;
  yours: boolean;
}

/**
 * GET /api/tables/<table>/timeline: who sat where, the choices in order, and the tree this table is part of.
 */
export interface Timeline {
  seats: SeatShown[];
  choices: ChoiceShown[];
  tree: Branch[];
}

/**
 * A secret that is none any more: from which choice on chance followed from it, and how (docs/chance.md).
 */
export interface SeedShown {
  start: number;
  seed: string;
  takebacks: number;
  chance: number;
}

/**
 * GET /api/tables/<table>/proof, when the game is over: the seeds, and whether every outcome follows from them.
 *
 * A commitment is the BLAKE2b hash of its seed (32 bytes, person `chronotable`).  A browser checks that by itself,
 * and draws every outcome again; that the rules asked for just these draws it has to believe.
 */
export interface Proof {
  seeds: SeedShown[];
  commitments: string[];
  outcomes: number[][];
  bounds: number[][];
  verified: boolean;
  known: ('branched' | 'guided' | 'handed' | 'loaded' | 'seen')[];
}

/**
 * A piece of a rule's text: its `text`, or (strong, em) the `spans` in it.
 *
 * A `rule` is the ID of one, a `tag` says where something comes from; a `term` has the ID of the rule that explains
 * it, and what the text says inside.
 */
export interface Span {
  kind: 'code' | 'em' | 'rule' | 'strong' | 'tag' | 'term' | 'text';
  text: string;
  spans: Span[];
}

/**
 * A paragraph has one row of one cell, a list one row for each item; only a table has more cells, and a head.
 */
export interface Block {
  kind: 'list' | 'ordered' | 'paragraph' | 'table';
  rows: Span[][][];
  head: Span[][];
}

/**
 * GET /api/games/<game>/rules?lang=<language>: a rule of the ledger.
 *
 * `language` is that of its text; what it rests on (printed, public, mixed or ours, `source`, `ruling`) is English.
 */
export interface RuleShown {
  id: string;
  section: number;
  section_title: string;
  text: Block[];
  ground: string;
  language: string;
  source: Block[];
  ruling: Block[];
  before: Block[];
}

/**
 * GET /api/games/<game>/glossary?lang=<language>: what a thing is called, and the rule that explains it.
 */
export interface TermShown {
  name: string;
  rule: string;
}

/**
 * GET /api/keeping: after how many days without any news tables are deleted; None: they are kept.
 */
export interface Keeping {
  days: number | null;
}

/**
 * The body of every error answer.
 */
export interface Problem {
  reason: Words;
  rule: string;
  can_go_on: boolean;
}

/**
 * What a piece, a space or a number is, and the rule by which it counts.
 */
export interface ThingShown {
  name: string;
  text: string;
  rule: string;
}

/**
 * Told once: when an event of these kinds is told, or a question is asked that is one of these messages.
 */
export interface FirstNoteShown {
  name: string;
  text: string;
  rule: string;
  events: string[];
  questions: string[];
}

/**
 * GET /api/games/<game>/things?lang=<language>: what lies on the table, and what is told when it first matters.
 *
 * Things by the kinds of board elements, by single elements (`token:push`), and by names of numbers.
 */
export interface ThingsShown {
  things: Record<string, ThingShown>;
  first_notes: FirstNoteShown[];
}

/**
 * A rule: what it is called (its bold words, and the names of things it defines), and what it says.
 */
export interface RuleWords {
  called: string;
  chapter: number;
  id: string;
  text: string;
}

/**
 * An index as it is kept: words are separated by spaces, a form that begins with `-` is an ending of its word.
 */
export interface IndexData {
  alike: Record<string, string>;
  chapters: Record<string, string>;
  endings: Record<string, string>;
  forms: Record<string, string>;
  language: string;
  made_from: string;
  prefix: string;
  prefixes: string;
  retold: number[];
  rules: RuleWords[];
  synonyms: Record<string, string>;
  unspoken: string;
}

export type Command = Hello | Look | Choose | Undo | Redo | Back | Propose | Answer | Why | Hint | Say | Rename | Lend | HandOver | Device | Free;

export type Sent = Table | State | Done | Refused | Because | Advice | WayBack | Talk | Notice | Link | Bye;
