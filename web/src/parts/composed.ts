// A choice that is made of several answers, such as a programme of two tokens or a payment with several ways: the server
// offers every combination as an option of its own, and the person puts one of them together.

/** One combination that is offered: the option's key, and its answer to every question by the question's id. */
export interface Way {
  key: string;
  answers: Readonly<Record<string, string>>;
}

export type Picked = Readonly<Record<string, string>>;

/** The ways that agree with everything picked so far. */
export function fitting(ways: readonly Way[], picked: Picked): Way[] {
  return ways.filter((way) => Object.entries(picked).every(([question, answer]) => way.answers[question] === answer));
}

/** Is there a way with this answer, the other picked answers staying as they are? */
export function isOpen(ways: readonly Way[], picked: Picked, question: string, answer: string): boolean {
  return fitting(ways, { ...picked, [question]: answer }).length > 0;
}

/** What was picked, and every answer that follows from it because there is only one left. */
export function settled(ways: readonly Way[], picked: Picked): Picked {
  const left = fitting(ways, picked);
  const all: Record<string, string> = { ...picked };
  for (const question of Object.keys(left[0]?.answers ?? {})) {
    const answers = new Set(left.map((way) => way.answers[question]));
    if (answers.size === 1) all[question] = left[0]!.answers[question]!;
  }
  return all;
}

/** Answer a question; answers given before that no longer fit are dropped, the latest counts. */
export function answered(ways: readonly Way[], picked: Picked, question: string, answer: string): Picked {
  let kept: Record<string, string> = { [question]: answer };
  for (const [other, before] of Object.entries(picked)) {
    const tried = { ...kept, [other]: before };
    if (other !== question && fitting(ways, tried).length > 0) kept = tried;
  }
  return kept;
}

/** The one way that is meant, as soon as there is only one. */
export function theWay(ways: readonly Way[], picked: Picked): Way | null {
  const left = fitting(ways, picked);
  return left.length === 1 ? left[0]! : null;
}
