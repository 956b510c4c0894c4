/** Small positions of Fifth Frontier War for the tests of what captains know. */
import { Play, seededDice, settingFor, type Table } from '@admiralty/engine';
import {
  type Choices,
  type FfwPlay,
  fifthFrontierWar as loader,
  placeAt,
  type WarState,
} from '@admiralty/engine/fifth-frontier-war';
import { gameLoaders } from '@admiralty/engine/testing';
import type { Level } from '../src/bot.ts';
import { type Board, bareBoard } from '../src/match.ts';
import { Players, type Turn } from '../src/players.ts';
import { botOf } from '../src/testing.ts';

const opened = gameLoaders.find(({ id }) => id === 'fifth-frontier-war')?.open(null, null);
const own = loader.open(null, null);
if (!opened?.ok || !own.ok) throw new Error('the game does not open');
export const { game } = opened.module;
const typed = own.module.game;
export const { data } = typed;

export const place = (label: string): number => placeAt(data.map, label);
export const squadron = (id: string): number => data.squadronById.get(id)!.index;
export const troop = (id: string): number => data.troopById.get(id)!.index;
export const fleet = (id: string): number => data.fleetById.get(id)!.index;
export const world = (label: string): number => data.map.worldAt[place(label)]!;

/** A position file; the campaign unless it says otherwise. */
export interface War {
  scenario?: string;
  [more: string]: unknown;
}

export function warOf({ scenario = 'campaign', options = {}, ...position }: War): Board {
  const wish = settingFor(game, {
    scenario,
    options: options as object as Record<string, boolean>,
    position: { ...position, scenario },
  });
  if (!wish.ok) throw new Error(wish.refusal.why);
  return bareBoard(game, wish.setting, 'position');
}

/** The position to read and to imagine on. */
export function playOf({ table }: Board): FfwPlay {
  return new Play(typed, table as Table<WarState>, seededDice);
}

/** What a bot answers when the seat is first asked this kind of question; everybody else plays as a captain until then. */
export function answerOf<K extends keyof Choices>(
  board: Board,
  seat: number,
  kind: K,
  level: Level = 'captain',
  nodes = 100,
): { answer: Choices[K]['answer']; turn: Turn } {
  const bots = Array.from({ length: board.table.seats }, (_, at) => botOf(game.id, at === seat ? level : 'captain')!);
  const players = new Players(game, bots, 'position', { nodes });
  const { turn: now } = board.table.g as WarState;
  while (!board.table.result && (board.table.g as WarState).turn === now) {
    const turn = players.next(board.table)!;
    if (turn.seat === seat && turn.about === kind) {
      if (turn.dropped > 0) throw new Error(`${kind}: a proposal was refused`);
      return { answer: turn.action.with as Choices[K]['answer'], turn };
    }
    board.act(turn.action);
  }
  throw new Error(`nobody asks seat ${seat} for ${kind}`);
}
