import { startGame } from '@admiralty/engine';
import { interceptionInputs, type Meeting } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { say } from './words.ts';

test('DV-9.6c a contact is taken for the best missile of its side, against the field of the ship it meets', async () => {
  const game = await startGame('deltavee', { scenario: 'dv-2', seed: 'threat' });
  const { view } = game.seat(0);
  const [to, enemy] = [view.units.find(({ seat }) => seat === 0), view.units.find(({ seat }) => seat === 1)];
  if (!to || !enemy) throw new Error('both sides stand on the plane');
  const by = { ...enemy, vessel: null, missile: null, direction: 3, velocity: 5 };
  const meeting: Meeting = { by, to: { ...to, direction: 4, velocity: 2 }, step: 2, way: [], isThreat: true };
  const ship = { field: '2', state: 'ok', active: 'no' };
  const plain = { missile: '3@5', target: '4@2', type: 'unguided', civ: '8', jams: 'no', ...ship };
  expect(interceptionInputs(view, meeting)).toEqual(plain);
  const { log, vessel } = meeting.to;
  if (!log || !vessel) throw new Error('its own log');
  const [field] = log.fields;
  if (!field) throw new Error('a hull field');
  const against = (to: Partial<Meeting['to']>) => interceptionInputs(view, { by, to: { ...meeting.to, ...to } });
  expect(against({ log: { ...log, guard: 2 } })).toEqual({ ...plain, jams: 'yes' });
  expect(against({ vessel: { ...vessel, jump: 'jumping' } })).toEqual({ ...plain, field: '0' });
  expect(against({ log: { ...log, fields: [{ ...field, state: 'destroyed' }, field] } })).toEqual(plain);
  const up = { vessel: { ...vessel, isFieldUp: true } };
  expect(against({ ...up, log: { ...log, fields: [{ ...field, isUp: true }] } })).toEqual({ ...plain, active: 'yes' });
  expect(interceptionInputs(view, { ...meeting, by: { ...by, direction: null } })).toBeNull();
});

test('a threat says first what may be lost, then why and what saves you', () => {
  expect(say.threat.odds(50, 10, 80, false)).toBe(
    '10 % to be destroyed: it strikes with 50 %, a field raised in time (80 %) saves you.',
  );
  expect(say.threat.odds(50, 50, 0, true)).toBe(
    '50 % to be destroyed: if it is a missile it strikes with 50 %. Shoot it, turn away or weave.',
  );
  expect(say.threat.odds(50, 0, null, true)).toBe(
    'Your field is up and takes the blow: if it is a missile it strikes with 50 %.',
  );
});
