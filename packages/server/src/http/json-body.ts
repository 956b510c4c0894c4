import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './problem.ts';

/** Nothing that the API takes is nested deeper. */
const DEEPEST = 64;
/** as JSON writes it; no database takes it */
const NUL = '\\u0000';

/** What forms and mail programs send to a link. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** JSON comes in: small, shallow, without names that reach into prototypes. What a form says beside its address is not read. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    void parse(request, text, (error, json) => {
      if (error) done(new HttpProblem('malformed', 'this is no JSON that can be taken'));
      else if (isDeeper(json, DEEPEST)) done(new HttpProblem('malformed', 'this is nested too deeply'));
      else if (text.includes(NUL)) done(new HttpProblem('malformed', 'the character 0 is in no text'));
      else done(null, json);
    });
  });
  app.addContentTypeParser(FORMS, { parseAs: 'string' }, (request, _, done) => {
    if (request.routeOptions.config.isByLink) done(null, undefined);
    else done(new HttpProblem('unsupported', 'only JSON is taken here'));
  });
}

function isDeeper(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((part) => isDeeper(part, left - 1));
}
