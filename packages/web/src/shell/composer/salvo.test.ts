import { lineOf } from '@admiralty/engine/line';
import { expect, test } from 'vitest';
import type { Act, LogEntry, TableState } from '../../table/types.ts';
import { fireSalvo } from './salvo.ts';

/** A table that asks for fires until the given shot brings something else. */
function table(after: Readonly<Record<number, 'grave' | 'part' | 'over'>>) {
  const shots: unknown[] = [];
  const entryOf = (action: number): LogEntry => ({
    action,
    by: 0,
    phase: '',
    events: [
      {
        rule: 'DV-8.0c',
        what: 'told',
        line: lineOf('Fires.', after[action] === 'grave' ? { weight: 'grave' } : {}, {}, null),
        with: {},
        roll: null,
      },
    ],
    hasReason: false,
  });
  const state = (): TableState => {
    const happened = after[shots.length];
    const kind = happened === 'part' ? 'choosePart' : 'fire';
    const decisions = happened === 'over' ? [] : [{ id: shots.length, kind, mine: true }];
    const log = shots.length > 0 ? [entryOf(shots.length)] : [];
    return { observation: { decisions }, log } as unknown as TableState;
  };
  const act = async ({ with: answer }: Act) => {
    shots.push(answer);
    return null;
  };
  return { shots, client: { state, act } };
}

const salvo = (left: number) => ({
  kind: 'fire',
  next: async (decision: number) => (decision < left ? `shot ${decision}` : null),
  isDecisive: ({ events }: LogEntry) => events.some(({ line }) => line.weight === 'grave'),
});

test('fires all there is; stops at a result that changes the choice, at another question, at the end', async () => {
  const quiet = table({});
  expect([await fireSalvo(quiet.client, salvo(3)), quiet.shots]).toEqual(['done', ['shot 0', 'shot 1', 'shot 2']]);
  const grave = table({ 2: 'grave' });
  expect([await fireSalvo(grave.client, salvo(9)), grave.shots.length]).toEqual(['decisive', 2]);
  const part = table({ 1: 'part' });
  expect([await fireSalvo(part.client, salvo(9)), part.shots.length]).toEqual(['asked', 1]);
  const over = table({ 2: 'over' });
  expect([await fireSalvo(over.client, salvo(9)), over.shots.length]).toEqual(['done', 2]);
});
