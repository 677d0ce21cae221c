// What a screen reader says for an era.
import type { Table } from './table.svelte';
import type { EraSeen } from './wire';

type Say = (id: string, args?: Record<string, unknown>) => string;

export function eraLabel(table: Table, say: Say, era: EraSeen): string {
  const parts = [
    say('web-loop-era-counts', {
      era: table.name('era', era.id),
      rifts: era.rifts,
      slots: era.rift_slots,
      energy: era.energy + era.eternal,
      clones: era.clones.length,
      cards: era.available.length,
    }),
  ];
  if (era.id === table.view.doctor) parts.push(say('web-loop-doctor-here'));
  if (era.vortex) parts.push(say('web-loop-vortex'));
  if (era.centrifuge) parts.push(say('web-loop-centrifuge'));
  if (era.mission?.face_up) parts.push(missionLabel(table, say, era));
  else if (era.mission) parts.push(say('web-loop-face-down'));
  parts.push(...era.agents.map((agent) => table.name('agent', agent)));
  return parts.join(', ');
}

export function missionLabel(table: Table, say: Say, era: EraSeen): string {
  const { id, damage, required } = era.mission!;
  return say('web-loop-mission', { mission: table.name('mission', id!), damage: damage ?? 0, required: required ?? 0 });
}
