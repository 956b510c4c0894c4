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
