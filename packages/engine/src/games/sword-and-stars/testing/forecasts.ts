/** What the figures foretell of Operations, Intercepts and taxes, for the law that it must come true. */
import { figuresFor } from '#core/figures';
import type { Forecast, Forecasts, Run } from '#core/laws/forecasts';
import type { Play } from '#core/play';
import type { Decision, GameEvent } from '#core/types';
import { GOVERN, type SwordData } from '../data/types.ts';
import {
  figures as figuresByKind,
  type InterceptFigures,
  type OperationFigures,
  type TaxFigures,
} from '../figures/figures.ts';
import type { CardOdds } from '../figures/forecast.ts';
import { isOperation } from '../rules/11-operations/build.ts';
import type { Act, Choices, Operation, SwordTypes, TaxOrder } from '../types.ts';

/** Others answer an attack by all means, or not at all. */
type Others = 'pass' | 'intercept';

export const swordForecasts =
  (data: SwordData): Forecasts<SwordTypes> =>
  ({ g }, decision, answer) => {
    const [figures] = figuresFor({ figures: figuresByKind }, { g, data }, decision, [answer]);
    if (!figures) return [];
    if (decision.kind === 'tax') return taxForecasts(answer as TaxOrder, figures as TaxFigures);
    if (decision.kind === 'act' && isOperation(answer as Act))
      return operationForecasts(answer as Act, figures as OperationFigures);
    if (decision.kind !== 'intercept') return []; // what a Seat would count hangs on no roll and no card
    const { operation } = (decision as Decision & { about: Choices['intercept']['about'] }).about;
    return [operationForecast('after', operation, (figures as InterceptFigures).after, 'pass', {})];
  };

function operationForecasts(act: Act, figures: OperationFigures): Forecast<SwordTypes>[] {
  if (!isOperation(act)) return [];
  const { target } = act;
  const base = 'base' in act ? act.base : target;
  const { odds, opposed, checks, loot } = figures;
  const more = (column: CardOdds): Record<string, number> => ({
    'sector check': checks / column.cards,
    ...lootOf(loot, (column.effects.raided ?? 0) / column.cards),
  });
  const forecasts = [operationForecast('alone', { base, target }, odds, 'pass', more(odds))];
  if (opposed) forecasts.push(operationForecast('opposed', { base, target }, opposed, 'intercept', more(opposed)));
  return forecasts;
}

/** The points of a Raid, each with its chance. */
function lootOf(byDie: readonly number[], chance: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const points of byDie) found[`loot ${points}`] = (found[`loot ${points}`] ?? 0) + chance / byDie.length;
  return found;
}

function operationForecast(
  about: string,
  where: Pick<Operation, 'base' | 'target'>,
  { cards, effects, success, rebellions }: CardOdds,
  others: Others,
  more: Record<string, number>,
): Forecast<SwordTypes> {
  const claims: Record<string, number> = { ...more, success: success / cards };
  for (const [effect, count] of Object.entries(effects)) claims[effect] = count / cards;
  for (const { system, cards: calling, rebels } of rebellions) {
    claims[`check of ${system}`] = calling / cards;
    claims[`rebellion of ${system}`] = rebels;
  }
  const isOwn = about !== 'after';
  return {
    about,
    claims,
    atMost: rebellions.length > 0 ? ['sector check'] : [], // an Empire whose last System rebels checks nothing
    decides: (rule, events) => decidesOperation(rule, events),
    answer: (play, decision) => answerOnTheWay(play, decision, others),
    outcomes: (run) => outcomesOf(run, where, isOwn),
  };
}

/** The active card and, while this Operation lasts, the dice of a Raid or a Rebellion. */
function decidesOperation(rule: string, events: readonly GameEvent[]): boolean {
  const revealed = events.filter(({ type }) => type === 'revealed').length;
  if (rule === 'SS-11.0c') return revealed === 0;
  return ['SS-13.2', 'SS-11.55', 'SS-23.0b', 'SS-8.41d'].includes(rule) && ownEvents(events).length === events.length;
}

function answerOnTheWay(play: Play<SwordTypes>, decision: Decision, others: Others): unknown {
  if (!play.table.stack.some(({ step }) => step === 'operation')) return undefined;
  switch (decision.kind) {
    case 'intercept':
      return others === 'pass' ? { intercept: false } : { intercept: true, extra: 0, chits: [] };
    case 'contest':
      return { contest: false };
    case 'removeOrScore':
      return { score: true };
    case 'sectorCheck':
      return { make: true };
    default:
      return play.choiceOf(decision.kind).defaultAnswer?.(play, decision);
  }
}

/** The events of this Operation: automatic powers go on to the next without a question. */
function ownEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  const shown = events.findIndex(({ type }) => type === 'revealed');
  const next = events.findIndex(({ type }, at) => at > shown && shown >= 0 && LATER.includes(type));
  return next < 0 ? events : events.slice(0, next);
}

const LATER = ['announced', 'no-effect', 'turn-end', 'turn-start', 'round'];

