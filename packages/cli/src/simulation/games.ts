import { setImmediate } from 'node:timers/promises';
import {
  type Board,
  bareBoard,
  type GameRecord,
  Players,
  Recorder,
  recordedSteps,
  sessionBoard,
  type Underway,
} from '@admiralty/bots';
import {
  type Action,
  type Game,
  type GameTypes,
  randomGame,
  readSave,
  resume,
  Session,
  type Setting,
  saveOf,
} from '@admiralty/engine';
import { allowanceOf, botsFor, levelsAt, settingOf, type Work } from './work.ts';

/** What is played before any game is timed, in all scenarios together: a stopwatch is fair only to code that has run before. */
const WARM_UP = { decisions: 100, least: 20, nodes: 400 };

export async function warmUp(game: Game<GameTypes>, work: Work): Promise<void> {
  if ('nodes' in work.think) return;
  const { decisions, least, nodes } = WARM_UP;
  for (const [number, setting] of work.settings.entries()) {
    const board = bareBoard(game, setting, 'warm');
    const players = new Players(game, await botsFor(work.game, levelsAt(work, number)), 'warm', { nodes });
    players.hear(board.opening);
    let left = Math.max(least, decisions / work.settings.length);
    for (; left > 0 && board.table.result === null; left--) players.hear(board.act(players.next(board.table)!.action));
  }
}

/** So often a game tells how far it is, and lets an interruption through. */
const PAUSE_MS = 250;

/**
 * Plays the game of that number; it has a seed of its own, so it is the same in any thread. Null: it was longer than
 * `work.longest`, or stopped.
 */
export async function playNumber(
  game: Game<GameTypes>,
  work: Work,
  number: number,
  tell: (underway: Underway) => void,
  signal?: AbortSignal,
): Promise<GameRecord | null> {
  const setting = settingOf(work, number);
  const levels = levelsAt(work, number);
  const seed = `${work.seed}/${number}`;
  if (levels.every((level) => level === 'random')) {
    const record = plainGame(game, setting, number, seed, work.verify);
    return record.actions > work.longest ? null : record;
  }
  const session = work.verify ? start(game, setting, seed) : null;
  const board: Board = session ? sessionBoard(session) : bareBoard(game, setting, seed);
  const bots = await botsFor(work.game, levels);
  const batch = { number, seed, scenario: setting.scenario, bots, ...allowanceOf(work) };
  const steps = recordedSteps(game, board, batch);
  let pause = performance.now() + PAUSE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      if (session) verify(session, seed);
      return step.value;
    }
    if (step.value.actions >= work.longest) return null;
    if (performance.now() < pause) continue;
    tell(step.value);
    await setImmediate();
    if (signal?.aborted) return null;
    pause = performance.now() + PAUSE_MS;
  }
}

/** Random players need no host: the fastest way to play thousands of games. */
function plainGame(
  game: Game<GameTypes>,
  setting: Setting,
  number: number,
  seed: string,
  isVerified: boolean,
): GameRecord {
  const bots = Array.from({ length: setting.seats }, () => 'random');
  const session = isVerified ? start(game, setting, seed) : null;
  const watch = (_: unknown, action: Action): void => {
    const outcome = session?.act(action);
    if (outcome?.ok === false) throw new Error(`refused: ${outcome.refusal.why}`);
  };
  const played = randomGame(game, setting, seed, session ? { watch } : {});
  if (!played.ok) throw new Error(played.refusal.why);
  if (session) verify(session, seed);
  return new Recorder(game, number, setting.scenario, bots).done(played.table, played.actions);
}

function start(game: Game<GameTypes>, setting: Setting, seed: string): Session<GameTypes> {
  const started = Session.start(game, setting, seed);
  if (!started.ok) throw new Error(started.refusal.why);
  return started.session;
}

/** Saved, loaded, every entry replayed and compared. */
function verify(session: Session<GameTypes>, seed: string): void {
  const read = readSave(JSON.parse(JSON.stringify(saveOf(session))));
  if (!read.ok) throw new Error(read.why);
  const again = resume(session.game, read.save);
  if (!again.ok) throw new Error(`${session.setting.scenario}, seed ${seed}: ${again.why}`);
}
