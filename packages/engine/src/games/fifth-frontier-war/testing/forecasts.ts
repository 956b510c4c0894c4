/** What the figures forecast of fire, bombs and SDBs, for the law that it must come true. */
import { figuresFor } from '#core/figures';
import type { Forecast, Forecasts, Run } from '#core/laws/forecasts';
import type { GameEvent, Table } from '#core/types';
import { enemyOf, sideOfSeat } from '../board/sides.ts';
import { worldIn } from '../board/units.ts';
import { figures as byKind, type Expected, type FfwFigures, type SdbFigures } from '../figures/figures.ts';
import { type Chance, totalWays } from '../figures/odds.ts';
import { unitLoss } from '../rules/04-combat/targets.ts';
import type { WarState } from '../state.ts';
import type { Choices, Position, Shot, WarTypes } from '../types.ts';

type War = Forecast<WarTypes>;
type TargetFigures = Expected & { target: number };
/** More ways than this take too long to play out. */
const MOST_WAYS = 8_000;

export const warForecasts =
  (data: Position['data']): Forecasts<WarTypes> =>
  ({ g }, decision, answer) => {
    const at = { g, data };
    const [found] = figuresFor({ figures: byKind }, at, decision, [answer]);
    if (!found) return [];
    const hex = (decision.about as { hex?: number } | null)?.hex ?? -1;
    return forecastsOf(at, hex, decision.by, decision.kind, found, answer).filter(({ ways }) => ways <= MOST_WAYS);
  };

function forecastsOf(
  at: Position,
  hex: number,
  seat: number,
  kind: string,
  found: unknown,
  answer: unknown,
): (War & { ways: number })[] {
  switch (kind) {
    case 'fire':
    case 'firstFire':
      return (found as FfwFigures['fire']).targets.map((one) => fireForecast(at, hex, one));
    case 'bomb':
      return bombForecasts(at, hex, (found as FfwFigures['bomb']).targets, answer as Choices['bomb']['answer']);
    case 'disengage':
      return nextRoundForecasts(at, sideOfSeat(at.g, seat), found as FfwFigures['disengage']);
    case 'attackSdb':
    case 'activateSdb':
    case 'breakOff':
      return sdbForecasts(at, hex, found as SdbFigures);
    case 'shiftAttack':
      return [spaceForecast(sideOfSeat(at.g, seat), found as FfwFigures['shiftAttack'])];
    default:
      return [];
  }
}

function claimsOf(chances: readonly Chance[]): Record<string, number> {
  const all = totalWays(chances);
  return Object.fromEntries(chances.map(({ result, ways }) => [`loses ${result}`, ways / all]));
}

const of = <Data>(events: readonly GameEvent[], type: string): Data[] =>
  events.filter((event) => event.type === type).map(({ data }) => data as Data);

/** Of this fight alone: the next hex may follow in the same breath. */
function fightOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => type === 'combatOver' || type === 'combat');
  return end < 0 ? events : events.slice(0, end);
}

/** All who are asked the same at once answer by default; everything else comes later. */
const together =
  (...kinds: string[]): War['answer'] =>
  (play, decision) =>
    kinds.includes(decision.kind) ? play.choiceOf(decision.kind).defaultAnswer(play, decision) : undefined;

/** Dice fall by target in ascending number. */
function fireForecast(at: Position, hex: number, { target, chances: losses }: TargetFigures): War & { ways: number } {
  const before = unitLoss(at, hex, target);
  return {
    about: 'surface fire',
    ways: totalWays(losses),
    claims: claimsOf(losses),
    decides: (rule, events) => rule === 'FFW-4.10g' && nextTarget(events) === target,
    answer: together('fire', 'firstFire'),
    outcomes: ({ events }) => [`loses ${lossOf(events, hex, target, before) - before}`],
  };
}

function nextTarget(events: readonly GameEvent[]): number | undefined {
  const first = events.findIndex(({ type }) => type === 'surfaceHit');
  const declared = of<{ shots: Shot[] }>(first < 0 ? events : events.slice(0, first), 'shots');
  const targets = [...new Set(declared.flatMap(({ shots }) => shots.map((shot) => shot.at)))].sort((a, b) => a - b);
  return targets[of(events, 'surfaceHit').length];
}

/** The first loss told of the target: that of this fire. */
function lossOf(events: readonly GameEvent[], hex: number, target: number, none: number): number {
  const isHere = (one: { hex: number; target: number }): boolean => one.hex === hex && one.target === target;
  const hit = of<{ hex: number; target: number; percent: number }>(events, 'surfaceHit').find(isHere);
  if (!hit || hit.percent === 0) return none; // what is lost later comes from the next fire
  return of<{ hex: number; target: number; loss: number }>(events, 'groundLost').find(isHere)?.loss ?? none;
}

