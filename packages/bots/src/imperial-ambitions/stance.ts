/** What a side is out for in a battle: to storm at any price, to close, to hold a place, to keep out of reach, or to leave. */
import { isBase, leaveFault, type Position, turnLimitOf } from '@admiralty/engine/imperial-ambitions';
import { type Field, oddsOf } from './field.ts';

export type Stance = 'storm' | 'close' | 'hold' | 'evade' | 'leave';

/** Below these odds a battle is better avoided. */
const HOPELESS = 0.5;
const DOUBTFUL = 0.8;
/** Tactical turns before the end in which a lead is kept rather than risked. */
const LAST_TURNS = 2;

export function stanceOf(field: Field): Stance {
  const { at, seat } = field;
  const { kind, victory } = at.data.scenarioFor(at.g);
  const odds = oddsOf(field);
  if (kind === 'strategic') return inWar(field, odds);
  switch (victory.type) {
    case 'destroyUnits':
      return victory.seat === seat ? 'storm' : 'hold';
    case 'controlPlanet':
      if (victory.seat === seat) return 'storm';
      return odds > DOUBTFUL ? 'close' : 'evade';
    default:
      return byLosses(field, odds);
  }
}

/** A fleet that cannot win goes home while it can; whoever holds a base fights under its guns. */
function inWar(field: Field, odds: number): Stance {
  const { at, mine } = field;
  const canLeave = mine.some((unit) => leaveFault(at, unit) === null);
  if (odds < HOPELESS && canLeave) return 'leave';
  return odds < 1 && mine.some((unit) => isBase(at.g, unit)) ? 'hold' : 'close';
}

function byLosses({ at, seat }: Field, odds: number): Stance {
  const lead = leadOf(at, seat);
  const left = turnLimitOf(at) - at.g.battle.turn;
  if (lead > 0 && left < LAST_TURNS) return 'evade';
  if (odds < HOPELESS) return 'evade';
  return 'close';
}

/** Loss points by which the seat is ahead of everybody else. */
export function leadOf({ g }: Position, seat: number): number {
  const { lossPoints } = g.players;
  const others = lossPoints.filter((_, other) => other !== seat);
  return Math.min(...others) - lossPoints[seat]!;
}
