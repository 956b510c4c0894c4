import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What a server tells of itself, for Prometheus. Names of routes and statuses only: no person, no table. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'admiralty_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly streams = new Gauge({
    name: 'admiralty_streams',
    help: 'Open streams of news',
    registers: [this.registry],
  });
  readonly tables = new Gauge({
    name: 'admiralty_tables_open',
    help: 'Tables kept in memory',
    registers: [this.registry],
  });
  readonly acts = new Counter({
    name: 'admiralty_commands_total',
    help: 'Commands at tables, by how they ended',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly thoughts = new Counter({
    name: 'admiralty_bot_thoughts_total',
    help: 'Answers asked of computer players, by how they ended',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
