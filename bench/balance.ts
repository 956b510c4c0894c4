/**
 * How even the scenarios are: notes what simulate printed in bench/results/balance.json, and writes docs/balance.md and
 * the figures that the lobby shows from all that is noted there.
 * npx tsx --conditions=development bench/balance.ts FILE.json …
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { favouredSeat, wilson } from '@admiralty/bots';
import { gameLoaders } from '@admiralty/engine/testing';
import { z } from 'zod';

const STORE = 'bench/results/balance.json';

const simulated = z.object({
  game: z.string(),
  seed: z.string(),
  bots: z.array(z.string()),
  scenarios: z.array(
    z.object({
      scenario: z.string(),
      games: z.number(),
      draws: z.number(),
      bySeat: z.array(z.object({ name: z.string(), share: z.number() })),
      turns: z.object({ median: z.number() }),
    }),
  ),
});

const measure = z.object({
  seed: z.string(),
  games: z.number(),
  draws: z.number(),
  /** median length */
  turns: z.number(),
  seats: z.array(z.object({ name: z.string(), share: z.number() })),
});
type Measure = z.infer<typeof measure>;
/** By game and scenario. */
const stored = z.record(z.string(), z.record(z.string(), measure));
type Stored = z.infer<typeof stored>;

/** Fewer games say too little. */
const MIN_GAMES = 30;

/** What is noted, with what is new in the files in its place. */
function notedWith(paths: readonly string[]): Stored {
  const noted = existsSync(STORE) ? stored.parse(JSON.parse(readFileSync(STORE, 'utf8'))) : {};
  for (const path of paths) {
    const { game, seed, bots, scenarios } = simulated.parse(JSON.parse(readFileSync(path, 'utf8')));
    if (bots.some((bot) => bot !== 'captain')) throw new Error(`${path}: not of captains alone`);
    for (const { scenario, games, draws, turns, bySeat } of scenarios) {
      if (games < MIN_GAMES) throw new Error(`${path}: ${games} games of ${scenario} are not enough`);
      const seats = bySeat.map(({ name, share }) => ({ name, share: Number(share.toFixed(4)) }));
      noted[game] = { ...noted[game], [scenario]: { seed, games, draws, turns: turns.median, seats } };
    }
  }
  return noted;
}

interface Row extends Measure {
  scenario: string;
  title: string;
}

/** By game, in the order of its scenarios. */
function rowsIn(noted: Stored): [game: (typeof gameLoaders)[number], rows: Row[]][] {
  return gameLoaders.flatMap((maker) => {
    const opened = maker.open(null, null);
    const rows = (opened.ok ? opened.module.game.scenarios : []).flatMap(({ id, title }): Row[] => {
      const found = noted[maker.id]?.[id];
      return found ? [{ scenario: id, title, ...found }] : [];
    });
    return rows.length > 0 ? [[maker, rows]] : [];
  });
}

function favouredBy({ games, seats }: Measure): number {
  return favouredSeat(
    seats.map(({ share }) => share),
    games,
  );
}

function verdictOn(measured: Measure): string {
  if (measured.seats.length === 1) return 'alone';
  const favoured = measured.seats[favouredBy(measured)];
  return favoured ? `favours ${favoured.name}` : 'even';
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function lineOf(row: Row): string {
  const { title, scenario, seed, games, draws, turns, seats } = row;
  const shares = seats.map(({ name, share }) => {
    const { low, high } = wilson(share * games, games);
    return `${name} ${percent(share)} (${percent(low)} to ${percent(high)})`;
  });
  return `| ${title} (\`${scenario}\`) | ${games} | ${shares.join(', ')} | ${percent(draws / games)} | ${turns || '–'} | ${verdictOn(row)} | ${seed} |`;
}

const noted = notedWith(process.argv.slice(2));
writeFileSync(STORE, `${JSON.stringify(noted, null, 2)}\n`);

const measured = rowsIn(noted);
const parts = measured.map(
  ([{ id, title }, rows]) => `## ${title}

\`admiralty simulate ${id} --scenario SCENARIO --bots captain --games GAMES --seed SEED --json\`

| scenario | games | win shares | shared or drawn | median length | verdict | seed |
| --- | --- | --- | --- | --- | --- | --- |
${rows.map(lineOf).join('\n')}
`,
);
writeFileSync(
  'docs/balance.md',
  `# Balance

Win shares by seat with 95 % intervals, captain against captain; a shared first place counts by its share. "Favours" means
that chance does not explain the lead and that it is more than a fifth above an even share. Runs of fewer than 200 games
were stopped by the clock, which favours short games a little. \`bench/balance.ts\` writes this page and the figures
in the list of scenarios.

Scenarios of our own that were uneven have been changed. In brackets: what they were before.

- *Flute Duet* (63 % for the Gunship): the Tender has an Arsenal instead of one of its Heavy Weapons.
- *Wolf Pack* (61 % for the Pack): the Cruiser has an Arsenal, and moves first.
- *Hammer and Line* (84 % for the Hammer): each Sword has an Arsenal. When captains became better (64 % for the Line in 200
  games), one Sword got a Light Weapon instead of its Battle Communications.
- *Belt Runners* (78 % for the Runners): the Dagger has a Light Weapon instead of a Hunter.
- *The Gate of Jewell* (96 % for the Zhodani side): one more battle squadron at Jewell, and the 18th Fleet a turn earlier.
- Levels of victory were moved there and in *Regina and Efate* (91 % Zhodani), *The Road to Lanth* (77 % Imperial) and
  *Gunnery at Ruie* (65 % Zhodani).
- *Base Assault* (78 % for the Assault Fleet): two destroyers less in the fleet and one more in the garrison.
- *Three Dukes* (75 % for House Cassel, 60 to 86, in 40 games): a new map that is the same for all three, with both rivals 23
  hexes from each capital. On the old one Aldren and Brandt attacked each other 62 times in four games, Aldren and Cassel 45
  times, Brandt and Cassel 6 times. Better captains alone did not even it out (Cassel won 9 of 12 games).
  Cassel still leads on the new map (49 %, 34 to 64), though land and forces are alike: what it is has not been found.

${parts.join('\n')}`,
);
for (const [{ id }, rows] of measured) {
  const figures = Object.fromEntries(
    rows.map((row) => [
      row.scenario,
      { games: row.games, shares: row.seats.map(({ share }) => share), favours: favouredBy(row) },
    ]),
  );
  writeFileSync(
    `packages/web/src/boards/${id}/box/balance.json`,
    `${JSON.stringify(figures, null, 2)}\n`.replace(
      /\[\s+([\d., \n]+?)\s+\]/g,
      (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`,
    ),
  );
}
