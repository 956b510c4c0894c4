import { hashOf } from '@admiralty/engine';
import { Knowledge, placeNamed } from '@admiralty/engine/fifth-frontier-war';
import { expect, test } from 'vitest';
import { RefereeWar } from './referee-war.ts';

const start = () => RefereeWar.start({ seed: 'campaign of the Duke', level: 'cadet' });

test('a war begins with the gathering, goes on week by week, and a file of it goes on in the same place', async () => {
  const war = await start();
  expect(war.week).toBe(-15);
  for (let n = 0; n < 15; n++) expect(war.runWeek()).toBeNull();
  expect([war.week, war.at.g.turn]).toEqual([0, 1]);
  for (let n = 0; n < 3; n++) expect(war.runWeek()).toBeNull();
  expect([war.week, war.at.g.turn]).toEqual([3, 4]);
  const again = await RefereeWar.open(JSON.parse(JSON.stringify(war.toJson())));
  if (!again.ok) throw new Error(again.why);
  expect(hashOf(again.war.record.weeks().map(({ items }) => items))).toBe(
    hashOf(war.record.weeks().map(({ items }) => items)),
  );
  expect(hashOf(again.war.at.g)).toBe(hashOf(war.at.g));
  const weeks = war.record.weeks();
  expect(weeks[0]!.week).toBe(-15);
  expect(weeks.filter(({ week }) => week < 1).flatMap(({ items }) => items).length).toBeGreaterThan(20);
}, 120_000);

test('before the war only those who have come are met; on the eve all are there', async () => {
  const war = await start();
  const count = (week: number) => war.record.boardIn(week)!.g.squadrons.place.filter((place) => place >= 0).length;
  expect(count(-15)).toBeLessThan(count(-5));
  expect(count(-5)).toBeLessThan(count(0));
  expect(count(0)).toBe(war.at.g.squadrons.place.filter((place) => place >= 0).length);
  expect(war.record.boardIn(1)).toBeNull();
}, 120_000);

test('the hand of the referee: a move is audited, marked, and part of the file; nonsense changes nothing', async () => {
  const war = await start();
  for (let n = 0; n < 16; n++) war.runWeek();
  const before = hashOf(war.toJson());
  for (const nonsense of [
    null,
    { do: 'move', unit: 'I-SR-63', to: '9999' },
    { do: 'fly' },
    { do: 'remove', unit: 'X' },
  ])
    expect(war.change(nonsense).ok).toBe(false);
  expect(hashOf(war.toJson())).toBe(before);
  const { data, g } = war.at;
  const scout = data.squadrons.find(({ index, type }) => type === 'scout' && g.squadrons.place[index]! >= 0)!;
  expect(war.change({ do: 'move', unit: scout.id, to: 'Regina' })).toMatchObject({ ok: true });
  const regina = placeNamed(war.at, 'Regina');
  expect(war.at.g.squadrons.place[scout.index]).toBe(regina);
  expect(war.changes).toEqual([{ week: 1, words: `${scout.id} is at Regina 2314` }]);
  expect(war.runWeek()).toBeNull();
  const again = await RefereeWar.open(JSON.parse(JSON.stringify(war.toJson())));
  if (!again.ok) throw new Error(again.why);
  expect(hashOf(again.war.at.g)).toBe(hashOf(war.at.g));
  expect(hashOf(again.war.record.weeks().map(({ items }) => items))).toBe(
    hashOf(war.record.weeks().map(({ items }) => items)),
  );
}, 120_000);

test('a held scout stays where it is', async () => {
  const war = await start();
  const { data, g } = war.at;
  const scouts = data.squadrons.filter(({ index, type }) => type === 'scout' && g.squadrons.place[index]! >= 0);
  for (const { id } of scouts) expect(war.hold(id, true)).toEqual({ ok: true });
  expect(war.hold('nobody', true)).toEqual({ ok: false, why: 'there is no nobody' });
  const stood = scouts
    .filter(({ index }) => g.squadrons.fleet[index] === -1)
    .map(({ index }) => g.squadrons.place[index]);
  for (let n = 0; n < 17; n++) war.runWeek();
  const jumps = war.record
    .weeks()
    .flatMap(({ voyages }) => voyages)
    .filter(({ ship }) => scouts.some(({ id }) => id === ship));
  expect(stood.length).toBeGreaterThan(0);
  expect(jumps).toEqual([]);
}, 120_000);

test('the player of a scout is asked for it alone, and may leave it to the staff', async () => {
  const war = await start();
  const { data, g } = war.at;
  const scout = data.squadrons.find(
    ({ index, type }) => type === 'scout' && g.squadrons.place[index]! >= 0 && g.squadrons.fleet[index] === -1,
  )!;
  war.give(scout.id, 'Captain Dell');
  for (let n = 0; n < 15; n++) war.runWeek();
  const waiting = war.runWeek();
  expect(waiting).toMatchObject({ unit: scout.id, to: 'Captain Dell', kind: 'scouts' });
  const place = war.at.g.squadrons.place[scout.index];
  war.decide(waiting!, { jumps: [] });
  for (let more = war.runWeek(); more; more = war.runWeek()) war.decide(more, null);
  expect(war.week).toBe(1);
  expect(war.record.weeks().flatMap(({ voyages }) => voyages.filter(({ ship }) => ship === scout.id))).toEqual([]);
  expect(place).toBeGreaterThanOrEqual(0);
  expect(war.give(scout.id, '')).toEqual({ ok: true });
  expect(war.given).toEqual([]);
}, 120_000);

test('news of the gathering reaches those who live on the express boat links', async () => {
  const war = await start();
  const known = new Knowledge(war.record.weeks());
  const efate = known.at(placeNamed(war.at, 'Efate'), 0);
  expect(efate.every(({ since }) => since <= 0)).toBe(true);
}, 120_000);
