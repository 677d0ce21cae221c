// Tiles and townsfolk are collected from the recorded moments: what is printed on them comes with a view.
import type { Example } from '../../../gallery/gallery';
import { read, type CardSeen, type TileSeen, type View } from '../view';

type Examples = Record<string, Example>;

const views = (examples: Examples): View[] => Object.values(examples).map(({ view }) => read(view));

/** One of each name, in the order of the names. */
function distinct<Thing>(things: Thing[], name: (thing: Thing) => string): Thing[] {
  const found = new Map(things.map((thing) => [name(thing), thing]));
  return [...found.keys()].sort().map((key) => found.get(key)!);
}

/** Every side of every tile that lies in a shop or its stream. */
export function tilesSeen(examples: Examples): TileSeen[] {
  const tiles = views(examples).flatMap(({ merchants }) => merchants.flatMap(({ shop }) => [...Object.values(shop.tiles), ...shop.stream]));
  return distinct(tiles, ({ tile, side }) => `${tile} ${side}`);
}

/** Everybody in a square, on a staff board or with the Peddler. */
export function townsfolkSeen(examples: Examples): CardSeen[] {
  const cards = views(examples).flatMap((view) => [
    ...view.square,
    ...(view.hired ? [view.hired] : []),
    ...(view.peddler?.kept ?? []),
    ...view.merchants.flatMap(({ staff, remembered }) => [...Object.values(staff).filter((card) => card !== null), ...remembered]),
  ]);
  return distinct(cards, ({ card }) => card);
}
