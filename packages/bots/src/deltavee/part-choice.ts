/** Which part to hit: what ends the ship or its missiles soonest; of one's own ship, what is missed least. */
import {
  BRIDGE,
  type Choices,
  DAMAGED,
  type DeltaVeeTypes,
  ENGINE,
  FIELD,
  isMissile,
  isSound,
  MISSILE_TYPES,
  missilesLeft,
  missilesReady,
  POD_BOX,
  type Position,
  podType,
  rowOf,
  scenarioOf,
  WRECKED,
} from '@admiralty/engine/deltavee';
import type { Candidate, Question } from '../knowledge.ts';
import { improved, standing } from './evaluate.ts';
import { say } from './words.ts';

/** Bridge and engine must both go, and few hits find them. */
const HULL = 0.06;
const HULL_FINISHED = 0.09;
const FIELD_WORTH = 0.02;
const POD = 0.02;
const POINT = 0.15;

type Answer = Choices['choosePart']['answer'];

export function partAdvice({
  seat,
  play,
  input,
  decision,
}: Question<DeltaVeeTypes, Choices['choosePart']['about']>): Candidate<Answer>[] {
  const { target, parts } = decision.about;
  const isOwn = play.g.units.seat[target] === seat;
  const base = standing(play, seat, input);
  return parts.map((part) => {
    const worth = partWorth(play, target, part);
    return {
      answer: { part },
      value: improved(base, isOwn ? -worth : worth),
      words: isOwn ? say.partChoice.leastPain : wordsFor(part),
    };
  });
}

function wordsFor(part: number): string {
  if (part === BRIDGE || part === ENGINE) return say.partChoice.hitsHull;
  return part === FIELD ? say.partChoice.hitsField : say.partChoice.hitsPod;
}

export function partWorth(at: Position, unit: number, part: number): number {
  const { g } = at;
  if (isMissile(g, unit)) return HULL;
  if (part === BRIDGE || part === ENGINE) {
    const state = (part === BRIDGE ? g.units.bridge : g.units.engine)[unit]!;
    if (state === WRECKED) return 0;
    return state === DAMAGED ? HULL_FINISHED : HULL;
  }
  if (part === FIELD) return FIELD_WORTH * (g.units.fieldUp[unit] ? 2 : 1);
  return podWorth(at, unit, rowOf(g, unit, part - POD_BOX));
}

function podWorth(at: Position, unit: number, row: number): number {
  const { g } = at;
  const type = podType(at, row);
  if (!type || g.pods.state[row] === WRECKED) return 0;
  let worth = POD;
  const next = g.pods.state[row]! + (g.pods.state[row] === 0 && g.pods.armor[row] === 2 ? 1 : 2);
  if (type.weapons && isSound(g, row) && next >= DAMAGED) worth += 0.015 * Math.min(6, missilesIn(at, row));
  if (type.isBattleComm && isSound(g, row)) worth += 0.02;
  if (type.jump && isSound(g, row) && scenarioOf(at).jump) worth += 0.05;
  if (namedPods(at, unit).includes(type.id)) worth += POINT * (next >= WRECKED ? 2 : 1);
  return worth;
}

function missilesIn({ g }: Position, row: number): number {
  let sum = 0;
  for (let type = 0; type < MISSILE_TYPES.length; type++)
    sum += missilesLeft(g, row, type) + missilesReady(g, row, type);
  return sum;
}

/** Pods that the scenario counts when they are lost. */
function namedPods(at: Position, unit: number): string[] {
  const { points, victory } = scenarioOf(at);
  const named = victory.flatMap(({ when }) =>
    when.kind === 'podDestroyed' && at.g.names[unit] === when.unit ? [when.pod] : [],
  );
  return at.g.units.home[unit] === 0 && points ? [...named, ...points.seat1.pods] : named;
}
