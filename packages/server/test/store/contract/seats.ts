import { expect, test } from 'vitest';
import type { Channel, Invite, Seat, Store } from '../../../src/store/index.ts';
import { account, entry, head, NOW, step, table } from '../samples.ts';

const seat = (number: number, change: Partial<Seat> = {}): Seat => ({
  seat: number,
  account: null,
  bot: null,
  bank_ms: 60_000,
  clock_since: null,
  clock_stopped: null,
  clock_used: 0,
  clock_credit: 0,
  clock_last: 0,
  clock_reminded: 0,
  asked_at: null,
  ...change,
});

const invite = (table_id: string, token_hash: string, change: Partial<Invite> = {}): Invite => ({
  token_hash,
  table_id,
  seat: null,
  made_by: 'host',
  uses_left: 1,
  created_at: NOW,
  expires_at: NOW + 1_000,
  ...change,
});

const channel = (of: string): Channel => ({
  id: `to ${of}`,
  account: of,
  kind: 'feed',
  target: '',
  secret: `secret of ${of}`,
  confirmed: 1,
  failures: 0,
  created_at: NOW,
  delivered_at: null,
  error: null,
});

export function seatsContract(opened: () => Store): void {
  test('seats change with the entry that says so, and only then', async () => {
    const store = opened();
    await store.createAccount(account('anna'));
    await store.createTable(table('sit', { seats: [seat(0), seat(1, { bot: 'captain' })] }));
    await store.append(step('sit', 1, { seats: [seat(0, { account: 'anna', bank_ms: 5 })] }));
    await store.append(step('sit', 1, { entry: entry(1, { command: 'late' }), seats: [seat(1)] }));
    expect(await store.seatsOf('sit')).toEqual([
      { ...seat(0, { account: 'anna', bank_ms: 5 }), seen: 0 },
      { ...seat(1, { bot: 'captain' }), seen: 0 },
    ]);
    expect((await store.tablesOf('anna', 9)).map(({ id }) => id)).toEqual(['sit']);
    expect(await store.tablesOf('nobody', 9)).toEqual([]);
    const setting = JSON.stringify({ seats: [{ for: 'account', account: 'anna' }] });
    await store.createTable(table('kept', { setting, head: head({ status: 'open' }) }));
    await store.createTable(table('begun', { setting, head: head({ status: 'running' }) }));
    expect((await store.tablesOf('anna', 9)).map(({ id }) => id).sort()).toEqual(['kept', 'sit']);
  });

  test('of the tables of a person those that go on come before all that are over', async () => {
    const store = opened();
    await store.createAccount(account('berta'));
    const own = { seats: [seat(0, { account: 'berta' })] };
    await store.createTable(table('slow', { ...own, head: head({ status: 'running', shown_at: NOW }) }));
    for (const [at, id] of ['old', 'new'].entries())
      await store.createTable(table(id, { ...own, head: head({ status: 'over', shown_at: NOW + 1 + at }) }));
    expect((await store.tablesOf('berta', 9)).map(({ id }) => id)).toEqual(['slow', 'new', 'old']);
    expect((await store.tablesOf('berta', 1)).map(({ id }) => id)).toEqual(['slow']);
  });

  test('what a seat has seen only grows, and outlives a change of the seat', async () => {
    const store = opened();
    await store.createTable(table('seen', { seats: [seat(0)] }));
    await store.markSeen('seen', 0, 7);
    await store.markSeen('seen', 0, 3);
    await store.append(step('seen', 1, { seats: [seat(0, { bank_ms: 1 })] }));
    expect(await store.openTable('seen')).toMatchObject({ seats: [{ seat: 0, bank_ms: 1, seen: 7 }] });
  });

  test('whoever is asked by an entry is called later if he wants to be told, and only once it is stored', async () => {
    const store = opened();
    const accounts = ['asked', 'other', 'silent'];
    for (const id of accounts) await store.createAccount(account(id));
    for (const id of ['asked', 'other']) await store.addChannel(channel(id));
    await store.createTable(table('call', { seats: [seat(0), seat(1), seat(2)] }));
    const rows = accounts.map((id, at) => seat(at, { account: id, asked_at: id === 'other' ? NOW : NOW + 1 }));
    const due = () => Promise.all(accounts.map(async (id) => (await store.findAccount(id))!.digest_at));
    expect(await store.append(step('call', 2, { seats: rows }))).toEqual({ is: 'stale' });
    expect(await due()).toEqual([null, null, null]);
    expect(await store.append(step('call', 1, { seats: rows }))).toEqual({ is: 'done' });
    expect(await due()).toEqual([NOW + 120_001, null, null]);
    expect(await store.seatsOf('call')).toMatchObject(rows);
  });

  test('an invitation seats as many as it says, and nobody when it is over or withdrawn', async () => {
    const store = opened();
    await store.createAccount(account('host'));
    await store.createTable(table('party', { seats: [seat(0), seat(1), seat(2)] }));
    await store.createInvite(invite('party', 'twice', { uses_left: 2 }));
    await store.createInvite(invite('party', 'old', { expires_at: NOW }));
    await store.createInvite(invite('party', 'gone'));
    await store.withdrawInvite('party', 'gone');
    expect(await store.findInvite('twice', NOW)).toEqual(invite('party', 'twice', { uses_left: 2 }));
    expect(await store.findInvite('old', NOW)).toBeNull();
    expect(await store.findInvite('gone', NOW)).toBeNull();

    const sit = (seq: number, hash: string) =>
      store.append(step('party', seq, { entry: entry(seq, { at: NOW }), invite: hash }));
    expect(await sit(1, 'twice')).toEqual({ is: 'done' });
    expect(await sit(1, 'twice')).toEqual({ is: 'again', seq: 1 });
    expect(await sit(2, 'old')).toEqual({ is: 'uninvited' });
    expect(await sit(2, 'gone')).toEqual({ is: 'uninvited' });
    expect(await store.listInvites('party', NOW)).toEqual([invite('party', 'twice')]);
    expect(await sit(2, 'twice')).toEqual({ is: 'done' });
    expect(await sit(3, 'twice')).toEqual({ is: 'uninvited' });
    expect(await store.openTable('party')).toMatchObject({ version: 2 });
  });

  test('an invitation to another table opens nothing here', async () => {
    const store = opened();
    await store.createAccount(account('host'));
    await store.createTable(table('mine'));
    await store.createTable(table('theirs'));
    await store.createInvite(invite('theirs', 'theirs'));
    expect(await store.append(step('mine', 1, { invite: 'theirs' }))).toEqual({ is: 'uninvited' });
    await store.withdrawInvite('mine', 'theirs');
    expect(await store.findInvite('theirs', NOW)).not.toBeNull();
  });

  test('twenty come by one invitation at once: one sits', async () => {
    const store = opened();
    await store.createAccount(account('host'));
    await store.createTable(table('door'));
    await store.createInvite(invite('door', 'one'));
    const come = async (n: number): Promise<string> => {
      for (;;) {
        const { version } = (await store.openTable('door', 1e9))!;
        const coming = entry(version + 1, { command: `n${n}`, at: NOW });
        const { is } = await store.append(step('door', version + 1, { entry: coming, invite: 'one' }));
        if (is !== 'stale') return is;
      }
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => come(n)));
    expect(answers.filter((is) => is === 'done')).toHaveLength(1);
    expect(answers.filter((is) => is === 'uninvited')).toHaveLength(19);
  });
}
