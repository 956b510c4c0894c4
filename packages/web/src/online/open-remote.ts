import { RemoteTable } from '@admiralty/client';
import type { Refusal, Viewer } from '@admiralty/engine';
import { tableClient } from '@admiralty/host';
import { isPlayable } from '../boards/boxes.ts';
import type { Desk, DeskState, TableClient } from '../table/types.ts';
import { lifeWords } from '../words/online.ts';
import { type OnlineTable, server } from './server.ts';

type About = DeskState & { printed: unknown };

/** A table of the server, as the boards know tables; and how to take back what waits for the connection. */
export interface OpenRemote {
  client: TableClient;
  withdraw(): void;
}

interface Listening {
  /** a message that belongs to nobody's view */
  news(message: Readonly<Record<string, unknown>>): void;
  /** false: another window of this browser acts */
  mayAct(): boolean;
}

export async function openRemote(
  desk: Desk,
  { id, game, title, seats }: OnlineTable,
  { news, mayAct }: Listening,
): Promise<OpenRemote> {
  if (!isPlayable(game)) throw new Error(`there is no board for ${game}`);
  const own: Viewer[] = seats.filter(({ isYou }) => isYou).map(({ seat }) => seat);
  const lookedAt = Object.fromEntries(seats.flatMap(({ seat, seen }) => (seen === null ? [] : [[seat, seen]])));
  const printed = await desk.printed(game);
  const remote = new RemoteTable<About>(server, {
    table: id,
    viewers: own.length > 0 ? own : ['public'],
    about: (curtain, link) => ({
      id,
      game,
      name: title,
      isReplay: false,
      curtain,
      storage: 'kept',
      outside: 0,
      damage: null,
      printed,
      link,
      lookedAt,
    }),
    printed: async () => printed,
    calc: (calculation, given) => desk.calc(game, calculation, given),
    news,
  });
  const stopListening = listenToDevice(remote);
  const end = (): void => {
    stopListening();
    void remote.close();
  };
  await remote.first.catch((error: unknown) => {
    end();
    throw error;
  });
  const client = tableClient<About>(remote, {
    get state() {
      return remote.state;
    },
    subscribe: (listener) => remote.subscribe(listener),
    close: end,
  });
  const act: TableClient['act'] = async (what) => (mayAct() ? client.act(what) : elsewhere);
  const undo: TableClient['undo'] = async () => (mayAct() ? client.undo() : elsewhere);
  return { client: { ...client, act, undo }, withdraw: () => remote.withdraw() };
}

const elsewhere: Refusal = { rule: 'CORE-window', why: lifeWords.elsewhereRefused };

/** The device knows first when a connection goes or comes, and when somebody looks again. */
function listenToDevice(remote: RemoteTable<About>): () => void {
  const wake = (): void => {
    if (document.visibilityState === 'visible') remote.wake();
  };
  const drop = (): void => remote.drop();
  addEventListener('online', wake);
  addEventListener('offline', drop);
  document.addEventListener('visibilitychange', wake);
  return () => {
    removeEventListener('online', wake);
    removeEventListener('offline', drop);
    document.removeEventListener('visibilitychange', wake);
  };
}
