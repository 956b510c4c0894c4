import { expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { Play } from '#core/play';
import { type Random, randomFrom } from '#core/random';
import { startTable } from '#core/table';
import type { Setting, Table } from '#core/types';
import { IN_PLAY, type WarState } from '../../state.ts';
import { type Given, givenSetting, squadron, standardGame } from '../../testing/given.ts';
import type { FfwGame } from '../../types.ts';

/** Plays at random until the game ends; every sample must be legal. */
function playOut(game: FfwGame, setting: Setting, seed: number): Table<WarState> {
  const started = startTable(game, setting, `battle ${seed}`, seededDice);
  if (!started.ok) throw new Error(started.refusal.why);
  const { table } = started;
  const random: Random = randomFrom(seed);
  const play = new Play(game, table, seededDice);
  for (let n = 0; table.result === null; n++) {
    if (n > 5000) throw new Error(`battle ${seed} does not end`);
    const decision = table.pending[random.below(table.pending.length)]!;
    const choice = play.choiceOf(decision.kind);
    const answer = random.below(8) === 0 ? choice.defaultAnswer(play, decision) : choice.sample(play, decision, random);
    const action = { decision: decision.id, by: decision.by, kind: decision.kind, with: choice.shape.parse(answer) };
    const refusal = play.act(action);
    if (refusal) throw new Error(`battle ${seed}: ${decision.kind} was refused (${refusal.rule}): ${refusal.why}`);
  }
  return table;
}

test('FFW-4.4b R85 a thousand random battles at Ruie end, with all their levels', () => {
  const setting: Setting = { scenario: 'ruie-gunnery', options: {}, seats: 2, position: null };
  const levels = new Set<string>();
  for (let seed = 0; seed < 1000; seed++) {
    const { result, g } = playOut(standardGame, setting, seed);
    levels.add(result!.why.replace(/^.*: ([^,]*),.*$/, '$1'));
    expect(g.lost[0]! <= 42 && g.lost[1]! <= 50).toBe(true); // all that there is
  }
  expect(levels.size).toBe(7);
});

const MELEE: Given = {
  phase: 'combat',
  turn: 4,
  options: { blackGlobes: true, squadronQuality: true, jumpTroops: true },
  only: [
    'combat',
    'blackGlobeStep',
    'spaceCombat',
    'overload',
    'invasion',
    'systemDefense',
    'surrender',
    'bombing',
    'transfers',
    'surfaceCombat',
  ],
  fleets: {
    'I-F-43rd': { at: '1109', squadrons: ['I-BR-123', 'I-BR-188'], commander: 'I-ADM-12', orders: ['R1109', 'J1110'] },
    'Z-F-68th': { at: '1109', squadrons: ['Z-BR-1', 'Z-CR-13', 'Z-BR-2'], commander: 'Z-ADM-2', orders: ['J1309'] },
    'Z-F-40th': {
      at: '1510',
      squadrons: ['Z-BR-3', 'Z-BR-4', 'Z-AR-33', 'Z-TR-4'],
      commander: 'Z-ADM-9',
      orders: ['R1510'],
    },
  },
  squadrons: {
    'I-BR-123': { jumped: true },
    'I-BR-188': { jumped: true },
    'Z-BR-2': { dry: true },
    'I-CR-470': { at: '1109', dry: true },
    'Z-BR-5': { at: '2213' },
    'Z-SR-71': { at: '2213' },
    'I-COL-JEWELL-B': { at: '1510' },
    'I-AR-26': { at: '1506' },
    'I-SR-63': { at: '1506' },
  },
  troops: {
    'I-D1': { aboard: 'I-BR-123' },
    'Z-K1': { aboard: 'Z-AR-33' },
    'Z-A1': { aboard: 'Z-AR-33' },
    'Z-D5': { aboard: 'Z-BR-3' },
    'I-K1': { aboard: 'I-AR-26' },
    'I-K2': { aboard: 'I-AR-26' },
    'I-K3': { aboard: 'I-AR-26' },
    'I-K4': { aboard: 'I-AR-26' },
  },
};

test('FFW-2.1g FFW-2.1h random combat phases over every stage end with all counters in order', () => {
  for (const fogOfWar of [false, true])
    for (const seats of [2, 4])
      for (let seed = 0; seed < 60; seed++) {
        const { game, setting } = givenSetting({ ...MELEE, seats, options: { ...MELEE.options, fogOfWar } });
        const { g, result } = playOut(game, setting, seed);
        expect(result!.why).toBe('controlCheck would begin');
        expect(game.audit(g)).toEqual([]);
        expect(g.combat.damage).toEqual([0, 0]);
        for (const id of ['I-BR-123', 'Z-BR-2', 'I-CR-470']) {
          const isHere = g.squadrons.place[squadron(id)]! >= 0 || g.squadrons.transit[squadron(id)]! >= 0;
          expect(isHere).toBe(g.squadrons.status[squadron(id)] === IN_PLAY);
        }
      }
});
