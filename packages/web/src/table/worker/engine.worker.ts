import { expose } from 'comlink';
import { DeskHost } from './desk-host.ts';
import type { Role } from './spawn-worker.ts';

// the first message names the role and brings the line to serve it on, which keeps what comes early
addEventListener('message', ({ data, ports: [port] }: MessageEvent<Role>) => {
  if (!port) return;
  if (data === 'desk') expose(new DeskHost(), port);
  else void import('./thinker.ts').then(({ thinker }) => expose(thinker, port));
});
