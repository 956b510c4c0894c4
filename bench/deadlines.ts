/**
 * Do admirals keep their deadlines? `npx tsx --conditions=development bench/deadlines.ts [GAME] [SCENARIO]`.
 * For an idle machine: time is time. The first questions warm the code up and are not counted.
 */
import { type Bot, Budget, botOf, decide, Players } from '@admiralty/bots';
import { boxes, Play, playersOf, randomAction, seededDice, settingFor, startTable } from '@admiralty/engine';

const clock = { now: (): number => performance.now() };
const WARM_UP = 40;
const chosen = process.argv.slice(2);
const tables =
  chosen.length > 1
    ? [chosen]
    : [
        ['deltavee', 'dv-5'],
        ['deltavee', 'dv-1'],
        ['sword-and-stars', 'great-galactic-war'],
      ];

for (const [id = '', scenario = ''] of tables) {
  const opened = boxes.find((box) => box.id === id)?.open(null, null);
  if (!opened?.ok) throw new Error(`no game ${id}`);
  const { game } = opened.box;
  const wish = settingFor(game, { scenario });
  const started = wish.ok ? startTable(game, wish.setting, 'deadlines', seededDice) : wish;
  if (!started.ok) throw new Error(started.refusal.why);
  const { table } = started;
  const play = new Play(game, table, seededDice);
  const random = playersOf('deadlines');
  const admiral: Bot = botOf(id, 'admiral')!;
  const parts = (ms: number, questions: number): number[] => {
    const found: number[] = [];
    for (let question = 0; question < questions && !table.result; question++) {
      for (let actions = 3; actions > 0 && !table.result; actions--)
        play.act(randomAction(play, table.pending[random.below(table.pending.length)]!, random));
      if (table.result) break;
      const players = new Players(game, Array(table.seats).fill(admiral), `${question}`, { nodes: 1 });
      let asking = players.ask(table)!;
      for (; !asking.input.asked; asking = players.ask(table)!) players.note(asking, null);
      const before = clock.now();
      decide(admiral, asking.input, new Budget({ ms, clock }), random);
      found.push((clock.now() - before) / ms);
    }
    return found.sort((a, b) => a - b);
  };
  parts(50, WARM_UP);
  for (const ms of [50, 100, 500, 1000, 10_000]) {
    const found = parts(ms, ms > 1000 ? 2 : 12);
    const median = percent(found[found.length >> 1]);
    console.log(
      `${id} ${scenario}, ${ms} ms: ${found.length} decisions, median ${median}, most ${percent(found.at(-1))} of the time allowed`,
    );
  }
}

function percent(part = 0): string {
  return `${(100 * part).toFixed(1)} %`;
}
