/**
 * A battle in a war, for tests: the forces of a hex of the test map, the declared attacks, and nothing of the turn
 * around it. Once the battle is over the table has a result and `g.battle` still stands.
 */
import { GivenDice } from '#core/dice';
import { Play } from '#core/play';
import { startTable } from '#core/table';
import type { Decision, GameEvent, Refusal, Table } from '#core/types';
import { createImperialAmbitions } from '../index.ts';
import { startBattle } from '../rules/battle/battle.ts';
import { B_OVER, type ImperialState } from '../state.ts';
import type { Choices, IaGame, IaPlay } from '../types.ts';
import { type Given, givenState } from './given.ts';

export interface BattleTable {
  readonly table: Table<ImperialState>;
  readonly g: ImperialState;
  readonly events: GameEvent[];
  unit(name: string): number;
  play(dice?: readonly number[]): IaPlay;
  decision(kind?: keyof Choices): Decision;
  act<K extends keyof Choices>(seat: number, kind: K, answer: Choices[K]['answer'], dice?: readonly number[]): void;
  refusal<K extends keyof Choices>(seat: number, kind: K, answer: Choices[K]['answer']): Refusal | null;
  told(what: string): unknown[];
}

/** `attacks`: attacker, attacked; left out, the battle of `position` goes on. */
export function givenBattle(spec: Given & { hex?: number; attacks?: [number, number][] }): BattleTable {
  const { at, unit } = givenState(spec);
  const events: GameEvent[] = [];
  const witness = (event: GameEvent): void => {
    events.push(event);
  };
  const real = createImperialAmbitions(at.data);
  const game: IaGame = {
    ...real,
    data: at.data,
    setUp: () => ({ ok: true, g: at.g }),
    steps: {
      ...real.steps,
      game: (play) => {
        if (spec.attacks && play.g.battle.on === 0) startBattle(play, spec.hex ?? play.g.units.hex[0]!, spec.attacks);
        if (play.g.battle.phase !== B_OVER) return play.call('battle', {});
        play.finish({ places: play.g.players.out.map(() => 1), rule: 'IA-end-4', why: 'the battle is over' });
      },
    },
  };
  const setting = { scenario: 'given', options: {}, seats: at.g.seats, position: null };
  const started = startTable(game, setting, 'given', new GivenDice(spec.dice ?? []), witness);
  if (!started.ok) throw new Error(started.refusal.why);
  const { table } = started;
  const play = (dice: readonly number[] = []): IaPlay => new Play(game, table, new GivenDice(dice), witness);
  const asked = (seat: number, kind: string): number => {
    const found = table.pending.find((one) => one.by === seat && one.kind === kind);
    const now = table.result?.why ?? table.pending.map((one) => `seat ${one.by} ${one.kind}`).join(', ');
    if (!found) throw new Error(`seat ${seat} is not asked ${kind}, but ${now}`);
    return found.id;
  };
  return {
    table,
    g: table.g,
    events,
    unit,
    play,
    decision: (kind) => table.pending.find((one) => kind === undefined || one.kind === kind)!,
    act(seat, kind, answer, dice = []) {
      const refusal = play(dice).act({ decision: asked(seat, kind), by: seat, kind, with: answer });
      if (refusal) throw new Error(`${kind} was refused (${refusal.rule}): ${refusal.why}`);
    },
    refusal: (seat, kind, answer) => play().check({ decision: asked(seat, kind), by: seat, kind, with: answer }),
    told: (what) => events.filter((event) => event.type === what).map((event) => event.data),
  };
}
