// A thread of tables that can be slow or stuck, as the one that a test asks for.
import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

const self = randomUUID();
/** @type {number | null} */
let slow = null;

/** @typedef {{ ask?: number; name?: string; args: unknown[] }} Message */

/** @param {number} answer @param {unknown} value */
const reply = (answer, value) => parentPort?.postMessage([{ answer, value }]);

/** @param {number} ask @param {string} name @param {unknown[]} args */
function take(ask, name, args) {
  while (args[0] === 'endless');
  if (name === 'record') slow = ask;
  else if (name === 'games') reply(ask, self);
  else if (name === 'watch') {
    const watching = /** @type {{ id: number }} */ (args[0]);
    parentPort?.postMessage([{ tell: 'hear', args: [watching.id, [{ text: 'watched', place: null }]] }]);
    reply(ask, undefined);
  } else {
    reply(ask, undefined);
    if (slow !== null) reply(slow, 'recorded');
  }
}

parentPort?.on('message', (/** @type {Message[]} */ messages) => {
  for (const { ask, name, args } of messages) if (ask !== undefined && name) take(ask, name, args);
});
