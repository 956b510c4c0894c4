import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes, as OWASP advises; the library's threads do the work. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashOfPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), settings);
}

let nobodys: Promise<string> | null = null;

/** `secret` null: nobody has this password, and finding that out takes as long. */
export async function isPassword(secret: string | null, password: string): Promise<boolean> {
  nobodys ??= hashOfPassword('nobody');
  const isRight = await verify(secret ?? (await nobodys), password.normalize('NFKC'));
  return isRight && secret !== null;
}
