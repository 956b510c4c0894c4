import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Save } from '../../src/core/index.ts';
import { hashOfTable, readSave, resume, saveOf } from '../../src/core/index.ts';
import { allPlot, answer, anytime, does, given, UNSHUFFLED } from '../parley/given.ts';
import { parley } from '../parley/index.ts';
import type { ParleyTypes } from '../parley/state.ts';

/** A save as it comes from a file; `edit` tampers with it. */
function fileOf(session = played(), edit: (save: Save) => void = () => {}): unknown {
  const save = JSON.parse(JSON.stringify(saveOf(session))) as Save;
  edit(save);
  return save;
}
/** Three entries without a roll, then one that opens the plots and rolls. */
function played() {
  const session = given();
  does(session, anytime(0, 'gift', { to: 1, gold: 1 }));
  allPlot(session, { 0: [{ island: 1, ships: 2 }], 1: [{ island: 2, ships: 1 }] });
  return session;
}
function load(json: unknown, game: Game<ParleyTypes> = parley, upTo?: number) {
  const read = readSave(json);
  return read.ok ? resume(game, read.save, upTo) : read;
}
const whyNot = (json: unknown, game?: Game<ParleyTypes>): string => {
  const loaded = load(json, game);
  return loaded.ok ? 'it loads' : loaded.why;
};
function loadedFrom(json: unknown, upTo?: number) {
  const loaded = load(json, parley, upTo);
  if (!loaded.ok) throw new Error(loaded.why);
  return loaded.session;
}

test('a save stands for the whole session', () => {
  const session = played();
  const loaded = loadedFrom(fileOf(session));
  expect(loaded.table).toEqual(session.table);
  expect(loaded.log).toEqual(session.log);
  expect(loaded.events).toEqual(session.events);
  expect(saveOf(loaded)).toEqual(saveOf(session));
});

test('a save loads up to any entry', () => {
  const session = played();
  for (const [at, { hash }] of session.log.entries())
    expect(hashOfTable(loadedFrom(fileOf(session), at + 1).table)).toBe(hash);
  expect(loadedFrom(fileOf(session), 0).log).toEqual([]);
});

describe('a tampered save is refused with where', () => {
  const entry = (at: number) => `the save was altered, or other rules made it: entry ${at}`;
  const cases: [string, (save: Save) => void, string][] = [
    ['action', (save) => Object.assign(save.log[1]!, { with: { voyages: [] } }), `${entry(2)} (plot)`],
    [
      'illegal action',
      (save) => Object.assign(save.log[0]!, { with: { to: 1, gold: 9 } }),
      `${entry(1)} (gift): you have 3 gold`,
    ],
    [
      'malformed action',
      (save) => Object.assign(save.log[0]!, { with: 'all' }),
      `${entry(1)} (gift): gift: Invalid input`,
    ],
    ['roll', (save) => (save.log[3]!.rolls[0]! ^= 1), `${entry(4)} (plot): the rolls were `],
    ['missing roll', (save) => save.log[3]!.rolls.pop(), `${entry(4)} (plot): the rolls were `],
    ['added roll', (save) => save.log[3]!.rolls.push(1), `${entry(4)} (plot): the rolls were `],
    ['fingerprint', (save) => (save.log[2]!.hash = 'f'.repeat(16)), `${entry(3)} (plot): the table after it`],
    ['undo mark', (save) => (save.log[3]!.barrier = false), `${entry(4)} (plot): it is marked wrongly for undo`],
    ['missing entry', (save) => save.log.splice(2, 1), entry(3)],
    ['missing end', (save) => save.log.pop(), 'the snapshot in the save is not what the log leads to'],
    ['snapshot', (save) => (save.snapshot.table.nextId += 1), 'the snapshot in the save is not what the log leads to'],
    ['seed', (save) => (save.seed = 'lucky'), 'the save was altered before its first action'],
    ['commitment', (save) => (save.commitment = '0'.repeat(64)), 'the seed does not match the commitment'],
    ['opening', (save) => (save.opening.hash = ''), 'the save was altered before its first action'],
    ['seats', (save) => (save.seats = 7), 'The Straits is for 2 to 4 players'],
    ['scenario', (save) => (save.scenario = 'duel'), 'The Duel is for 2 players'],
    ['options', (save) => (save.options['rounds'] = 99), 'option rounds takes a whole number from 1 to 6, not 99'],
    ['position', (save) => (save.position = { gold: -1 }), 'a position of Parley gives the gold'],
    [
      'newer rules',
      (save) => (save.rulesVersion = 3),
      'this save was made by newer rules (version 3; this program has 2)',
    ],
    ['other format', (save) => Object.assign(save, { format: 'admiralty-save-2' }), 'has the format admiralty-save-2'],
    ['extra field', (save) => Object.assign(save, { extra: 1 }), 'not a save: '],
    ['field left out', (save) => Reflect.deleteProperty(save, 'log'), 'not a save: log'],
  ];
  test.each(cases)('%s', (_, edit, why) => {
    expect(whyNot(fileOf(played(), edit))).toContain(why);
  });

  test('entered rolls', () => {
    const session = given({ rolls: UNSHUFFLED });
    allPlot(session, { 0: [{ island: 0, ships: 1 }] }, [6, 1]);
    const edited = (rolls: number[]) => whyNot(fileOf(session, (save) => (save.log[2]!.rolls = rolls)));
    expect(edited([6, 1])).toBe('it loads');
    expect(edited([1, 6])).toContain('the table after it does not have the recorded fingerprint');
    expect(edited([6])).toContain('a roll of a 6-sided die is needed');
    expect(edited([6, 1, 3])).toContain('1 of the given rolls are not needed');
  });
});

