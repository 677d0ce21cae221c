// Who has won, in one sentence: the bar, the result and the lists say the same.
import type { ResultShown, Words } from '../wire';
import { speech } from '../words/words.svelte';

type Won = Pick<ResultShown, 'winners'> & { victor?: Words | null };

/** A victor who is no seat, or more than the seats' names say; else the winners by their names. */
export function headline({ winners, victor }: Won, nameOf: (seat: number) => string): string {
  if (victor) return speech.texts.render(victor);
  if (winners.length === 0) return speech.t('web-end-nobody');
  return speech.t('web-end-winners', { names: winners.map(nameOf), n: winners.length });
}

/** The same to those who took part: they have won, or lost to other seats. */
export function ownHeadline(
  result: ResultShown,
  own: number[],
  seats: number,
  nameOf: (seat: number) => string,
): string {
  if (own.some((seat) => result.winners.includes(seat)))
    return speech.t('web-end-won', { all: result.winners.length === seats ? 'yes' : 'no' });
  if (own.length > 0 && result.winners.length > 0 && !result.victor) return speech.t('web-end-lost');
  return headline(result, nameOf);
}
