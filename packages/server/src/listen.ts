import type { Server } from 'node:http';

const TRIES = 20;

/** Listens on the port, or on the next free one; returns the port. Port 0: any free one. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const error = await tryPort(server, port === 0 ? 0 : port + tried, host);
    if (!error) break;
    if (error.code !== 'EADDRINUSE' || tried === TRIES - 1) throw error;
  }
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  return address.port;
}

function tryPort(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      server.off('listening', done);
      resolve(error);
    };
    const done = (): void => {
      server.off('error', fail);
      resolve(null);
    };
    server.once('error', fail);
    server.once('listening', done);
    server.listen(port, host);
  });
}
