/** What the figures foretell of fire, interceptions and fields, for the law that it must come true. */
import { figuresFor } from '#core/figures';
import type { Forecast, Forecasts, Run } from '#core/laws/forecasts';
import type { GameEvent } from '#core/types';
import { figures as byKind, type DvFigures } from '../figures/figures.ts';
import { isMissile } from '../rules/04-spaceships.ts';
import { usesExtendedTable } from '../rules/heavy-cruiser/heavy-cruiser.ts';
import type { Choices, DeltaVeeRules, DeltaVeeTypes, Position } from '../types.ts';

type Dv = Forecast<DeltaVeeTypes>;

export const deltaVeeForecasts =
  (data: DeltaVeeRules): Forecasts<DeltaVeeTypes> =>
  ({ g }, decision, answer) => {
    const [found] = figuresFor({ figures: byKind }, { g, data }, decision, [answer]);
    if (!found) return [];
    switch (decision.kind) {
      case 'fire':
        return fireForecasts(found as DvFigures['fire'], isTwoDice({ g, data }, answer as Choices['fire']['answer']));
      case 'pickTarget':
        return interceptionForecasts(found as DvFigures['pickTarget']);
      case 'emergencyField':
        return (answer as { activate: boolean }).activate ? [fieldForecast(found as DvFigures['emergencyField'])] : [];
      default:
        return [];
    }
  };

const has = (events: readonly GameEvent[], ...types: string[]): boolean =>
  events.some(({ type }) => types.includes(type));

/** To hit and to harm. Where a pod that nobody sees may change the chance there are two figures, and neither is held to one world. */
function fireForecasts({ chance, ifUnjammed, harm }: DvFigures['fire'], hasSecond: boolean): Dv[] {
  if (ifUnjammed !== null) return [];
  const hit = chance / 10;
  return [
    {
      about: 'fire',
      claims: { miss: 1 - hit, hit, ...(hasSecond ? {} : { harm: (hit * harm) / 10 }) },
      atMost: ['harm'], // counted as if every part and pod were still there
      decides: (_, events) => rollsSinceAim(events) < 2,
      answer: () => undefined,
      outcomes: (run) => fireOutcomes(run).filter((name) => name !== 'harm' || !hasSecond),
    },
  ];
}

/** The second die of the Hit Table is rolled again without end where there is no such pod: that is not played out. */
function isTwoDice(at: Position, shot: Choices['fire']['answer']): boolean {
  return shot.do === 'fire' && !isMissile(at.g, shot.target) && usesExtendedTable(at, shot.target);
}

/** The die against the Target Value and the first of the Hit Table. */
function rollsSinceAim(events: readonly GameEvent[]): number {
  const aim = events.findIndex(({ type }) => type === 'aim');
  if (aim < 0 || has(events, 'missed', 'hit', 'glancing', 'destroyed')) return Number.POSITIVE_INFINITY;
  return events.slice(aim).filter(({ type }) => type === 'roll').length;
}

function fireOutcomes({ events }: Run<DeltaVeeTypes>): string[] {
  const end = events.findIndex(({ type }, at) => at > 0 && type === 'aim' && has(events.slice(0, at), 'aim'));
  const own = end < 0 ? events : events.slice(0, end);
  if (has(own, 'missed')) return ['miss'];
  return has(own, 'glancing') ? ['hit'] : ['hit', 'harm'];
}

function interceptionForecasts({ chance, automatic, ifUnguarded }: DvFigures['pickTarget']): Dv[] {
  if (ifUnguarded !== null) return [];
  const share = automatic ? 1 : chance / 10;
  const tries = (events: readonly GameEvent[]) =>
    events.filter(({ type }) => type === 'interception').map(({ data }) => data as { success: boolean });
  return [
    {
      about: 'interception',
      claims: { success: share, failure: 1 - share },
      decides: (rule, events) => rule === 'DV-9.6d' && tries(events).length === 0,
      answer: () => undefined,
      outcomes: ({ events }) => [tries(events)[0]!.success ? 'success' : 'failure'],
    },
  ];
}

function fieldForecast({ chance }: DvFigures['emergencyField']): Dv {
  const tries = (events: readonly GameEvent[]) =>
    events.filter(({ type }) => type === 'emergency-field').map(({ data }) => data as { success: boolean });
  return {
    about: 'emergency field',
    claims: { raised: chance / 10, late: 1 - chance / 10 },
    decides: (rule, events) => rule === 'DV-9.8b' && tries(events).length === 0,
    answer: () => undefined,
    outcomes: ({ events }) => [tries(events)[0]!.success ? 'raised' : 'late'],
  };
}
