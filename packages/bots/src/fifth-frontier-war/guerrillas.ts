/** When guerrillas come out: beside troops that fight, or where the enemy is weak enough. */
import {
  type Choices,
  enemyOf,
  IN_PLAY,
  numbersWhere,
  type Position,
  strengthOf,
  techOf,
  type WarTypes,
  worldIn,
  ZHODANI,
} from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { evaluate } from './evaluate.ts';
import { type Ground, groundAt } from './forces.ts';
import { groundFight } from './ground-odds.ts';
import { say } from './words.ts';

type Answer = Choices['guerrillas']['answer'];

/** Above this loss they hide and recover. */
const WEARY = 60;

export function guerrillasAdvice({ seat, play }: Question<WarTypes>): Candidate<Answer>[] {
  const { troops } = play.data;
  const all = numbersWhere(troops.length, (one) => troops[one]!.isGuerrilla && play.g.troops.status[one] === IN_PLAY);
  const answer: Answer = { overt: [], covert: [] };
  for (const hex of new Set(all.map((one) => play.g.troops.place[one]!))) {
    const here = all.filter((one) => play.g.troops.place[one] === hex);
    const rise = shouldRise(play, hex, here);
    for (const one of here) {
      const isOut = rise && play.g.troops.loss[one]! < WEARY;
      if (isOut !== (play.g.troops.overt[one] === 1)) answer[isOut ? 'overt' : 'covert'].push(one);
    }
  }
  const words = answer.overt.length > 0 ? say.guerrillas.callsToArms : say.guerrillas.keepsInHiding;
  return [{ answer, value: evaluate(play, seat), words }];
}

/** Do they win with the troops that are on the world already? */
export function shouldRise(at: Position, hex: number, guerrillas: readonly number[]): boolean {
  const world = at.data.worlds[worldIn(at, hex)];
  if (!world) return false;
  const band: Ground[] = guerrillas
    .filter((one) => at.g.troops.loss[one]! < WEARY)
    .map((one) => ({ unit: one, strength: strengthOf(at, one), multiplier: 1, tech: techOf(at, one) }));
  const isBand = new Set(guerrillas);
  const allies = groundAt(at, ZHODANI, hex).filter(({ unit }) => !isBand.has(unit));
  const enemies = groundAt(at, enemyOf(ZHODANI), hex);
  if (band.length === 0) return false;
  if (enemies.length === 0) return at.g.worlds.control[world.index] !== ZHODANI;
  const air = at.data.tables.atmosphereModifiers[world.atmosphere];
  const { turns, lost } = groundFight(at.data, [...band, ...allies], enemies, 0, air, 6);
  if (turns <= 6 && lost < 0.5) return true;
  return allies.length > 0 && lost < 0.7;
}
