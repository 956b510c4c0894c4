// A whole bot for the play server, without a library: answers every question with some legal answer.
// docs/hosting.md tells where a token, a table and a seat come from.
// ADMIRALTY_URL=http://localhost:4000 ADMIRALTY_TOKEN=… node examples/bot.mjs TABLE SEAT
import { randomUUID } from 'node:crypto';

const { ADMIRALTY_URL: url = 'http://localhost:4000', ADMIRALTY_TOKEN: token } = process.env;
const [table, seat] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function call(path, body) {
  const response = await fetch(`${url}/api/tables/${table}/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.status === 429) await wait(1000 * Number(response.headers.get('retry-after') ?? 1));
  return response.ok ? response.json() : null;
}

/** Answers whatever this seat is asked; true: the game is over. */
async function play() {
  for (;;) {
    const view = await call(`views/${seat}`);
    const { decisions = [], result = null } = view?.full.observation ?? {};
    if (result) return true;
    const question = decisions.find(({ mine }) => mine);
    if (!question) return false;
    const [sample] = (await call(`seats/${seat}/ask`, { queries: [{ ask: 'sample', decision: question.id }] })) ?? [];
    if (!sample?.value) continue; // somebody was faster: the question is gone
    const { kind, answer } = sample.value; // a better bot would choose here
    const act = { decision: question.id, kind, with: answer };
    await call(`seats/${seat}/acts`, { command: randomUUID(), act });
  }
}

/** Lines of JSON: everything first, then what is new, and pings. True: the game is over. */
async function listen() {
  const { body } = await fetch(`${url}/api/lines?watch=${table}:${seat}`, { headers });
  for await (const chunk of body) if (chunk.length > 0 && (await play())) return true;
  return false;
}

const first = await fetch(`${url}/api/tables/${table}/views/${seat}`, { headers });
if ([400, 401, 403, 404].includes(first.status)) throw new Error((await first.json()).error.message);

// the end of a stream means: come again
while (!(await listen().catch(() => false))) await wait(500 + Math.random() * 1500);
