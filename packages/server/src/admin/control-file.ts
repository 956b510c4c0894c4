import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../config.ts';
import { newToken } from '../people/tokens.ts';

/** By which the host's own commands find a running server: readable for the owner of the data folder alone. */
export const CONTROL_FILE = 'control.json';

export class ControlFile {
  readonly token: string | null;
  readonly #file: string | null;
  readonly #host: string;

  constructor({ place, adminToken, host }: ServerConfig) {
    this.#file = 'folder' in place ? join(place.folder, CONTROL_FILE) : null;
    this.token = adminToken ?? (this.#file === null ? null : newToken());
    this.#host = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  }

  write(port: number): void {
    if (this.#file === null) return;
    const found = { url: `http://${this.#host}:${port}`, token: this.token };
    rmSync(this.#file, { force: true }); // so that its rights are ours
    writeFileSync(this.#file, JSON.stringify(found), { mode: 0o600 });
  }

  remove(): void {
    if (this.#file !== null) rmSync(this.#file, { force: true });
  }
}
