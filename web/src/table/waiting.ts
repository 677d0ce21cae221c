// Who was asked at the same time: a state tells only who is still waited for.

export interface Asked {
  /** All who were asked, and those of them who are waited for. */
  seats: readonly number[];
  waiting: readonly number[];
  choices: number;
}

export const NOBODY: Asked = { seats: [], waiting: [], choices: -1 };

/** The same question as long as fewer and fewer are waited for; else another one has begun. */
export function askedAfter(before: Asked, waiting: readonly number[], choices: number): Asked {
  const fewer = waiting.length < before.waiting.length || choices === before.choices;
  const goesOn = fewer && waiting.length > 0 && waiting.every((seat) => before.waiting.includes(seat));
  return { seats: goesOn ? before.seats : waiting, waiting, choices };
}
