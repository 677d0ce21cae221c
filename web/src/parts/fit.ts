// How large a board is shown.  A heavy board is a drawing: laid out for a room of some size, then scaled as a whole.

export interface Room {
  width: number;
  height: number;
}

/** The room that a board was drawn for; without a height it may be as long as it likes, and the page scrolls. */
export interface Drawn {
  width: number;
  height: number | null;
}

export interface Fitted {
  scale: number;
  /** Of the layout, before it is scaled: it fills its room. */
  width: number;
  height: number | null;
}

/** Smaller would be hard to read: from there on the page scrolls. */
const LEAST = 0.8;
const MOST = 2;

/** A stage narrower than this has no room for a board that was drawn so wide. */
export const leastWidth = (drawn: Drawn): number => drawn.width * LEAST;

export function fit(drawn: Drawn, room: Room): Fitted {
  const across = room.width / drawn.width;
  const down = drawn.height === null ? across : room.height / drawn.height;
  const scale = Math.min(Math.max(Math.min(across, down), LEAST), MOST);
  return { scale, width: room.width / scale, height: drawn.height === null ? null : room.height / scale };
}
