/** The server answered, and not with what was asked for: `code` for programs, the message for people. */
export class ServerProblem extends Error {
  override name = 'ServerProblem';
  readonly code: string;
  readonly status: number;
  /** until it makes sense to try again */
  readonly retryAfterMs: number | null;

  constructor(status: number, code: string, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No answer came: no connection, or (`isAbsent`) no play server at this address. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  readonly isAbsent: boolean;

  constructor(message: string, isAbsent = false) {
    super(message);
    this.isAbsent = isAbsent;
  }
}

/** Might the same request do better later? */
export function isPassing(error: unknown): boolean {
  if (error instanceof Unreachable) return !error.isAbsent;
  return error instanceof ServerProblem && (error.status >= 500 || error.status === 429);
}

interface Answered {
  error?: { code?: unknown; message?: unknown };
}

export async function problemOf(response: Response): Promise<Error> {
  const { error } = ((await response.json().catch(() => ({}))) ?? {}) as Answered;
  if (typeof error?.code !== 'string') {
    const isLater = response.status >= 500;
    return isLater
      ? new ServerProblem(response.status, 'unavailable', `the server answered ${response.status}`)
      : new Unreachable('there is no play server at this address', true);
  }
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const later = Number.isNaN(seconds) ? null : seconds * 1000;
  return new ServerProblem(response.status, error.code, String(error.message ?? ''), later);
}
