/** Argon2id with 19 MiB and two passes, as OWASP advises; the library's threads do the work. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** loaded when the first password comes */
const argon2 = () => import('@node-rs/argon2');

export async function hashOfPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(password.normalize('NFKC'), settings);
}

let nobodys: Promise<string> | null = null;

/** `secret` null: nobody has this password, and finding that out takes as long. */
export async function isPassword(secret: string | null, password: string): Promise<boolean> {
  nobodys ??= hashOfPassword('nobody');
  const { verify } = await argon2();
  const isRight = await verify(secret ?? (await nobodys), password.normalize('NFKC'));
  return isRight && secret !== null;
}
