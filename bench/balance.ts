/**
 * How even the scenarios are: writes docs/balance.md and the figures that the lobby shows, from what simulate printed.
 * npx tsx --conditions=development bench/balance.ts FILE.json …
 * Of a scenario that is in several files the one with the most games counts.
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
type Scenario = z.infer<typeof simulated>['scenarios'][number];

/** Fewer games say too little. */
const ENOUGH = 30;

/** By game, in the order of its scenarios. */
function measuredIn(paths: readonly string[]): Map<string, { title: string; source: string; one: Scenario }[]> {
  const best = new Map<string, { source: string; one: Scenario }>();
  for (const path of paths) {
    const { game, seed, bots, scenarios } = simulated.parse(JSON.parse(readFileSync(path, 'utf8')));
    if (new Set(bots).size > 1) throw new Error(`${path}: not of equal players`);
    for (const one of scenarios) {
      const key = `${game}/${one.scenario}`;
      if (one.games >= ENOUGH && one.games > (best.get(key)?.one.games ?? 0))
        best.set(key, { source: `${bots[0]}, seed ${seed}`, one });
    }
  }
  const found = boxes.flatMap((maker) => {
    const opened = maker.open(null, null);
    const scenarios = opened.ok ? opened.box.game.scenarios : [];
    const rows = scenarios.flatMap(({ id, title }) => {
      const measured = best.get(`${maker.id}/${id}`);
      return measured ? [{ title, ...measured }] : [];
    });
    return rows.length > 0 ? [[maker.id, rows] as const] : [];
  });
  return new Map(found);
}

/** Uneven only where chance does not explain it and the lead is more than a fifth above an even share. */
function verdictOn({ bySeat }: Scenario): string {
  if (bySeat.length === 1) return 'alone';
  const even = 1 / bySeat.length;
  const best = bySeat.reduce((a, b) => (b.share > a.share ? b : a));
  return best.low > even && best.share > even * 1.2 ? `favours ${best.name}` : 'even';
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function row({ title, one }: { title: string; one: Scenario }): string {
  const shares = one.bySeat.map(
    ({ name, share, low, high }) => `${name} ${percent(share)} (${percent(low)} to ${percent(high)})`,
  );
  return `| ${title} (\`${one.scenario}\`) | ${one.games} | ${shares.join(', ')} | ${percent(one.draws / one.games)} | ${one.turns.median} | ${verdictOn(one)} |`;
}

const measured = measuredIn(process.argv.slice(2));
const parts = [...measured].map(
  ([game, rows]) => `## ${boxes.find(({ id }) => id === game)?.title}

\`admiralty simulate ${game} --scenario SCENARIO --bots captain --games GAMES --seed SEED --json\` (${[...new Set(rows.map(({ source }) => source))].join('; ')})

| scenario | games | win shares | shared or drawn | median length | verdict |
| --- | --- | --- | --- | --- | --- |
${rows.map(row).join('\n')}
`,
);
writeFileSync(
  'docs/balance.md',
  `# Balance

Captain against captain, win shares by seat with their 95 % intervals; a shared first place counts by its share. "Favours" means
that chance does not explain the lead and that it is more than a fifth above an even share. *The Battle of Yamani* is not
listed: a game of it takes captains more than a minute (three were played, the Federation won all). Runs of fewer than 200 games were stopped by the clock, which
favours short games a little. In DeltaVee seed balance-3 is of captains who imagine an enemy's energy and missiles as they
are likely to be, earlier seeds of captains before them. \`bench/balance.ts\` makes this page and the figures of the lobby.

Scenarios of our own that came out uneven have been changed: in *Flute Duet* (63 % for the Gunship) the Tender has got an
Arsenal for one of its Heavy Weapons; in *Wolf Pack* (61 % for the Pack) the Cruiser has, and moves first; in *Hammer and
Line* (84 % for the Hammer at first) each Sword has, and when captains had become better (64 % for the Line of 200 games)
one of them a Light Weapon instead of its Battle Communications; in *Belt Runners* (78 % for the Runners by then) the
Dagger has a Light Weapon instead of a Hunter.

${parts.join('\n')}`,
);
const figures = [...measured].map(([game, rows]) => [
  game,
  Object.fromEntries(
    rows.map(({ one }) => [
      one.scenario,
      { games: one.games, shares: one.bySeat.map(({ share }) => Number(share.toFixed(3))) },
    ]),
  ),
]);
writeFileSync(
  'packages/web/src/pages/balance.json',
  `${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`.replace(
    /\[\s+([\d., \n]+?)\s+\]/g,
    (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`,
  ),
);
