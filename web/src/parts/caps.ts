// The keys of answers, in the order in which they are given: digits, letters that are no command, the same with Shift.

/** Letters that are commands of the table (`table/keys.ts`): no answer has one of them. */
const COMMANDS = 'bceghiluw';
export const SHIFT = '⇧';

export const DIGITS: readonly string[] = [...'123456789'];
export const LETTERS: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz'].filter(
  (letter) => !COMMANDS.includes(letter),
);

/** All keys, without those letters that something else has. */
export function capsBeside(taken: ReadonlySet<string> = new Set()): string[] {
  const free = LETTERS.filter((letter) => !taken.has(letter));
  return [...DIGITS, ...free, ...free.map((letter) => SHIFT + letter)];
}

/** The place of the key counts where the letters are others, as on a Cyrillic keyboard. */
export const letterOf = (event: KeyboardEvent): string =>
  /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace('Key', '').toLowerCase();

/** Which of these keys was pressed: a digit, or a letter, perhaps with Shift. */
export function capOf(event: KeyboardEvent): string {
  if (/^[1-9]$/.test(event.key)) return event.key;
  return event.shiftKey ? SHIFT + letterOf(event) : letterOf(event);
}

/** As `aria-keyshortcuts` has it. */
export const shortcut = (cap: string): string => cap.toUpperCase().replace(SHIFT, 'Shift+');
