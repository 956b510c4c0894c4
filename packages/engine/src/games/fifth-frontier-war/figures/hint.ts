/** What an answer means before it is given: odds, expected losses, prices, from what the seat knows. */

import { modifier } from '#core/text';
import type { Decision } from '#core/types';
import { isOn } from '../board/options.ts';
import { enemyOf, sideOfSeat } from '../board/sides.ts';
import { defenseStrength, sdbStrength } from '../board/strength.ts';
import { squadronsAt, worldIn } from '../board/units.ts';
import { printFactor } from '../data/factor.ts';
import { attacksOf, resultOf } from '../data/lookup.ts';
import { stepsOf } from '../rules/04-combat/default-losses.ts';
import { attackOn } from '../rules/04-combat/fire.ts';
import { spaceRoundOf, tacticalsIn } from '../rules/04-combat/round.ts';
import { sdbRoundOf } from '../rules/04-combat/sdb-round.ts';
import { unitTech } from '../rules/04-combat/targets.ts';
import { squadronCost, troopCost } from '../rules/06-reinforcements/replacements.ts';
import { sideName, troopId } from '../text/show-words.ts';
import type { Bomb, Choices, PlotSheet, Position, Shot } from '../types.ts';
import { deploymentHint, offersHint, scoutHint, wellLedHint, xboatHint } from './hint-moves.ts';
import { cappedAt, chancesOf, meanOf } from './odds.ts';
import { checkSheet } from './plot-help.ts';

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** A few words on what an answer would mean, or null where there is nothing to say. */
export function hintFor(at: Position, { by, kind, about }: Decision, answer: unknown): string | null {
  const side = sideOfSeat(at.g, by);
  const hex = (about as { hex?: number } | null)?.hex ?? -1;
  switch (kind) {
    case 'fire':
    case 'firstFire':
      return fireHint(at, hex, (answer as Choices['fire']['answer']).shots);
    case 'bomb':
      return bombHint(at, hex, (answer as Choices['bomb']['answer']).bombs);
    case 'attackSdb':
      return (answer as Choices['attackSdb']['answer']).attack ? sdbHint(at, hex, false) : null;
    case 'activateSdb':
      // the squadrons may be hidden from whoever runs the SDBs
      return isOn(at.g, 'fogOfWar') ? null : sdbHint(at, hex, !(answer as Choices['activateSdb']['answer']).active);
    case 'breakOff': {
      const isSdb = (about as Choices['breakOff']['about']).who === 'sdbs';
      return isSdb && isOn(at.g, 'fogOfWar') ? null : sdbHint(at, hex, false);
    }
    case 'losses':
      return lossesHint(at, (about as Choices['losses']['about']).damage, answer as Choices['losses']['answer']);
    case 'invade':
      return (answer as Choices['invade']['answer']).invade ? worldHint(at, hex) : null;
    case 'disengage':
      return (answer as Choices['disengage']['answer']).leave ? null : spaceHint(at, side, hex);
    case 'replace':
      return replaceHint(at, side, answer as Choices['replace']['answer']);
    case 'xboats':
      return xboatHint(at, by);
    case 'scouts':
      return scoutHint(at, by);
    case 'wellLed':
      return wellLedHint(at, by);
    case 'deploy':
      return deploymentHint(at, by, answer as Choices['deploy']['answer']);
    case 'shiftAttack':
      return shiftHint(at, side, hex, (answer as Choices['shiftAttack']['answer']).attack);
    case 'plots':
      return checkSheet(at, by, answer as PlotSheet)?.why ?? null;
    default:
      return null;
  }
}

