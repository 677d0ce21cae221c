/** The message that is the title of a lesson. */
export const titleOf = (game: string, lesson: string): string => `${game.replaceAll('_', '-')}-lesson-${lesson}`;
