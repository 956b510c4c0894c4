import { expect, test } from 'vitest';
import type { Letter, Store } from '../../../src/store/index.ts';
import { account, head, NOW, step, table } from '../samples.ts';

const LEASE = 1_000;

export function claimsContract(opened: () => Store): void {
  test('a due table goes to one claimer until the lease ends, the longest due first', async () => {
    const store = opened();
    for (const [id, bot_at] of Object.entries({ b1: 30, b2: 10, b3: 20, b4: 99 }))
      await store.createTable(table(id, { rules: 'bots@1', head: head({ bot_at }) }));
    const claim = (now: number, limit: number) => store.claimTables('bot', ['bots@1'], now, LEASE, limit);
    expect((await claim(50, 2)).sort()).toEqual(['b2', 'b3']);
    expect(await claim(50, 9)).toEqual(['b1']);
    expect(await claim(50 + LEASE - 1, 9)).toEqual(['b4']);
    expect((await claim(50 + LEASE, 9)).sort()).toEqual(['b1', 'b2', 'b3']);
  });

  test('an entry ends the lease: the next computer move is due at once', async () => {
    const store = opened();
    await store.createTable(table('next', { rules: 'next@1', head: head({ bot_at: 5 }) }));
    const claim = () => store.claimTables('bot', ['next@1'], 10, LEASE, 9);
    expect(await claim()).toEqual(['next']);
    await store.append(step('next', 1, { head: head({ bot_at: 9 }) }));
    expect(await claim()).toEqual(['next']);
    await store.append(step('next', 2));
    expect(await claim()).toEqual([]);
  });

  test('a thinking computer does not stop the clock of the same table', async () => {
    const store = opened();
    await store.createTable(table('both', { rules: 'both@1', head: head({ bot_at: 5, due_at: 6 }) }));
    expect(await store.claimTables('bot', ['both@1'], 10, LEASE, 9)).toEqual(['both']);
    expect(await store.claimTables('clock', ['both@1'], 10, LEASE, 9)).toEqual(['both']);
    expect(await store.claimTables('clock', ['both@1'], 10, LEASE, 9)).toEqual([]);
  });

  test('a node is given only tables whose rules it has', async () => {
    const store = opened();
    await store.createTable(table('newer', { rules: 'new@9', head: head({ due_at: 1 }) }));
    expect(await store.claimTables('clock', ['new@8', 'else@1'], 10, LEASE, 9)).toEqual([]);
    expect(await store.claimTables('clock', [], 10, LEASE, 9)).toEqual([]);
    expect(await store.claimTables('clock', ['new@8', 'new@9'], 10, LEASE, 9)).toEqual(['newer']);
  });

  test('twenty claim at once: every table goes to exactly one', async () => {
    const store = opened();
    const ids = Array.from({ length: 60 }, (_, n) => `rush-${String(n).padStart(2, '0')}`);
    await Promise.all(ids.map((id, n) => store.createTable(table(id, { rules: 'rush@1', head: head({ bot_at: n }) }))));
    const claimed: string[] = [];
    const claimer = async (): Promise<void> => {
      for (;;) {
        const got = await store.claimTables('bot', ['rush@1'], 100, LEASE, 7);
        claimed.push(...got);
        const left = claimed.length < ids.length;
        if (got.length === 0 && !left) return;
      }
    };
    await Promise.all(Array.from({ length: 20 }, claimer));
    expect(claimed.sort()).toEqual(ids);
  });

  test('letters: posted once, claimed by one, tried again, ended', async () => {
    const store = opened();
    await store.createAccount(account('reader'));
    const letter: Letter = { id: 'l1', account: 'reader', kind: 'mail', body: 'your turn', due_at: 100 };
    await store.createTable(table('post'));
    await store.append(step('post', 1, { letters: [letter] }));
    await store.postLetters([
      { ...letter, body: 'twice' },
      { ...letter, id: 'l2', due_at: 900 },
    ]);
    const claim = (now: number) => store.claimLetters(now, LEASE, 9);
    expect(await claim(99)).toEqual([]);
    expect(await claim(100)).toEqual([{ ...letter, attempts: 1, done_at: null, error: null }]);
    expect(await claim(100)).toEqual([]);
    await store.delayLetter('l1', 200, 'mailbox full');
    expect(await claim(199)).toEqual([]);
    expect(await claim(200)).toEqual([{ ...letter, due_at: 200, attempts: 2, done_at: null, error: 'mailbox full' }]);
    await store.endLetter('l1', 201, null);
    await store.delayLetter('l1', 0, 'too late');
    expect(await claim(300 + LEASE)).toMatchObject([{ id: 'l2' }]);
    await store.endLetter('l2', 950, 'no such mailbox');
    expect(await store.lettersOf('reader', 9)).toMatchObject([
      { id: 'l2', done_at: 950, error: 'no such mailbox' },
      { id: 'l1', done_at: 201, error: null },
    ]);
    expect(await store.forgetLetters(900)).toBe(1);
    expect(await store.lettersOf('reader', 9)).toMatchObject([{ id: 'l2' }]);
  });

  test('digests are claimed like tables, and a new time ends the lease', async () => {
    const store = opened();
    await store.createAccount(account('digest', { digest_at: NOW }));
    expect(await store.claimDigests(NOW - 1, LEASE, 9)).toEqual([]);
    expect(await store.claimDigests(NOW, LEASE, 9)).toEqual(['digest']);
    expect(await store.claimDigests(NOW, LEASE, 9)).toEqual([]);
    await store.changeAccount('digest', { digest_at: NOW + 1 });
    expect(await store.claimDigests(NOW + 1, LEASE, 9)).toEqual(['digest']);
    await store.changeAccount('digest', { digest_at: null });
    expect(await store.claimDigests(NOW + 9 * LEASE, LEASE, 9)).toEqual([]);
  });
}
