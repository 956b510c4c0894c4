import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Save } from '../../src/core/index.ts';
import { hashOfTable, openSnapshot, readSave, resume, Session, saveOf, snapshotOf } from '../../src/core/index.ts';
import { allPlot, answer, anytime, does, given, offer, refusalOf, UNSHUFFLED } from '../parley/given.ts';
import { parley } from '../parley/index.ts';
import type { ParleyTypes } from '../parley/state.ts';

const RULES_1 = join(import.meta.dirname, '../parley/save-of-rules-1.json');

/** A save as it comes from a file; `edit` tampers with it. */
function fileOf(session = played(), edit: (save: Save) => void = () => {}): unknown {
  const save = JSON.parse(JSON.stringify(saveOf(session))) as Save;
  edit(save);
  return save;
}
/** Three entries without a roll, then one that opens the plots and rolls. */
function played(session = given()) {
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

test('a save without its end says how far it is sound, and opens up to there', () => {
  const cut = fileOf(played(), (save) => save.log.pop());
  const { length } = (cut as { log: unknown[] }).log;
  const read = readSave(cut);
  if (!read.ok) throw new Error(read.why);
  expect(resume(parley, read.save)).toMatchObject({ ok: false, soundUpTo: length });
  expect(resume(parley, read.save, length)).toMatchObject({ ok: true });
});

test('any other JSON is no save, and says so without an exception', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(whyNot(json)).toMatch(/^not a save: |^this save has the format/);
    }),
  );
});

/** Every place of a JSON value: its path and what stands there. */
function* places(value: unknown, path: string[] = []): Generator<{ path: string[]; value: unknown }> {
  yield { path, value };
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* places(inner, [...path, key]);
}

function changedAt(
  json: unknown,
  path: readonly string[],
  change: (holder: Record<string, unknown>, key: string) => void,
) {
  const whole = JSON.parse(JSON.stringify(json)) as Record<string, unknown>;
  const holder = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, whole);
  change(holder, path.at(-1)!);
  return whole;
}

/** Other values of the same kind and of another kind, and none at all. */
function others(value: unknown): unknown[] {
  return [...alike(value), undefined].filter((other) => JSON.stringify(other) !== JSON.stringify(value));
}
function alike(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, -value - 1, null];
  if (typeof value === 'string') return [`${value}x`, '', 0];
  if (typeof value === 'boolean') return [!value, null];
  if (Array.isArray(value)) return [[...(value as unknown[]), 0], [], null];
  return value === null ? [0, {}] : [{ ...value, extra: 0 }, null];
}

describe.each([
  ['seeded', () => played()],
  ['of keyed dice', () => played(given({ contributions: ['north', 'east'] }))],
  [
    'of entered dice, with an action that waits',
    () => {
      const session = given({ rolls: UNSHUFFLED });
      allPlot(session, { 0: [{ island: 0, ships: 1 }] });
      session.roll([6]);
      return session;
    },
  ],
  ['migrated', () => loadedFrom(JSON.parse(readFileSync(RULES_1, 'utf8')))],
])('a save %s', (_, make) => {
  const original = fileOf(make()) as Save;
  const unsealed = ({ seal: __, ...save }: Record<string, unknown>): unknown => save;
  const spots = [...places(original)].filter(({ path }) => path.length > 0 && path[0] !== 'seal');

  test('changed at any one place is refused', () => {
    for (const { path, value } of spots)
      for (const other of others(value)) {
        const altered = changedAt(original, path, (holder, key) => (holder[key] = other));
        expect(whyNot(JSON.parse(JSON.stringify(altered))), `${path.join('.')} = ${JSON.stringify(other)}`).not.toBe(
          'it loads',
        );
      }
  });

  test('changed at any one place and without its seal is refused, or the change means nothing', () => {
    for (const { path, value } of spots)
      for (const other of others(value)) {
        const altered = unsealed(changedAt(original, path, (holder, key) => (holder[key] = other)));
        const loaded = load(JSON.parse(JSON.stringify(altered)));
        const isCutOff = path.join() === 'awaiting' && other === undefined; // the same game, a moment earlier
        if (loaded.ok && !isCutOff)
          expect(
            JSON.parse(JSON.stringify(saveOf(loaded.session))),
            `${path.join('.')} = ${JSON.stringify(other)}`,
          ).toEqual(original);
      }
  });
});

