import type { FastifyInstance } from 'fastify';
import { ControlFile } from './admin/control-file.ts';
import { BotPool } from './bots/pool.ts';
import type { ServerConfig } from './config.ts';
import { Metrics } from './http/metrics.ts';
import { drain, listen } from './listen.ts';
import { NoticeService } from './notices/notice-service.ts';
import { Budget } from './people/budget.ts';
import { RecentReads } from './recent-reads.ts';
import type { Services } from './services.ts';
import { openStore, type Store } from './store/index.ts';
import { TableService } from './tables/table-service.ts';

export interface RunningServer {
  /** the port that it got */
  port: number;
  /** everything that outlives it, for the host's own commands */
  store: Store;
  /** Finishes what is under way, then lets everything go. */
  close(): Promise<void>;
}

/** Opens the store and serves people until it is closed. */
export async function startServer(config: ServerConfig, now: () => number = Date.now): Promise<RunningServer> {
  const isShared = 'databaseUrl' in config.place;
  const opening = openStore(config.place);
  opening.catch(() => {}); // it is looked at below
  const { buildApp } = await import('./app.ts'); // while the database is opened
  const recent = new RecentReads(await opening, now, isShared ? 'shared' : 'alone');
  const { store } = recent;
  const metrics = new Metrics();
  const bots = new BotPool(config.botThreads, metrics);
  let isClosing = false;
  let onFault = (_: string): void => {};
  const tables = new TableService({
    store,
    bots,
    metrics,
    threads: config.tableThreads,
    isShared,
    now,
    onFault: (message) => onFault(message),
  });
  const streams: Services['streams'] = new Set();
  recent.hearLogins((account) => {
    for (const stream of streams) if (stream.owner === account) void stream.look();
  });
  const control = new ControlFile(config);
  const services: Services = {
    config,
    store,
    recent,
    metrics,
    tables,
    budget: new Budget(now, config.rate === 0),
    streams,
    hostToken: control.token,
    now,
    isClosing: () => isClosing,
  };
  const guard = { mayStayInside: config.hooksInside };
  const notices = new NoticeService({ config, store, guard, now, onFault: (message) => onFault(message) });
  const letGo = async (): Promise<void> => {
    await notices.close();
    await tables.close();
    await bots.close();
    await store.close();
  };
  const close = async (app: FastifyInstance): Promise<void> => {
    isClosing = true;
    control.remove();
    for (const stream of streams) stream.end();
    await drain(app);
    await letGo();
  };
  let closing: Promise<void> | null = null;
  try {
    const app = await buildApp(services);
    onFault = (message) => app.log.error(message);
    const port = await listen(app, config.port, config.host);
    await tables.start();
    notices.start();
    control.write(port);
    return {
      port,
      store,
      close: () => {
        closing ??= close(app);
        return closing;
      },
    };
  } catch (error) {
    await letGo();
    throw error;
  }
}
