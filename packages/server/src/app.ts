import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { adminRoutes } from './admin/admin-routes.ts';
import { adminTableRoutes } from './admin/admin-table-routes.ts';
import { archiveRoutes } from './admin/archive-routes.ts';
import { overviewRoutes } from './admin/overview-routes.ts';
import { addressOf } from './http/address.ts';
import { answerErrors, sendProblem } from './http/errors.ts';
import { guardOrigin, keepPrivate, setHeaders } from './http/guard.ts';
import { readJsonBodies } from './http/json-body.ts';
import { loggerOf } from './http/logging.ts';
import { openApiRoute } from './http/open-api.ts';
import { HttpProblem } from './http/problem.ts';
import { addRoutes, type Route } from './http/routes.ts';
import { systemRoutes } from './http/system-routes.ts';
import { liveRoutes } from './live/routes.ts';
import { mailLinkRoutes } from './notices/link-routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { isPart, servePage } from './page/page.ts';
import { codeRoutes } from './people/code-routes.ts';
import { loginRoutes } from './people/login-routes.ts';
import { passkeyRoutes } from './people/passkey-routes.ts';
import { relationRoutes } from './people/relation-routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { tokenOf } from './people/sessions.ts';
import { settingsRoutes } from './people/settings-routes.ts';
import { hashOfToken } from './people/tokens.ts';
import type { Services } from './services.ts';
import { inviteRoutes } from './tables/invite-routes.ts';
import { lifeRoutes } from './tables/life-routes.ts';
import { nextRoutes } from './tables/next-routes.ts';
import { pastRoutes } from './tables/past-routes.ts';
import { playRoutes } from './tables/play-routes.ts';
import { replayRoutes } from './tables/replay-routes.ts';
import { tableRoutes } from './tables/routes.ts';
import { talkRoutes } from './tables/talk-routes.ts';

const ownRoutes: readonly Route[] = [
  ...systemRoutes,
  ...peopleRoutes,
  ...loginRoutes,
  ...passkeyRoutes,
  ...codeRoutes,
  ...relationRoutes,
  ...settingsRoutes,
  ...tableRoutes,
  ...inviteRoutes,
  ...playRoutes,
  ...talkRoutes,
  ...lifeRoutes,
  ...pastRoutes,
  ...replayRoutes,
  ...nextRoutes,
  ...liveRoutes,
  ...noticeRoutes,
  ...mailLinkRoutes,
  ...adminRoutes,
  ...adminTableRoutes,
  ...overviewRoutes,
  ...archiveRoutes,
];

/** Every route of the server, each with its rule. */
export const routes: readonly Route[] = [...ownRoutes, openApiRoute(ownRoutes)];

const BODY_BYTES = 65_536;
/** of a key that a device made */
const LONGEST_NAME = 1400;
const REQUEST_MS = 20_000;

/** The server around its services: guards first, then the routes, then the page. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, metrics } = services;
  const app = fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: (_, hop) => hop < config.proxies,
    logger: loggerOf(config.log),
    logController: new LogController({ disableRequestLogging: config.log !== 'debug' }),
    routerOptions: { maxParamLength: LONGEST_NAME },
    frameworkErrors: (_, __, reply) => void sendProblem(reply, new HttpProblem('malformed', 'this is no address')),
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  readJsonBodies(app);
  await setHeaders(app);
  keepPrivate(app);
  guardOrigin(app, config);
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  if (config.rate > 0)
    await app.register(rateLimit, {
      max: config.rate,
      timeWindow: '1 minute',
      allowList: (request) => isPart(request.url),
      // by the person, however many logins he has; anybody can make up a token
      keyGenerator: (request) => services.recent.ownerOf(hashOfToken(tokenOf(request) ?? '')) ?? addressOf(request),
      errorResponseBuilder: (_, { ttl }) => new HttpProblem('tooMany', 'too many requests; wait a moment', ttl / 1000),
    });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    metrics.requests.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  addRoutes(app, services, routes);
  await servePage(app, config.page);
  return app;
}