describe('a save of older rules', () => {
  const old = () => JSON.parse(readFileSync(RULES_1, 'utf8')) as Save;

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

  test('begins anew where nobody had done anything', () => {
    const young = { ...parley, version: 3, migrations: { 2: (): unknown => null } };
    const loaded = load(fileOf(given()), young);
    expect(loaded.ok && loaded.session.past).toEqual([]);
    expect(loaded.ok && loaded.session.table.rulesVersion).toBe(3);
    expect(loaded.ok && whyNot(fileOf(loaded.session as ReturnType<typeof given>), young)).toBe('it loads');
  });

  test('its record cannot be played again', () => {
    expect(load(old(), parley, 3)).toEqual({
      ok: false,
      why: 'the first 8 entries were played under older rules and are kept as a record only',
    });
  });

  /** Somebody changes the table and works its fingerprints out anew. */
  const forged = (change: (table: Save['snapshot']['table']) => void): Save => {
    const save = old();
    change(save.snapshot.table);
    const hash = hashOfTable(save.snapshot.table);
    save.snapshot.hash = hash;
    save.log.at(-1)!.hash = hash;
    return save;
  };
  const ALTERED = 'the snapshot in the save was altered';

  test('is refused if it was altered', () => {
    const save = old();
    (save.snapshot.table.g as { coins: number[] }).coins[0] = 30;
    expect(whyNot(save)).toBe(ALTERED);
    save.snapshot.hash = hashOfTable(save.snapshot.table);
    expect(whyNot(save)).toBe('the snapshot in the save is not what the log leads to');
  });

  const forgeries: [string, (table: Save['snapshot']['table']) => void, string][] = [
    ['gold out of nothing', (table) => ((table.g as { coins: number[] }).coins[0] = 30), '68 gold in play'],
    ['no questions', (table) => Reflect.deleteProperty(table, 'pending'), ALTERED],
    ['nobody asked', (table) => (table.pending = []), ALTERED],
    ['a state of another game', (table) => (table.g = { coins: [] }), ALTERED],
    ['no stack', (table) => (table.stack = []), ALTERED],
    ['an unknown step', (table) => (table.stack[0]!.step = 'toString'), ALTERED],
    ['an unknown question', (table) => (table.pending[0]!.kind = 'toString'), ALTERED],
    ['a question without its matter', (table) => (table.pending[0]!.about = null), ALTERED],
    ['a question to nobody', (table) => (table.pending[0]!.by = 9), ALTERED],
    ['a question twice', (table) => table.pending.push({ ...table.pending[0]! }), ALTERED],
    ['a question of the future', (table) => (table.pending[0]!.id = table.nextId), ALTERED],
    ['other seats', (table) => (table.seats = 2), ALTERED],
    ['a broken generator', (table) => (table.rng = [0.5]), ALTERED],
    ['an unknown offer', (table) => table.offers.push(offered('toString', 1)), ALTERED],
    ['an offer to nobody', (table) => table.offers.push(offered('draw', 9)), ALTERED],
    ['a result for more seats', (table) => (table.result = { places: [1], rule: 'P', why: '' }), ALTERED],
    ['an unknown field', (table) => Object.assign(table, { extra: 1 }), ALTERED],
    ['another game', (table) => (table.game = 'chess'), ALTERED],
  ];
  const offered = (kind: string, to: number) => ({ id: 1, by: 0, to: [to], kind, with: {}, accepted: [] });

  test.each(forgeries)('is refused with %s, whatever its fingerprint says', (_, change, why) => {
    expect(whyNot(forged(change))).toBe(why);
  });

  test('is refused where no migration is known', () => {
    const save = old();
    expect(whyNot({ ...save, rulesVersion: 0 })).toBe(ALTERED);
    const ancient = { ...forged((table) => (table.rulesVersion = 0)), rulesVersion: 0 };
    expect(whyNot(ancient)).toContain('made by rules version 0, which this program cannot bring up');
    expect(whyNot(old(), { ...parley, version: 3 })).toContain('made by rules version 2');
  });

  test('once converted, its record can no longer be changed', () => {
    const session = loadedFrom(old());
    expect(whyNot(fileOf(session))).toBe('it loads');
    expect(whyNot(fileOf(session, (save) => (save.log[2]!.rolls = [6])))).toContain('its seal does not fit');
  });
});

describe('a base, from which a log is played on', () => {
  /** All rolls rewritten, then the end of the game given as its beginning, under the seal of an honest file. */
  const forged = (game: Game<ParleyTypes>) => {
    const session = played();
    const entries = session.log.splice(0).map((entry) => ({ ...entry, rolls: entry.rolls.map(() => 6) }));
    const { table, setting, seed, diceMode, opening } = session;
    const past = new Session({ game, setting, seed, diceMode, opening, openingEvents: [], table, past: entries });
    return JSON.parse(JSON.stringify(saveOf(past))) as Save;
  };

  test('is refused where the game has no older rules: the log begins at the start', () => {
    const young = { ...parley, migrations: {} };
    expect(whyNot(forged(young), young)).toBe(
      'no older rules of this game are known, so its log has to begin at the start',
    );
  });

  test('after older rules it tells how much was kept and not played', () => {
    const loaded = loadedFrom(forged(parley));
    expect([loaded.past.length, loaded.log.length]).toEqual([4, 4]);
    expect(whyNot({ ...forged(parley), seal: undefined })).toBe('the snapshot in the save was altered');
  });
});

describe('a save too large is not read', () => {
  test.each([
    ['entries', (save: Save) => (save.log = new Array(50_001).fill(save.log[0])), 'more than 50000 actions'],
    ['levels', (save: Save) => (save.position = nested(100)), 'more than 80 levels'],
    ['bytes', (save: Save) => (save.position = new Array(70).fill('x'.repeat(1_000_000))), 'more than 67108864 bytes'],
  ])('%s', (_, change, why) => {
    expect(whyNot(fileOf(played(), change))).toBe(`this program reads no save with ${why}`);
  });
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
});

test('acts out of turn cannot grow a log without end', () => {
  const begun = given();
  does(begun, offer(0, 'draw', [1, 2], {}));
  const { head, earlier } = snapshotOf(begun);
  const many = { ...earlier, entries: 4001, unasked: earlier.unasked.map((count) => count * 4000) };
  const opened = openSnapshot(parley, { head: { ...head, snapshot: { ...head.snapshot, at: 4001 } }, earlier: many });
  if (!opened.ok) throw new Error(opened.why);
  const { session } = opened;
  expect(refusalOf(session, anytime(0, 'gift', { to: 1, gold: 1 }))?.rule).toBe('CORE-full');
  expect(refusalOf(session, anytime(1, 'gift', { to: 0, gold: 1 }))).toBeNull();
  expect(refusalOf(session, anytime(0, 'resign', {}))).toBeNull();
});
