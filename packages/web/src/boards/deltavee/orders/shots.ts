/** The legal shots of a Fire Phase, sorted for choosing: by unit, source, and what leaves it. */
import type { Placement, Shot, ShotOf, UnitView } from '@admiralty/engine/deltavee';
import type { Answers } from '../../../table/types.ts';

type Act = Exclude<Shot, ShotOf<'end'>>;

/** Where it comes from: the burster is 0, rails and a MIMS' payload have their own names. */
export type SourceId = `box-${number}` | 'rails' | 'payload';
/** What leaves it: a fire type or missile type by number, a load of the rails, the payload. */
export type ShotKindId = `fire-${number}` | `launch-${number}` | `load-${string}` | 'release';

export interface ShotKind {
  id: ShotKindId;
  shots: Act[];
}
export interface Source {
  id: SourceId;
  ways: ShotKind[];
}

export function shotsOf(answers: Answers | null): Act[] {
  return (answers?.options ?? []).flatMap(({ answer }) => {
    const shot = answer as Shot;
    return shot.do === 'end' ? [] : [shot];
  });
}

export function sourcesOf(shots: readonly Act[], unit: number): Source[] {
  const sources = new Map<SourceId, Map<ShotKindId, Act[]>>();
  for (const shot of shots) {
    if (shot.unit !== unit) continue;
    const ways = sources.get(sourceOf(shot)) ?? new Map<ShotKindId, Act[]>();
    sources.set(sourceOf(shot), ways);
    ways.set(shotKindOf(shot), [...(ways.get(shotKindOf(shot)) ?? []), shot]);
  }
  return [...sources].map(([id, ways]) => ({ id, ways: [...ways].map(([way, list]) => ({ id: way, shots: list })) }));
}

function sourceOf(shot: Act): SourceId {
  if (shot.do === 'fire') return `box-${shot.source}`;
  if (shot.do === 'launch') return `box-${shot.box}`;
  return shot.do === 'rails' ? 'rails' : 'payload';
}

function shotKindOf(shot: Act): ShotKindId {
  if (shot.do === 'fire') return `fire-${shot.type}`;
  if (shot.do === 'launch') return `launch-${shot.missile}`;
  return shot.do === 'rails' ? `load-${shot.missiles.join('.')}` : 'release';
}

export function boxOf(source: SourceId): number {
  return source === 'rails' || source === 'payload' ? -1 : Number(source.slice(4));
}

/** The fire types of a source. */
export function fireTypes({ ways }: Source): number[] {
  return ways.flatMap(({ id }) => (id.startsWith('fire-') ? [Number(id.slice(5))] : []));
}

/** Units at which this way can be fired. */
export function targetsOf({ shots }: ShotKind): number[] {
  return shots.flatMap((shot) => (shot.do === 'fire' ? [shot.target] : []));
}

/** Where a missile of this way may be put. */
export function placementsOf({ shots }: ShotKind): Placement[] {
  return shots.flatMap((shot) => {
    if (shot.do === 'fire') return [];
    const place = shot.do === 'release' ? shot.missiles[0] : shot;
    return place ? [{ hexside: place.hexside, direction: place.direction, velocity: place.velocity }] : [];
  });
}

/** Weapons aboard that have nothing left: the burster as 0, pods by box. */
export function spentBoxes({ vessel, log }: UnitView, sources: readonly Source[]): number[] {
  if (!vessel || !log) return [];
  const open = sources.map(({ id }) => boxOf(id));
  const burster = vessel.burstFires > 0 ? [0] : [];
  const pods = log.pods.flatMap(({ box, used }) => (used.fires > 0 ? [box] : []));
  return [...burster, ...pods].filter((box) => !open.includes(box));
}
