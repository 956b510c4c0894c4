/** What a worker that plays many games serves: the same games as `admiralty simulate` with the same seed. */
import { bareBoard, type GameRecord, type Level, loadBot, measuresOf, recordedGame } from '@admiralty/bots';
import {
  type DataPack,
  type Game,
  type GameTypes,
  loadAnyGame,
  type Options,
  type Setting,
  seatNamesOf,
  settingFor,
} from '@admiralty/engine';
import type { GameId } from '../types.ts';

/** What is played again and again; plain data. */
export interface PlaytestWork {
  game: GameId;
  scenario: string;
  options: Options;
  /** data files in place of those the game comes with */
  pack: DataPack | null;
  /** who sits at every seat */
  level: Level;
  seed: string;
}

export interface PlaytestSeats {
  names: string[];
  /** what a turn is called */
  turnName: string;
}

/** What is kept of a game. */
export type PlaytestGame = Pick<GameRecord, 'number' | 'places' | 'rule' | 'why' | 'actions' | 'turns'>;

/** As far as `admiralty simulate` lets admirals look: counted, not timed, so that a seed plays the same everywhere. */
const NODES = 3000;

export class Lab {
  private opened: { game: Game<GameTypes>; setting: Setting; work: PlaytestWork } | null = null;

  /** Throws why it cannot be played. */
  async begin(work: PlaytestWork): Promise<PlaytestSeats> {
    const opened = await loadAnyGame(work.game, work.pack);
    if (!opened.ok) throw new Error(opened.problems[0] ?? 'the data does not fit');
    const { game } = opened.module;
    const wish = settingFor(game, { scenario: work.scenario, options: work.options });
    if (!wish.ok) throw new Error(wish.refusal.why);
    this.opened = { game, setting: wish.setting, work };
    return { names: seatNamesOf(game, wish.setting), turnName: measuresOf(game.id).turnName };
  }

  async play(number: number): Promise<PlaytestGame> {
    if (!this.opened) throw new Error('nothing is to be played');
    const { game, setting, work } = this.opened;
    const bot = await loadBot(work.game, work.level);
    if (!bot) throw new Error(`there is no ${work.level} for ${work.game}`);
    const seed = `${work.seed}/${number}`;
    const { places, rule, why, actions, turns } = recordedGame(game, bareBoard(game, setting, seed), {
      number,
      seed,
      scenario: setting.scenario,
      bots: Array.from({ length: setting.seats }, () => bot),
      allowance: { nodes: NODES },
    });
    return { number, places, rule, why, actions, turns };
  }
}
