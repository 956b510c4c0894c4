import type { RunningServer } from '../../src/index.ts';

export interface Answered<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

/** What a visitor's browser does: keeps cookies, sends JSON and the header that says who asks. */
export class Browser {
  url: string;
  cookies = new Map<string, string>();
  /** of every request, for tests that pretend to be something else */
  extra: Record<string, string> = {};

  constructor({ port }: Pick<RunningServer, 'port'>) {
    this.url = `http://127.0.0.1:${port}`;
  }

  get<Body>(path: string): Promise<Answered<Body>> {
    return this.send<Body>('GET', path);
  }

  post<Body>(path: string, body?: unknown): Promise<Answered<Body>> {
    return this.send<Body>('POST', path, body);
  }

  async send<Body>(method: string, path: string, body?: unknown): Promise<Answered<Body>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: this.headers(body !== undefined),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.keepCookies(response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body, headers: response.headers };
  }

  headers(hasBody = false): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      'x-admiralty': '1',
      ...(cookie !== '' && { cookie }),
      ...(hasBody && { 'content-type': 'application/json' }),
      ...this.extra,
    };
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '') this.cookies.delete(name!);
      else this.cookies.set(name!, value!);
    }
  }
}
