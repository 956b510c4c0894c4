import { expect, test } from 'vitest';
import { gainTreaty } from '../rules/19-treaties.ts';
import { system } from '../testing/given.ts';
import { ATJAYAN, AVIAN, confederation, HOSPODAR, VEREEN, vote } from '../testing/given-confederation.ts';
import { takeSystem } from './ownership.ts';

test('A5 Seats first, then the windows one by one, then waiting calls', () => {
  const scene = confederation();
  const play = scene.play();
  takeSystem(play, system('windstar'), VEREEN, 'military', 'SS-12.33');
  gainTreaty(play, system('edom-four'), HOSPODAR, 'SS-9.22a');
  gainTreaty(play, system('edom-one'), HOSPODAR, 'SS-9.22a');
  scene.g.calls.push({ cause: 'ladau', by: ATJAYAN, about: -1 });
  scene.run('aftermath', {});
  expect(scene.asked).toEqual(['1 newSeat']); // Bluemoon or Skysworld
  scene.answer(AVIAN, 'newSeat', { system: system('bluemoon') });
  expect(scene.table.pending[0]!.about).toMatchObject({ system: system('edom-four') });
  for (const seat of [ATJAYAN, AVIAN, VEREEN]) scene.answer(seat, 'call', { call: false });
  expect(scene.table.pending[0]!.about).toMatchObject({ system: system('edom-one') });
  for (const seat of [ATJAYAN, AVIAN, VEREEN]) scene.answer(seat, 'call', { call: false });
  vote(scene, { [ATJAYAN]: ['in', 1] });
  expect([scene.g.ladau, scene.asked]).toEqual([1, ['0 act']]);
});

test('R30 a waiting call whose ground is gone is dropped', () => {
  const scene = confederation();
  scene.g.calls.push({ cause: 'readmission', by: AVIAN, about: VEREEN });
  expect(scene.run('aftermath', {}).asked).toEqual(['0 act']);
  expect(scene.g.calls).toEqual([]);
});
