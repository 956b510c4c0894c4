import { expect, test } from 'vitest';
import type { Store, Talk } from '../../../src/store/index.ts';
import { account, NOW, table } from '../samples.ts';

const words = (text: string, change: Partial<Talk> = {}): Omit<Talk, 'n' | 'hidden_at'> => ({
  account: 'fred',
  audience: '',
  text,
  quotes: null,
  at: NOW,
  ...change,
});

export function talkContract(opened: () => Store): void {
  test('talk is numbered in order, said once however often it is sent, and can be hidden', async () => {
    const store = opened();
    await store.createAccount(account('fred'));
    await store.createTable(table('chat'));
    expect(await store.say('chat', 'k1', words('hello'))).toBe(1);
    expect(await store.say('chat', 'k2', words('to you', { audience: '[1]', quotes: 4 }))).toBe(2);
    expect(await store.say('chat', 'k1', words('hello'))).toBe(1);
    await store.hideTalk('chat', 1, NOW + 5);
    expect(await store.talkAfter('chat', 0, 9)).toEqual([
      { n: 1, ...words('hello'), hidden_at: NOW + 5 },
      { n: 2, ...words('to you', { audience: '[1]', quotes: 4 }), hidden_at: null },
    ]);
    expect(await store.talkAfter('chat', 1, 9)).toMatchObject([{ n: 2 }]);
  });

  test('many talk at once: nothing is lost, every number is given once', async () => {
    const store = opened();
    await store.createAccount(account('fred'));
    await store.createTable(table('noise'));
    const numbers = await Promise.all(Array.from({ length: 12 }, (_, n) => store.say('noise', `k${n}`, words(`${n}`))));
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await store.talkAfter('noise', 0, 99)).toHaveLength(12);
  });

  test('whom somebody mutes or blocks; the last wish counts', async () => {
    const store = opened();
    for (const id of ['fred', 'gina', 'hugo']) await store.createAccount(account(id));
    await store.relate('fred', 'gina', 'mute', 1);
    await store.relate('fred', 'hugo', 'mute', 2);
    await store.relate('fred', 'gina', 'block', 3);
    await store.relate('fred', 'hugo', null, 4);
    expect(await store.relationsOf('fred')).toEqual([
      { account: 'fred', other: 'gina', kind: 'block', at: 3, name: 'Name of gina' },
    ]);
    expect(await store.isBlocked(['hugo', 'fred'], 'gina')).toBe(true);
    expect(await store.isBlocked(['hugo'], 'gina')).toBe(false);
  });

  test('a report is open until one deals with it', async () => {
    const store = opened();
    await store.createAccount(account('fred'));
    await store.fileReport({ id: 'r1', account: 'fred', about: '{}', text: 'first', at: 1 });
    await store.fileReport({ id: 'r2', account: 'fred', about: '{}', text: 'second', at: 2 });
    expect(await store.closeReport('r1', 'mod', 'talked to him', 5)).toBe(true);
    expect(await store.closeReport('r1', 'other', 'me too', 6)).toBe(false);
    expect(await store.listReports(9)).toMatchObject([
      { id: 'r2', done_at: null },
      { id: 'r1', done_at: 5, done_by: 'mod', outcome: 'talked to him' },
    ]);
  });

  test('a time without any server is kept; one in which another node ran is not', async () => {
    const store = opened();
    await store.beat(NOW, false);
    await store.beat(NOW + 10_000, false);
    await store.beat(NOW + 90_000, false);
    await store.beat(NOW + 200_000, true);
    expect(await store.downtimesSince(NOW)).toEqual([{ from_at: NOW + 10_000, to_at: NOW + 90_000 }]);
    expect(await store.downtimesSince(NOW + 90_000)).toEqual([]);
  });

  test('notes belong to one person at one table; the newest stays', async () => {
    const store = opened();
    await store.createAccount(account('fred'));
    await store.createAccount(account('gina'));
    await store.createTable(table('notes'));
    await store.putNote('notes', 'fred', 'weave first', 1);
    await store.putNote('notes', 'fred', 'never weave', 2);
    await store.putNote('notes', 'gina', 'hers', 3);
    expect(await store.readNote('notes', 'fred')).toBe('never weave');
    expect(await store.readNote('notes', 'gina')).toBe('hers');
    expect(await store.readNote('notes', 'nobody')).toBeNull();
  });
}
