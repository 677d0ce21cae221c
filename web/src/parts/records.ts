// Records by words: what JavaScript gives back as any string is one of the words.

export const keysOf = <Word extends string>(record: Partial<Record<Word, unknown>>): Word[] =>
  Object.keys(record) as Word[];

export const entriesOf = <Word extends string, Value>(record: Partial<Record<Word, Value>>): [Word, Value][] =>
  Object.entries(record) as [Word, Value][];

/** Is it one of these words? */
export const isOneOf = <Word extends string>(words: readonly Word[], word: string | undefined): word is Word =>
  words.includes(word as Word);
