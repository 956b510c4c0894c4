import type { ServerConfig } from './config.ts';
import type { Metrics } from './http/metrics.ts';
import type { Store } from './store/index.ts';

/** What the routes work with. */
export interface Services {
  config: ServerConfig;
  store: Store;
  metrics: Metrics;
  now(): number;
  /** it finishes what is under way and takes nothing new */
  isClosing(): boolean;
}
