import { isIP } from 'node:net';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { HttpProblem } from './problem.ts';

/** A request that changes something says so; a form or link of another site cannot. */
export const OWN_HEADER = 'x-admiralty';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Proxies ask for these by whatever name they have for a node. */
const PROBES = new Set<string | undefined>(['/health', '/ready']);

/** Headers for every answer: everything comes from this very place, and nothing else may be asked for. */
export async function setHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // of browsers that are gone, or said by the policy above
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: false, // the proxy that speaks TLS says this
  });
}

/** What one person is answered is nothing for the memory of a proxy or of the next at this machine. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
  });
}

/** Refuses what was sent to another name, and changes that another site asks for. */
export function guardOrigin(app: FastifyInstance, config: ServerConfig): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw new HttpProblem('malformed', 'the character 0 is in no address');
    if (PROBES.has(request.routeOptions.url)) return;
    const host = request.headers.host ?? '';
    if (!isOwnHost(host, config.names)) throw new HttpProblem('wrongHost', 'this server does not answer to that name');
    if (SAFE.has(request.method) || isByToken(request) || request.routeOptions.config.isByLink) return;
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const isForeign = origin !== undefined && !isOwnOrigin(origin, host, config);
    if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none'))
      throw new HttpProblem('forbidden', 'another site cannot act here');
    if (request.headers[OWN_HEADER] === undefined)
      throw new HttpProblem('forbidden', `a request that changes something carries the header ${OWN_HEADER}`);
  });
}

/** Programs show a token that no browser sends by itself. */
export function isByToken(request: FastifyRequest): boolean {
  return request.headers.authorization?.startsWith('Bearer ') ?? false;
}

function isOwnOrigin(origin: string, host: string, { publicUrl }: ServerConfig): boolean {
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || (publicUrl !== null && new URL(publicUrl).origin === origin);
}

/** Whom was it asked for? Any address will do, since nobody else can take one; of names only one's own. */
export function isOwnHost(header: string, names: readonly string[]): boolean {
  const name = header
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  if (isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost')) return true;
  return names.some((own) => own.toLowerCase() === name);
}
