/** A device that keeps keys: what a browser and its authenticator do, in a few lines. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const PRESENT_AND_KEY = 0x41;
const PRESENT = 0x01;

export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Makes a key for the challenge. */
  register(challenge: string): object {
    const client = this.#clientData('webauthn.create', challenge);
    const id = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id]);
    const data = Buffer.concat([this.#authData(PRESENT_AND_KEY), id, this.#coseKey()]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ]);
    const response = { clientDataJSON: base64(client), attestationObject: base64(attestation), transports: [] };
    return { ...this.#named(), response };
  }

  /** Signs the challenge with the key. */
  login(challenge: string): object {
    const client = this.#clientData('webauthn.get', challenge);
    this.#counter += 1;
    const data = this.#authData(PRESENT);
    const hash = createHash('sha256').update(client).digest();
    const signature = sign('sha256', Buffer.concat([data, hash]), this.#keys.privateKey);
    const response = {
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(signature),
    };
    return { ...this.#named(), response };
  }

  #named(): object {
    return { id: base64(this.#id), rawId: base64(this.#id), type: 'public-key', clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #authData(flags: number): Buffer {
    const place = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([place, Buffer.from([flags]), counter]);
  }

  /** EC2, ES256, P-256. */
  #coseKey(): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const [left, right] = [x, y].map((part) => cborBytes(Buffer.from(part!, 'base64url')));
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    return Buffer.concat([head, Buffer.from([0x21]), left!, Buffer.from([0x22]), right!]);
  }
}

const base64 = (bytes: Buffer): string => bytes.toString('base64url');
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes.length < 24 ? Buffer.from([0x40 + bytes.length]) : Buffer.from([0x58, bytes.length]), bytes]);
