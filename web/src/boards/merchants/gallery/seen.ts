// Tiles are collected from the recorded moments: what is printed on them comes with a view.
import type { Example } from '../../../gallery/gallery';
import type { TileSeen, Wire } from '../wire';

/** Every side of every tile that lies in a shop or its stream, in the order of their names. */
export function tilesSeen(examples: Record<string, Example<Wire>>): TileSeen[] {
  const shops = Object.values(examples).flatMap(({ view }) => view.merchants.map(({ shop }) => shop));
  const found = new Map(
    shops
      .flatMap(({ tiles, stream }) => [...Object.values(tiles), ...stream])
      .map((tile) => [`${tile.tile} ${tile.side}`, tile]),
  );
  return [...found.keys()].sort().map((key) => found.get(key)!);
}
