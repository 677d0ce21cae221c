// The gallery shows every component of every game, as the boards draw it.  A board hangs its pieces there by a file
// `gallery/index.ts` in its folder; the positions they are taken from stand beside it, recorded by tools/generators/gallery_examples.py.
import type { Component } from 'svelte';
import type { BoardProps, EventOf, GameWire } from '../boards/board';
import type { DecisionShown, OptionShown, ResultShown, SeatShown } from '../wire';

/** A moment of a real game, as a seat sees it. */
export interface Example<Wire extends GameWire = GameWire> {
  seat: number;
  seats: SeatShown[];
  view: Wire['view'];
  decision: DecisionShown | null;
  /** What happened with the last choice. */
  fresh: EventOf<Wire>[];
  result: ResultShown | null;
}

export interface GalleryProps<Wire extends GameWire = GameWire> {
  /** The recorded moments of the game by their names in tests/games/<game>/gallery_moments.py. */
  examples: Record<string, Example<Wire>>;
  catalogue: Wire['catalogue'];
  size: BoardProps['size'];
}

interface Titled {
  /** A message id. */
  title: string;
  /** Needs the whole width, such as a board: the themes stand below each other. */
  wide?: boolean;
}
interface Pieces<Wire extends GameWire> extends Titled {
  component: Component<GalleryProps<Wire>>;
}
interface WholeBoards extends Titled {
  /** The whole board at these recorded moments. */
  moments: readonly string[];
  phone?: boolean;
}
export type GalleryGroup<Wire extends GameWire = GameWire> = Pieces<Wire> | WholeBoards;

export interface GalleryModule<Wire extends GameWire = GameWire> {
  Board: Component<BoardProps<Wire>>;
  groups: GalleryGroup<Wire>[];
}

const modules = import.meta.glob('../boards/*/gallery/index.ts') as Record<
  string,
  () => Promise<{ default: GalleryModule }>
>;
const recorded = import.meta.glob('../boards/*/gallery/examples.json', { import: 'default' }) as Record<
  string,
  () => Promise<Record<string, Example>>
>;

/** The games that have something to show. */
export const GAMES: readonly string[] = Object.keys(modules).map((path) => path.split('/').at(-3)!);

export async function galleryOf(game: string): Promise<{ module: GalleryModule; examples: Record<string, Example> }> {
  const [module, examples] = await Promise.all([
    modules[`../boards/${game}/gallery/index.ts`]!(),
    recorded[`../boards/${game}/gallery/examples.json`]?.() ?? {},
  ]);
  return { module: module.default, examples };
}

/** What a board or panel needs to draw an example.  What can be chosen is lit; choosing does nothing. */
export function propsOf<Wire extends GameWire>(
  example: Example<Wire>,
  catalogue: Wire['catalogue'],
  size: BoardProps['size'],
): BoardProps<Wire> {
  const targets = new Map<string, OptionShown[]>();
  for (const option of example.decision?.options ?? []) {
    for (const target of option.targets) targets.set(target, [...(targets.get(target) ?? []), option]);
  }
  const nothing = () => undefined;
  const { view, seat, seats } = example;
  return {
    view,
    catalogue,
    seat,
    seats,
    targets,
    lit: new Set(),
    pick: nothing,
    choose: nothing,
    point: nothing,
    fresh: [],
    speed: 0,
    size,
  };
}
