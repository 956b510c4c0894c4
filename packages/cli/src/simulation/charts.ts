/** Pictures as SVG text: no library, no script. Colours come from the page's style. */
import type { ScenarioSummary, Spread, Standing } from './summary.ts';

const WIDTH = 640;
const LEFT = 150;
const ROW = 26;

export function plain(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function svg(height: number, label: string, body: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${plain(label)}">${body}</svg>`;
}

const fixed = (value: number): string => value.toFixed(1);

/** Win shares with their intervals; the dashed line is an even share. */
export function shareChart(rows: readonly Standing[], even: number, label: string): string {
  const x = (share: number): number => LEFT + share * (WIDTH - LEFT - 60);
  const body = rows.map(({ name, share, low, high }, at) => {
    const y = at * ROW + 4;
    const middle = y + ROW / 2 - 3;
    return `<text x="${LEFT - 8}" y="${middle + 4}" class="name">${plain(name)}</text>
<rect x="${LEFT}" y="${y}" width="${fixed(x(share) - LEFT)}" height="${ROW - 8}" class="fill s${at % 5}"/>
<path d="M${fixed(x(low))} ${middle}H${fixed(x(high))}M${fixed(x(low))} ${middle - 5}v10M${fixed(x(high))} ${middle - 5}v10" class="reach"/>
<text x="${WIDTH - 52}" y="${middle + 4}" class="figure">${(100 * share).toFixed(1)} %</text>`;
  });
  const height = rows.length * ROW + 6;
  const line = `<path d="M${fixed(x(even))} 0V${height}" class="even"/>`;
  return svg(height, label, `${body.join('')}${line}`);
}

const BINS = 24;

/** How many games were how long. */
export function lengthChart({ values }: Spread, label: string): string {
  const height = 150;
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = Math.max(1, Math.ceil((most - least + 1) / BINS));
  const bins = Array<number>(Math.floor((most - least) / step) + 1).fill(0);
  for (const value of values) bins[Math.floor((value - least) / step)]! += 1;
  const highest = Math.max(...bins);
  const wide = (WIDTH - 60) / bins.length;
  const bars = bins.map((count, bin) => {
    const tall = (count / highest) * (height - 40);
    return `<rect x="${fixed(40 + bin * wide)}" y="${fixed(height - 24 - tall)}" width="${fixed(Math.max(1, wide - 2))}" height="${fixed(tall)}" class="fill s0"><title>${least + bin * step}: ${count} games</title></rect>`;
  });
  const ends = `<text x="40" y="${height - 8}">${least}</text><text x="${WIDTH - 20}" y="${height - 8}" class="name">${most}</text><text x="34" y="16" class="name">${highest}</text>`;
  return svg(height, label, bars.join('') + ends);
}

/** A figure of each seat, turn by turn. */
export function trackChart(
  { name, turns }: ScenarioSummary['tracks'][number],
  seats: readonly string[],
  turnName: string,
): string {
  const height = 200;
  const [first, last] = [turns[0]!.turn, turns.at(-1)!.turn];
  const values = turns.flatMap((one) => one.values);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (turn: number): number => 44 + ((turn - first) / Math.max(1, last - first)) * (WIDTH - 180);
  const y = (value: number): number => height - 26 - ((value - low) / (high - low)) * (height - 44);
  const lines = seats.map((seat, at) => {
    const path = turns.map(({ turn, values: row }) => `${fixed(x(turn))} ${fixed(y(row[at]!))}`).join('L');
    return `<path d="M${path}" class="line s${at % 5}"/><text x="${WIDTH - 128}" y="${20 + at * 18}" class="key s${at % 5}">${plain(seat)}</text>`;
  });
  const frame = `<path d="M44 ${fixed(y(low))}H${WIDTH - 136}" class="axis"/><text x="38" y="${fixed(y(high) + 4)}" class="name">${high.toFixed(0)}</text><text x="38" y="${fixed(y(low) + 4)}" class="name">${low.toFixed(0)}</text><text x="44" y="${height - 8}">${turnName} ${first}</text><text x="${WIDTH - 136}" y="${height - 8}" class="name">${last}</text>`;
  return svg(height, `${name} by ${turnName}`, frame + lines.join(''));
}

/** Events of a game on the average. */
export function eventChart(events: ScenarioSummary['events']): string {
  const most = Math.max(...events.map((one) => one.mean));
  const rows = events.map(({ name, mean }, at) => {
    const y = at * 20 + 2;
    const wide = (mean / most) * (WIDTH - LEFT - 70);
    return `<text x="${LEFT - 8}" y="${y + 12}" class="name">${plain(name)}</text><rect x="${LEFT}" y="${y}" width="${fixed(wide)}" height="14" class="fill s0"/><text x="${fixed(LEFT + wide + 6)}" y="${y + 12}">${mean.toFixed(mean < 10 ? 2 : 0)}</text>`;
  });
  return svg(events.length * 20 + 4, 'events in a game', rows.join(''));
}