/** Odds after the shift and mean loss of each target. */
function fireHint(at: Position, hex: number, shots: readonly Shot[]): string | null {
  const { names } = at.data.tables.troopCombat;
  const parts = [...new Set(shots.map((shot) => shot.at))].map((target) => {
    const { column, distribution, modifier: air } = attackOn(at, hex, target, shots);
    const mean = meanOf(distribution.map(({ percent, ways }) => ({ result: percent, ways })));
    return `${troopId(at, target)}: ${names[column]}${air === 0 ? '' : `, dice ${modifier(air)}`}, ${mean} % on average`;
  });
  return parts.join('; ') || null;
}

function bombHint(at: Position, hex: number, bombs: readonly Bomb[]): string | null {
  const { surfaceBombing, techModifiers } = at.data.tables;
  const parts = bombs.map(({ target, points }) => {
    const tech = techModifiers[unitTech(at, hex, target)]!;
    const dice = attacksOf(surfaceBombing, points).map((factors) =>
      DICE.map((die) => resultOf(surfaceBombing, factors, die + tech)),
    );
    return `${troopId(at, target)}: ${meanOf(cappedAt(100, chancesOf(dice)))} % on average`;
  });
  return parts.join('; ') || null;
}

function sdbHint(at: Position, hex: number, isPassive: boolean): string {
  const { onSdb, onSquadrons } = sdbRoundOf(at, hex, isPassive);
  const percent = meanOf(cappedAt(100, chancesOf(onSdb.map(({ percents }) => percents))));
  const damage = meanOf(chancesOf(onSquadrons.map(({ hits }) => hits)));
  return `a round costs the SDBs ${percent} %, the squadrons ${damage} defense factors on average`;
}

function spaceHint(at: Position, side: number, hex: number): string {
  const mean = (one: number): number => meanOf(chancesOf(spaceRoundOf(at, one, hex).attacks.map(({ hits }) => hits)));
  const enemy = enemyOf(side);
  return `the next round costs ${sideName(enemy)} ${mean(side)} and you ${mean(enemy)} defense factors on average`;
}

/** The attacks of the round if this one is shifted. */
function shiftHint(at: Position, side: number, hex: number, attack: number): string {
  const { attacks } = spaceRoundOf(at, side, hex, squadronsAt(at, side, hex), tacticalsIn(at, hex), attack);
  const columns = attacks.map(({ factors, column }) => (factors === column ? `${factors}` : `${factors} as ${column}`));
  return `attacks of ${columns.join(', ')}: ${meanOf(chancesOf(attacks.map(({ hits }) => hits)))} defense factors on average`;
}

/** Factors that go against those that must; a squadron that stands twice loses both its steps. */
function lossesHint(at: Position, damage: number, { steps }: Choices['losses']['answer']): string {
  const taken = [...new Set(steps)].flatMap((squadron) =>
    stepsOf(at, squadron).slice(0, steps.filter((one) => one === squadron).length),
  );
  const defense = taken.reduce((sum, { value }) => sum + value, 0);
  const attack = taken.reduce((sum, step) => sum + step.attack, 0);
  return `gives up ${defense} defense factors for ${damage} owed, and ${attack} attack factors`;
}

function worldHint(at: Position, hex: number): string {
  const world = worldIn(at, hex);
  const [sdb, defense] = [sdbStrength(at, world), defenseStrength(at, world)].map(printFactor);
  return `SDBs ${sdb}, defense ${defense}; it takes a garrison of ${printFactor(at.data.worlds[world]!.garrison)} to hold`;
}

function replaceHint(at: Position, side: number, { squadrons, troops }: Choices['replace']['answer']): string {
  const sum = (costs: readonly (number | object)[]): number =>
    costs.reduce<number>((total, cost) => total + (typeof cost === 'number' ? cost : 0), 0);
  const ships = sum(squadrons.map((one) => squadronCost(at, side, one)));
  const men = sum(troops.map((one) => troopCost(at, side, one)));
  const costs = `costs ${ships} of ${at.g.squadronPoints[side]} squadron and ${men} of ${at.g.troopPoints[side]} troop points`;
  return `${costs}; to be had: ${offersHint(at, side)}`;
}
