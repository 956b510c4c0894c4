import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** From where somebody asks, as limits count it: who has one of the new addresses has a whole network of them. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip;
  const host = new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(host) ?? [];
  if (high !== undefined && low !== undefined) return oldAddress(Number.parseInt(high, 16), Number.parseInt(low, 16));
  const [before = '', after = ''] = host.split('::');
  const groups = before.split(':').filter((group) => group !== '');
  const rest = after.split(':').filter((group) => group !== '');
  const zeros = host.includes('::') ? Array<string>(8 - groups.length - rest.length).fill('0') : [];
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

const oldAddress = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join('.');
