/** What the figures forecast of attacks, for the law that it must come true. */
import { figuresFor } from '#core/figures';
import type { Forecast, Forecasts, Run } from '#core/laws/forecasts';
import type { Decision, GameEvent } from '#core/types';
import { figures as byKind, type IaFigures } from '../figures/figures.ts';
import type { OddsFigures } from '../figures/odds.ts';
import { defendersOf, landedOf } from '../rules/ground/forces.ts';
import type { ImperialTypes, Position } from '../types.ts';

export const imperialForecasts =
  (data: Position['data']): Forecasts<ImperialTypes> =>
  ({ g }, decision, answer) => {
    const at = { g, data };
    const [found] = figuresFor({ figures: byKind }, at, decision, [answer]);
    if (!found) return [];
    switch (decision.kind) {
      case 'fire':
      case 'finalFire':
      case 'bombard':
        return [hitsForecast(found as OddsFigures)];
      case 'pressOn':
        return (answer as { do: string }).do === 'continue' ? [roundForecast(at, found as IaFigures['pressOn'])] : [];
      default:
        return [];
    }
  };

const isHits = ({ type }: GameEvent): boolean => type === 'hits';

function hitsForecast({ chances }: OddsFigures): Forecast<ImperialTypes> {
  return {
    about: 'hits',
    claims: Object.fromEntries(chances.map((ways, hits) => [`hits ${hits}`, ways / 36])),
    decides: (_, events) => !events.some(isHits) && lastButRolls(events) === 'fire',
    answer: () => undefined,
    outcomes: ({ events }) =>
      events
        .filter(isHits)
        .slice(0, 1)
        .map(({ data }) => `hits ${(data as { hits: number }).hits}`),
  };
}

/** The defenders attack first; the attack of the landed is forecast for the case that they lose nothing by it. */
function roundForecast(at: Position, { attack, defence }: IaFigures['pressOn']): Forecast<ImperialTypes> {
  const [landed, defenders] = [landedOf(at.g), defendersOf(at)];
  const claims: Record<string, number> = {};
  const add = (name: string, chance: number): void => {
    claims[name] = (claims[name] ?? 0) + chance;
  };
  for (const [hits, ways] of defence.chances.entries())
    add(`landed lose ${Math.min(hits, stepsOf(at, landed))}`, ways / 36);
  const unhurt = defence.chances[0]! / 36;
  for (const [hits, ways] of attack.chances.entries())
    add(`unhurt, defenders lose ${Math.min(hits, stepsOf(at, defenders))}`, (unhurt * ways) / 36);
  return {
    about: 'a round on the ground',
    claims,
    decides: (_, events) =>
      events.filter(({ type }) => type === 'groundAttack').length <= 2 && lastButRolls(events) === 'groundAttack',
    answer: (play, decision: Decision) =>
      decision.kind === 'chooseLosses' ? play.choiceOf(decision.kind).defaultAnswer(play, decision) : undefined,
    outcomes: (run) => roundOutcomes(run, landed, defenders),
  };
}

function stepsOf({ g }: Position, units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + g.units.steps[unit]!, 0);
}

function lastButRolls(events: readonly GameEvent[]): string {
  return events.findLast(({ type }) => type !== 'roll')?.type ?? '';
}

function roundOutcomes(
  { events }: Run<ImperialTypes>,
  landed: readonly number[],
  defenders: readonly number[],
): string[] {
  const attacks = events.flatMap(({ type }, at) => (type === 'groundAttack' ? [at] : []));
  const round = events.slice(0, attacks[2] ?? events.length);
  const lost = (units: readonly number[]): number =>
    round
      .filter(({ rule, type }) => rule === 'IA-gc-13' && type === 'stepsLost')
      .map(({ data }) => data as { unit: number; steps: number })
      .filter(({ unit }) => units.includes(unit))
      .reduce((sum, { steps }) => sum + steps, 0);
  const own = lost(landed);
  return [`landed lose ${own}`, ...(own === 0 ? [`unhurt, defenders lose ${lost(defenders)}`] : [])];
}
