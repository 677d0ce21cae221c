// Which icons stand for an option: the verb of its key and what it is about.
import {
  SHAPE_TERMS as SHAPES,
  SUBJECT_TERMS as SUBJECTS,
  type Catalogue,
  type CapitalAction,
  type PathId,
  type Shape,
  type Subject,
  type WarpId,
  type WorkerId,
} from '../wire';
import {
  actionIcon,
  countedIcon,
  goodsIcon,
  isGoods,
  isWorker,
  pathIcon,
  rowIcon,
  shapeIcon,
  subjectIcon,
  warpIcon,
  workerIcon,
  type IconName,
} from './names';

const MOST = 3;

export function pictureOf(key: string, facts: Catalogue): IconName[] {
  const [verb, ...parts] = key.split(':') as [string, ...string[]];
  const first = parts[0] ?? '';
  switch (verb) {
    case 'place':
      return [actionIcon(facts.space[first]!.action)];
    case 'build':
    case 'use':
    case 'copy':
    case 'cover':
    case 'giveup':
      return [tileIcon(first, facts)];
    case 'free':
      return first in facts.building || first in facts.superproject ? ['free', tileIcon(first, facts)] : ['free'];
    case 'worker':
    case 'recruit':
      return [workerIcon(first as WorkerId)];
    case 'lose':
      return [workerIcon(parts[1] as WorkerId)];
    case 'warp':
    case 'send':
    case 'retrieve':
      return first === 'none' ? [] : parts.map((warp) => warpIcon(warp as WarpId));
    case 'power':
      return ['suit-s'];
    case 'focus':
      return ['focus'];
    case 'action':
      return [actionIcon(first as CapitalAction)];
    case 'anomaly':
      return ['anomaly'];
    case 'path':
      return [pathIcon(first as PathId)];
    case 'set':
    case 'icon':
      return parts.map(faceIcon);
    case 'reroll':
      return ['die'];
    case 'keep':
      return parts.slice(0, MOST).map(countedIcon);
    case 'return':
      return ['paradox'];
    case 'pass':
      return ['to'];
    default:
      return [...new Set(parts.filter((part) => isGoods(part) || isWorker(part)))]
        .slice(0, MOST)
        .map((part) => (isWorker(part) ? workerIcon(part) : isGoods(part) ? goodsIcon(part) : 'vp'));
  }
}

const tileIcon = (id: string, facts: Catalogue): IconName => {
  const building = facts.building[id];
  return building ? rowIcon(building.row) : 'super';
};

function faceIcon(face: string): IconName {
  if (SHAPES.includes(face as Shape)) return shapeIcon(face as Shape);
  return SUBJECTS.includes(face as Subject) ? subjectIcon(face as Subject) : 'die';
}
