/** What stands behind an answer, line by line: for boards that show where each number comes from. Worked from what the seat knows. */
import { oneByOne } from '#core/figures';
import { INTERCEPT } from '../data/types.ts';
import { isSeat, isSystem, ownerName, systemsOf } from '../rules/03-systems.ts';
import { levelOf } from '../rules/06-seats/governments.ts';
import { ruleFrom } from '../rules/06-seats/seat-rules.ts';
import { taxYield } from '../rules/10-taxation.ts';
import {
  buildOperation,
  isInterstellar,
  isOperation,
  isWarChit,
  type OperationAct,
  operationOf,
} from '../rules/11-operations/build.ts';
import { listsLevel } from '../rules/11-operations/cards.ts';
import {
  CHIT_BONUS,
  explainRating,
  interceptStrength,
  partialsOn,
  sectorOf,
} from '../rules/11-operations/effectiveness.ts';
import { yieldOf } from '../rules/13-raid.ts';
import { interceptorsOf } from '../rules/15-intercept/intercept.ts';
import { explainRebellion } from '../rules/20-rebellion.ts';
import { autoIntercept } from '../rules/21-outworlders/cards.ts';
import { isGovernable, victoryPoints } from '../rules/25-victory/victory.ts';
import { rebellionOdds } from '../secrets/view-systems.ts';
import type { RebellionView } from '../secrets/view-types.ts';
import type { Act, Choices, FigureLine, Operation, Position, SwordTypes, TaxOrder } from '../types.ts';
import { type CardOdds, forecast } from './forecast.ts';

/** Who may Intercept, and what that takes away at the least; `isCertain`: an Outworlder's kept card plays itself. */
export interface InterceptorFigure {
  actor: number;
  name: string;
  strength: number;
  isCertain: boolean;
}

export interface OperationFigures {
  /** without extra points */
  cost: number;
  lines: FigureLine[];
  /** if nobody Intercepts who may let it pass */
  odds: CardOdds;
  /** if all who may Intercept do, without extra points; null: nobody has the choice */
  opposed: CardOdds | null;
  interceptors: InterceptorFigure[];
  /** what a Raid yields by die; empty for all others */
  loot: number[];
  violates: boolean;
  /** the Sector used, its level, and how many of the cards check it */
  sector: number;
  level: number;
  checks: number;
}

export interface InterceptFigures {
  cost: number;
  /** from the rating announced down to what is left */
  lines: FigureLine[];
  before: CardOdds;
  after: CardOdds;
}

export interface TaxFigures {
  /** null: no check */
  check: (Omit<RebellionView, 'demand'> & { lines: FigureLine[] }) | null;
  /** points by die, or one figure */
  yields: number[];
  /** it goes into Unrest for certain */
  isCertainUnrest: boolean;
}

/** What the Empire would be, ruled from there. */
export interface SeatFigures {
  /** victory points if the game ended then */
  points: number;
  /** Systems that it could Govern without extra points, of so many */
  governed: number;
  systems: number;
}

/** By kind of decision. */
export interface SwordFigures {
  act: OperationFigures;
  intercept: InterceptFigures;
  tax: TaxFigures;
  moveSeat: SeatFigures;
  newSeat: SeatFigures;
}

/** null where there is no figure, or the answer names nothing that exists. */
export const figures = oneByOne<SwordTypes>({
  act: (play, act, { by }) => actFigures(play, by, act),
  intercept: (play, answer, { by, about }) => interceptFigures(play, by, about.operation, answer),
  tax: (play, order, { by }) => taxFigures(play, by, order),
  moveSeat: (play, { system }, { by }) => seatFigures(play, by, system),
  newSeat: (play, { system }, { by }) => seatFigures(play, by, system),
});

type Interception = Choices['intercept']['answer'];

function actFigures(at: Position, seat: number, act: Act): OperationFigures | null {
  if (!isOperation(act) || !isSystem(at, act.target)) return null;
  if (isInterstellar(act) && (!isSystem(at, act.base) || act.base === act.target)) return null;
  return operationFigures(at, seat, act);
}

