// How a game is played: the server has its pages as data, and the board draws the pictures in them.  A board says by a file
// `how_to_play.ts` in its folder what it can draw; a game without one has words only.
import type { Component } from 'svelte';
import type { BoardProps, GameWire } from '../boards/board';
import Icon from '../parts/Icon.svelte';
import StandIn from '../parts/StandIn.svelte';
import { api } from '../connection/api';
import type { HowToPlayShown, Json, RulePicturesShown } from '../wire';
import type { Language } from '../words/fluent';
import { speech } from '../words/words.svelte';

export interface DrawnModule<Wire extends GameWire = GameWire> {
  /** The components that pictures may name, by their files: `./pieces/Clone.svelte`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each has props of its own, which the data names
  components: Record<string, Component<any>>;
  /** What parts of the board need of the table. */
  lay: (props: () => BoardProps<Wire>) => unknown;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
const SHARED: Record<string, Component<any>> = { 'parts/Icon': Icon, 'parts/StandIn': StandIn };

/** The component of a picture, if there is one of that name. */
export const componentOf = (drawing: Drawing, name: string) =>
  SHARED[name] ?? drawing.drawn?.components[`./${name}.svelte`];

/** All that is needed to draw pictures of a game. */
export interface Drawing {
  views: Record<string, Json>;
  drawn: DrawnModule | null;
  catalogue: Json;
}

/** The pages of a game with all that is needed to draw them. */
export interface Pages extends HowToPlayShown, Drawing {}

const modules = import.meta.glob('../boards/*/how_to_play.ts') as Record<
  string,
  () => Promise<{ default: DrawnModule }>
>;
const words = import.meta.glob('../../../src/chronotable/games/*/locale/*/*_how_to_play.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;

export async function pagesOf(game: string): Promise<Pages> {
  const [shown, drawing] = await Promise.all([
    api.howToPlay(game),
    drawingOf(game),
    speech.need('learning'),
    speech.bring(`${game}/how_to_play`, (language) => wordsOf(game, language)),
  ]);
  return { ...shown, ...drawing };
}

/** What is drawn beside the rules of a game, by their IDs; `null` where nothing is. */
export async function rulePicturesOf(game: string): Promise<(RulePicturesShown & Drawing) | null> {
  const shown = await api.rulePictures(game);
  return Object.keys(shown.pictures).length ? { ...shown, ...(await drawingOf(game)) } : null;
}

async function drawingOf(game: string): Promise<Omit<Drawing, 'views'>> {
  const [drawn, catalogue] = await Promise.all([
    modules[`../boards/${game}/how_to_play.ts`]?.(),
    api.catalogue(game),
    speech.need(game),
  ]);
  return { drawn: drawn?.default ?? null, catalogue };
}

/** Of a game from outside all words come together, from the server. */
function wordsOf(game: string, language: Language): Promise<string>[] {
  const mine = `/games/${game}/locale/${language}/`;
  return Object.entries(words).flatMap(([path, load]) => (path.includes(mine) ? [load()] : []));
}
