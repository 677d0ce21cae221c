// What a person has said about adrenaline beside the programme: asked every time, unless they have said otherwise.  It is
// kept for this table in this browser, and answers only right after the own programme, so that undo comes back to the question.
export const ADRENALINE_ANSWERS = ['ask', 'no', 'yes'] as const;
export type AdrenalineAnswer = (typeof ADRENALINE_ANSWERS)[number];

class Remembered {
  private table = $state('');
  private said = $state<AdrenalineAnswer>('ask');

  /** The tables of one browser are told apart by their addresses. */
  private get place(): string {
    return `adrenaline:${location.pathname}`;
  }

  get answer(): AdrenalineAnswer {
    if (this.table === this.place) return this.said;
    return sessionStorage.getItem(this.place) === 'no' ? 'no' : 'ask';
  }

  /** "Declare" is for one round and is not kept. */
  set answer(answer: AdrenalineAnswer) {
    this.table = this.place;
    this.said = answer;
    sessionStorage.setItem(this.place, answer === 'no' ? 'no' : 'ask');
  }

  /** The option that the next question is answered with. */
  get key(): string | null {
    return this.answer === 'ask' ? null : `adrenaline:${this.answer}`;
  }
}

export const remembered = new Remembered();
