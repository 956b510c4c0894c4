/** Political Conversion: Conquests of an own System that win its people over. Nobody can step in, but every level lost there brings Unrest. */
import {
  conversionDifferential,
  ideologyOf,
  LOWEST_TECH,
  type Position,
  seriesOf,
} from '@admiralty/engine/sword-and-stars';
import { type Prize, revoltRisk } from './operation-gains.ts';
import type { Outlook } from './outlook.ts';
import { holdingOf, worthOf } from './values.ts';

/** Conquests for one Conversion that a turn can spare, and how many of them succeed. */
const SUCCESSES_A_TURN = 1.2;

/** May this own System be converted at all? */
export function isConvertible(at: Position, seat: number, system: number): boolean {
  const { g, data } = at;
  if (!g.options['conversion'] || g.systems.owner[system] !== seat || system === data.named.atjay) return false;
  const ideology = ideologyOf(g, seat);
  return data.tables.proselytic[seriesOf(at, ideology)]! > 0 && g.systems.ideology[system] !== g.players.ideology[seat];
}

/** Each C is a part of the whole, if the rest can still be won in time. */
export function conversionPrize({ at, seat, own }: Outlook, system: number): Prize {
  const tally = at.g.conversion[seat * at.g.systems.owner.length + system]!;
  const needed = Math.max(1, conversionDifferential(at, seat, system, false) - tally);
  const inTime = Math.min(1, (SUCCESSES_A_TURN * own.turns) / needed);
  const taken = (inTime * at.data.tables.victory.conversion) / needed;
  const held = holdingOf(at, seat, system);
  const now = worthOf(at, own, system, held);
  const tech = Math.max(LOWEST_TECH, held.tech - 1);
  const risk = held.isSeat ? 0 : revoltRisk(at, system, 0);
  const worn =
    held.tech > LOWEST_TECH ? (1 - risk) * worthOf(at, own, system, { ...held, tech, unrest: true }) - now : 0;
  return { taken, takenWorn: taken + worn, worn };
}
