import { Resolver } from 'node:dns/promises';

export interface Address {
  address: string;
  family: 4 | 6;
}

/** The second try has twice the time: both are over before the one who posts gives up. */
const ASKED_MS = 700;
const TRIES = 2;

/**
 * Every address of a name, asked of the name servers themselves: the system's own look-up would hold one of Node's four
 * threads as long as nobody answers, and passwords and files wait for those. `servers`: left out, those of this machine.
 */
export async function addressesOf(name: string, servers?: readonly string[]): Promise<Address[]> {
  const resolver = new Resolver({ timeout: ASKED_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const [old, recent] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (old.status === 'rejected' && recent.status === 'rejected') throw old.reason as Error;
  const all = (found: typeof old, family: Address['family']): Address[] =>
    found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
  return [...all(old, 4), ...all(recent, 6)];
}
