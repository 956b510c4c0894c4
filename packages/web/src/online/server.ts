import { type Reply, ServerClient } from '@admiralty/client';

/** The play server that this page comes from, if it comes from one. */
export const server = new ServerClient();

export type OnlineTable = Reply<'GET /api/tables/{table}'>;
export type OnlineSeat = OnlineTable['seats'][number];
export type Me = NonNullable<Reply<'GET /api/me'>>;

/** What somebody adds to the dice: nobody else can know it before the game is over. */
export function newEntropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A guest under the name, unless somebody is known here already. */
export async function comeIn(me: Me | null, name: string): Promise<Me> {
  return me ?? (await server.call('POST /api/guests', { body: name.trim() === '' ? {} : { name: name.trim() } }));
}
