/** Drawing counters at random from those of a group that are still in the pool (FFW-7.1b, FFW-6.1h). */
import type { RuleId } from '#core/types';
import { isOn } from '../../board/options.ts';
import { type Draw, WARRANT } from '../../data/types.ts';
import { addMarker } from '../../positions/forces.ts';
import { IN_HAND, IN_POOL } from '../../state.ts';
import type { Events } from '../../text/event-readers.ts';
import type { FfwPlay, Position } from '../../types.ts';

export type Drawn = Omit<Events['drawn'], 'side'>;
type Group = Pick<Draw, 'what' | 'from' | 'count'>;

export function nothingDrawn(): Drawn {
  return { squadrons: [], troops: [], fleets: [], admirals: [], warrant: false };
}

/** Counters of a group that can still be drawn; FFW-9.2a: with the option black globe squadrons never are. */
function poolOf({ g, data }: Position, { what, from }: Pick<Group, 'what' | 'from'>): number[] {
  const isKept = isOn(g, 'blackGlobes');
  return from.filter((unit) => {
    if (what === 'troops' || what === 'fleets' || what === 'admirals') return g[what].status[unit] === IN_POOL;
    if (unit === WARRANT) return g.warrant === IN_POOL;
    return g.squadrons.status[unit] === IN_POOL && !(isKept && data.squadrons[unit]!.blackGlobe);
  });
}

/** Takes so many at random into the hand, one roll each; R62: all that there are if they run short. */
export function draw(play: FfwPlay, group: Group, rule: RuleId, drawn: Drawn): number[] {
  const pool = poolOf(play, group);
  const taken: number[] = [];
  while (taken.length < group.count && pool.length > 0) {
    const isAll = pool.length <= group.count - taken.length;
    const unit = isAll ? pool[0]! : drawOne(play, group.what, pool, rule);
    pool.splice(pool.indexOf(unit), 1);
    taken.push(unit);
  }
  for (const unit of taken) take(play, group.what, unit, drawn);
  return taken;
}

/** One of these by lot; people with the printed counters say which one they drew. */
function drawOne(play: FfwPlay, what: Draw['what'], pool: readonly number[], rule: RuleId): number {
  const { data } = play;
  const faceOf = (unit: number): string => {
    if (unit === WARRANT) return 'warrant';
    if (what === 'fleets') return data.fleets[unit]!.code;
    if (what === 'admirals') return data.admirals[unit]!.name;
    return what === 'troops' ? data.troops[unit]!.id : data.squadrons[unit]!.id;
  };
  return pool[play.roll(pool.length, rule, 'all', (side) => faceOf(pool[side - 1]!)) - 1]!;
}

function take(at: Position, what: Draw['what'], unit: number, drawn: Drawn): void {
  const { g } = at;
  if (unit === WARRANT) {
    g.warrant = IN_HAND;
    drawn.warrant = true;
    return;
  }
  const kind = what === 'special' ? 'squadrons' : what;
  drawn[kind].push(unit);
  if (kind === 'fleets') addMarker(at, unit);
  else g[kind].status[unit] = IN_HAND;
}
