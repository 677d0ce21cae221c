// Which buildings and beasts stand on the horizon of an era: piece, degrees beside the axis, size.
import layouts from '../../layout.json';
import type { Era } from '../../wire';

export const SKYLINES = layouts.skylines as unknown as Record<Era, readonly (readonly [string, number, number])[]>;