test('any other JSON is no save, and says so without an exception', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(whyNot(json)).toMatch(/^not a save: |^this save has the format/);
    }),
  );
});

test('any one value of a save changed is refused or changes nothing', () => {
  const whole = JSON.stringify(fileOf());
  const places = [...whole.matchAll(/(?<=[:,[])(\d+|true|false)(?=[,\]}])/g)];
  fc.assert(
    fc.property(
      fc.nat(places.length - 1),
      fc.constantFrom('0', '1', '7', '-1', 'true', 'false', 'null', '"x"', '[]'),
      (at, value) => {
        const { index, 0: old } = places[at]!;
        const loaded = load(JSON.parse(whole.slice(0, index) + value + whole.slice(index + old.length)));
        if (loaded.ok) expect(JSON.stringify(saveOf(loaded.session))).toBe(whole);
      },
    ),
    { numRuns: 300 },
  );
});

describe('a save of older rules', () => {
  const old = () =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../parley/save-of-rules-1.json'), 'utf8')) as Save;

  test('is migrated: the table is converted, the log kept as a record, and play goes on', () => {
    const session = loadedFrom(old());
    expect(session.table.rulesVersion).toBe(2);
    expect(session.table.g).toMatchObject({ gold: [2, 3, 4], isOut: [0, 0, 0] });
    expect('coins' in session.table.g).toBe(false);
    expect(session.log).toHaveLength(8);
    expect(session.undoable(0)).toMatchObject({ ok: false });
    does(session, answer(session, 1, 'vote', { votes: [0, 0, 1] }));
    does(session, answer(session, 2, 'vote', { votes: [0, 0, 2] }));
    expect(session.table.g.gold).toEqual([5, 5, 7]);
    const again = loadedFrom(fileOf(session));
    expect(again.table).toEqual(session.table);
    expect(again.log).toEqual(session.log);
    expect(again.log.slice(0, 8)).toEqual(old().log);
  });

  test('its record cannot be played again', () => {
    expect(load(old(), parley, 3)).toEqual({
      ok: false,
      why: 'the first 8 entries were played under older rules and are kept as a record only',
    });
  });

  test('is refused if it was altered', () => {
    const save = old();
    (save.snapshot.table.g as { coins: number[] }).coins[0] = 30;
    expect(whyNot(save)).toBe('the snapshot in the save was altered');
    save.snapshot.hash = hashOfTable(save.snapshot.table);
    expect(whyNot(save)).toBe('68 gold in play');
    Reflect.deleteProperty(save.snapshot.table, 'pending');
    save.snapshot.hash = hashOfTable(save.snapshot.table);
    expect(whyNot(save)).toBe('the snapshot in the save was altered');
    save.snapshot.table = { ...old().snapshot.table, g: { coins: [] } };
    save.snapshot.hash = hashOfTable(save.snapshot.table);
    expect(whyNot(save)).toBe('the snapshot in the save was altered');
  });

  test('is refused where no migration is known', () => {
    const save = old();
    expect(whyNot({ ...save, rulesVersion: 0 })).toBe('the snapshot in the save was altered');
    const table = { ...save.snapshot.table, rulesVersion: 0 };
    const ancient = { ...save, rulesVersion: 0, snapshot: { ...save.snapshot, table, hash: hashOfTable(table) } };
    expect(whyNot(ancient)).toContain('made by rules version 0, which this program cannot bring up');
    expect(whyNot(old(), { ...parley, version: 3 })).toContain('made by rules version 2');
  });
});
