import { expect, test } from 'vitest';
import type { Session, Store } from '../../../src/store/index.ts';
import { account, NOW, table } from '../samples.ts';

const session = (token_hash: string, change: Partial<Session> = {}): Session => ({
  token_hash,
  account: 'ben',
  scope: 'all',
  label: 'Firefox',
  created_at: NOW,
  seen_at: NOW,
  expires_at: NOW + 100,
  ...change,
});

export function peopleContract(opened: () => Store): void {
  test('a name belongs to one, however it is written', async () => {
    const store = opened();
    expect(await store.createAccount(account('carl', { name: 'Ｃarl' }))).toBe(true);
    expect(await store.createAccount(account('fake', { name: 'CARL' }))).toBe(false);
    expect(await store.findAccountByName('carl')).toEqual(account('carl', { name: 'Ｃarl' }));
    expect(await store.findAccount('fake')).toBeNull();
    await store.createAccount(account('dora', { name: 'Dora' }));
    expect(await store.changeAccount('dora', { name: 'carl' })).toBe(false);
    expect(await store.changeAccount('dora', { name: 'DORA', settings: '{"sound":true}' })).toBe(true);
    expect(await store.findAccountByName('dora')).toMatchObject({ name: 'DORA', settings: '{"sound":true}' });
    expect(await store.changeAccount('nobody', { settings: '{}' })).toBe(false);
  });

  test('logins end at their time or when their owner ends them', async () => {
    const store = opened();
    await store.createAccount(account('ben'));
    await store.createAccount(account('eve'));
    await store.createSession(session('s1', { seen_at: NOW + 1 }));
    await store.createSession(session('s2'));
    await store.createSession(session('s3', { expires_at: NOW }));
    await store.createSession(session('s4', { account: 'eve' }));
    expect(await store.findSession('s1', NOW)).toEqual(session('s1', { seen_at: NOW + 1 }));
    expect(await store.findPerson('s1', NOW)).toEqual({
      session: session('s1', { seen_at: NOW + 1 }),
      account: account('ben'),
    });
    expect(await store.findPerson('s3', NOW)).toBeNull();
    expect(await store.findSession('s3', NOW)).toBeNull();
    expect((await store.listSessions('ben', NOW)).map(({ token_hash }) => token_hash)).toEqual(['s1', 's2']);
    await store.endSession('eve', 's1');
    expect(await store.findSession('s1', NOW)).not.toBeNull();
    await store.endOtherSessions('ben', 's2');
    expect(await store.findSession('s1', NOW)).toBeNull();
    await store.renewSession('s2', NOW + 50, NOW + 200);
    expect(await store.findSession('s2', NOW + 150)).toMatchObject({ seen_at: NOW + 50 });
    expect(await store.forgetSessions(NOW + 150)).toBe(1);
    await store.endSession('ben', 's2');
    expect(await store.findSession('s2', NOW)).toBeNull();
  });

  test('who leaves is forgotten, and his games stay', async () => {
    const store = opened();
    await store.createAccount(account('leaver', { name: 'Leaver', digest_at: 5 }));
    const seats = [{ seat: 0, account: 'leaver', bot: null, bank_ms: 0 }];
    await store.createTable(table('stays', { seats }));
    await store.createSession(session('of-leaver', { account: 'leaver' }));
    await store.putNote('stays', 'leaver', 'secret plan', NOW);
    await store.postLetters([{ id: 'of-leaver', account: 'leaver', kind: 'mail', body: '', due_at: 0 }]);
    await store.closeAccount('leaver');
    expect(await store.findAccount('leaver')).toEqual({
      id: 'leaver',
      name: '',
      role: 'former',
      secret: null,
      settings: '{}',
      created_at: NOW,
      digest_at: null,
      banned_until: null,
    });
    expect(await store.findSession('of-leaver', NOW)).toBeNull();
    expect(await store.readNote('stays', 'leaver')).toBeNull();
    expect(await store.lettersOf('leaver', 9)).toEqual([]);
    expect(await store.seatsOf('stays')).toMatchObject([{ account: 'leaver' }]);
    expect(await store.createAccount(account('newcomer', { name: 'Leaver' }))).toBe(true);
  });

  test('tries are counted in a window of time, each kind by itself', async () => {
    const store = opened();
    const many = await Promise.all(Array.from({ length: 20 }, () => store.countTry('login:x', NOW, 100)));
    expect(many.map(({ tries }) => tries).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(await store.countTry('login:y', NOW, 100)).toEqual({ tries: 1, until: NOW + 100 });
    expect(await store.countTry('login:x', NOW + 99, 100)).toEqual({ tries: 21, until: NOW + 100 });
    expect(await store.countTry('login:x', NOW + 100, 100)).toEqual({ tries: 1, until: NOW + 200 });
    await store.forgetTries('login:x');
    expect(await store.countTry('login:x', NOW + 101, 100)).toMatchObject({ tries: 1 });
    expect(await store.sweepTries(NOW + 150)).toBe(1);
  });

  test('acts of the host are kept, newest first', async () => {
    const store = opened();
    const act = (id: string, at: number) => ({ id, account: 'carl', act: 'rewind', about: 'table t: wrong roll', at });
    await store.recordAdminAct(act('a1', 1));
    await store.recordAdminAct(act('a2', 2));
    expect(await store.listAdminActs(9)).toEqual([act('a2', 2), act('a1', 1)]);
  });
}
