import type { Browser } from './browser.ts';
import { Player } from './player.ts';
import type { TestServer } from './servers.ts';

export type SeatWish = 'you' | 'open' | 'invited' | { account: string } | { bot: string };

export function seatsOf(seats: readonly SeatWish[]): unknown[] {
  return seats.map((seat) => {
    if (typeof seat === 'string') return { is: seat };
    return 'bot' in seat ? { is: 'bot', level: seat.bot } : { is: 'account', name: seat.account };
  });
}

export async function guest(server: TestServer, name?: string): Promise<Browser> {
  const browser = server.browser();
  const { status } = await browser.post('/api/guests', name === undefined ? {} : { name });
  if (status !== 200) throw new Error(`no guest: ${status}`);
  return browser;
}

export async function newTable(
  owner: Browser,
  wish: Record<string, unknown> & { seats: readonly SeatWish[] },
): Promise<string> {
  const { status, body } = await owner.post<{ table: string }>('/api/tables', { ...wish, seats: seatsOf(wish.seats) });
  if (status !== 200) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
  return body.table;
}

/** A table with a guest at each seat. */
export async function fullTable(
  server: TestServer,
  wish: { game: string; scenario?: string; options?: object; seats?: number },
): Promise<Player[]> {
  const { seats = 2, ...rest } = wish;
  const owner = await guest(server);
  const others = Array.from({ length: seats - 1 }, () => 'open' as const);
  const table = await newTable(owner, { ...rest, seats: ['you', ...others] });
  const players = [new Player(owner, table, 0)];
  for (let seat = 1; seat < seats; seat++) {
    const browser = await guest(server);
    const { status, body } = await browser.post(`/api/tables/${table}/seats`, { seat });
    if (status !== 200) throw new Error(`no seat: ${JSON.stringify(body)}`);
    players.push(new Player(browser, table, seat));
  }
  return players;
}

/** So many legal moves by whoever is asked. */
export async function playOn(players: readonly Player[], moves: number): Promise<number> {
  for (let done = 0; done < moves; ) {
    let hasMoved = false;
    for (const player of players) {
      if (done >= moves || !(await player.move())) continue;
      hasMoved = true;
      done += 1;
    }
    if (!hasMoved) return done;
  }
  return moves;
}
