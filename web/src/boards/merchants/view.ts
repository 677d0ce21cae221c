// What the board reads off a view.
import {
  ADVENTURER_TERMS,
  type Adventurer,
  type Column,
  type Crowd,
  type MerchantSeen,
  type Piece,
  type Preview,
  type ShopSeen,
  type SpaceSeen,
  type View,
} from './wire';

export const PEDDLER: Piece = 'peddler';

/** The seat of a time piece; null is the Peddler's. */
export function seatOf(piece: string): number | null {
  return piece === PEDDLER ? null : Number(piece.replace('player', '')) - 1;
}

/** Everybody of a crowd, one by one. */
export function members(crowd: Crowd): Adventurer[] {
  return ADVENTURER_TERMS.flatMap((kind) => Array.from({ length: crowd[kind] }, () => kind));
}

/** Who acts: the rearmost piece, on the same hour the top one. */
export function acting(view: View): Piece | null {
  return view.phase === 'production' ? (view.clock.pieces[0]?.piece ?? null) : null;
}

/** The boards of a Chronomancer, whose ring and stream are drawn here; those of other merchants are in `areas/shops`. */
export function ringOf(owner: MerchantSeen): ShopSeen | null {
  return owner.shop.merchant === 'chronomancer' ? owner.shop : null;
}

/** What a Chronomancer's choices would make, for whoever is one. */
export function foreseen(view: View): Preview | null {
  const preview = view.yours?.preview ?? null;
  return preview && 'landings' in preview ? preview : null;
}

export function spaceOf(shop: ShopSeen, id: string): SpaceSeen {
  return shop.spaces.find((space) => space.space === id)!;
}

/** The column that the Chronomancer changes: that of the machine he stands in while it is at work, else of the next one. */
export function columnAhead(shop: ShopSeen, atWork: boolean): Column {
  if (atWork) return shop.chronomancer === 'lc' ? 'left' : 'right';
  return ['lc', 'p1', 'p2', 'p3'].includes(shop.chronomancer) ? 'right' : 'left';
}
