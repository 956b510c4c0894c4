/** What the figures forecast of fire, interceptions and fields, for the law that it must come true. */
import { figuresFor } from '#core/figures';
import type { Forecast, Forecasts } from '#core/laws/forecasts';
import type { GameEvent } from '#core/types';
import { CLOCK_DQ, CLOCK_DR } from '#hex/index';
import { MISSILE_TYPES } from '../data/types.ts';
import type { Events } from '../events.ts';
import { calculations } from '../figures/calc.ts';
import { hitsToEnd } from '../figures/endurance.ts';
import { figures as byKind, type DvFigures } from '../figures/figures.ts';
import { firstPass } from '../figures/launches.ts';
import { interceptionInputs, nextMover, threatsTo } from '../figures/meetings.ts';
import { PART_STATES } from '../positions/position-shape.ts';
import { PHASES } from '../rules/03-sequence/phases.ts';
import { isMissile } from '../rules/04-spaceships.ts';
import { usesExtendedTable } from '../rules/heavy-cruiser/heavy-cruiser.ts';
import { viewOf } from '../secrets/view.ts';
import { type DeltaVeeState, IN_PLAY } from '../state.ts';
import type { Choices, DeltaVeeRules, DeltaVeeTypes, Position } from '../types.ts';

type Dv = Forecast<DeltaVeeTypes>;

export const deltaVeeForecasts =
  (data: DeltaVeeRules): Forecasts<DeltaVeeTypes> =>
  ({ g }, decision, answer) => {
    if ((answer as { do?: string }).do === 'end') return threatForecasts({ g, data }, decision.by);
    if ((answer as { do?: string }).do === 'launch')
      return launchForecasts({ g, data }, decision.by, answer as LaunchShot);
    const [found] = figuresFor({ figures: byKind }, { g, data }, decision, [answer]);
    if (!found) return [];
    switch (decision.kind) {
      case 'fire':
        return fireForecasts(found as DvFigures['fire'], isTwoDice({ g, data }, answer as Choices['fire']['answer']));
      case 'pickTarget':
        return interceptionForecasts(found as DvFigures['pickTarget']);
      case 'emergencyField':
        return (answer as { activate: boolean }).activate ? [fieldForecast(found as DvFigures['emergencyField'])] : [];
      case 'choosePart':
        return partForecasts(
          found as DvFigures['choosePart'],
          decision.about as Choices['choosePart']['about'],
          answer,
        );
      default:
        return [];
    }
  };

const has = (events: readonly GameEvent[], ...types: string[]): boolean =>
  events.some(({ type }) => types.includes(type));

/** To hit and to harm. Where a pod that nobody sees may change the chance there are two figures, and neither is held to one world. */
function fireForecasts({ chance, ifUnjammed, harm }: DvFigures['fire'], isTwoDice: boolean): Dv[] {
  if (ifUnjammed !== null || chance === 0) return []; // random players mostly fire at what they cannot hit
  const hit = chance / 10;
  const dice = isTwoDice ? 3 : 2;
  return [
    {
      about: isTwoDice ? 'fire, by two dice' : 'fire',
      claims: { miss: 1 - hit, hit, harm: (hit * harm) / 10 },
      atMost: ['harm'], // counted as if every part and pod were still there
      decides: (_, events) => !has(events, ...STRUCK) && rollsSinceAim(events) < dice,
      answer: () => undefined,
      outcomes: ({ events }) => fireOutcomes(ownFire(events), dice),
    },
  ];
}

/** The second die of the Hit Table is rolled again where there is no such pod. */
function isTwoDice(at: Position, shot: Choices['fire']['answer']): boolean {
  return shot.do === 'fire' && !isMissile(at.g, shot.target) && usesExtendedTable(at, shot.target);
}

const STRUCK = ['missed', 'hit', 'glancing', 'destroyed', 'log-read'];

/** The die against the Target Value and those of the Hit Table. */
function rollsSinceAim(events: readonly GameEvent[]): number {
  const aim = events.findIndex(({ type }) => type === 'aim');
  return aim < 0 ? Number.POSITIVE_INFINITY : events.slice(aim).filter(({ type }) => type === 'roll').length;
}

/** Up to what it did; more fire may follow. */
function ownFire(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => STRUCK.includes(type));
  return end < 0 ? events : events.slice(0, end + 1);
}

