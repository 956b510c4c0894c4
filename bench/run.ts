/** Benchmarks: `npm run bench -- [--rounds 7] [--peer DIR] [--write]`. Ratios within one run are what counts. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Random, randomFrom } from '@admiralty/engine';
import { gameGroups } from './games.ts';
import { interleaved, type Measured } from './measure.ts';
import { peersIn } from './peers.ts';
import { bareSkirmish } from './skirmish/bare.ts';
import { kernelSkirmish } from './skirmish/kernel.ts';
import { type Order, UNITS } from './skirmish/orders.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    peer: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const ORDERS = 400_000;

function draw(random: Random): Order {
  const isShot = random.below(2) === 0;
  return { unit: random.below(UNITS), step: random.below(6), target: isShot ? random.below(UNITS) : -1 };
}

const groups = [
  {
    title: 'Kernel: 700-unit skirmish, the same rules with and without it',
    contenders: [
      {
        name: 'kernel',
        unit: 'orders/s',
        run: (round: number) => kernelSkirmish(ORDERS, draw, randomFrom(round)),
      },
      {
        name: 'bare objects',
        unit: 'orders/s',
        run: (round: number) => bareSkirmish(ORDERS, draw, randomFrom(round)),
      },
    ],
  },
  ...gameGroups(),
  ...(values.peer === undefined
    ? []
    : [{ title: 'Peers (decisions at random: view + action)', contenders: peersIn(values.peer, 2_000) }]),
];

const lines = [
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${rounds} interleaved rounds, medians.`,
  '',
];
for (const { title, contenders } of groups) {
  process.stderr.write(`${title} `);
  const measured = interleaved(contenders, rounds, () => process.stderr.write('.'));
  process.stderr.write('\n');
  lines.push(`## ${title}`, '', '| case | median | lowest – highest | against the last |', '| --- | --- | --- | --- |');
  lines.push(...measured.map((one) => row(one, measured.at(-1)!)), '');
}
const report = lines.join('\n');
process.stdout.write(`${report}\n`);
if (values.write) writeFileSync(new URL('results/latest.md', import.meta.url), `# Measured\n\n${report}\n`);

function row({ name, unit, median, low, high }: Measured, last: Measured): string {
  const ratio = unit === last.unit ? `${(median / last.median).toFixed(2)} ×` : '';
  return `| ${name} | ${figure(median)} ${unit} | ${figure(low)} – ${figure(high)} | ${ratio} |`;
}

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}
