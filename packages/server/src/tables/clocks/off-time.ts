/** Times in which somebody's clock stands, and what that leaves of the others. */
export type Span = readonly [from: number, to: number];

/** Hours of the night in which a person is not asked, in minutes of the day where he lives. */
export interface Quiet {
  from: number;
  to: number;
  /** as in "Europe/Berlin" */
  zone: string;
}

/** When the clock of one person stands. */
export interface OffTime {
  quiet: Quiet | null;
  /** vacations */
  away: readonly Span[];
  /** no server ran */
  down: readonly Span[];
}

export const ALWAYS_ON: OffTime = { quiet: null, away: [], down: [] };

const MINUTE = 60_000;
const DAY = 86_400_000;
/** No clock is looked at further ahead. */
const HORIZON = 400 * DAY;

/** How much of the time between counts. */
export function usedBetween(from: number, to: number, off: OffTime): number {
  if (to <= from) return 0;
  return offSpans(off, from, to).reduce((left, [start, end]) => left - (end - start), to - from);
}

/** When so much time that counts will have passed. */
export function momentAfter(from: number, ms: number, off: OffTime): number {
  let [at, left] = [from, ms];
  for (const [start, end] of offSpans(off, from, from + ms + HORIZON)) {
    if (start - at >= left) break;
    left -= start - at;
    at = end;
  }
  return at + left;
}

/** The spans of a time that do not count: in order, none over another. */
function offSpans({ quiet, away, down }: OffTime, from: number, to: number): Span[] {
  const spans = [...away, ...down, ...(quiet ? nights(quiet, from, to) : [])]
    .map(([start, end]): [number, number] => [Math.max(start, from), Math.min(end, to)])
    .filter(([start, end]) => start < end)
    .sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [start, end] of spans) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function nights({ from, to, zone }: Quiet, start: number, end: number): Span[] {
  const length = ((to - from + 1440) % 1440) * MINUTE;
  const found: Span[] = [];
  for (let day = Math.floor(start / DAY) - 2; day * DAY <= end + DAY; day++) {
    const local = day * DAY + from * MINUTE;
    const begin = local - offsetAt(local, zone);
    found.push([begin, begin + length]);
  }
  return found;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a zone are ahead of UTC. */
function offsetAt(at: number, zone: string): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}
