// What things are called aloud: for screen readers and for tooltips.
import { speech } from '../../words/words.svelte';
import { remembered, turnedAtTheEnd } from './view';
import type { Ability, AnnouncementSeen, Catalogue, Character, FigureSeen, Room, RoomSeen, Token, View } from './wire';

/** Short names that fit into the drawings; message ids are written out so that missing texts are found. */
export const ROOM_NAMES: Readonly<Record<Room, string>> = {
  central: 'web-room25-room-central',
  room25: 'web-room25-room-room25',
  empty: 'web-room25-room-empty',
  vision: 'web-room25-room-vision',
  control_room: 'web-room25-room-control-room',
  tunnel: 'web-room25-room-tunnel',
  moving: 'web-room25-room-moving',
  vortex: 'web-room25-room-vortex',
  prison: 'web-room25-room-prison',
  cold: 'web-room25-room-cold',
  dark: 'web-room25-room-dark',
  trap: 'web-room25-room-trap',
  mortal: 'web-room25-room-mortal',
  illusion: 'web-room25-room-illusion',
  flooded: 'web-room25-room-flooded',
  acid: 'web-room25-room-acid',
  robot_room: 'web-room25-room-robot-room',
  regeneration: 'web-room25-room-regeneration',
  pivoting: 'web-room25-room-pivoting',
  mirror: 'web-room25-room-mirror',
  abm_room: 'web-room25-room-abm-room',
  jamming: 'web-room25-room-jamming',
  timer: 'web-room25-room-timer',
  shredder: 'web-room25-room-shredder',
  paranoia: 'web-room25-room-paranoia',
  key_room: 'web-room25-room-key-room',
};

export const TOKEN_NAMES: Readonly<Record<Token, string>> = {
  look: 'web-room25-token-look',
  move: 'web-room25-token-move',
  push: 'web-room25-token-push',
  control: 'web-room25-token-control',
  special: 'web-room25-token-special',
};

/** What the abilities of one token have in common, where there are two of a kind. */
const PAIRS: Readonly<Partial<Record<Ability | 'mimicry', string>>> = {
  sabotage_room: 'web-room25-token-sabotage',
  hack_building: 'web-room25-token-hack',
};

/** The special ability is called as it is for this character. */
export function tokenName(catalogue: Catalogue, character: Character, token: Token): string {
  const abilities = token === 'special' ? (catalogue.character[character]?.abilities ?? []) : [];
  const first = abilities[0];
  if (first === undefined) return speech.t(TOKEN_NAMES[token]);
  const pair = PAIRS[first];
  return pair ? speech.t(pair) : abilities.map((each) => nameOf('ability', each)).join(' / ');
}

export type TokenState = 'hand' | 'set' | 'live' | 'played' | 'lost' | 'back';

export const TOKEN_NOTES: Readonly<Record<TokenState, string>> = {
  hand: 'web-room25-in-hand',
  set: 'web-room25-set',
  live: 'web-room25-now',
  played: 'web-room25-played',
  lost: 'web-room25-lost',
  back: 'web-room25-face-down',
};

export function nameOf(kind: string, id: string): string {
  return speech.texts.name('room25', kind, id);
}

/** Who said which colour of a room. */
export function announcement({ character, colour, round }: AnnouncementSeen): string {
  return speech.t('web-room25-announced-by', {
    character: nameOf('character', character),
    colour: nameOf('colour', colour),
    round,
  });
}

/** A room with everything that lies and stands on it. */
export function roomLabel(view: View, room: RoomSeen): string {
  const parts: string[] = [];
  if ((room.face_up || turnedAtTheEnd(view, room)) && room.room && room.colour) {
    parts.push(
      speech.t('web-room25-label-up', { room: nameOf('room', room.room), colour: nameOf('colour', room.colour) }),
    );
  } else if (remembered(view, room) && room.room) {
    parts.push(speech.t('web-room25-label-seen', { room: nameOf('room', room.room), round: room.seen ?? 0 }));
  } else parts.push(speech.t('room25-face-down'));
  if (room.closed) parts.push(speech.t('web-room25-closed'));
  if (room.locked) parts.push(speech.t('web-room25-locked'));
  parts.push(...room.characters.map((id) => nameOf('character', id)));
  parts.push(...room.robots.map((robot) => speech.t('web-room25-robot', { robot })));
  parts.push(...room.reminders.map((id) => speech.t('web-room25-reminder-of', { character: nameOf('character', id) })));
  parts.push(...(room.announced ?? []).map(announcement));
  return `${room.cell.toUpperCase()}: ${parts.join(', ')}`;
}

/** What threatens a character or protects it, in a few words each. */
export function conditions(figure: FigureSeen): string[] {
  const found: string[] = [];
  if (figure.hidden) found.push(speech.t('web-room25-hidden'));
  if (figure.trapped) found.push(speech.t('web-room25-trapped'));
  if (figure.drowns_in_round !== null) found.push(speech.t('web-room25-drowns', { round: figure.drowns_in_round }));
  if (figure.paranoid) found.push(speech.t('web-room25-paranoid'));
  return found;
}
