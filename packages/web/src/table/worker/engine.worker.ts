import { expose } from 'comlink';
import { DeskHost } from './desk-host.ts';
import type { Role } from './spawn-worker.ts';

// the first message names the role and brings the line to serve it on, which keeps what comes early
addEventListener('message', ({ data, ports: [port] }: MessageEvent<Role>) => {
  if (!port) return;
  if (data === 'desk') expose(new DeskHost(), port);
  else if (data === 'bot') void import('./thinker.ts').then(({ thinker }) => expose(thinker, port));
  else if (data === 'lab') void import('./lab.ts').then(({ Lab }) => expose(new Lab(), port));
  else void import('./map-desk.ts').then(({ MapDesk }) => expose(new MapDesk(), port));
});
