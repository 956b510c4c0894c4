/** S4: trade, with consent where the planet is another's (IA-trade-1 to IA-trade-10, R50 to R53, R125). */
import { z } from 'zod';
import type { Choice } from '#core/types';
import { systemAt } from '../../board/chart.ts';
import { hasHabitable, isBlockaded, planetOwner } from '../../board/control.ts';
import { isOn } from '../../board/options.ts';
import { livingSeats } from '../../board/sides.ts';
import { forUnits, isCargo, isProject, isUnit, unitsWhere } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { ordered, putSealed, type Standing } from '../../orders/pace.ts';
import type { ImperialState } from '../../state.ts';
import { type Choices, type IaFrame, type IaPlay, type ImperialTypes, type Position, refuse } from '../../types.ts';

type ChoiceOf<K extends keyof Choices> = Choice<ImperialTypes, Choices[K]['about'], Choices[K]['answer']>;
const DECLARED = 1;
const ANSWERED = 2;
const OPEN = -1;
/** trader, owner of the planet, system, answer */
const CONSENT = 4;

/** `g.stage` 0: nobody has been asked; then consents, then the dice. */
export function tradePhase(play: IaPlay, _frame: IaFrame<'tradePhase'>): void {
  const { g } = play;
  if (g.stage === 0) {
    g.stage = DECLARED;
    return putSealed(play, livingSeats(g), 'trade', 'IA-trade-1', () => null);
  }
  if (g.stage === DECLARED) {
    g.stage = ANSWERED;
    // declarations are known to all: without a request there is nothing to consent to
    if (g.consents.length > 0)
      return putSealed(
        play,
        livingSeats(g),
        'consent',
        'IA-trade-5',
        (seat) => requestsTo(play, seat),
        standingConsent,
      );
  }
  rollTrades(play);
  noteLastSystems(play);
  g.trades = [];
  g.consents = [];
  play.done();
}

/** IA-trade-1, IA-trade-6, IA-trade-7, IA-trade-9, R50: it came this turn, and last ended a phase in another system */
export function qualifiesForTrade(at: Position, unit: number): boolean {
  const { g } = at;
  if (!isUnit(g, unit) || !isCargo(g, unit) || isProject(g, unit)) return false;
  const system = systemAt(at, g.units.hex[unit]!);
  const last = g.units.lastSystem[unit]!;
  return g.units.jumped[unit] === g.turn && hasHabitable(at, system) && last >= 0 && last !== system;
}

/**
 * R51: by the status of the planet, not of the space around it; 0: no trade. IA-ctl-6: holding the system opens no
 * planet with another's ground units, it only closes it to everybody (R52).
 */
export function tradeFactor(at: Position, seat: number, system: number): number {
  const { trade } = at.data.tables;
  if (!hasHabitable(at, system) || isBlockaded(at, system)) return 0; // R52
  const owner = planetOwner(at, system);
  if (owner === NEUTRAL) return trade.neutral; // IA-trade-3: open to all, whoever stands in the system
  return owner === seat ? trade.own : trade.enemy; // IA-trade-4
}

/** IA-trade-2, R53: 0 to 5 times the factor */
export function tradeIncome(die: number, factor: number): number {
  return (die - 1) * factor;
}

/** Money that trade brings: on average and at most. */
export interface TradeFigures {
  mean: number;
  most: number;
}

/** IA-trade-10: of so many ships in one system, a die each */
export function tradeFigures(at: Position, seat: number, system: number, ships: number): TradeFigures {
  const factor = tradeFactor(at, seat, system);
  const incomes = [1, 2, 3, 4, 5, 6].map((die) => tradeIncome(die, factor));
  const mean = incomes.reduce((sum, one) => sum + one, 0) / incomes.length;
  return { mean: ships * mean, most: ships * Math.max(...incomes) };
}

/** Cargo ships of a seat that could trade now. */
export function tradersOf(at: Position, seat: number): number[] {
  const units: number[] = [];
  forUnits(at.g, seat, (unit) => {
    if (qualifiesForTrade(at, unit) && tradeFactor(at, seat, systemAt(at, at.g.units.hex[unit]!)) > 0) units.push(unit);
  });
  return units;
}

/** Requests to a seat: who wants to trade with which of its planets, with how many ships. */
function requestsTo(at: Position, seat: number): Choices['consent']['about'] {
  const requests: Choices['consent']['about']['requests'] = [];
  eachConsent(at.g, (trader, owner, system) => {
    if (owner === seat) requests.push({ trader, system, ships: shipsAt(at, trader, system) });
  });
  return { requests };
}

function eachConsent(
  { consents }: ImperialState,
  visit: (trader: number, owner: number, system: number, index: number) => void,
): void {
  for (let index = 0; index < consents.length; index += CONSENT)
    visit(consents[index]!, consents[index + 1]!, consents[index + 2]!, index);
}

function shipsAt(at: Position, trader: number, system: number): number {
  const { trades, units } = at.g;
  return trades.filter((unit) => units.owner[unit] === trader && systemAt(at, units.hex[unit]!) === system).length;
}

