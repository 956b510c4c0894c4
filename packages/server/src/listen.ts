import type { FastifyInstance } from 'fastify';

const TRIES = 20;

/** Listens on the port, or on the next free one; returns the port. Port 0: any free one. */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  for (let tried = 0; ; tried++) {
    try {
      await app.listen({ port: port === 0 ? 0 : port + tried, host });
      break;
    } catch (error) {
      if (!isTaken(error) || tried === TRIES - 1) throw error;
    }
  }
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  return address.port;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** so long may requests that are under way last when the server closes */
const DRAIN_MS = 5000;
const SWEEP_MS = 20;

/** Takes no more requests, finishes those that are under way, and lets connections go as they fall idle. */
export async function drain(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const end = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(end);
}
