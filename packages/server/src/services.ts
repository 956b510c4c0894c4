import type { ServerConfig } from './config.ts';
import type { Metrics } from './http/metrics.ts';
import type { EventStream } from './live/stream.ts';
import type { Budget } from './people/budget.ts';
import type { RecentReads } from './recent-reads.ts';
import type { Store } from './store/index.ts';
import type { TableService } from './tables/table-service.ts';

/** What the routes work with. */
export interface Services {
  config: ServerConfig;
  store: Store;
  recent: RecentReads;
  metrics: Metrics;
  tables: TableService;
  /** of questions at tables */
  budget: Budget;
  /** open now */
  streams: Set<EventStream>;
  /** whoever shows it is the host; null: nobody can */
  hostToken: string | null;
  now(): number;
  /** it finishes what is under way and takes nothing new */
  isClosing(): boolean;
}
