import { fastify } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Services } from '../services.ts';
import { addRoutes, type Route, route } from './routes.ts';
import { anybody } from './who.ts';

/** The description of all routes, its own too; made when it is first asked for. */
export function openApiRoute(others: readonly Route[]): Route {
  let described: Promise<object> | null = null;
  const own = route({
    method: 'GET',
    url: '/api/openapi.json',
    about: 'This description of all routes, for programs',
    who: anybody,
    handle: async ({ services, reply }) => {
      described ??= describe([...others, own], services);
      return reply.send(await described);
    },
  });
  return own;
}

/** From the very schemas by which requests are checked, in a server that nobody reaches. */
async function describe(routes: readonly Route[], services: Services): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger');
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: { info: { title: 'Admiralty', description: 'Tables of the play server', version: '1' } },
    transform: jsonSchemaTransform,
  });
  addRoutes(app, services, routes);
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}
