import type { Api } from './api.ts';
import { problemOf, Unreachable } from './problem.ts';

export type ApiRoute = keyof Api;
export type Reply<Route extends ApiRoute> = Api[Route]['reply'];
type Given<Route extends ApiRoute> = Omit<Api[Route], 'reply'>;
type Rest<Route extends ApiRoute> = Record<never, never> extends Given<Route> ? [Given<Route>?] : [Given<Route>];

interface AnyGiven {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

export interface ServerOptions {
  /** where the server is; left out: where the page comes from */
  url?: string;
  /** left out: the browser's own */
  fetch?: typeof globalThis.fetch;
}

/** Requests to a play server, typed by its own description. */
export class ServerClient {
  private readonly url: string;
  private readonly send: typeof globalThis.fetch;

  constructor({ url = '', fetch = globalThis.fetch.bind(globalThis) }: ServerOptions = {}) {
    this.url = url;
    this.send = fetch;
  }

  /** Rejects with a `ServerProblem` if the server refuses, with `Unreachable` if it does not answer. */
  async call<Route extends ApiRoute>(route: Route, ...[given]: Rest<Route>): Promise<Reply<Route>> {
    const response = await this.response(route, (given ?? {}) as AnyGiven);
    if (!response.headers.get('content-type')?.startsWith('application/json'))
      throw new Unreachable('there is no play server at this address', true);
    return (await response.json()) as Reply<Route>;
  }

  /** The answer before it is read; anything but success is rejected as by `call`. */
  async open<Route extends ApiRoute>(route: Route, signal: AbortSignal, ...[given]: Rest<Route>): Promise<Response> {
    return this.response(route, (given ?? {}) as AnyGiven, signal);
  }

  private async response(route: string, given: AnyGiven, signal?: AbortSignal): Promise<Response> {
    const [method = 'GET', path = ''] = route.split(' ');
    const { body } = given;
    const response = await this.send(`${this.url}${addressOf(path, given)}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: {
        'x-admiralty': '1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      throw signal?.aborted ? error : new Unreachable('the server does not answer');
    });
    if (!response.ok) throw await problemOf(response);
    return response;
  }
}

function addressOf(path: string, { params = {}, query = {} }: AnyGiven): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked)}`;
}
