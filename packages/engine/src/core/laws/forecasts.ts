/** What is forecast of an action must be what happens: the action is played out over every roll and card. */
import type { Dice } from '../dice.ts';
import { randomOptions } from '../laws.ts';
import { resampleTable } from '../observe.ts';
import { settingFor } from '../options.ts';
import { Play } from '../play.ts';
import { drawBelow, type Random } from '../random.ts';
import { randomGame } from '../random-game.ts';
import { fork } from '../table.ts';
import type { Action, Decision, Game, GameEvent, GameTypes, Options, RuleId, Setting, Table } from '../types.ts';
import { streamOf } from './trial.ts';

/** One thing forecast of an action, and how to see whether it happens. */
export interface Forecast<T extends GameTypes> {
  /** for the reader of a breach: which of several columns this is */
  about: string;
  /** the chance of each outcome by name; what is not named must not happen */
  claims: Readonly<Record<string, number>>;
  /** outcomes that hidden things can only make less likely: their chance is the most that it can be */
  atMost?: readonly string[];
  /** Is it a roll that decides, after what has happened so far? All others fall as they will: nothing forecast hangs on them. */
  decides(rule: RuleId, events: readonly GameEvent[]): boolean;
  /** What is answered to questions on the way; undefined: the outcome is plain already. */
  answer(play: Play<T>, decision: Decision): unknown;
  /**
   * Names of what happened: those claimed, and any other. null: not what is forecast about, such as a die that is rolled
   * again; the other values of that die share its chance.
   */
  outcomes(run: Run<T>): readonly string[] | null;
}

/** One way that things went. */
export interface Run<T extends GameTypes> {
  before: Table<T['state']>;
  after: Table<T['state']>;
  events: readonly GameEvent[];
  /** kinds of the questions that were answered on the way */
  asked: readonly string[];
}

/** The chance of every outcome, by playing it out over each value of each roll that decides. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['state']>,
  action: Action,
  forecast: Forecast<T>,
  most = 50_000,
): Map<string, number> {
  const ways: Way[] = [];
  let events: GameEvent[] = [];
  const dice = new EveryRoll((rule) => forecast.decides(rule, events));
  for (let runs = 0; ; runs++) {
    if (runs >= most) throw new Error(`more than ${most} ways of ${action.kind}`);
    events = [];
    const after = fork(game, table);
    const play = new Play(game, after, dice, (event) => events.push(event));
    const asked = playOn(play, action, forecast);
    const names = forecast.outcomes({ before: table, after, events, asked });
    if (names) ways.push({ values: dice.values, names: [...new Set(names)] });
    if (!dice.turn()) return chancesOf(ways);
  }
}

/** The values of the rolls that decided, and what came of them. */
interface Way {
  values: readonly number[];
  names: readonly string[];
}

/** Each value of a die is as likely as any other that counts. */
function chancesOf(ways: readonly Way[]): Map<string, number> {
  const faces = new Map<string, Set<number>>();
  const facesAfter = ({ values }: Way, at: number): Set<number> => {
    const key = values.slice(0, at).join();
    const known = faces.get(key) ?? new Set();
    faces.set(key, known);
    return known;
  };
  for (const way of ways) for (const [at, value] of way.values.entries()) facesAfter(way, at).add(value);
  const found = new Map<string, number>();
  for (const way of ways) {
    const chance = way.values.reduce((share, _, at) => share / facesAfter(way, at).size, 1);
    for (const name of way.names) found.set(name, (found.get(name) ?? 0) + chance);
  }
  return found;
}

/** Kinds of the questions on the way. */
function playOn<T extends GameTypes>(play: Play<T>, action: Action, forecast: Forecast<T>): string[] {
  const asked: string[] = [];
  for (let next: Action | null = action; next; next = nextAction(play, forecast)) {
    const refusal = play.act(next);
    if (refusal) throw new Error(`${next.kind} is refused (${refusal.rule}): ${refusal.why}`);
    if (next !== action) asked.push(next.kind);
  }
  return asked;
}

function nextAction<T extends GameTypes>(play: Play<T>, forecast: Forecast<T>): Action | null {
  const [decision] = play.table.pending;
  const answer = decision && forecast.answer(play, decision);
  if (!decision || answer === undefined) return null;
  return { decision: decision.id, by: decision.by, kind: decision.kind, with: answer };
}

/** Dice that show every combination in turn, like the wheels of a counter. */
class EveryRoll implements Dice {
  private readonly wheels: { value: number; sides: number }[] = [];
  private next = 0;
  private readonly decides: (rule: RuleId) => boolean;
  constructor(decides: (rule: RuleId) => boolean) {
    this.decides = decides;
  }

