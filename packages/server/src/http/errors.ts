import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { HttpProblem, PROBLEMS, type ProblemCode } from './problem.ts';

/** Every answer that is not what was asked for looks the same: a code and a sentence, never a stack. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpProblem, request, reply) => {
    const problem = problemOf(error);
    // what is told in words is expected: another server, or later
    if (problem.code === 'fault') request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, problem);
  });
}

export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, new HttpProblem('notFound', `there is no ${request.method} ${pathOf(request.url)}`));
}

export function sendProblem(reply: FastifyReply, { status, code, message, retryAfter }: HttpProblem): FastifyReply {
  if (retryAfter !== null) reply.header('Retry-After', Math.ceil(retryAfter));
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send(Buffer.from(JSON.stringify({ error: { code, message } })));
}

function problemOf(error: FastifyError | HttpProblem): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { instancePath, message } = error.validation[0]!;
    const where = [error.validationContext, ...instancePath.split('/').filter((part) => part !== '')].join('.');
    return new HttpProblem('malformed', `${where}: ${message}`);
  }
  const { statusCode = 500, message } = error;
  // some JSON makes the schema itself stumble, as a length that is no number
  if (error.code === 'FST_ERR_VALIDATION') return new HttpProblem('malformed', 'this has not the shape that is wanted');
  if (statusCode >= 500) return new HttpProblem('fault', 'the server failed on this; nothing has changed');
  return new HttpProblem(codeFor(statusCode), message);
}

function codeFor(status: number): ProblemCode {
  const known = Object.entries(PROBLEMS).find(([, one]) => one === status)?.[0];
  return (known as ProblemCode | undefined) ?? 'malformed';
}

const pathOf = (url: string): string => url.split('?')[0]!.slice(0, 200);
