import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { ServerClient } from '../../src/index.ts';

/** A wire to a server that can be cut. */
export interface Wire {
  url: string;
  /** Nothing goes through any more, also not what is under way. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function wireTo(port: number): Promise<Wire> {
  const open = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = dial(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Somebody's browser at the end of a wire: it keeps its cookie. */
export function clientAt(url: string): ServerClient {
  let cookie = '';
  return new ServerClient({
    url,
    fetch: async (input, init) => {
      const response = await fetch(input, { ...init, headers: { ...init?.headers, cookie } });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response;
    },
  });
}