/** IA-trade-10, R125: one die for each ship, by seat, then by number */
function rollTrades(play: IaPlay): void {
  const { g } = play;
  const { owner, hex } = g.units;
  const trades = g.trades.filter((unit) => qualifiesForTrade(play, unit));
  trades.sort((a, b) => owner[a]! - owner[b]! || a - b);
  for (const unit of trades) {
    const seat = owner[unit]!;
    const system = systemAt(play, hex[unit]!);
    const factor = tradeFactor(play, seat, system);
    if (factor === 0 || !isAllowed(play, seat, system)) continue;
    const die = play.roll(6, 'IA-trade-2');
    g.players.treasury[seat]! += tradeIncome(die, factor);
    play.emit('IA-trade-2', 'trade', { seat, system, die, factor });
  }
}

/** IA-trade-5, R51: without the consent of another owner there is no roll */
function isAllowed(at: Position, trader: number, system: number): boolean {
  const planet = planetOwner(at, system);
  if (planet === NEUTRAL || planet === trader) return true;
  let allowed = false;
  eachConsent(at.g, (by, owner, where, index) => {
    if (by === trader && owner === planet && where === system) allowed = at.g.consents[index + 3] === 1;
  });
  return allowed;
}

/** R50: where each cargo ship ended this movement phase; deep space leaves the system before it */
function noteLastSystems(at: Position): void {
  const { g } = at;
  for (const unit of unitsWhere(g, (one) => isCargo(g, one))) {
    const system = systemAt(at, g.units.hex[unit]!);
    if (system >= 0) g.units.lastSystem[unit] = system;
  }
}

export const trade: ChoiceOf<'trade'> = {
  shape: z.strictObject({ units: z.array(z.int().min(0).max(99_999)).max(1000) }),
  check(play, { units }, { by }) {
    const { g } = play;
    if (new Set(units).size < units.length) return refuse('IA-trade-10', 'each cargo ship trades once');
    for (const unit of units) {
      if (!isUnit(g, unit) || g.units.owner[unit] !== by) return refuse('IA-trade-1', `unit ${unit} is not yours`);
      if (!isCargo(g, unit)) return refuse('IA-trade-9', 'only cargo ships trade');
      if (!qualifiesForTrade(play, unit))
        return refuse('IA-trade-7', `${g.names[unit]} has not come from another system this turn`);
      if (tradeFactor(play, by, systemAt(play, g.units.hex[unit]!)) === 0)
        return refuse('IA-ctl-6', 'nobody trades with a blockaded planet');
    }
    return null;
  },
  apply(play, { units }, { by }) {
    const { g } = play;
    g.trades.push(...units);
    for (const system of new Set(units.map((unit) => systemAt(play, g.units.hex[unit]!)))) {
      play.emit('IA-trade-1', 'tradeDeclared', { seat: by, system, ships: shipsAt(play, by, system) });
      const owner = planetOwner(play, system);
      if (owner !== NEUTRAL && owner !== by) g.consents.push(by, owner, system, OPEN); // IA-trade-5
    }
  },
  options(play, { by }) {
    const units = tradersOf(play, by);
    return units.length > 3 ? null : subsetsOf(units).map((some) => ({ units: some }));
  },
  sample: (play, { by }, random) => ({ units: tradersOf(play, by).filter(() => random.below(4) > 0) }),
  defaultAnswer: () => ({ units: [] }),
};

function subsetsOf(units: readonly number[]): number[][] {
  return units.reduce<number[][]>((sets, unit) => sets.flatMap((set) => [set, [...set, unit]]), [[]]);
}

/** 5.2: a standing answer for each trader, under the option `diplomacy` */
const standingConsent: Standing<'consent'> = ({ g }, { by, about: { requests } }) => {
  const wishes = requests.map(({ trader }) => g.pace[by]!.tradeConsent[trader]);
  const isSettled = requests.length > 0 && isOn(g, 'diplomacy') && !wishes.includes('ask');
  return isSettled ? ordered({ allow: wishes.map((wish) => wish === 'yes') }) : null;
};

export const consent: ChoiceOf<'consent'> = {
  shape: z.strictObject({ allow: z.array(z.boolean()).max(200) }),
  check: (_play, { allow }, { about: { requests } }) =>
    allow.length === requests.length ? null : refuse('IA-trade-5', `${requests.length} answers are asked for`),
  apply(play, { allow }, { by, about: { requests } }) {
    const { g } = play;
    requests.forEach(({ trader, system }, index) => {
      const isAllowed = allow[index] === true;
      eachConsent(g, (from, owner, where, at) => {
        if (from === trader && owner === by && where === system) g.consents[at + 3] = isAllowed ? 1 : 0;
      });
      play.emit('IA-trade-5', 'consent', { owner: by, trader, system, isAllowed });
    });
  },
  options: (_play, { about: { requests } }) =>
    requests.length > 3
      ? null
      : subsetsOf(requests.map((_, index) => index)).map((yes) => ({
          allow: requests.map((_, at) => yes.includes(at)),
        })),
  sample: (_play, { about: { requests } }, random) => ({ allow: requests.map(() => random.below(2) === 0) }),
  defaultAnswer: ({ g }, { by, about: { requests } }) => ({
    allow: requests.map(({ trader }) => g.pace[by]!.tradeConsent[trader] === 'yes'),
  }),
};
