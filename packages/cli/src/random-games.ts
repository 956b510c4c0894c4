import {
  type Game,
  type GameTypes,
  Play,
  pickFrom,
  playersOf,
  randomAction,
  randomGame,
  readSave,
  resume,
  Session,
  saveOf,
  seededDice,
} from '@admiralty/engine';
import type { Work } from './commands/simulate.ts';

export interface Played {
  index: number;
  scenario: string;
  actions: number;
  places: number[];
  /** the rule that ended it */
  rule: string;
}

/** Plays the games of these numbers; each has a seed of its own. */
export function playGames(game: Game<GameTypes>, work: Work, numbers: readonly number[]): Played[] {
  return numbers.map((index) => {
    const setting = work.settings[index % work.settings.length]!;
    const seed = `${work.seed}/${index}`;
    const { table, actions } = work.verify ? verifiedGame(game, setting, seed) : plainGame(game, setting, seed);
    if (!table.result) throw new Error(`game ${index} of seed ${work.seed} (${setting.scenario}) did not end`);
    return { index, scenario: setting.scenario, actions, places: table.result.places, rule: table.result.rule };
  });
}

type Setting = Work['settings'][number];

function plainGame(game: Game<GameTypes>, setting: Setting, seed: string) {
  const played = randomGame(game, setting, seed);
  if (!played.ok) throw new Error(played.refusal.why);
  return played;
}

/** The same game through a session: logged, saved, loaded, every entry replayed and compared. */
function verifiedGame(game: Game<GameTypes>, setting: Setting, seed: string) {
  const started = Session.start(game, setting, seed);
  if (!started.ok) throw new Error(started.refusal.why);
  const { session } = started;
  const random = playersOf(seed);
  while (session.table.result === null) {
    const play = new Play(game, session.table, seededDice);
    const outcome = session.act(randomAction(play, pickFrom(session.table.pending, random), random));
    if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.why}`);
    if (session.log.length > game.bound(setting.scenario)) throw new Error(`no end: ${setting.scenario}, seed ${seed}`);
  }
  const read = readSave(JSON.parse(JSON.stringify(saveOf(session))));
  if (!read.ok) throw new Error(read.why);
  const again = resume(game, read.save);
  if (!again.ok) throw new Error(`${setting.scenario}, seed ${seed}: ${again.why}`);
  return { table: session.table, actions: session.log.length };
}