function outcomesOf(run: Run<SwordTypes>, where: Pick<Operation, 'base' | 'target'>, isOwn: boolean): string[] {
  const events = ownEvents(run.events);
  const names = new Set<string>();
  for (const event of events) for (const name of namesOf(event, where, run)) names.add(name);
  if (run.asked.includes('contest')) {
    names.add('contested');
    names.delete('taken');
  }
  if (run.asked.includes('removeOrScore')) {
    names.add('choice');
    names.delete('taken');
    names.delete('planet');
  }
  if (AIMS.some((name) => names.has(name)) || (names.has('baseUp') && !hasResult(run))) names.add('success');
  const isPlain = [...names].every((name) => name === 'sector check');
  if (isPlain) names.add('nothing');
  return isOwn ? [...names] : [...names].filter((name) => name !== 'sector check' && !name.startsWith('loot'));
}

const AIMS = 'taken planet cleared choice converted step contested raided trade treaty web gate quiet'.split(' ');

/** An Operation other than Govern. */
function hasResult({ before, events }: Run<SwordTypes>): boolean {
  const announced = events.find(({ type }) => type === 'announced')?.data as { operation: Operation } | undefined;
  const frame = before.stack.findLast(({ step }) => step === 'operation')?.my as { operation: Operation } | undefined;
  return (announced ?? frame)!.operation.operation !== GOVERN;
}

function namesOf(
  { type, data, rule }: GameEvent,
  { base, target }: Pick<Operation, 'base' | 'target'>,
  { before }: Run<SwordTypes>,
): string[] {
  const told = data as Record<string, number> & { on?: boolean; outcome?: string };
  const { system } = told;
  switch (type) {
    case 'taken':
      return system === target ? ['taken'] : [];
    case 'partial-conquest':
      return ['planet'];
    case 'partial-removed':
      return ['cleared'];
    case 'conversion-tally':
      return told['tally']! < told['needed']! ? ['step'] : ['converted'];
    case 'raided':
      return ['raided', `loot ${told['points']}`];
    case 'trade':
      return ['trade'];
    case 'treaty':
      return ['treaty'];
    case 'web':
      return told['to']! > told['from']! ? ['web'] : [];
    case 'gate':
      return ['gate'];
    case 'unrest':
      return rule === 'SS-17.3' ? ['quiet'] : rule === 'SS-23.0b' ? ['unrest'] : [];
    case 'tech':
      if (!TECH_RULES.includes(rule)) return []; // what comes after the Operation
      return techNames(told, base, target);
    case 'rebellion-value':
      return [`check of ${system}`];
    case 'rebellion':
      return told.outcome === 'rebellion' ? [`rebellion of ${system}`] : [];
    case 'sector-check':
      return told['player'] === before.g.active ? ['sector check'] : [];
    default:
      return [];
  }
}

/** The cases by which a card changes levels. */
const TECH_RULES = ['SS-12.2c', 'SS-13.2b', 'SS-11.3d', 'SS-17.2', 'SS-16.2b', 'SS-18.2b'];

function techNames(told: Record<string, number>, base: number, target: number): string[] {
  const way = told['to']! > told['from']! ? 'Up' : 'Down';
  if (told['system'] === base) return [`base${way}`];
  return told['system'] === target ? [`target${way}`] : [];
}

function taxForecasts(order: TaxOrder, { check, yields, isCertainUnrest }: TaxFigures): Forecast<SwordTypes>[] {
  if (order.do === 'done') return [];
  const claims: Record<string, number> = { unrest: check ? check.unrest / 36 : isCertainUnrest ? 1 : 0 };
  const rebels = check ? check.rebellion / 36 : 0;
  claims['rebellion'] = rebels;
  const add = (points: number, chance: number): void => {
    claims[`got ${points}`] = (claims[`got ${points}`] ?? 0) + chance;
  };
  add(0, rebels);
  for (const points of yields) add(points, (1 - rebels) / yields.length);
  return [
    {
      about: order.do,
      claims,
      decides: (rule, events) =>
        ['SS-10.0a', 'SS-10.2c', 'SS-10.2d'].includes(rule) && !events.some(({ type }) => type === 'taxes-done'),
      answer: () => undefined,
      outcomes: (run) => taxOutcomes(run, order),
    },
  ];
}

/** Unrest also where it was before: the table says so, and nothing more comes of it (20.2). */
function taxOutcomes({ before, events }: Run<SwordTypes>, { do: way }: TaxOrder): string[] {
  const names: string[] = [];
  for (const { type, data } of events) {
    const told = data as { outcome?: string; got?: number; on?: boolean };
    if (type === 'rebellion' && told.outcome !== 'quiet') names.push(told.outcome!);
    if (type === 'unrest' && told.on) names.push('unrest');
    if (type === 'taxed' || type === 'exploited') names.push(`got ${told.got}`);
    if (type === 'taxes-done') break;
  }
  return before.result === null && way !== 'done' ? names : [];
}
