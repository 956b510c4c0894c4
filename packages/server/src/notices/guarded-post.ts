import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { addressesOf } from './addresses.ts';

const TIMEOUT_MS = 3000;

/** Addresses that belong to this machine, its neighbours, or to nobody. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
/** Of the new addresses only those that are given out to the world count. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
const special = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4');
  return isIP(address) === 6 && world.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

export interface Guard {
  /** for tests alone: lets messages go to this machine, without TLS */
  mayStayInside: boolean;
  /** every address of a name; left out: as name servers tell them, or inside as this machine knows them */
  addressesOf?(name: string): Promise<LookedUp[]>;
}

type LookedUp = Pick<LookupAddress, 'address' | 'family'>;

const known = (name: string): Promise<LookedUp[]> => lookup(name, { all: true });

export interface Posting {
  url: string;
  body: string | Buffer;
  headers: Record<string, string | number>;
}

/** The address to connect to: every one that the name has must be out in the world. */
async function vetted(host: string, { mayStayInside, ...guard }: Guard): Promise<LookedUp> {
  const name = host.replace(/^\[(.*)\]$/, '$1');
  const look = guard.addressesOf ?? (mayStayInside ? known : addressesOf);
  const found = isIP(name) ? [{ address: name, family: isIP(name) }] : await look(name);
  if (found.length === 0 || (!mayStayInside && !found.every(({ address }) => isPublicAddress(address))))
    throw new Error('this address is not out in the world');
  return found[0]!;
}

/**
 * Posts to somebody else's server: https only, to an address that was looked at and no other, without following where it
 * leads, for three seconds with the look for the address. Returns the status.
 */
export async function guardedPost({ url, body, headers }: Posting, guard: Guard): Promise<number> {
  const to = new URL(url);
  if (to.protocol !== 'https:' && !guard.mayStayInside) throw new Error('only https');
  if (to.username !== '' || to.password !== '') throw new Error('no names and passwords in addresses');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { address, family } = await Promise.race([vetted(to.hostname, guard), endOf(signal)]);
  const send = to.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = send(
      to,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal,
        // the name may mean another address by now: only the one that was looked at is used
        lookup: (_, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
      },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
