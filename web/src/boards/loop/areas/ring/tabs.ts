// Available cards are tucked under the rim of their era: how wide each tab is, where it sits, how much of it is shown.
// Names are never cut: where there is no room for one, the card's picture stands for it.
import { STEP, flipped } from './geometry';

export interface Tab {
  card: string;
  width: number;
  angle: number;
  /** The name in one line or two; none where the picture stands for it. */
  lines: readonly string[];
  icons: boolean;
  picture: boolean;
  /** Only the colour of the dimension, without its sign: the name needs the room. */
  slim: boolean;
}

type Form = Pick<Tab, 'width' | 'lines' | 'icons' | 'picture' | 'slim'>;

const RADIUS = 391;
const ARC = ((STEP * Math.PI) / 180) * RADIUS - 8;
const SPACE = 6;
const MARGINS = 46; // the dimension's mark and the space round a name
const SLIM_MARGINS = 18;
const LETTER = 6.9;
const ICON = 15;
const PICTURE = 78;
const SIGN = 34;
/** Below this scale two lines are higher than a tab. */
const TWO_LINES = 0.69;

export function tabs(cards: readonly { card: string; name: string; kinds: number }[], axis: number, k: number): Tab[] {
  const forms = cards.map(({ name, kinds }) => formsOf(name, kinds, k));
  const shown = fitted(forms, ARC - SPACE * (cards.length - 1));
  let along = -(total(shown) + SPACE * (shown.length - 1)) / 2;
  return shown.map((form, number) => {
    const beside = ((along + form.width / 2) / RADIUS / Math.PI) * 180;
    along += form.width + SPACE;
    return { ...form, card: cards[number]!.card, angle: axis + (flipped(axis) ? -beside : beside) };
  });
}

/** How a card can be shown, the widest form first. */
function formsOf(name: string, kinds: number, k: number): Form[] {
  const whole = MARGINS + (LETTER / k) * name.length;
  const halves = split(name);
  const half = (LETTER / k) * Math.max(...halves.map((line) => line.length));
  const folds = k >= TWO_LINES && halves.length > 1;
  const plain = { lines: [name], icons: false, picture: false, slim: false };
  const forms: Form[] = [
    { ...plain, icons: true, width: whole + ICON * kinds },
    { ...plain, width: whole },
    { ...plain, lines: halves, width: folds ? MARGINS + half : Infinity },
    { ...plain, lines: folds ? halves : [name], slim: true, width: SLIM_MARGINS + (folds ? half : whole - MARGINS) },
    { ...plain, lines: [], picture: true, width: PICTURE },
    { ...plain, lines: [], width: SIGN },
  ];
  const finite = forms.filter((form) => form.width < Infinity);
  return finite.filter((form, number) => form.width < (finite[number - 1]?.width ?? Infinity));
}

/** The widest forms that fit side by side: whatever takes the most room gives way first. */
function fitted(forms: readonly Form[][], room: number): Form[] {
  const left = forms.map((each) => [...each]);
  const shown = () => left.map((each) => each[0]!);
  while (total(shown()) > room) {
    const widest = left.filter((each) => each.length > 1).sort((a, b) => b[0]!.width - a[0]!.width)[0];
    if (!widest) break;
    widest.shift();
  }
  const most = room / left.length;
  return total(shown()) > room ? shown().map((form) => ({ ...form, width: most })) : shown();
}

/** Two lines that are as even as the words allow. */
function split(name: string): string[] {
  const words = name.split(' ');
  const cuts = words
    .slice(1)
    .map((_, number) => [words.slice(0, number + 1).join(' '), words.slice(number + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}

const total = (forms: readonly Form[]): number => forms.reduce((sum, form) => sum + form.width, 0);