/** null: rolled again. */
function fireOutcomes(own: readonly GameEvent[], dice: number): string[] | null {
  if (has(own, 'missed')) return ['miss'];
  if (rollsSinceAim(own) > dice) return null;
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

/** What the hit makes of the part; what cannot become worse is not told of. */
function partForecasts(
  { before, after }: DvFigures['choosePart'],
  { target }: Choices['choosePart']['about'],
  answer: unknown,
): Dv[] {
  if (before === after) return [];
  const { part } = answer as Choices['choosePart']['answer'];
  return [
    {
      about: 'the part that is hit',
      claims: { [after]: 1 },
      decides: () => false,
      answer: () => undefined,
      outcomes: ({ events }) => {
        const struck = events
          .filter(({ type }) => type === 'damage')
          .map(({ data }) => data as Events['damage'])
          .find((damage) => damage.unit === target && damage.part === part);
        return [struck ? PART_STATES[struck.state]! : before];
      },
    },
  ];
}

/** The Movement Phase that was the next one is over: Commands are given again. */
function isMoveOver(then: DeltaVeeState, now: DeltaVeeState): boolean {
  return now.phase !== then.phase && PHASES[now.phase] === 'commandPhase';
}

type LaunchShot = Extract<Choices['fire']['answer'], { do: 'launch' }>;

/** What a missile put beside its launcher strikes on its first move, if nobody gives a Command and nothing else comes in its way. */
function launchForecasts(at: Position, seat: number, shot: LaunchShot): Dv[] {
  const view = viewOf(at.data, at.g, seat);
  const launcher = view.units.find(({ unit }) => unit === shot.unit)!;
  const type = MISSILE_TYPES[shot.missile]!;
  const civ = launcher.log?.pods.find(({ box }) => box === shot.box)?.civ ?? launcher.vessel!.ratings.civ;
  const { direction, velocity } = shot;
  const course = {
    q: launcher.q + CLOCK_DQ[shot.hexside]!,
    r: launcher.r + CLOCK_DR[shot.hexside]!,
    direction,
    velocity,
    zig: 0,
  };
  const pass = firstPass(view, seat, { type, civ, course });
  const given = pass?.hexes === 0 ? interceptionInputs(view, pass) : null;
  const percent = given && interceptionOdds(at, given)?.percent;
  const log = pass && viewOf(at.data, at.g, pass.to.seat).units.find(({ unit }) => unit === pass.to.unit)?.log;
  if (typeof percent !== 'number' || !log || log.guard > 0) return []; // electronics warfare is not seen from afar
  const isOwnMoveOver = ({ phase, first }: DeltaVeeState): boolean =>
    PHASES[phase] === 'commandPhase' && nextMover({ phase, first }) !== seat;
  const tries = (events: readonly GameEvent[]) =>
    events.filter(({ type: what }) => what === 'interception').map(({ data }) => data as Events['interception']);
  return [
    {
      about: 'a missile to be launched',
      claims: { struck: percent / 100 },
      decides: (rule, events) => rule === 'DV-9.6d' && tries(events).length === 0, // later missiles fall as they will
      answer: (play, decision) =>
        isOwnMoveOver(play.g) ? undefined : play.choiceOf(decision.kind).defaultAnswer(play, decision),
      outcomes: ({ before, events }) => {
        const [first] = tries(events);
        if (!first || first.target !== pass.to.unit || before.g.units.status[first.missile] === IN_PLAY) return null;
        return first.success ? ['struck'] : [];
      },
    },
  ];
}

function interceptionOdds(at: Position, given: Record<string, string>): ThreatOdds | null {
  const worked = calculations(at.data)
    .find(({ id }) => id === 'interception')!
    .run(given);
  return worked.ok ? (worked.value as ThreatOdds) : null;
}

/** Percent, of the calculation that the page shows for a missile on its way. */
interface ThreatOdds {
  percent: number;
  destroyed: number;
  /** that a field lets through */
  hits: number;
}

/** Whether it strikes, and whether a field comes up against it. */
const HAZARDS: readonly string[] = ['DV-9.6d', 'DV-9.8b'];

/** The only missile or contact that meets a ship of the seat, if all end their phases and it is not turned aside on its way. */
function threatForecasts(at: Position, seat: number): Dv[] {
  const view = viewOf(at.data, at.g, seat);
  const [threat, second] = threatsTo(view, seat);
  const given = threat && !second ? interceptionInputs(view, threat) : null;
  const odds = given && interceptionOdds(at, given);
  if (!threat || !odds) return [];
  const { percent, destroyed, hits } = odds;
  const { log, vessel } = threat.to;
  const isTooMuch = log !== null && vessel !== null && hits >= hitsToEnd(log, vessel.ratings.armor);
  const isThis = ({ missile, target }: { missile: number; target: number }): boolean =>
    missile === threat.by.unit && target === threat.to.unit;
  const tries = (events: readonly GameEvent[]) =>
    events.filter(({ type }) => type === 'interception').map(({ data }) => data as Events['interception']);
  return [
    {
      about: threat.by.missile ? 'a missile on its way' : 'a contact on its way',
      claims: { struck: percent / 100, destroyed: destroyed / 100, beaten: isTooMuch ? percent / 100 : 0 },
      atMost: threat.by.missile ? ['beaten'] : ['struck', 'destroyed', 'beaten'],
      decides: (rule, events) => tries(events).length === (rule === 'DV-9.6d' ? 0 : 1) && HAZARDS.includes(rule),
      answer: (play, decision) =>
        isMoveOver(at.g, play.g) ? undefined : play.choiceOf(decision.kind).defaultAnswer(play, decision),
      outcomes: ({ events }) => {
        const [first] = tries(events);
        if (!first || !isThis(first)) return null;
        if (!first.success) return [];
        const end = events.find(
          ({ type, data }) => type === 'destroyed' && (data as { unit: number }).unit === first.target,
        );
        if (!end) return ['struck'];
        return ['struck', end.rule === 'DV-11.0b' ? 'beaten' : 'destroyed']; // by the hits that its field let through
      },
    },
  ];
}
