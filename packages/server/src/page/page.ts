import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../http/errors.ts';

const YEAR = 31_536_000;

/** Said by documents and by workers, which run on their own; a page has sixty parts that need no copy of it. */
const OF_DOCUMENTS = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster'];

/** A part of the page, which comes by its name and costs nothing to give. */
export function isPart(url: string): boolean {
  return url.startsWith('/assets/') && !/worker[^/]*$/.test(url);
}

/** A finished game that other sites may show; no cookie comes along there, so nothing can be done in anybody's name. */
const isEmbedded = (url: string): boolean => /^\/embed\/[\w-]+$/.test(url.split('?')[0]!);

function letOthersShow(reply: FastifyReply): void {
  const policy = String(reply.raw.getHeader('Content-Security-Policy'));
  reply.raw.setHeader('Content-Security-Policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
}

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
  app.addHook('onSend', async (request, reply) => {
    if (isPart(request.url)) for (const name of OF_DOCUMENTS) reply.raw.removeHeader(name);
    if (isEmbedded(request.url)) letOthersShow(reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && extname(path) === '';
    return isPage && !path.startsWith('/api/') ? reply.sendFile('index.html') : notFound(request, reply);
  });
}
