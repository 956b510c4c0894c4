/** What a seat is sent does not depend on what it may not know: twin tables, played side by side over HTTP. */
import { expect, test } from 'vitest';
import { Listener } from '../support/player.ts';
import { onBothDatabases } from '../support/servers.ts';
import { step, type Twin, twins, whisper } from '../support/twins.ts';

const PAIRS = 2;
const STEPS = 16;

/** A table and what its seat is sent. */
interface Heard extends Twin {
  listener: Listener;
}

async function heard(twin: Twin, eyes: number): Promise<Heard> {
  return { ...twin, listener: await Listener.open(twin.players[eyes]!.browser, [`${twin.table}:${eyes}`]) };
}

const plain = (text: string): string => text.replace(/"feed":"[\w-]+"/g, '"feed":""');

/** All that the seat is sent, once everything has arrived. */
async function sentTo({ listener, players, table }: Heard, eyes: number): Promise<string[]> {
  const { n, full } = await players[eyes]!.view();
  await listener.until(() => listener.lastId.endsWith(`.${n}`));
  const { browser } = players[0]!;
  const lobby = JSON.stringify((await browser.get(`/api/tables/${table}`)).body).replaceAll(table, '');
  const wrong = await players[eyes]!.act({ decision: 1, kind: 'nonsense', with: {} });
  const asked = await players[eyes]!.ask([{ ask: 'outOfTurn' }, { ask: 'text', topic: 'situation' }]);
  const hidden = listener.lastId.replace(/^[\w-]+\./, '');
  return [JSON.stringify(full), plain(listener.text), lobby, JSON.stringify(wrong), JSON.stringify(asked), hidden];
}

onBothDatabases('secrets on the wire', (server) => {
  test.each([
    { game: 'deltavee', scenario: 'dv-10', seats: 2 },
    { game: 'sword-and-stars', scenario: 'empires-re-emerge', seats: 4 },
    { game: 'imperial-ambitions', scenario: '06-border-war', seats: 2 },
    { game: 'fifth-frontier-war', scenario: 'campaign', seats: 2 },
  ])('$game: tables alike to a seat send it the same bytes, whatever others do unseen', async (wish) => {
    let compared = 0;
    let unseen = 0;
    server().freeze();
    for (let round = 0; round < PAIRS; round++) {
      const eyes = round % wish.seats;
      const pair = await twins(server(), wish, eyes, `${wish.game} ${round}`);
      const [one, other] = [await heard(pair[0], eyes), await heard(pair[1], eyes)];
      let isOther = false;
      for (let steps = 0; steps < STEPS; steps++) {
        const isWhispered = steps % 4 === 1 && (await whisper(pair, eyes));
        const [here, there] = [await sentTo(one, eyes), await sentTo(other, eyes)];
        if (here[0] !== there[0]) break; // it has come to see a difference by the rules
        expect(there).toEqual(here);
        compared += 1;
        if (isOther || isWhispered) unseen += 1;
        const stepped = await step(pair, eyes, steps >= 6 * round);
        if (stepped === 'none') break;
        isOther = stepped === 'other';
      }
      for (const { listener } of [one, other]) listener.close();
    }
    expect(compared).toBeGreaterThan(4);
    expect(unseen).toBeGreaterThan(0);
  });
});
