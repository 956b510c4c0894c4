import { hashOf } from '@admiralty/engine';
import { Knowledge, placeNamed } from '@admiralty/engine/fifth-frontier-war';
import { expect, test } from 'vitest';
import { RefereeWar } from './referee-war.ts';

async function start(): Promise<RefereeWar> {
  const started = await RefereeWar.start({ seed: 'campaign of the Duke', level: 'cadet' });
  if (!started.ok) throw new Error(started.why);
  return started.war;
}

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
  expect(war.decide(waiting!, { jumps: [] })).toEqual({ ok: true });
  for (let more = war.runWeek(); more; more = war.runWeek()) war.decide(more, null);
  expect(war.week).toBe(1);
  expect(war.record.weeks().flatMap(({ voyages }) => voyages.filter(({ ship }) => ship === scout.id))).toEqual([]);
  expect(place).toBeGreaterThanOrEqual(0);
  expect(war.give(scout.id, '')).toEqual({ ok: true });
  expect(war.given).toEqual([]);
}, 120_000);

test('held fleets stay, whatever they were to do', async () => {
  const started = await RefereeWar.start({ seed: 'h', level: 'captain' });
  if (!started.ok) throw new Error(started.why);
  const { war } = started;
  for (let n = 0; n < 16; n++) war.runWeek();
  const { data, g } = war.at;
  // those in jump arrive; all others have their squadrons with them until they are shot
  const fleets = data.fleets.filter(({ index }) => g.fleets.place[index]! >= 0 && g.fleets.transit[index]! < 0);
  for (const { code } of fleets) expect(war.hold(code, true)).toEqual({ ok: true });
  const stood = new Map(fleets.map(({ index }) => [index, g.fleets.place[index]!]));
  for (let n = 0; n < 6; n++) expect(war.runWeek()).toBeNull();
  const now = war.at.g.fleets.place;
  expect(fleets.length).toBeGreaterThan(5);
  expect(fleets.filter(({ index }) => now[index]! >= 0 && now[index] !== stood.get(index))).toEqual([]);
  expect(war.changes.map(({ words }) => words)).toContainEqual(expect.stringMatching(/ is halted$/));
}, 120_000);

test('two players of one side are asked one after the other, also when the file is opened in between', async () => {
  const war = await start();
  const { data, g } = war.at;
  const scouts = data.squadrons.filter(
    ({ index, type, side }) =>
      type === 'scout' && side === 0 && g.squadrons.place[index]! >= 0 && g.squadrons.fleet[index] === -1,
  );
  const [first, second] = scouts.map(({ id }) => id);
  war.give(first!, 'Dell');
  war.give(second!, 'Shen');
  for (let n = 0; n < 15; n++) war.runWeek();
  const asked = war.runWeek();
  expect(asked).toMatchObject({ unit: first, kind: 'scouts' });
  war.decide(asked!, { jumps: [] });
  expect(war.runWeek()).toMatchObject({ unit: second });
  const again = await RefereeWar.open(JSON.parse(JSON.stringify(war.toJson())));
  if (!again.ok) throw new Error(again.why);
  expect(again.war.runWeek()).toMatchObject({ unit: second, to: 'Shen' });
}, 120_000);

test('what a player cannot do is told, with the part of the staff in printed names', async () => {
  const war = await start();
  const { data, g } = war.at;
  const scout = data.squadrons.find(
    ({ index, type }) => type === 'scout' && g.squadrons.place[index]! >= 0 && g.squadrons.fleet[index] === -1,
  )!;
  war.give(scout.id, 'Dell');
  for (let n = 0; n < 15; n++) war.runWeek();
  const asked = war.runWeek()!;
  expect(JSON.stringify(asked.staff)).not.toMatch(/"squadron":\d/);
  const jump = (to: string) => war.decide(asked, { jumps: [{ squadron: scout.id, to, load: [] }] });
  expect(jump('Nowhere')).toMatchObject({ ok: false, why: expect.stringContaining('Nowhere') });
  expect(jump('Cronor')).toMatchObject({ ok: false, why: expect.stringContaining('it jumps 3 (FFW-3.1a)') });
  expect(war.decide(asked, { jump: [] })).toMatchObject({ ok: false });
  expect(war.runWeek()).toMatchObject({ unit: scout.id });
}, 120_000);

test('nothing is kept that could not be opened again', async () => {
  const odd = await RefereeWar.start({ seed: 'x', level: 'cadet', outbreak: { day: 400, year: 1107 } });
  expect(odd).toMatchObject({ ok: false, why: expect.stringContaining('day 1 to 365') });
  const option = await RefereeWar.start({ seed: 'x', level: 'cadet', options: { nonsense: 1 } });
  expect(option).toMatchObject({ ok: false, why: expect.stringContaining('no option nonsense') });
  const war = await start();
  const before = hashOf(war.toJson());
  expect(war.give('I-SR-63', 'x'.repeat(61))).toMatchObject({ ok: false });
  expect(hashOf(war.toJson())).toBe(before);
}, 120_000);

test('news of the gathering reaches those who live on the express boat links', async () => {
  const war = await start();
  const known = new Knowledge(war.record.weeks());
  const efate = known.at(placeNamed(war.at, 'Efate'), 0);
  expect(efate.every(({ since }) => since <= 0)).toBe(true);
}, 120_000);
