import { hiddenStaysHidden } from './laws/hidden.ts';
import { historiesLookAlike } from './laws/histories.ts';
import { forksShareNothing, isJson, savingChangesNothing } from './laws/kept.ts';
import { offeredIsAccepted, randomAnswer, randomAnytime } from './laws/offered.ts';
import { openingsAreAccepted } from './laws/openings.ts';
import { refusedChangesNothing } from './laws/refused.ts';
import { type Law, silent, streamOf, type Trial } from './laws/trial.ts';
import { undoStopsAtInformation } from './laws/undone.ts';
import { sealedInAnyOrder, unheardActsLeaveNoTrace } from './laws/unheard.ts';
import type { Words } from './module.ts';
import { settingFor } from './options.ts';
import { randomGame } from './random-game.ts';
import { Session } from './session.ts';
import type { Game, GameTypes, OptionSpec, Options, ScenarioInfo, Setting } from './types.ts';

export interface LawsOptions {
  /** ids of scenarios; left out: all */
  scenarios?: readonly string[];
  /** sets of options to try; left out: the defaults, and one at random for each seed */
  optionSets?: readonly Options[];
  seeds: readonly string[];
  /** how many play; left out: as many as the seed says */
  seats?: number;
  /** examine the first so many entries of each game closely; the rest is only played to its end */
  depth?: number;
  /** words and figures of the game: they must tell no secret either */
  module?: Words;
  /** paths of the state that imagined worlds are known to keep */
  knownTruth?: readonly string[];
  /** forged actions tried at each entry examined */
  forgeries?: number;
  /** holds the games to refusals alone: the other laws are examined elsewhere */
  refusalsOnly?: boolean;
}

export interface LawsReport {
  /** how often each law was examined */
  checked: Partial<Record<Law, number>>;
  /** each with what reproduces it */
  violations: string[];
}

const ENOUGH = 5;

/** Plays random games of every scenario and holds them to the laws that every game must keep. */
export function laws<T extends GameTypes>(game: Game<T>, options: LawsOptions): LawsReport {
  const report: LawsReport = { checked: {}, violations: [] };
  for (const scenario of game.scenarios.filter(({ id }) => options.scenarios?.includes(id) ?? true))
    for (const seed of options.seeds)
      for (const chosen of options.optionSets ?? [{}, randomOptions(game.options, seed)])
        if (report.violations.length < ENOUGH) examineGame(game, scenario, chosen, seed, options, report);
  return report;
}

function examineGame<T extends GameTypes>(
  game: Game<T>,
  { id: scenario, minSeats, seats: names }: ScenarioInfo,
  chosen: Options,
  seed: string,
  options: LawsOptions,
  report: LawsReport,
): void {
  const random = streamOf(seed, `laws of ${scenario}`);
  const drawn = minSeats + random.below(names.length - minSeats + 1);
  const seats = options.seats ?? drawn;
  const breached = new Set<Law>();
  let session: Session<T> | undefined;
  const examine = (law: Law, breach: string | null): void => {
    report.checked[law] = (report.checked[law] ?? 0) + 1;
    if (breach === null || breached.has(law)) return; // the first in a game tells most
    breached.add(law);
    const where = `game ${game.id}, scenario ${scenario}, seats ${seats}, options ${JSON.stringify(chosen)}, seed ${seed}`;
    report.violations.push(`${law}: ${breach} [${where}, entry ${session?.log.length ?? 'none'}]`);
  };
  try {
    const wish = settingFor(game, { scenario, options: chosen, seats });
    const started = wish.ok ? Session.start(game, wish.setting, seed) : wish;
    if (!started.ok) throw new Error(started.refusal.why);
    session = started.session;
    const { module = silent, knownTruth = [] } = options;
    const trial: Trial<T> = { game, setting: session.setting, seed, session, random, module, knownTruth, examine };
    examineEntries(trial, options);
    examineEnd(trial);
  } catch (error) {
    examine('no exception', linesOf(error));
  }
}

function linesOf(error: unknown): string {
  const { stack = String(error) } = error as Error;
  return stack.split('\n', 4).join(' ');
}

function examineEntries<T extends GameTypes>(
  trial: Trial<T>,
  { depth = Infinity, forgeries = 4, refusalsOnly = false }: LawsOptions,
): void {
  const { game, session, random } = trial;
  const limit = Math.min(depth, game.bound(session.setting.scenario));
  for (let entry = 0; entry <= limit; entry++) {
    trial.examine('counters are conserved', game.audit(session.table.g)[0] ?? null);
    if (refusalsOnly) refusedChangesNothing(trial, forgeries);
    else examineMoment(trial, entry, forgeries);
    if (session.table.result) return;
    const action = (random.below(4) === 0 && randomAnytime(trial)) || randomAnswer(trial);
    const outcome = session.receive(action);
    trial.examine('offered is accepted', outcome.ok ? null : `${JSON.stringify(action)}: ${outcome.refusal.why}`);
    if (!outcome.ok) return;
  }
}

/** What must hold wherever a game stands. */
function examineMoment<T extends GameTypes>(trial: Trial<T>, entry: number, forgeries: number): void {
  const { session, random } = trial;
  isJson(trial);
  undoStopsAtInformation(trial);
  refusedChangesNothing(trial, forgeries);
  if (random.below(12 + entry) === 0 || session.table.result) savingChangesNothing(trial);
  if (session.table.result) return;
  trial.examine('somebody must act', session.table.pending.length > 0 ? null : 'nobody owes an answer');
  offeredIsAccepted(trial);
  openingsAreAccepted(trial);
  if (random.below(2) === 0) forksShareNothing(trial);
  if (random.below(2) === 0) hiddenStaysHidden(trial);
  if (random.below(2) === 0) unheardActsLeaveNoTrace(trial);
  if (random.below(2) === 0) sealedInAnyOrder(trial);
  if (random.below(2) === 0) historiesLookAlike(trial);
}

/** A game of random players ends within the bound, and its counters add up at every action on the way. */
function examineEnd<T extends GameTypes>(trial: Trial<T>): void {
  const { game, setting, seed } = trial;
  const watch = ({ g }: { g: T['state'] }): void => trial.examine('counters are conserved', game.audit(g)[0] ?? null);
  try {
    const played = randomGame(game, setting, seed, { watch });
    const places = played.ok ? played.table.result?.places : undefined;
    trial.examine('the game ends', placesBreach(setting, places ?? []));
  } catch (error) {
    trial.examine('the game ends', (error as Error).message);
  }
}

function placesBreach({ seats }: Setting, places: readonly number[]): string | null {
  const isRanking =
    places.length === seats && places.every((place) => place >= 1 && place <= seats) && places.includes(1);
  return isRanking ? null : `${JSON.stringify(places)} does not place ${seats} seats`;
}

/** A value for each option, drawn at random. */
export function randomOptions(specs: readonly OptionSpec[], seed: string): Options {
  const random = streamOf(seed, 'options');
  const draw = ({ type, values, min = 0, max = 9, default: usual }: OptionSpec): Options[string] => {
    if (type === 'boolean') return random.below(2) === 0;
    if (type === 'choice') return values?.[random.below(values.length)] ?? usual;
    return min + random.below(max - min + 1);
  };
  return Object.fromEntries(specs.map((spec) => [spec.id, draw(spec)]));
}
