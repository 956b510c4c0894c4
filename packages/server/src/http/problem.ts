/** What can be wrong with a request; clients react to the code, people read the message. */
export const PROBLEMS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unsupported: 415,
  wrongHost: 421,
  tooMany: 429,
  fault: 500,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof PROBLEMS;

/** Ends a request with a coded answer, without a stack. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly code: ProblemCode;
  /** seconds until it makes sense to try again */
  readonly retryAfter: number | null;

  constructor(code: ProblemCode, message: string, retryAfter: number | null = null) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return PROBLEMS[this.code];
  }
}
