/**
 * How many entries a second the store takes, on the disk before they are answered, on both databases:
 * `npm run store-speed -- [--seconds 5] [--callers 1,32]`. PostgreSQL is the tests' own, with its syncs switched on.
 */
import { parseArgs } from 'node:util';
import { openStore, type Store } from '../packages/server/src/store/index.ts';
import { played, step } from '../packages/server/test/store/samples.ts';
import { databases } from '../packages/server/test/support/databases.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, callers: { type: 'string', default: '1,32' } },
});

/** Every caller has a table of its own and sends the next entry when the last is answered. */
async function measure(store: Store, callers: number, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const call = async (caller: number): Promise<void> => {
    const table = `speed-${callers}-${caller}`;
    await played(store, table, 0);
    for (let seq = 1; performance.now() < end; seq++) {
      const began = performance.now();
      await store.append(step(table, seq));
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return times.sort((a, b) => a - b);
}

const at = (times: number[], share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);

for (const [name, databaseOf] of Object.entries(databases)) {
  const database = databaseOf({ isDurable: true });
  await database.start();
  const store = await openStore(await database.fresh());
  for (const callers of values.callers.split(',').map(Number)) {
    const before = process.cpuUsage();
    const times = await measure(store, callers, Number(values.seconds));
    const { user, system } = process.cpuUsage(before);
    const rate = Math.round(times.length / Number(values.seconds));
    const cpu = Math.round((user + system) / times.length);
    console.log(
      `${name}, ${callers} callers: ${rate}/s, median ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, our CPU ${cpu} µs an entry`,
    );
  }
  await store.close();
  await database.stop();
}
