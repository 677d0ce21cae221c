// What things are called aloud: for screen readers and for tooltips.
import { speech } from '../../words/words.svelte';
import { remembered, turnedAtTheEnd, type FigureSeen, type RoomSeen, type View } from './view';

export function nameOf(kind: string, id: string): string {
  return speech.texts.name('room25', kind, id);
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
