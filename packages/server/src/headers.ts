import { isIP } from 'node:net';

/** Is the encoding named, or everything (`*`), and not refused by `;q=0`? */
export function isAccepted(encoding: string, header: string): boolean {
  const wishes = new Map(header.split(',').map(wishOf));
  return (wishes.get(encoding) ?? wishes.get('*') ?? 0) > 0;
}

function wishOf(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((part) => part.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2))];
}

/** Whom was it asked for? Any address will do, since nobody else can take one; of names only one's own. */
export function isOwnHost(header: string, names: readonly string[]): boolean {
  const name = header
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  if (isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost')) return true;
  return names.some((own) => own.toLowerCase() === name);
}
