import { createHash, randomBytes } from 'node:crypto';

/** Nobody guesses it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: whoever reads the database cannot use it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function newId(): string {
  return randomBytes(12).toString('base64url');
}
