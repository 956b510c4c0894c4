import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { Play } from '#core/play';
import { readSave, resume, type Save, saveOf } from '#core/save';
import type { Session } from '#core/session';
import { IN_PLAY } from '../state.ts';
import { squadron, standardGame } from '../testing/given.ts';
import type { WarTypes } from '../types.ts';

/** jewell-gate in the middle of a space combat on turn 2, made by version 1 of these rules */
const FILE = new URL('../../../../test/saves/fifth-frontier-war-v1.json', import.meta.url);
/** jewell-gate on turn 2 before the reinforcements of turn 3, made by version 2, when they came a turn later */
const SECOND = new URL('../../../../test/saves/fifth-frontier-war-v2.json', import.meta.url);
const kept = (file = FILE): Save => {
  const read = readSave(JSON.parse(readFileSync(fileURLToPath(file), 'utf8')));
  if (!read.ok) throw new Error(read.why);
  return read.save;
};
const opened = (save: Save): Session<WarTypes> => {
  const resumed = resume(standardGame, save);
  if (!resumed.ok) throw new Error(resumed.why);
  return resumed.session;
};

test('a save of version 1 opens with what has been played and the new fields', () => {
  const save = kept();
  expect([save.rulesVersion, save.log.length]).toEqual([1, 23]);
  const { table, log } = opened(save);
  expect([table.rulesVersion, log.length, table.g.turn]).toEqual([3, 23, 2]);
  expect(table.pending.map(({ by, kind }) => [by, kind])).toEqual([[1, 'losses']]);
  expect([table.g.options['secretBase'], table.g.combat.shifted]).toEqual(['chosen', -1]);
  expect(table.g.squadrons.detachedFrom[squadron('Z-BR-1')]).toBe(-1);
  expect(table.g.fleets.lastSeen.every((place) => place === -1)).toBe(true);
  expect(standardGame.audit(table.g)).toEqual([]);
});

test('it is played on to its end by these rules, and saved and opened again on the way', () => {
  let session = opened(kept());
  for (let n = 0; n < 2000 && !session.table.result; n++) {
    const play = new Play(standardGame, session.table, seededDice);
    const [decision] = session.table.pending;
    const { id, by, kind } = decision!;
    const answer = play.choiceOf(kind).defaultAnswer(play, decision!);
    const outcome = session.receive({ decision: id, by, kind, with: answer });
    expect(outcome.ok ? null : outcome.refusal).toBeNull();
    if (n === 10) session = opened(JSON.parse(JSON.stringify(saveOf(session))));
  }
  expect(session.table.result?.why).toContain('turn 7 was the last');
});

test('a question about bombing keeps its hex and loses its points', () => {
  const table = opened(kept()).table;
  const bombing = { id: 9, by: 1, kind: 'bomb', rule: 'FFW-4.8d', sealed: false, about: { hex: 240, points: 12 } };
  const old = { ...table, pending: [bombing] };
  const next = standardGame.migrations[1]!(old) as typeof table;
  expect(next.pending).toEqual([{ ...bombing, about: { hex: 240 } }]);
});

test('a save of version 2 goes on in its scenario as it was: the 18th Fleet comes on turn 3 with I-BR-190', () => {
  const session = opened(kept(SECOND));
  expect([session.table.rulesVersion, session.table.g.scenario]).toEqual([3, 'jewell-gate@1']);
  expect(session.table.g.turn).toBeLessThan(3);
  while (!session.table.result && session.table.g.turn < 4) {
    const play = new Play(standardGame, session.table, seededDice);
    const [decision] = session.table.pending;
    const { id, by, kind } = decision!;
    expect(
      session.receive({ decision: id, by, kind, with: play.choiceOf(kind).defaultAnswer(play, decision!) }).ok,
    ).toBe(true);
  }
  const { fleets, squadrons } = session.table.g;
  const fleet = standardGame.data.fleetById.get('I-F-18th')!.index;
  expect([fleets.status[fleet], squadrons.fleet[squadron('I-BR-190')]]).toEqual([IN_PLAY, fleet]);
  expect(standardGame.audit(session.table.g)).toEqual([]);
});
