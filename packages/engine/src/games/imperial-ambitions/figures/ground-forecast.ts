/**
 * How an assault would go if it were declared so: the last fire of the planet, the bombardment, the fight on the ground.
 * By all ways the dice can fall. What others decide is assumed as an absent seat would answer: the bases fire together at
 * a loaded transport, each ship bombards one unit, both give up the cheapest first, and nobody withdraws.
 */
import { tryOut } from '../board/rollback.ts';
import { aboardOf, isTroops, strengthOf } from '../board/units.ts';
import { NEUTRAL } from '../data/names.ts';
import { lossOrder } from '../orders/loss-order.ts';
import { defendersOf } from '../rules/ground/forces.ts';
import {
  bombardPolicy,
  bombardVolley,
  finalFirePolicy,
  finalVolley,
  sumOf,
  type Volley,
} from '../rules/ground/plans.ts';
import { groundAttack, groundDefence } from '../rules/ground/strength.ts';
import type { Attack, Choices, Position } from '../types.ts';
import { chancesOf, chanceToTake, declineOf } from './ground-combat.ts';
import { type OddsFigures, oddsOf, oddsRow } from './odds.ts';

/** One attack of those that come before the ground combat. */
export interface ForecastShot extends OddsFigures {
  units: number[];
  target: number;
  attack: number;
  defence: number;
}

export interface AssaultForecast {
  /** null: nobody fires */
  finalFire: ForecastShot | null;
  /** if all of the first hit nothing */
  bombardment: ForecastShot[];
  /** first round on the ground, if nothing has been lost before */
  defence: OddsFigures & { attack: number; defence: number };
  attack: OddsFigures & { attack: number; defence: number };
  /** chance to take the planet: after all that; without their fire; without fire and bombardment */
  takes: { after: number; unshot: number; bare: number };
}

type Declaration = Choices['declareAssault']['answer'];
type Shooting = Extract<Attack, { do: 'fire' }>;

/** Attacks that are followed in all their outcomes; a larger fleet does a little better than forecast. */
const MOST_SHOTS = 9;

export function assaultForecast(at: Position, { ships, land }: Declaration): AssaultForecast {
  const { g } = at;
  const { units } = g;
  return tryOut(g, (rollback) => {
    const defenders = defendersOf(at);
    rollback.keep([...ships, ...defenders]);
    for (const unit of [...ships, ...defenders]) units.fired[unit] = units.bombarded[unit] = 0;
    for (const unit of ships) units.orbit[unit] = 1;
    const first = finalFirePolicy(at, true);
    return {
      finalFire: first.do === 'fire' ? forecast(at, finalVolley(at), first) : null,
      bombardment: plannedShots(at),
      defence: groundShot(at, defenders, land),
      attack: groundShot(at, land, defenders),
      takes: {
        after: chanceAfter(at, land, FINAL_FIRE),
        unshot: chanceAfter(at, land, BOMBARDMENT),
        bare: taken(at, land),
      },
    };
  });
}

function groundShot(at: Position, units: readonly number[], targets: readonly number[]): AssaultForecast['attack'] {
  const [attack, defence] = [groundAttack(at, units), groundDefence(at, targets)];
  return { attack, defence, ...oddsOf(at, oddsRow(attack, defence)) };
}

function forecast(at: Position, volley: Volley, { units, target }: Shooting): ForecastShot {
  const [attack, defence] = [sumOf(volley, units), strengthOf(at, target).ds];
  return { units: [...units], target, attack, defence, ...oddsOf(at, oddsRow(attack, defence)) };
}

function plannedShots(at: Position): ForecastShot[] {
  const { units } = at.g;
  const shots: ForecastShot[] = [];
  return tryOut(at.g, (rollback) => {
    for (let shot = bombardPolicy(at); shot.do === 'fire'; shot = bombardPolicy(at)) {
      shots.push(forecast(at, bombardVolley(at), shot));
      rollback.keep([...shot.units, shot.target]);
      for (const unit of shot.units) units.fired[unit] = 1;
      units.bombarded[shot.target] = 1;
    }
    return shots;
  });
}

/** What is fired before the ground combat, and what a hit does. */
interface Stage {
  plan(at: Position): Attack;
  volley(at: Position): Volley;
  /** units that a hit may change */
  touches(at: Position, target: number): number[];
  hit(at: Position, target: number, hits: number): void;
  next: Stage | null;
}

const BOMBARDMENT: Stage = {
  plan: bombardPolicy,
  volley: bombardVolley,
  touches: (_at, target) => [target],
  hit: ({ g: { units } }, target, hits) => {
    units.bombarded[target] = 1;
    units.steps[target]! -= Math.min(hits, units.steps[target]!);
  },
  next: null,
};

/** IA-gnd-10: troops aboard lose a step for each of their ship */
const FINAL_FIRE: Stage = {
  plan: (at) => finalFirePolicy(at, true),
  volley: finalVolley,
  touches: ({ g }, target) => [target, ...aboardOf(g, target)],
  hit: (at, target, hits) => {
    const { units } = at.g;
    const lost = Math.min(hits, units.steps[target]!);
    const troops = aboardOf(at.g, target).filter((unit) => isTroops(at.g, unit));
    let left = lost;
    for (const unit of lossOrder(at, NEUTRAL, troops)) {
      const steps = Math.min(left, units.steps[unit]!);
      units.steps[unit]! -= steps;
      left -= steps;
    }
    units.steps[target]! -= lost;
    if (units.steps[target] === 0) units.orbit[target] = 0;
  },
  next: BOMBARDMENT,
};

/** The chance to take the planet, over all outcomes of this stage and those that follow. */
function chanceAfter(at: Position, land: readonly number[], stage: Stage | null, shots = 0): number {
  if (!stage) return taken(at, land);
  const shot = shots < MOST_SHOTS ? stage.plan(at) : { do: 'done' as const };
  if (shot.do === 'done') return chanceAfter(at, land, stage.next, shots);
  const { units, target } = shot;
  const sum = sumOf(stage.volley(at), units);
  return chancesOf(at.data.tables, sum, strengthOf(at, target).ds).reduce((all, [hits, chance]) => {
    const then = tryOut(at.g, (rollback) => {
      rollback.keep([...units, ...stage.touches(at, target)]);
      for (const unit of units) at.g.units.fired[unit] = 1;
      stage.hit(at, target, hits);
      return chanceAfter(at, land, stage, shots + 1);
    });
    return all + chance * then;
  }, 0);
}

function taken(at: Position, land: readonly number[]): number {
  return chanceToTake(at.data.tables, declineOf(at, land), declineOf(at, defendersOf(at)));
}
