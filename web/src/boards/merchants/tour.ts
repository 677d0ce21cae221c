// The guided first game: always the same shop (`Merchants.tours` in Python), real rules, real choices.
import type { TourStep } from '../board';

export const FIRST_GAME: TourStep[] = [
  { text: 'web-merchants-tour-welcome', targets: ['figure:chronomancer', 'figure:assistant'] },
  { text: 'web-merchants-tour-customers', targets: ['boat:boat1', 'pier:small_pier'] },
  { text: 'web-merchants-tour-portal', targets: ['space:p1'], choose: 'move:assistant:p1' },
  { text: 'web-merchants-tour-relic', targets: ['good:relic_blue'], choose: 'take:relic_blue' },
  { text: 'web-merchants-tour-seat', targets: ['boat:boat1'], choose: 'seat:boat1' },
  { text: 'web-merchants-tour-freeze', targets: ['space:ra'], choose: 'move:assistant:ra' },
  { text: 'web-merchants-tour-tokens', targets: ['symbol:red', 'symbol:green'], choose: 'freeze:red:green' },
  { text: 'web-merchants-tour-keep', choose: 'spend:none' },
  { text: 'web-merchants-tour-full', targets: ['boat:boat1'], choose: 'seat:boat1' },
  { text: 'web-merchants-tour-dock', targets: ['berth:berth2'], choose: 'dock:berth2' },
  { text: 'web-merchants-tour-hire', targets: ['space:p2'], choose: 'move:chronomancer:p2' },
  { text: 'web-merchants-tour-card', targets: ['card:m08'], choose: 'hire:m08' },
  { text: 'web-merchants-tour-artifact', targets: ['good:artifact_yellow'], choose: 'take:artifact_yellow' },
  { text: 'web-merchants-tour-assign', targets: ['ability:enlarger'], choose: 'assign:enlarger' },
  { text: 'web-merchants-tour-spend', targets: ['symbol:red'], choose: 'spend:red' },
  { text: 'web-merchants-tour-timeline', targets: ['space:rc'], choose: 'move:chronomancer:rc' },
  { text: 'web-merchants-tour-push', targets: ['tile:t08'], choose: 'insert:t08' },
  { text: 'web-merchants-tour-yours', targets: ['space:p3'] },
];
