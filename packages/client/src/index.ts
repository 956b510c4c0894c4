/** The play server from afar: requests typed by its own description, and tables that outlast a lost connection. */
export type { Api } from './api.ts';
export { type Connection, LiveStream, type Watched } from './live-stream.ts';
export { isPassing, ServerProblem, Unreachable } from './problem.ts';
export { type LinkState, RemoteTable } from './remote-table.ts';
export { type ApiRoute, type Reply, ServerClient } from './server-client.ts';
