// The words of games that the page was built without.

/** The Fluent texts of a game in a language; nothing where there are none, so that English or the plain words stand in. */
export async function gameTexts(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts/${language}`).catch(() => null);
  return answer?.ok ? answer.text() : '';
}
