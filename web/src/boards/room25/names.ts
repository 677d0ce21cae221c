// Short names that fit into the drawings and words for the states of tokens; message ids are written out so that missing texts are found.
export const ROOM_NAMES: Readonly<Record<string, string>> = {
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

export const TOKEN_NAMES: Readonly<Record<string, string>> = {
  look: 'web-room25-token-look',
  move: 'web-room25-token-move',
  push: 'web-room25-token-push',
  control: 'web-room25-token-control',
  special: 'web-room25-token-special',
};

export type TokenState = 'hand' | 'set' | 'live' | 'played' | 'lost' | 'back';

export const TOKEN_NOTES: Readonly<Record<TokenState, string>> = {
  hand: 'web-room25-in-hand',
  set: 'web-room25-set',
  live: 'web-room25-now',
  played: 'web-room25-played',
  lost: 'web-room25-lost',
  back: 'web-room25-face-down',
};
