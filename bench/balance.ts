/**
 * How even the scenarios are: writes docs/balance.md and the figures that the lobby shows, from what simulate printed.
 * npx tsx --conditions=development bench/balance.ts deltavee.json sword-and-stars.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { boxes } from '@admiralty/engine';
import { z } from 'zod';

const standing = z.object({
  name: z.string(),
  games: z.number(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
});
const simulated = z.object({
  game: z.string(),
  seed: z.string(),
  bots: z.array(z.string()),
  games: z.number(),
  scenarios: z.array(
    z.object({
      scenario: z.string(),
      games: z.number(),
      draws: z.number(),
      bySeat: z.array(standing),
      turns: z.object({ median: z.number() }),
    }),
  ),
});
type Simulated = z.infer<typeof simulated>;
type Scenario = Simulated['scenarios'][number];

const all = process.argv.slice(2).map((path) => simulated.parse(JSON.parse(readFileSync(path, 'utf8'))));

/** Uneven only where chance cannot explain it: the whole interval lies beyond a fifth more than an even share. */
function favoured({ bySeat }: Scenario): number {
  const even = 1 / bySeat.length;
  const best = bySeat.reduce((a, b, seat) => (b.share > bySeat[a]!.share ? seat : a), 0);
  return bySeat.length > 1 && bySeat[best]!.low > even && bySeat[best]!.share > even * 1.2 ? best : -1;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function row(game: string, one: Scenario): string {
  const title = boxes
    .map((maker) => maker.open(null, null))
    .flatMap((opened) => (opened.ok && opened.box.game.id === game ? opened.box.game.scenarios : []))
    .find(({ id }) => id === one.scenario)?.title;
  const shares = one.bySeat.map(
    ({ name, share, low, high }) => `${name} ${percent(share)} (${percent(low)}–${percent(high)})`,
  );
  const seat = favoured(one);
  const verdict = one.bySeat.length === 1 ? 'alone' : seat < 0 ? 'even' : `favours ${one.bySeat[seat]!.name}`;
  return `| ${title} (\`${one.scenario}\`) | ${one.games} | ${shares.join(', ')} | ${percent(one.draws / one.games)} | ${one.turns.median} | ${verdict} |`;
}

const text = `# Balance

Captain against captain, win shares by seat with their 95 % intervals; a shared first place counts by its share. "Favours" means
that chance does not explain the lead and that it is more than a fifth above an even share.

${all
  .map(
    ({ game, seed, bots, games, scenarios }) => `## ${boxes.find(({ id }) => id === game)?.title ?? game}

\`admiralty simulate ${game} --bots ${bots.join(',')} --games ${games} --seed ${seed} --json\`

| scenario | games | win shares | shared or drawn | median length | verdict |
| --- | --- | --- | --- | --- | --- |
${scenarios.map((one) => row(game, one)).join('\n')}
`,
  )
  .join('\n')}`;
writeFileSync('docs/balance.md', text);

const figures = Object.fromEntries(
  all.map(({ game, scenarios }) => [
    game,
    Object.fromEntries(
      scenarios.map((one) => [
        one.scenario,
        { games: one.games, shares: one.bySeat.map(({ share }) => Number(share.toFixed(3))), favours: favoured(one) },
      ]),
    ),
  ]),
);
writeFileSync(
  'packages/bots/src/balance-figures.ts',
  `/** Measured by bench/balance.ts between captains: do not edit. */
export const balanceFigures: Readonly<Record<string, Readonly<Record<string, Balance>>>> = ${JSON.stringify(figures, null, 2)};

/** How even a scenario is: win shares by seat, and the seat that it favours, -1 none. */
export interface Balance {
  games: number;
  shares: readonly number[];
  favours: number;
}
`,
);