export function operationFigures(at: Position, seat: number, act: OperationAct): OperationFigures {
  const { target, extra } = act;
  const { base, path, gate, chits } = isInterstellar(act) ? act : { base: target, path: [], gate: false, chits: [] };
  const operation = buildOperation(at, seat, operationOf(act), base, target, path, gate, { extra, chits });
  const used = chits.filter((chit) => isWarChit(at, chit)).length;
  const interceptors = interceptorsAt(at, operation);
  const choosing = interceptors.filter(({ isCertain }) => !isCertain);
  const lines = [
    ...explainRating(at, { ...operation, chits: used }),
    ...interceptors
      .filter(({ isCertain }) => isCertain)
      .map(({ name, strength }) => ({ what: `${name} Intercepts`, value: -strength, rule: 'SS-21.11b' })),
  ];
  const rating = sumOf(lines);
  const sector = sectorOf(at, operation.operation);
  const level = levelOf(at.g, seat, sector);
  return {
    cost: operation.paid - extra,
    lines,
    odds: forecast(at, operation, rating),
    opposed: choosing.length > 0 ? forecast(at, operation, rating - strengthOf(choosing)) : null,
    interceptors,
    loot: act.do === 'raid' ? [1, 2, 3, 4, 5, 6].map((die) => yieldOf(at, target, die)) : [],
    violates: operation.violates,
    sector,
    level,
    checks: at.g.deck.filter((card) => listsLevel(at.data.cards[card]!, level)).length,
  };
}

/** Who may, and the one whose card plays itself if it has one (21.11). */
function interceptorsAt(at: Position, operation: Operation): InterceptorFigure[] {
  return interceptorsOf(at, operation)
    .filter((actor) => isSeat(actor) || autoIntercept(at.g, actor) !== null)
    .map((actor) => ({
      actor,
      name: ownerName(at, actor),
      strength: interceptStrength(at, { by: actor, extra: 0, chits: [] }),
      isCertain: !isSeat(actor),
    }));
}

function strengthOf(interceptors: readonly InterceptorFigure[]): number {
  return interceptors.reduce((sum, { strength }) => sum + strength, 0);
}

function sumOf(lines: readonly FigureLine[]): number {
  return lines.reduce((sum, { value }) => sum + value, 0);
}

export function interceptFigures(
  at: Position,
  by: number,
  operation: Operation,
  answer: Interception,
): InterceptFigures {
  const own = answer.intercept ? { by, extra: answer.extra, chits: answer.chits } : null;
  const rule = 'SS-15.31';
  const lines: FigureLine[] = [
    { what: 'announced', value: operation.rating, rule: 'SS-11.1' },
    ...operation.interceptions.map((one) => ({
      what: ownerName(at, one.by),
      value: -interceptStrength(at, one),
      rule,
    })),
  ];
  const before = sumOf(lines);
  if (own) {
    lines.push({ what: 'your Military', value: -interceptStrength(at, { by, extra: 0, chits: [] }), rule });
    if (own.extra > 0) lines.push({ what: 'extra points', value: -own.extra, rule });
    if (own.chits.length > 0) lines.push({ what: 'chits', value: -CHIT_BONUS * own.chits.length, rule: 'SS-9.26b' });
  }
  const after = sumOf(lines);
  return {
    cost: own ? at.data.tables.operations[INTERCEPT]!.cost + own.extra : 0,
    lines,
    before: forecast(at, operation, before),
    after: forecast(at, operation, after),
  };
}

/** SS-10.15, R54: no check for the Seat, nor for an Exploitation of a quiet System, which falls into Unrest. */
function taxFigures(at: Position, player: number, order: TaxOrder): TaxFigures | null {
  if (order.do === 'done' || !isSystem(at, order.system)) return null;
  const { g, data } = at;
  const { system } = order;
  const isSeat = g.players.seat[player] === system;
  const isExploit = order.do === 'exploit';
  const isCertainUnrest = isExploit && !isSeat && g.systems.unrest[system] === 0;
  const demand = isExploit ? data.tables.rebellion.exploitation : order.points;
  const lines = explainRebellion(at, system, demand);
  const value = sumOf(lines);
  return {
    check: isSeat || isCertainUnrest ? null : { ...rebellionOdds(at, value), lines },
    yields: isExploit
      ? [1, 2, 3, 4, 5, 6].map((die) => Math.max(0, yieldOf(at, system, die) - partialsOn(g, system)))
      : [taxYield(at, system, order.points)],
    isCertainUnrest,
  };
}

/** SS-25.4a, SS-6.3a: -1 is the Seat as it is. */
function seatFigures({ g, data }: Position, player: number, system: number): SeatFigures | null {
  const own = systemsOf(g, player);
  if (system >= 0 && !own.includes(system)) return null;
  const { seat, race, ideology, exile } = g.players;
  const players = {
    ...g.players,
    seat: [...seat],
    race: [...race],
    ideology: [...ideology],
    exile: exile.map((is, at) => (at === player ? 0 : is)),
  };
  const then: Position = { g: { ...g, players }, data };
  if (system >= 0) ruleFrom(then.g, player, system);
  return {
    points: victoryPoints(then, player),
    governed: own.filter((one) => isGovernable(then, player, one)).length,
    systems: own.length,
  };
}