  roll(rng: number[], sides: number, rule: RuleId): number {
    if (!this.decides(rule)) return drawBelow(rng, sides) + 1; // the same on the same way
    const wheel = this.wheels[this.next] ?? { value: 1, sides };
    this.wheels[this.next++] = wheel;
    return wheel.value;
  }

  get values(): number[] {
    return this.wheels.map(({ value }) => value);
  }

  /** To the next combination; false: all have been shown. */
  turn(): boolean {
    this.next = 0;
    while (this.wheels.length > 0) {
      const last = this.wheels.at(-1)!;
      if (last.value++ < last.sides) return true;
      this.wheels.pop();
    }
    return false;
  }
}

/** Chances that differ by less are the same. */
const ROUNDING = 1e-9;

/** Where what happens is not what was forecast; null: nowhere. The world is one that the seat can imagine. */
export function forecastBreach<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['state']>,
  action: Action,
  forecast: Forecast<T>,
  random: Random,
): string | null {
  const world = resampleTable(game, table, action.by, random);
  const happens = playOut(game, world, action, forecast);
  if (happens.size === 0) return null; // it came to nothing that is forecast about
  const { claims, about, atMost = [] } = forecast;
  for (const name of new Set([...Object.keys(claims), ...happens.keys()])) {
    const [told, true_] = [claims[name] ?? 0, happens.get(name) ?? 0];
    const isLess = atMost.includes(name) && true_ < told;
    if (Math.abs(told - true_) > ROUNDING && !isLess)
      return `${about}: ${name} is forecast at ${told}, in truth ${true_} of ${JSON.stringify(action.with)}`;
  }
  return null;
}

/** What is forecast of an answer; empty: nothing. */
export type Forecasts<T extends GameTypes> = (
  table: Table<T['state']>,
  decision: Decision,
  answer: unknown,
) => readonly Forecast<T>[];

export interface ForecastReport {
  positions: number;
  /** by kind of decision and what is forecast of it */
  forecasts: Record<string, number>;
  /** how often each outcome was forecast with a chance above nothing */
  outcomes: Record<string, number>;
  breaches: string[];
}

export interface ForecastTrial {
  positions: number;
  seed: string;
  /** one such action of so many is examined */
  every(action: Action): number;
  /** ids of scenarios; left out: all */
  scenarios?: readonly string[];
  /** options for every game: battles cut short */
  options?: Options;
}

/** Breaches after which the examination ends. */
const ENOUGH = 5;
/** Games without anything forecast before it gives up. */
const MOST_GAMES = 2_000;

/** Holds what is forecast in random positions of random games to the law. */
export function forecastLaw<T extends GameTypes>(
  game: Game<T>,
  forecasts: Forecasts<T>,
  trial: ForecastTrial,
): ForecastReport {
  const report: ForecastReport = { positions: 0, forecasts: {}, outcomes: {}, breaches: [] };
  const isDone = (): boolean => report.positions >= trial.positions || report.breaches.length >= ENOUGH;
  const scenarios = game.scenarios.filter(({ id }) => trial.scenarios?.includes(id) ?? true);
  for (let at = 0; at < MOST_GAMES && !isDone(); at++) {
    const name = `${trial.seed}/${at}`;
    const { id: scenario, minSeats, seats: most } = scenarios[at % scenarios.length]!;
    const random = streamOf(name, 'forecasts');
    const seats = minSeats + random.below(most.length - minSeats + 1);
    const setting = settingOf(game, scenario, seats, { ...randomOptions(game.options, name), ...trial.options });
    const examine = (play: Play<T>, action: Action): void => {
      if (isDone() || random.below(trial.every(action)) > 0) return;
      const decision = play.table.pending.find(({ id }) => id === action.decision);
      const found = decision ? forecasts(play.table, decision, action.with) : [];
      if (found.length > 0) report.positions++;
      for (const forecast of found) {
        count(report.forecasts, `${action.kind}: ${forecast.about}`);
        for (const [name, chance] of Object.entries(forecast.claims))
          if (chance > 0) count(report.outcomes, name.replace(/ -?\d+$/, ''));
        const breach = forecastBreach(game, play.table, action, forecast, random);
        if (breach) report.breaches.push(`${action.kind}: ${breach} [${scenario} for ${seats}, seed ${name}]`);
      }
    };
    randomGame(game, setting, name, { watch: examine });
  }
  return report;
}

function count(tally: Record<string, number>, name: string): void {
  tally[name] = (tally[name] ?? 0) + 1;
}

/** With these options, or without where they do not fit together. */
function settingOf<T extends GameTypes>(game: Game<T>, scenario: string, seats: number, options: Options): Setting {
  const wish = settingFor(game, { scenario, options, seats });
  const plain = wish.ok ? wish : settingFor(game, { scenario, seats });
  if (!plain.ok) throw new Error(plain.refusal.why);
  return plain.setting;
}
