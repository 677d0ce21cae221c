// The guided first game: the first turn of the deal that `games/loop/game.py` fixes.  `tests/games/loop/test_tour.py`
// plays these choices, so that a step can never ask for something that is not offered.
import type { TourStep } from '../board';

export const FIRST_GAME: TourStep[] = [
  { text: 'web-loop-tour-welcome', targets: ['agent:time_thief'] },
  { text: 'web-loop-tour-doctor', targets: ['era:globalization'] },
  { text: 'web-loop-tour-rifts', targets: ['era:globalization', 'era:robots'], choose: 'negate:globalization' },
  { text: 'web-loop-tour-patch', targets: ['card:quantum_patch'], choose: 'play:quantum_patch' },
  { text: 'web-loop-tour-crowbar', targets: ['card:crowbar_of_causality'], choose: 'play:crowbar_of_causality' },
  { text: 'web-loop-tour-choose', choose: 'choose:1' },
  { text: 'web-loop-tour-era', targets: ['era:robots'], choose: 'era:robots' },
  { text: 'web-loop-tour-loop', targets: ['dimension:spiral'], choose: 'loop:spiral' },
  { text: 'web-loop-tour-mission', targets: ['mission:quantum_putty'] },
  { text: 'web-loop-tour-move', targets: ['era:industrial'], choose: 'free:previous' },
  { text: 'web-loop-tour-damage', targets: ['mission:quantum_putty'], choose: 'damage:quantum_putty' },
  { text: 'web-loop-tour-end', choose: 'done' },
  { text: 'web-loop-tour-take', targets: ['card:assembly_line'], choose: 'take:assembly_line' },
  { text: 'web-loop-tour-farewell' },
];
