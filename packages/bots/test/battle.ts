/** Small DeltaVee positions for the tests of what captains know. */
import { type Game, type GameTypes, Play, seededDice, settingFor } from '@admiralty/engine';
import {
  type Choices,
  type DeltaVeeState,
  type DeltaVeeTypes,
  type DvPlay,
  deltavee as loader,
} from '@admiralty/engine/deltavee';
import { expect } from 'vitest';
import { type Board, bareBoard } from '../src/match.ts';
import { Players, type Turn } from '../src/players.ts';
import { botOf } from '../src/testing.ts';

const opened = loader.open(null, null);
if (!opened.ok) throw new Error('the game does not open');
export const game = opened.module.game as Game<GameTypes>;
export const data = game.data as DeltaVeeTypes['data'];

export interface Position {
  scenario: string;
  start: { turn: number; seat: number; phase: 'movement' | 'command' | 'fire' };
  [more: string]: unknown;
}

export function boardOf(
  scenario: string,
  position?: Position,
  options?: Record<string, boolean>,
  seed = 'position',
): Board {
  const wish = settingFor(game, { scenario, position, options });
  if (!wish.ok) throw new Error(wish.refusal.why);
  return bareBoard(game, wish.setting, seed);
}

export const playOf = ({ table }: Board): DvPlay => new Play(game, table, seededDice) as unknown as DvPlay;
export const unitOf = ({ table }: Board, name: string): number => (table.g as DeltaVeeState).names.indexOf(name);

/** What captains answer, as long as this seat is asked this kind of question. */
export function answers(board: Board, seat: number, kind: keyof Choices): Turn[] {
  const captain = botOf('deltavee', 'captain')!;
  const players = new Players(game, [captain, captain], 'captain', { nodes: 100 });
  const turns: Turn[] = [];
  for (;;) {
    const turn = board.table.result ? null : players.next(board.table);
    if (turn?.seat !== seat || turn.about !== kind) return turns;
    expect(turn.dropped).toBe(0);
    turns.push(turn);
    players.hear(board.act(turn.action));
  }
}

/** One Piccolo three hexes behind the other, both on the same course. */
export const chase = (seat: number, phase: 'command' | 'fire'): Position => ({
  scenario: 'dv-1',
  start: { turn: 3, seat, phase },
  units: [
    { id: 'P1-E', hex: 'A0905', direction: 6, velocity: 2 },
    { id: 'P2-D', hex: 'A0908', direction: 6, velocity: 2 },
  ],
});
