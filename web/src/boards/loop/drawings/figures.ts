// Which drawing stands for an agent; agents out of packs share one.
const DRAWN = new Set(['time_thief', 'mr_time', 'exterminatrix_404', 'cztwyzzek', 'v_girl']);

export function pawnSymbol(agent: string): string {
  return `lp-pawn-${DRAWN.has(agent) ? agent : 'agent'}`;
}