function bombForecasts(
  at: Position,
  hex: number,
  found: readonly TargetFigures[],
  { bombs }: Choices['bomb']['answer'],
): (War & { ways: number })[] {
  const ways = found.reduce((product, { chances }) => product * totalWays(chances), 1);
  return bombs.map(({ target }, n) => ({
    about: 'bombs',
    ways,
    claims: claimsOf(found[n]!.chances),
    decides: (rule, events) => rule === 'FFW-4.8e' && of(events, 'bombed').length === 1,
    answer: () => undefined,
    outcomes: ({ events }) => [`loses ${bombed(events, target, unitLoss(at, hex, target))}`],
  }));
}

function bombed(events: readonly GameEvent[], target: number, before: number): number {
  const second = events.findIndex(
    (event, at) => event.type === 'bombed' && of(events.slice(0, at), 'bombed').length > 0,
  );
  const own = of<{ target: number; loss: number }>(second < 0 ? events : events.slice(0, second), 'bombHit');
  return (own.findLast((one) => one.target === target)?.loss ?? before) - before;
}

/** The squadrons attack, SDBs that are asked are active, and nobody breaks off. */
const goOn: War['answer'] = (_, { kind }) => {
  if (kind === 'attackSdb') return { attack: true };
  if (kind === 'activateSdb') return { active: true };
  return kind === 'breakOff' ? { breakOff: false } : undefined;
};

function sdbForecasts(at: Position, hex: number, { sdbs, squadrons }: SdbFigures): (War & { ways: number })[] {
  const isFought = (events: readonly GameEvent[]): boolean =>
    events.some(({ type }) => type === 'sdbHit' || type === 'sdbFire' || type === 'combatOver');
  const lost = ({ before, events }: Run<WarTypes>): number => {
    const start = sdbLossAt(before, at, hex);
    return (of<{ loss: number }>(fightOf(events), 'sdbHit')[0]?.loss ?? start) - start;
  };
  const hits = ({ events }: Run<WarTypes>): number =>
    of<{ attacks: { hits: number }[] }>(fightOf(events), 'sdbFire')[0]?.attacks.reduce(
      (sum, one) => sum + one.hits,
      0,
    ) ?? 0;
  const one = (about: string, chances: Chance[], rule: string, count: (run: Run<WarTypes>) => number) => ({
    about,
    ways: totalWays(chances),
    claims: claimsOf(chances),
    decides: (rolled: string, events: readonly GameEvent[]) => rolled === rule && !isFought(events),
    answer: ((play, decision) => (isRoundOver(play.g, at) ? undefined : goOn(play, decision))) satisfies War['answer'],
    outcomes: (run: Run<WarTypes>) => [`loses ${count(run)}`],
  });
  return [
    one('fire on SDBs', sdbs.chances, 'FFW-4.7f', lost),
    one('fire of SDBs', squadrons.chances, 'FFW-4.7h', hits),
  ];
}

function isRoundOver({ combat }: WarState, { g }: Position): boolean {
  return combat.round > g.combat.round;
}

function sdbLossAt({ g }: Table<WarState>, at: Position, hex: number): number {
  return g.worlds.sdbLoss[worldIn(at, hex)]!;
}

/** If nobody leaves; options that ask more before the next round change it. */
function nextRoundForecasts(
  at: Position,
  side: number,
  { enemy, own }: FfwFigures['disengage'],
): (War & { ways: number })[] {
  if (at.g.options['squadronQuality'] === true || at.g.options['blackGlobes'] === true) return [];
  const ways = totalWays(enemy.chances) * totalWays(own.chances);
  const stay = together('disengage');
  const answer: War['answer'] = (play, decision) => (isRoundOver(play.g, at) ? undefined : stay(play, decision));
  return [
    { ...spaceForecast(side, enemy), answer, about: 'the next round in space', ways },
    { ...spaceForecast(enemyOf(side), own), answer, about: 'the next round in space', ways },
  ];
}

/** Side 0 fires first; a side without attacks is not told of. */
function spaceForecast(side: number, { chances: dealt }: Expected): War & { ways: number } {
  const fired = (events: readonly GameEvent[]): number[] =>
    of<{ side: number }>(events, 'spaceFire').map((one) => one.side);
  return {
    about: 'a round in space',
    ways: totalWays(dealt) ** 2,
    claims: claimsOf(dealt),
    decides: (rule, events) => rule === 'FFW-4.4c' && fightOf(events) === events && !fired(events).includes(side),
    answer: together('shiftAttack'),
    outcomes: ({ events }) => {
      const own = of<{ side: number; attacks: { hits: number }[] }>(fightOf(events), 'spaceFire').find(
        (one) => one.side === side,
      );
      return [`loses ${own?.attacks.reduce((sum, { hits }) => sum + hits, 0) ?? 0}`];
    },
  };
}
