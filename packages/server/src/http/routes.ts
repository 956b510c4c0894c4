import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { output, ZodType } from 'zod';
import { z } from 'zod';
import type { Services } from '../services.ts';
import type { Rule, RuleName } from './who.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    forPrograms?: boolean;
    isByLink?: boolean;
  }
}

/** What a handler is called with: `given` is what the rule found out about who asks. */
export interface Call<Given, Params, Query, Body> {
  given: Given;
  params: Params;
  query: Query;
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
}

interface RouteSpec<Given, P extends ZodType, Q extends ZodType, B extends ZodType> {
  method: HTTPMethods;
  url: string;
  /** one sentence for the API's documentation */
  about: string;
  who: Rule<Given>;
  /** also for programs that show a token */
  forPrograms?: true;
  /** the address itself holds the secret by which one may: forms and mail programs can send it */
  isByLink?: true;
  params?: P;
  query?: Q;
  body?: B;
  /** what leaves; left out: the handler answers by itself */
  reply?: ZodType;
  handle(call: Call<Given, output<P>, output<Q>, output<B>>): Promise<unknown>;
}

/** A route with everything that is known of it; only `addRoutes` puts one into the server. */
export interface Route {
  method: HTTPMethods;
  url: string;
  rule: RuleName;
  add(app: FastifyInstance, services: Services): void;
}

const nothing = z.strictObject({});

/** A route cannot be written without saying who may use it and what it takes. */
export function route<Given, P extends ZodType = ZodType, Q extends ZodType = ZodType, B extends ZodType = ZodType>(
  spec: RouteSpec<Given, P, Q, B>,
): Route {
  const { method, url, who, about, handle } = spec;
  return {
    method,
    url,
    rule: who.name,
    add: (app, services) => {
      const given = new WeakMap<FastifyRequest, Given>();
      app.route({
        method,
        url,
        config: { forPrograms: spec.forPrograms ?? false, isByLink: spec.isByLink ?? false },
        schema: {
          summary: about,
          description: `For: ${who.name}${spec.forPrograms ? ', also by token' : ''}`,
          params: spec.params ?? nothing,
          querystring: spec.query ?? nothing,
          ...(method !== 'GET' && !spec.isByLink && { body: spec.body ?? nothing.nullish() }),
          ...(spec.reply && { response: { 200: spec.reply } }),
        },
        // before anything of the request is looked at closely
        preValidation: async (request) => void given.set(request, await who.admit(request, services)),
        handler: (request, reply) =>
          handle({
            given: given.get(request)!,
            params: request.params as output<P>,
            query: request.query as output<Q>,
            body: request.body as output<B>,
            request,
            reply,
            services,
          }),
      });
    },
  };
}

export function addRoutes(app: FastifyInstance, services: Services, routes: readonly Route[]): void {
  for (const one of routes) one.add(app, services);
}
