import { buildApp } from './app.ts';
import type { ServerConfig } from './config.ts';
import { Metrics } from './http/metrics.ts';
import { listen } from './listen.ts';
import type { Services } from './services.ts';
import { openStore } from './store/index.ts';

export interface RunningServer {
  /** the port that it got */
  port: number;
  /** Finishes what is under way, then lets everything go. */
  close(): Promise<void>;
}

/** Opens the store and serves people until it is closed. */
export async function startServer(config: ServerConfig, now: () => number = Date.now): Promise<RunningServer> {
  const store = await openStore(config.place);
  let isClosing = false;
  const services: Services = { config, store, metrics: new Metrics(), now, isClosing: () => isClosing };
  try {
    const app = await buildApp(services);
    await app.ready();
    const port = await listen(app.server, config.port, config.host);
    return {
      port,
      close: async () => {
        isClosing = true;
        await app.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
