/** Pairs of tables that nobody can tell apart who may not know what makes them different. */
import type { Browser } from './browser.ts';
import { Player } from './player.ts';
import type { TestServer } from './servers.ts';
import { guest, newTable } from './tables.ts';

export interface Twin {
  table: string;
  players: Player[];
}

/**
 * Two tables that nobody can tell apart: one seed, one setting, one owner of all seats. `watchers`: who sits at the seat
 * `eyes` of each instead.
 */
export async function twins(
  server: TestServer,
  wish: TwinWish,
  eyes: number,
  seed: string,
  watchers?: readonly [Browser, Browser],
): Promise<[Twin, Twin]> {
  const browser = await guest(server);
  const seats = Array.from({ length: wish.seats }, () => 'you' as const);
  const { position, ...plain } = wish;
  const model = await newTable(browser, { ...plain, seats });
  const { rules, setting, head, seats: rows } = (await server.store.openTable(model))!;
  const letters = ['A', 'B', 'C'].filter((letter) => !model.startsWith(letter));
  const [first, second] = letters.map((letter) => `${letter}${model.slice(1)}`) as [string, string];
  const whatIf = position && { of: model, seat: 0, table: position };
  const open = async (id: string, watcher: Browser): Promise<Twin> => {
    const { id: account } = (await watcher.get<{ id: string }>('/api/me')).body;
    const moved = <Seat extends { seat: number }>(seat: Seat) => (seat.seat === eyes ? { ...seat, account } : seat);
    const made = JSON.parse(setting) as { seated: { seat: number }[] };
    await server.store.createTable({
      id,
      rules,
      setting: JSON.stringify({ ...made, seated: made.seated.map(moved), ...(whatIf && { whatIf }) }),
      seed,
      head,
      seats: rows.map(({ seen: _, ...seat }) => moved(seat)),
      listed: false,
      at: head.updated_at,
    });
    const at = (seat: number): Browser => (seat === eyes ? watcher : browser);
    return { table: id, players: seats.map((_, seat) => new Player(at(seat), id, seat)) };
  };
  return [await open(first, watchers?.[0] ?? browser), await open(second, watchers?.[1] ?? browser)];
}

interface TwinWish {
  game: string;
  scenario: string;
  seats: number;
  clock?: object;
  /** from where they go on; left out: from the start */
  position?: object;
}

/** At the second table alone two others agree on something in secret. */
export async function whisper([, { players }]: [Twin, Twin], eyes: number): Promise<boolean> {
  const [from, to] = players.filter(({ seat }) => seat !== eyes);
  const terms = { text: 'between us', isPrivate: true };
  if (!from || !to) return false;
  const act = { decision: null, kind: 'offer', with: { kind: 'agreement', to: [to.seat], terms } };
  return 'done' in (await from.act(act));
}

/** The first question that both ask, and an answer for each table: another one where somebody else answers under seal. */
export async function step(pair: [Twin, Twin], eyes: number, mayDiffer: boolean): Promise<'none' | 'same' | 'other'> {
  for (let seat = 0; seat < pair[0].players.length; seat++) {
    const [here, there] = pair.map(({ players }) => players[seat]!) as [Player, Player];
    const [first, second] = [await here.question(), await there.question()];
    if (!first || first.id !== second?.id) continue;
    const sample = async (player: Player): Promise<unknown> => {
      const [reply] = await player.ask([{ ask: 'sample', decision: first.id }]);
      return reply && 'value' in reply ? reply.value : null;
    };
    const one = (await sample(here)) as { kind: string; answer: unknown };
    await sample(there); // so that the next draw is another one
    const two = seat === eyes || !mayDiffer || !first.sealed ? one : ((await sample(there)) as typeof one);
    for (const [player, { kind, answer }] of [
      [here, one],
      [there, two],
    ] as const)
      await player.act({ decision: first.id, kind, with: answer });
    return JSON.stringify(one) === JSON.stringify(two) ? 'same' : 'other';
  }
  return 'none';
}
