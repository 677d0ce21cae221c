// What the opponent of a single player would do, in words and icons.
import { speech } from '../../../../words/words.svelte';
import { goodsIcon, rowIcon, workerIcon, type IconName } from '../../drawings/names';
import type { Table } from '../../table.svelte';
import type { DeedId, Foreseen, WhyId } from '../../wire';

const ICONS: Record<DeedId, IconName> = {
  construct_power_plant: rowIcon('power_plant'),
  construct_factory: rowIcon('factory'),
  construct_life_support: rowIcon('life_support'),
  construct_lab: rowIcon('lab'),
  construct_superproject: 'super',
  recruit: 'recruit',
  recruit_genius: workerIcon('genius'),
  research: 'die',
  genius_or_research: workerIcon('genius'),
  mine: 'mine',
  time_travel: 'travel',
  remove_anomaly: 'anomaly',
  reboot: 'free',
  reboot_b: 'vp',
  score: 'vp',
  score_b: 'vp',
  energy_pack: goodsIcon('energy_core'),
  energy_pack_b: goodsIcon('energy_core'),
};
export const deedIcon = (deed: DeedId): IconName => ICONS[deed];

/** The Fluent files have hyphens where the words have underscores. */
const slug = (word: string): string => word.replaceAll('_', '-');

export const cause = (why: WhyId): string => speech.t(`anachrony-cause-${slug(why)}`);

/** What exactly: a tile, a Worker, Resources, an Era; null where the deed says it all. */
function object(table: Table, { tile, worker, units, era }: Foreseen): unknown {
  if (tile) return table.tileName(tile);
  if (worker) return table.name('worker', worker);
  if (units.length > 0) return units.map((goods) => table.name('goods', goods));
  return era === null ? null : speech.t('web-anachrony-era', { n: era });
}

/** One sentence: what the face of the die brings, and why so. */
export function foreseenWords(table: Table, seen: Foreseen): string {
  const deed = { game: 'anachrony', kind: 'deed', ref: seen.deed };
  if (seen.fails) return speech.t('web-anachrony-foreseen-fails', { deed, why: cause(seen.why) });
  const what = object(table, seen);
  if (what === null) return speech.t('web-anachrony-foreseen-plain', { deed });
  return speech.t('web-anachrony-foreseen', { deed, what, why: cause(seen.why) });
}
