import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/errors.ts';

const YEAR = 31_536_000;

/** The built page; paths that are no file show it too, and it finds its own way. Its files lie there compressed. */
export async function servePage(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder === null) {
    app.setNotFoundHandler(notFound);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes('/assets/');
      reply.header('Cache-Control', isNamedByContent ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && extname(path) === '';
    return isPage && !path.startsWith('/api/') ? reply.sendFile('index.html') : notFound(request, reply);
  });
}
