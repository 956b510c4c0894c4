/** Pictures as SVG text: no library, no script. Colours come from the page's style. */
import type { Spread, Standing } from '@admiralty/bots';
import type { ScenarioSummary } from './summary.ts';

/** As wide as a column of the page or a phone: letters come out about as large as in the text. */
const WIDTH = 420;
const LEFT = 150;
const FIGURE = 68;
const ROW = 28;

export function plain(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function svg(height: number, label: string, body: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${plain(label)}">${body}</svg>`;
}

const fixed = (value: number): string => value.toFixed(1);

/** The colour of a seat or player. */
const colour = (at: number): string => `s${at % 5}`;

function bar(x: number, y: number, wide: number, tall: number, at: number, title: string): string {
  return `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(Math.max(1, wide))}" height="${fixed(tall)}" rx="2" class="fill ${colour(at)}"><title>${plain(title)}</title></rect>`;
}

/** Win shares with their intervals; the dashed line is an even share. */
export function shareChart(rows: readonly Standing[], even: number, label: string): string {
  const x = (share: number): number => LEFT + share * (WIDTH - LEFT - FIGURE);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const body = rows.map(({ name, share, low, high }, at) => {
    const middle = at * ROW + ROW / 2;
    const reach = `${percent(low)} to ${percent(high)}`;
    return `<text x="${LEFT - 8}" y="${middle + 4}" class="name">${plain(name)}</text>
${bar(LEFT, middle - 8, x(share) - LEFT, 16, at, `${name}: ${percent(share)}, ${reach}`)}
<path d="M${fixed(x(low))} ${middle}H${fixed(x(high))}M${fixed(x(low))} ${middle - 5}v10M${fixed(x(high))} ${middle - 5}v10" class="reach"/>
<text x="${WIDTH - 2}" y="${middle + 4}" class="name figure">${percent(share)}</text>`;
  });
  const height = rows.length * ROW;
  const line = `<path d="M${fixed(x(even))} 0V${height}" class="even"/>`;
  return svg(height, label, `${body.join('')}${line}`);
}

const BINS = 24;

/** How many games were how long. */
export function lengthChart({ values }: Spread, label: string): string {
  const height = 170;
  const [top, bottom] = [14, height - 24];
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = Math.max(1, Math.ceil((most - least + 1) / BINS));
  const bins = Array<number>(Math.floor((most - least) / step) + 1).fill(0);
  for (const value of values) bins[Math.floor((value - least) / step)]! += 1;
  const highest = Math.max(...bins);
  const wide = Math.min(60, (WIDTH - 44) / bins.length);
  const bars = bins.map((count, bin) => {
    const tall = (count / highest) * (bottom - top);
    return bar(40 + bin * wide, bottom - tall, wide - 2, tall, 0, `${least + bin * step}: ${count} games`);
  });
  const last = least + (bins.length - 1) * step;
  const names = last === least ? [0] : [0, bins.length - 1];
  const ends = names.map(
    (bin) =>
      `<text x="${fixed(40 + (bin + 0.5) * wide)}" y="${height - 6}" class="middle">${least + bin * step}</text>`,
  );
  return svg(height, label, axes(40, top, bottom, String(highest), '0') + bars.join('') + ends.join(''));
}

/** A line below, a fainter one above, and what they stand for. */
function axes(left: number, top: number, bottom: number, high: string, low: string): string {
  const line = (y: number): string => `<path d="M${left} ${fixed(y)}H${WIDTH}" class="axis"/>`;
  const label = (y: number, text: string): string =>
    `<text x="${left - 6}" y="${fixed(y + 4)}" class="name">${text}</text>`;
  return line(top) + line(bottom) + label(top, high) + label(bottom, low);
}

/** A figure of each seat, turn by turn. */
export function trackChart(
  { name, turns }: ScenarioSummary['tracks'][number],
  seats: readonly string[],
  turnName: string,
): string {
  const height = 200;
  const [top, bottom] = [14, height - 26];
  const [first, last] = [turns[0]!.turn, turns.at(-1)!.turn];
  const values = turns.flatMap((one) => one.values);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (turn: number): number => 40 + ((turn - first) / Math.max(1, last - first)) * (WIDTH - 44);
  const y = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - top);
  const lines = seats.map((_, at) => {
    const path = turns.map(({ turn, values: row }) => `${fixed(x(turn))} ${fixed(y(row[at]!))}`).join('L');
    return `<path d="M${path}" class="line ${colour(at)}"/>`;
  });
  const ends = `<text x="40" y="${height - 6}">${plain(turnName)} ${first}</text><text x="${WIDTH - 2}" y="${height - 6}" class="name">${last}</text>`;
  const frame = axes(40, top, bottom, high.toFixed(0), low.toFixed(0));
  return svg(height, `${name} by ${turnName}`, frame + lines.join('') + ends) + keys(seats);
}

/** Which colour is whose. */
function keys(names: readonly string[]): string {
  return `<p class="keys">${names.map((name, at) => `<span class="${colour(at)}">${plain(name)}</span>`).join('')}</p>`;
}

/** Events of a game on the average. */
export function eventChart(events: ScenarioSummary['events']): string {
  const most = Math.max(...events.map((one) => one.mean));
  const rows = events.map(({ name, mean }, at) => {
    const y = at * 23 + 2;
    const wide = (mean / most) * (WIDTH - LEFT - FIGURE);
    const figure = mean.toFixed(mean < 10 ? 2 : 0);
    return `<text x="${LEFT - 8}" y="${y + 13}" class="name">${plain(name)}</text>${bar(LEFT, y, wide, 16, 0, `${name}: ${figure}`)}<text x="${fixed(LEFT + wide + 6)}" y="${y + 13}">${figure}</text>`;
  });
  return svg(events.length * 23 + 4, 'events in a game', rows.join(''));
}
