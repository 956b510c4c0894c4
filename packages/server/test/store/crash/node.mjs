// A node that only writes, to be killed at any moment: many writers at once append to the same few tables. What is about
// to be sent and what was acknowledged goes into a journal first, from which the next life of the node goes on: a command
// whose answer was never seen is sent again.
import { appendFileSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { openStore } from '../../../dist/store/index.js';

/** @type {import('./rounds.ts').NodeTask} */
const { place, node, writers, tables, journal } = JSON.parse(process.argv[2] ?? '');

const NOW = 1_800_000_000_000;
const reader = `reader-${node}`;
const head = { status: 'running', label: '', awaits: '[]', due_at: null, bot_at: null, shown_at: NOW, updated_at: NOW };

const next = Array.from({ length: writers }, () => 0);
if (existsSync(journal))
  for (const line of readFileSync(journal, 'utf8').split('\n')) {
    const [what, writer, n] = line.split(' ');
    if (what === 'done') next[Number(writer)] = Number(n) + 1;
  }
appendFileSync(journal, '');
const file = openSync(journal, 'a');
/** @param {(string | number)[]} words */
const note = (...words) => writeSync(file, `${words.join(' ')}\n`);

const store = await openStore(place);
await store.createAccount({
  id: reader,
  name: reader,
  role: 'guest',
  secret: null,
  settings: '{}',
  created_at: NOW,
  digest_at: null,
});
for (let table = 0; table < tables; table++)
  await store.createTable({
    id: `table-${table}`,
    rules: 'r@1',
    setting: '{}',
    seed: '',
    head: /** @type {import('../../../src/store/index.ts').Head} */ (head),
    seats: [],
    listed: false,
    at: NOW,
  });
let isWriting = false;
await Promise.all(next.map((_, writer) => write(writer)));

/** @param {number} writer */
async function write(writer) {
  for (let n = next[writer] ?? 0; ; n++) {
    const table = `table-${(writer * 7 + n) % tables}`;
    note('sent', writer, n);
    note('done', writer, n, table, await land(table, node * 1000 + writer, `c${n}`));
    if (!isWriting) process.stdout.write('writing\n');
    isWriting = true;
  }
}

/**
 * Tries until the command is in the log.
 * @param {string} table
 * @param {number} by
 * @param {string} command
 * @returns {Promise<number>} its number there
 */
async function land(table, by, command) {
  for (;;) {
    const version = (await store.openTable(table, Number.MAX_SAFE_INTEGER))?.version ?? 0;
    const seq = version + 1;
    const appended = await store.append({
      table,
      entry: { seq, by, kind: 'act', body: '{}', lines: '[]', command, hash: '', at: NOW },
      head: /** @type {import('../../../src/store/index.ts').Head} */ ({ ...head, updated_at: NOW + seq }),
      letters: [{ id: `${table}:${seq}`, account: reader, kind: 'mail', body: '', due_at: NOW }],
      ...(seq % 8 === 0 && { snapshot: `{"seq":${seq}}` }),
    });
    if (appended.is === 'done') return seq;
    if (appended.is === 'again') return appended.seq;
  }
}
