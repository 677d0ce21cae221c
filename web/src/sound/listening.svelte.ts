// A table that is heard: what happens, and how it ended.  Silent unless somebody has switched the sounds on.
import { untrack } from 'svelte';
import { settings } from '../settings.svelte';
import type { Play } from '../table/play.svelte';
import { hush, playEvents, play as sound } from './sound';

/** Called where the table's page is made. */
export function listenTo(play: Play): void {
  const { connection, board } = play;

  $effect(() => {
    const { fresh } = connection;
    untrack(() => {
      if (fresh.length === 0 || !settings.sounds || play.past !== null) return;
      void playEvents(fresh, board, settings.speed, settings.volume);
    });
  });

  // Whoever skips the moves skips their sounds.
  $effect(() => {
    if (connection.still) void hush();
  });

  let wasOver = untrack(() => connection.state === null || connection.state.result !== null);
  $effect(() => {
    const result = connection.state?.result ?? null;
    if (result !== null && !wasOver) untrack(() => end(result.winners));
    wasOver = result !== null;
  });

  function end(winners: readonly number[]): void {
    if (!settings.sounds || play.own.length === 0) return;
    const won = play.own.some(({ seat }) => winners.includes(seat));
    void sound(won ? 'won' : 'lost', settings.volume, board.duration(connection.fresh) * settings.speed);
  }
}
