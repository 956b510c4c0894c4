import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/index.ts';
import { account, entry, head, NOW, played, step, table } from '../samples.ts';

export function logContract(opened: () => Store): void {
  test('a table is opened as it was left, and one that is not there is null', async () => {
    const store = opened();
    expect(await store.createTable(table('left'))).toBe(true);
    expect(await store.append(step('left', 1, { head: head({ label: 'Turn 2', due_at: 5, bot_at: 7 }) }))).toEqual({
      is: 'done',
    });
    expect(await store.openTable('left')).toEqual({
      version: 1,
      rules: 'deltavee@2',
      setting: '{"scenario":"dv-1"}',
      seed: 'ab12',
      head: head({ label: 'Turn 2', due_at: 5, bot_at: 7 }),
      seats: [],
      snapshot: null,
      tail: [entry(1)],
    });
    expect(await store.openTable('nowhere')).toBeNull();
  });

  test('a table made twice stays as it was made first', async () => {
    const store = opened();
    await played(store, 'made', 1);
    expect(await store.createTable(table('made', { seed: 'other' }))).toBe(false);
    expect(await store.openTable('made')).toMatchObject({ version: 1, seed: 'ab12' });
  });

  test('a command sent again is answered again and done once, whatever came after it', async () => {
    const store = opened();
    await played(store, 'again', 2);
    const late = step('again', 3, { entry: entry(3, { command: 'c1' }) });
    expect(await store.append(late)).toEqual({ is: 'again', seq: 1 });
    expect(await store.openTable('again')).toMatchObject({ version: 2, tail: [entry(1), entry(2)] });
  });

  test('the same words from another seat are another command', async () => {
    const store = opened();
    await played(store, 'alike', 1);
    const other = entry(2, { by: 1, command: 'c1' });
    expect(await store.append(step('alike', 2, { entry: other }))).toEqual({ is: 'done' });
  });

  test('an append on an old version, from the future or to no table is stale and writes nothing', async () => {
    const store = opened();
    await played(store, 'stale', 2);
    const late = entry(2, { command: 'mine' });
    const more = { head: head({ label: 'wrong' }), snapshot: 'wrong', seats: [], letters: [] };
    expect(await store.append(step('stale', 2, { entry: late, ...more }))).toEqual({ is: 'stale' });
    expect(await store.append(step('stale', 9, { entry: entry(9, { command: 'far' }), ...more }))).toEqual({
      is: 'stale',
    });
    expect(await store.append(step('nowhere', 1))).toEqual({ is: 'stale' });
    expect(await store.openTable('stale')).toMatchObject({
      version: 2,
      head: { label: 'Duel' },
      snapshot: null,
      tail: [entry(1), entry(2)],
    });
  });

  test('forty append at once to one place: one is done, all others are stale', async () => {
    const store = opened();
    await store.createTable(table('race'));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, by) => store.append(step('race', 1, { entry: entry(1, { by }) }))),
    );
    expect(answers.filter(({ is }) => is === 'done')).toHaveLength(1);
    expect(answers.filter(({ is }) => is === 'stale')).toHaveLength(39);
    expect(await store.openTable('race')).toMatchObject({ version: 1, tail: [{ seq: 1 }] });
  });

  test('one command sent forty times at once is done once and known to all', async () => {
    const store = opened();
    await store.createTable(table('echo'));
    const answers = await Promise.all(Array.from({ length: 40 }, () => store.append(step('echo', 1))));
    expect(answers.filter(({ is }) => is === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer.is === 'again' && answer.seq === 1)).toHaveLength(39);
  });

  test('writers that try again after a stale answer all get through, in one order', async () => {
    const store = opened();
    await store.createTable(table('crowd'));
    const writer = async (by: number): Promise<void> => {
      for (let n = 0; n < 5; n++) {
        for (let is = 'stale'; is === 'stale'; ) {
          const { version } = (await store.openTable('crowd', 1e9))!;
          ({ is } = await store.append(
            step('crowd', version + 1, { entry: entry(version + 1, { by, command: `n${n}` }) }),
          ));
        }
      }
    };
    await Promise.all([0, 1, 2, 3].map(writer));
    const { tail } = (await store.openTable('crowd'))!;
    expect(tail.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    for (const by of [0, 1, 2, 3])
      expect(tail.filter((one) => one.by === by).map(({ command }) => command)).toEqual(['n0', 'n1', 'n2', 'n3', 'n4']);
  });

  test('the newest snapshot and the entries after it; `since` gives entries alone', async () => {
    const store = opened();
    await played(store, 'snap', 1);
    await store.append(step('snap', 2, { snapshot: 'two' }));
    await store.append(step('snap', 3));
    expect(await store.openTable('snap')).toMatchObject({ snapshot: { seq: 2, body: 'two' }, tail: [{ seq: 3 }] });
    await store.putSnapshot('snap', 3, 'three');
    await store.putSnapshot('snap', 1, 'late');
    await store.putSnapshot('snap', 3, 'other');
    expect(await store.openTable('snap')).toMatchObject({ snapshot: { seq: 3, body: 'three' }, tail: [] });
    expect(await store.openTable('snap', 1)).toMatchObject({ snapshot: null, tail: [{ seq: 2 }, { seq: 3 }] });
    expect(await store.entriesBetween('snap', 0, 2)).toEqual([entry(1), entry(2)]);
  });

  test('what came after known entries, of many tables at once; one that is not there is left out', async () => {
    const store = opened();
    const seat = { seat: 0, account: null, bot: 'cadet', bank_ms: 5 };
    for (const [id, count] of [
      ['tail-a', 3],
      ['tail-b', 1],
      ['tail-c', 2],
    ] as const)
      await played(store, id, count);
    await store.append(step('tail-c', 3, { seats: [seat], head: head({ label: 'Turn 9', outcome: '{}' }) }));
    const known = [
      { table: 'tail-a', seq: 1 },
      { table: 'tail-b', seq: 1 },
      { table: 'nowhere', seq: 0 },
      { table: 'tail-c', seq: 0 },
      { table: 'tail-c', seq: 0 },
    ];
    const tails = new Map((await store.tailsOf(known)).map(({ table: id, ...rest }) => [id, rest]));
    expect([...tails.keys()].sort()).toEqual(['tail-a', 'tail-b', 'tail-c']);
    expect(tails.get('tail-a')).toEqual({ head: head({ updated_at: NOW + 3 }), seats: [], tail: [entry(2), entry(3)] });
    expect(tails.get('tail-b')).toMatchObject({ tail: [] });
    expect(tails.get('tail-c')).toMatchObject({
      head: { label: 'Turn 9', outcome: '{}' },
      seats: [seat],
      tail: [entry(1), entry(2), entry(3)],
    });
    expect(await store.tailsOf([])).toEqual([]);
  });

  test('any text comes back as it went in; the character 0 is refused', async () => {
    const store = opened();
    await store.createTable(table('text'));
    const body = `"'; drop table entry; -- \u{1f680} ü \\ \n\t %s $1 ? :x ${'long '.repeat(50_000)}`;
    await store.append(step('text', 1, { entry: entry(1, { body }) }));
    expect((await store.openTable('text'))!.tail[0]!.body).toBe(body);
    await expect(store.append(step('text', 2, { entry: entry(2, { body: 'a\0b' }) }))).rejects.toThrow('character 0');
    expect(await store.openTable('text')).toMatchObject({ version: 1 });
  });

  test('a call that fails takes nothing with it of those beside it', async () => {
    const store = opened();
    await store.createTable(table('beside'));
    const broken = step('beside', 1, {
      letters: [{ id: 'l', account: 'nobody there', kind: 'mail', body: '', due_at: 0 }],
    });
    const [failed, other] = await Promise.allSettled([store.append(broken), store.createTable(table('beside-2'))]);
    expect(failed.status).toBe('rejected');
    expect(other).toEqual({ status: 'fulfilled', value: true });
    expect(await store.openTable('beside')).toMatchObject({ version: 0, tail: [] });
    expect(await store.append(step('beside', 1))).toEqual({ is: 'done' });
  });

  test('one of many appends that fails takes nothing with it of those at other tables', async () => {
    const store = opened();
    const ids = ['many-a', 'many-b', 'many-c', 'many-d'];
    for (const id of ids) await store.createTable(table(id));
    const clock = { clock_since: null, clock_stopped: null, clock_used: 0, clock_credit: 0, clock_last: 0 };
    const seats = [
      { seat: 0, account: 'nobody there', bot: null, bank_ms: 0, ...clock, clock_reminded: 0, asked_at: 1 },
    ];
    const steps = ids.map((id) => step(id, 1, id === 'many-b' ? { seats } : { snapshot: `of ${id}` }));
    const answers = await Promise.allSettled(steps.map((one) => store.append(one)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await store.openTable('many-b')).toMatchObject({ version: 0, tail: [], seats: [] });
    for (const id of ['many-a', 'many-c', 'many-d'])
      expect(await store.openTable(id)).toMatchObject({ version: 1, snapshot: { seq: 1, body: `of ${id}` } });
  });

  test('many tables at once, and each more than once: every entry goes in, in its order', async () => {
    const store = opened();
    const ids = Array.from({ length: 90 }, (_, n) => `herd-${n}`);
    await Promise.all(ids.map((id) => store.createTable(table(id))));
    const writing = ids.map(async (id) => {
      const [one, two] = await Promise.all([store.append(step(id, 1)), store.append(step(id, 2))]);
      return [one.is, two.is];
    });
    expect(new Set((await Promise.all(writing)).map(String))).toEqual(new Set(['done,done']));
    for (const id of ids) expect(await store.openTable(id)).toMatchObject({ version: 2, tail: [entry(1), entry(2)] });
  });

  test('news come for what is stored, and for nothing else', async () => {
    const store = opened();
    const heard: unknown[] = [];
    await store.createTable(table('news'));
    const stop = store.hear((news) => heard.push(news));
    await store.append(step('news', 1));
    await store.append(step('news', 1));
    await store.append(step('news', 7, { entry: entry(7, { command: 'x' }) }));
    stop();
    await store.append(step('news', 2));
    expect(heard).toEqual([{ table: 'news', seq: 1, of: 'entry' }]);
  });

  test('news come of logins that may have ended, not of when somebody is told next', async () => {
    const store = opened();
    const heard: string[] = [];
    await store.createAccount(account('listened'));
    const stop = store.hear(({ table: about, of }) => heard.push(`${of} ${about}`));
    await store.changeAccount('listened', { digest_at: 7 });
    await store.changeAccount('listened', { banned_until: 7 });
    await store.endSession('listened', 'a login');
    await store.endOtherSessions('listened', 'a login');
    await store.closeAccount('listened');
    stop();
    expect(heard).toEqual(Array<string>(4).fill('login listened'));
  });

  test('the lobby: by status, last changed first, page by page; what changed since a time', async () => {
    const store = opened();
    const over = (updated_at: number) => head({ status: 'over', updated_at, outcome: '{"places":[1,2]}' });
    for (const [id, at] of Object.entries({ 'end-a': 10, 'end-b': 30, 'end-c': 20, 'end-d': 20 }))
      await store.createTable(table(id, { head: over(at) }));
    const first = await store.listTables('over', 2);
    expect(first.map(({ id }) => id)).toEqual(['end-b', 'end-d']);
    expect(first[0]).toEqual({ id: 'end-b', version: 0, rules: 'deltavee@2', ...over(30) });
    expect((await store.listTables('over', 9, first[1])).map(({ id }) => id)).toEqual(['end-c', 'end-a']);
    await played(store, 'fresh', 0);
    await store.append(step('fresh', 1, { head: head({ updated_at: NOW * 2 }) }));
    expect(await store.changedTables(NOW * 2, 9)).toEqual([{ id: 'fresh', version: 1 }]);
  });
}
