// A character's tokens as they lie before it: two slots, and those in hand.
import type { OptionShown, Words } from '../../../wire';
import type { TokenState } from '../labels';
import type { FigureSeen, Token, View } from '../wire';

export interface Slot {
  token: Token | null;
  state: Exclude<TokenState, 'hand' | 'lost'>;
}

/** Questions that come before a token is played. */
const BEFORE = ['free_action', 'play_or_wait', 'adrenaline'];

/** The last token played is the live one while its character acts. */
export function isLive(view: View, figure: FigureSeen, token: Token): boolean {
  if (view.acting !== figure.id || figure.played.at(-1) !== token) return false;
  return !view.asked.some((one) => one.character === figure.id && BEFORE.includes(one.question));
}

/** Slots of others show backs; what was played lies open in the order of play. */
export function slotsOf(view: View, figure: FigureSeen): Slot[] {
  const played = view.phase === 'programming' || view.phase === 'cards' ? [] : figure.played;
  const open = played.map((token): Slot => ({ token, state: isLive(view, figure, token) ? 'live' : 'played' }));
  const set = figure.program
    ? figure.program.map((token): Slot => ({ token, state: 'set' }))
    : Array.from({ length: figure.programmed ?? 0 }, (): Slot => ({ token: null, state: 'back' }));
  return [...open, ...set];
}

/** The tokens that a choice such as `program:look:move` sets; none of another choice. */
export function programOf(key: string): Token[] {
  const [verb, ...tokens] = key.split(':');
  return verb === 'program' ? (tokens as Token[]) : [];
}

/** Why every programme of two that begins with the token would lose it; nothing where one would not. */
export function idleFirst(options: readonly OptionShown[], token: Token): Words | undefined {
  const found = options.filter(({ key }) => key.startsWith(`program:${token}:`));
  return found.every(({ idle }) => idle) ? found[0]?.idle : undefined;
}

/** What may be programmed next after the draft, among the targets. */
export function fits(targets: ReadonlyMap<string, unknown>, draft: Token[], token: Token): boolean {
  if (draft.includes(token) || draft.length > 1) return false;
  return targets.has(draft.length ? `program:${draft[0]}:${token}` : `token:${token}`);
}
