/** A fight in one hex in one week, gathered from its events and told when it is over. */
import { counted, listed } from '#core/text';
import { NOBODY } from '../data/types.ts';
import type { Events } from '../text/event-readers.ts';
import { placeName } from '../text/show-words.ts';
import type { Position } from '../types.ts';
import { sideWord } from './seen.ts';
import type { NewsItem } from './types.ts';

export interface Fight {
  readonly hex: number;
  rounds: number;
  sdbFought: boolean;
  standOff: boolean;
  /** by side: squadrons reduced and lost */
  readonly reduced: [number, number];
  readonly lost: [number, number];
  /** sides that left */
  readonly left: Set<number>;
  bombed: boolean;
  landed: Set<number>;
  surface: boolean;
  groundLost: number;
  deadAdmirals: number;
}

export function newFight(hex: number): Fight {
  return {
    hex,
    rounds: 0,
    sdbFought: false,
    standOff: false,
    reduced: [0, 0],
    lost: [0, 0],
    left: new Set(),
    bombed: false,
    landed: new Set(),
    surface: false,
    groundLost: 0,
    deadAdmirals: 0,
  };
}

type Notes = { [K in keyof Events]?: (fight: Fight, data: Events[K]) => void };

/** What each event adds to the picture. */
const NOTES: Notes = {
  spaceRound: (fight, { round }) => {
    fight.rounds = Math.max(fight.rounds, round);
  },
  lost: (fight, { side, reduced, eliminated }) => {
    fight.reduced[side === 0 ? 0 : 1] += reduced.length;
    fight.lost[side === 0 ? 0 : 1] += eliminated.length;
  },
  standOff: (fight) => {
    fight.standOff = true;
  },
  disengaged: (fight, { side }) => {
    fight.left.add(side);
  },
  sdbFire: (fight) => {
    fight.sdbFought = true;
  },
  sdbHit: (fight) => {
    fight.sdbFought = true;
  },
  bombHit: (fight) => {
    fight.bombed = true;
  },
  invaded: (fight, { side }) => {
    fight.landed.add(side);
  },
  shots: (fight) => {
    fight.surface = true;
  },
  groundLost: (fight, { loss }) => {
    fight.groundLost += loss;
  },
  admiralLost: (fight) => {
    fight.deadAdmirals++;
  },
};

export function noteInFight<K extends keyof Events>(fight: Fight, type: K, data: Events[K]): void {
  NOTES[type]?.(fight, data);
}

/** What was seen of it: nothing, a battle in space, fighting on the ground, or both. */
export function tellFight(at: Position, week: number, fight: Fight): NewsItem[] {
  const items: NewsItem[] = [];
  if (fight.rounds > 0 || fight.sdbFought) items.push(tellSpace(at, week, fight));
  if (fight.bombed || fight.surface || fight.landed.size > 0) items.push(tellGround(at, week, fight));
  return items;
}

function tellSpace(at: Position, week: number, fight: Fight): NewsItem {
  const where = placeName(at, fight.hex);
  const sentences: string[] = [];
  if (fight.rounds > 0)
    sentences.push(
      fight.rounds > 2 ? 'The fleets fought for days.' : 'The fleets met, and it was soon over.',
      ...lossWords(fight),
    );
  if (fight.sdbFought) sentences.push('The system defense boats took part.');
  if (fight.standOff) sentences.push('Neither could harm the other; both are still there.');
  for (const side of fight.left) sentences.push(`The ${sideWord(side)} squadrons have left.`);
  const [imperial, zhodani] = [0, 1].map(
    (side) => `${sideWord(side)} ${fight.reduced[side as 0 | 1]} reduced, ${fight.lost[side as 0 | 1]} lost`,
  );
  return {
    week,
    place: fight.hex,
    topic: 'battle',
    side: NOBODY,
    headline: fight.rounds > 0 ? `Battle over ${where}` : `System defense boats fight over ${where}`,
    text: sentences.join(' '),
    truth: `${counted(fight.rounds, 'round')}; ${imperial}; ${zhodani}`,
  };
}

function lossWords({ lost, reduced }: Fight): string[] {
  return [0, 1].flatMap((side) => {
    const gone = lost[side as 0 | 1];
    const hurt = reduced[side as 0 | 1];
    if (gone > 0) return [`The ${sideWord(side)} side lost ${gone > 2 ? 'many ships' : 'ships'}.`];
    return hurt > 0 ? [`${sideWord(side)} ships came out of it damaged.`] : [];
  });
}

function tellGround(at: Position, week: number, fight: Fight): NewsItem {
  const where = placeName(at, fight.hex);
  const landed = [...fight.landed];
  const did = [
    ...(fight.bombed ? ['bombed from orbit'] : []),
    ...(landed.length > 0 ? [`invaded by ${listed(landed.map(sideWord))} troops`] : []),
  ];
  const sentences = did.length > 0 ? [`${where} is ${listed(did)}.`] : [];
  if (fight.surface)
    sentences.push(fight.groundLost >= 100 ? 'The fighting is heavy.' : 'There is fighting on the ground.');
  return {
    week,
    place: fight.hex,
    topic: 'ground',
    side: landed[0] ?? NOBODY,
    headline: landed.length > 0 ? `Landings on ${where}` : fight.surface ? `Fighting on ${where}` : `${where} bombed`,
    text: sentences.join(' '),
    truth: `${fight.groundLost} per cent of strength lost by units here`,
  };
}
