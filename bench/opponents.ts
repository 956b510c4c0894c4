/**
 * What the computer's players are worth, all in one run: writes bench/results/opponents.md.
 * `npm run build`, then `npx tsx bench/opponents.ts [--hours 1] [PART]…`; for an idle machine with two cores.
 * Parts: levels, admirals, mixed, jobs. What is not run keeps its place on the page; a part that is out of time reports
 * the games that have ended.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const PAGE = 'bench/results/opponents.md';
const SEED = 'show';
const { values, positionals } = parseArgs({
  options: { hours: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const hours = Number(values.hours);

const simulated = z.object({
  bots: z.array(z.string()),
  games: z.number(),
  seconds: z.number(),
  scenarios: z.array(
    z.object({
      scenario: z.string(),
      byBot: z.array(
        z.object({ name: z.string(), games: z.number(), share: z.number(), low: z.number(), high: z.number() }),
      ),
    }),
  ),
  timing: z.object({
    bots: z.array(
      z.object({
        bot: z.string(),
        decisions: z.number(),
        median: z.number(),
        p99: z.number(),
        most: z.number(),
        late: z.number(),
      }),
    ),
  }),
});
type Simulated = z.infer<typeof simulated>;

/** Runs the command; after so many minutes it is interrupted as a person would, and reports what is done. */
function simulate(words: string, minutes: number): Promise<Simulated> {
  const args = [
    'packages/cli/bin/admiralty.mjs',
    'simulate',
    ...words.split(' '),
    '--seed',
    SEED,
    '--json',
    '--timing',
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const timer = setTimeout(() => child.kill('SIGINT'), minutes * 60_000);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      try {
        resolve(simulated.parse(JSON.parse(out)));
      } catch (error) {
        reject(new Error(`simulate ${words} came to nothing`, { cause: error }));
      }
    });
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const ms = (time: number): string => `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;

/** How the first player named did against the second. */
function sharesIn({ bots, scenarios }: Simulated): string[] {
  return scenarios.flatMap(({ scenario, byBot }) =>
    byBot
      .filter(({ name }) => name === bots[0])
      .map(
        ({ name, games, share, low, high }) =>
          `| ${name} against ${bots[1]}, \`${scenario}\` | ${games} | ${percent(share)} | ${percent(low)} to ${percent(high)} |`,
      ),
  );
}

const SHARES = '| | games | share of the first | 95 % |\n| --- | --- | --- | --- |';
const TIMES =
  '| | games | decisions | median | 99 in 100 within | longest | late |\n| --- | --- | --- | --- | --- | --- | --- |';

function timesIn(title: string, { games, timing }: Simulated): string[] {
  return timing.bots.map(
    ({ bot, decisions, median, p99, most, late }) =>
      `| ${title}: ${bot} | ${games} | ${decisions} | ${ms(median)} | ${ms(p99)} | ${ms(most)} | ${late} |`,
  );
}

async function compared(runs: readonly (readonly [words: string, minutes: number])[]): Promise<string> {
  const done: { words: string; result: Simulated }[] = [];
  for (const [words, minutes] of runs) done.push({ words, result: await simulate(words, minutes) });
  return [
    commands(done.map(({ words }) => words)),
    SHARES,
    ...done.flatMap(({ result }) => sharesIn(result)),
    '',
    TIMES,
    ...done.flatMap(({ words, result }) => timesIn(words.split(' ', 1)[0]!, result)),
  ].join('\n');
}

function commands(runs: readonly string[]): string {
  const lines = runs.map((words) => `admiralty simulate ${words} --seed ${SEED} --json --timing`);
  return `\`\`\`\n${lines.join('\n')}\n\`\`\`\n`;
}

const NEVER = 600;
const QUICK = 'dv-1,dv-2,dv-3,dv-4,dv-8,dv-own-1,dv-own-2,dv-own-3,dv-own-4,dv-own-5';

const parts: Readonly<Record<string, { title: string; run(): Promise<string> }>> = {
  levels: {
    title: 'Captain against cadet',
    run: () =>
      compared([
        ['deltavee --scenario dv-1,dv-own-1 --bots captain,cadet --games 800 --jobs 2', NEVER],
        ['sword-and-stars --scenario two-new-empires --bots captain,cadet --games 400 --jobs 2', NEVER],
      ]),
  },
  admirals: {
    title: 'Admiral against captain, one second a decision',
    run: () =>
      compared([
        ['deltavee --scenario dv-1,dv-own-1 --bots admiral,captain --games 10000 --ms 1000 --jobs 2', 30 * hours],
        [
          'sword-and-stars --scenario two-new-empires --bots admiral,captain --games 10000 --ms 1000 --jobs 2',
          30 * hours,
        ],
      ]),
  },
  mixed: {
    title: 'Mixed games',
    run: async () => {
      // one job: where no core is free, anybody comes late
      const runs = [
        `deltavee --scenario ${QUICK} --bots admiral,captain --games 300 --ms 100 --jobs 1`,
        `deltavee --scenario ${QUICK} --bots admiral,cadet --games 200 --ms 100 --jobs 1`,
        'deltavee --bots captain,admiral --games 32 --ms 50 --jobs 1',
        'sword-and-stars --scenario two-new-empires --bots admiral,captain --games 100 --ms 50 --jobs 1',
        'sword-and-stars --bots captain,cadet,random,captain,cadet --games 340 --ms 50 --jobs 1',
        'sword-and-stars --bots admiral,captain,cadet,captain,random --games 30 --ms 50 --jobs 1',
      ];
      const rows: string[] = [];
      let games = 0;
      for (const words of runs) {
        const result = await simulate(words, NEVER);
        games += result.games;
        rows.push(...timesIn(words.split(' ', 1)[0]!, result));
      }
      return [commands(runs), `${games} games, all ended.\n`, TIMES, ...rows].join('\n');
    },
  },
  jobs: {
    title: 'Two jobs against one',
    run: async () => {
      const runs = [1, 2].map((jobs) => `deltavee --scenario dv-own-1 --bots captain --games 10000 --jobs ${jobs}`);
      const seconds: number[] = [];
      for (const words of runs) seconds.push((await simulate(words, NEVER)).seconds);
      const [one = 0, two = 1] = seconds;
      return `${commands(runs)}\n${one.toFixed(0)} s with one, ${two.toFixed(0)} s with two: ${(one / two).toFixed(2)} times the games a second.`;
    },
  },
};

/** The page as it stands, by heading. */
function sectionsOf(page: string): Map<string, string> {
  const [, ...sections] = page.split('\n## ');
  return new Map(sections.map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n')).trim()]));
}

for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const part = parts[name];
  if (!part) throw new Error(`no part ${name}; there are ${Object.keys(parts).join(', ')}`);
  console.error(`== ${part.title}`);
  const sections = sectionsOf(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
  sections.set(part.title, await part.run());
  const body = Object.values(parts).flatMap(({ title }) => {
    const text = sections.get(title);
    return text === undefined ? [] : [`## ${title}\n\n${text}\n`];
  });
  writeFileSync(
    PAGE,
    `# The computer's players\n\nMade by \`bench/opponents.ts\` on ${cpus().length} × ${cpus()[0]?.model.trim()}, node ${process.version}. Seats change from game to game, draws count half.\n\n${body.join('\n')}`,
  );
}
