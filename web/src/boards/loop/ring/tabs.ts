// Available cards are tucked under the rim of their era: how wide each tab is, where it sits, how much of it is shown.
import { STEP, flipped } from './geometry';

export interface Tab {
  card: string;
  width: number;
  angle: number;
  /** The name, as far as there is room for it. */
  name: string;
  icons: boolean;
}

const RADIUS = 391;
const ARC = ((STEP * Math.PI) / 180) * RADIUS - 8;
const SPACE = 6;
const MARK = 46; // the dimension's mark and margins
const LETTER = 6.9;
const ICON = 15;

export function tabs(cards: readonly { card: string; name: string; kinds: number }[], axis: number, k: number): Tab[] {
  const letter = LETTER / k;
  const room = (ARC - SPACE * (cards.length - 1)) / cards.length;
  const sized = cards.map(({ card, name, kinds }) => {
    const whole = MARK + letter * name.length;
    if (whole + ICON * kinds <= room) return { card, name, icons: true, width: whole + ICON * kinds };
    if (whole <= room) return { card, name, icons: false, width: whole };
    return { card, name: cut(name, Math.floor((room - MARK + 6) / letter)), icons: false, width: room };
  });
  let along = -(sized.reduce((sum, tab) => sum + tab.width, 0) + SPACE * (sized.length - 1)) / 2;
  return sized.map((tab) => {
    const beside = ((along + tab.width / 2) / RADIUS / Math.PI) * 180;
    along += tab.width + SPACE;
    return { ...tab, angle: axis + (flipped(axis) ? -beside : beside) };
  });
}

function cut(name: string, letters: number): string {
  if (name.length <= letters) return name;
  return letters > 2 ? `${name.slice(0, letters - 1).trimEnd()}…` : '';
}
