import type { SwordTypes } from '@admiralty/engine/sword-and-stars';
import { gameLoaders } from '@admiralty/engine/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsInBothThemes } from './support/axe.ts';
import { openSite, type Site, shoot, sizes, startFromLink } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const person = { is: 'person' };
const computer = { is: 'computer', level: 'random' };

async function sitDown(
  page: Page,
  scenario: string,
  players: object[],
  seed: string,
  options: object = {},
  position?: object,
): Promise<void> {
  const setup = { game: 'sword-and-stars', scenario, players, seed, options, position };
  await startFromLink(page, site.url, setup);
}

const prompt = (page: Page) => page.locator('[data-coach=prompt] h2');
const commit = (page: Page) => page.locator('[data-coach=commit]');
const coach = (page: Page, name: string) => page.locator(`[data-coach=${name}]`);
const actions = async (page: Page): Promise<number> =>
  Number(/action (\d+)/.exec((await page.getByText(/^Now · action/).textContent()) ?? '')?.[1]);
const decides = (page: Page) => page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });

/** Presses, and waits until the table has moved on. */
async function answer(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await actions(page);
  await press();
  await expect.poll(() => actions(page), { timeout: 60_000 }).toBeGreaterThan(before);
}

async function toOperation(page: Page): Promise<void> {
  for (let decision = 0; decision < 20; decision++) {
    await decides(page);
    const what = (await prompt(page).textContent()) ?? '';
    if (/^Choose an Operation/.test(what)) return;
    await answer(page, () => commit(page).click());
  }
  throw new Error('no Operation was asked for');
}

/** Taxes first, then an Operation of the kind that is due, then the end of the turn. */
async function playOn(page: Page, what: string, seen: Set<string>): Promise<void> {
  if (/^Draw/.test(what) && !seen.has('taxed') && (await coach(page, 'tax').isVisible())) {
    seen.add('taxed');
    await answer(page, () => coach(page, 'tax').click());
  } else if (/^Demand/.test(what) && seen.has('paid')) await answer(page, () => coach(page, 'end').click());
  else if (/^Demand/.test(what)) {
    seen.add('paid');
    await answer(page, () => commit(page).click());
  } else if (/^Choose an Operation(,| or)/.test(what)) {
    seen.delete('paid');
    seen.delete('taxed');
    await answer(page, () => coach(page, 'end').click());
  } else if (/^Choose an Operation\.$/.test(what)) {
    for (const kind of ['conquest', 'communicate', 'govern']) {
      const choice = coach(page, `operation-${kind}`);
      if ((await choice.getAttribute('data-barred')) === 'true') continue;
      await choice.click();
      break;
    }
    await page.getByText('effectiveness', { exact: true }).waitFor();
    await answer(page, () => commit(page).click());
  } else await answer(page, () => commit(page).click());
}

test('a solitaire Game-Turn by the board’s own controls', async () => {
  const { page, faults } = await site.visit();
  await sitDown(page, 'rise-of-empire', [person], 'solitaire');
  const asked = new Set<string>();
  const seen = new Set<string>();
  const over = page
    .getByText(/Game-Turn 2/)
    .locator('visible=true')
    .first();
  for (let decision = 0; decision < 200 && !(await over.isVisible()); decision++) {
    await decides(page);
    const what = (await prompt(page).textContent()) ?? '';
    asked.add(what);
    await playOn(page, what, seen);
  }
  await over.waitFor();
  await shoot(page, 'sword-game-turn-2');
  expect([...asked]).toEqual(
    expect.arrayContaining([
      'Draw your Event chit, or tax first.',
      'Demand from a System, or end the segment.',
      'Choose an Operation.',
      'Choose an Operation or end your turn.', // once taxed
    ]),
  );
  expect(faults).toEqual([]);
});

test('an Exploitation is not proposed again in the next Round', async () => {
  const { page, faults } = await site.visit();
  const position = {
    scenario: 'rise-of-empire',
    start: { phase: 'playerTurns', active: 'atjayan', stage: 'loop' },
    players: { atjayan: { cards: 1, operations: 1 } },
    systems: { brandon: { owner: 'atjayan', tech: 2 } },
  };
  await sitDown(page, 'rise-of-empire', [person], 'squeezed', {}, position);
  const tax = async (): Promise<void> => {
    await answer(page, () => coach(page, 'tax').click());
    await page.getByRole('table').getByRole('button', { name: 'Brandon' }).first().click();
  };
  await decides(page);
  await tax();
  await page.keyboard.press('x');
  await expect.poll(() => commit(page).textContent()).toMatch(/^Exploit Brandon/);
  await answer(page, () => commit(page).click());
  for (let n = 0; n < 12 && !/^Draw/.test((await prompt(page).textContent()) ?? ''); n++)
    await answer(page, () => coach(page, 'end').click());
  await tax();
  expect(await commit(page).textContent()).not.toMatch(/^Exploit/);
  expect(faults).toEqual([]);
});

test('a chit tells what comes of it before it is played; whoever leaves is asked once more', async () => {
  const { page, faults } = await site.visit();
  const players = [computer, computer, person, computer, computer];
  const position = drawnFrom(['treaty-signed'], ['diplomatic-success-a']);
  await sitDown(page, 'five-empires-stalemate', players, 'told', {}, position);
  await decides(page);
  const before = await actions(page);
  await page.getByRole('button', { name: /^Diplomatic Success A/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /nobody can contest it/ })
    .first()
    .waitFor();
  await shoot(page, 'sword-chit-plays');
  await page.keyboard.press('Escape');
  await page.getByText('Out-of-turn actions').click();
  await page.getByRole('button', { name: 'Drop out: Resource Points to nobody' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep playing' }).click();
  expect(await actions(page)).toBe(before);
  await page.getByRole('button', { name: 'Drop out: Resource Points to nobody' }).click();
  await answer(page, () => page.getByRole('button', { name: 'Yes, leave' }).click());
  expect(faults).toEqual([]);
});

test('an Operation shows its rating, its price and its chances before it is announced, and its card after', async () => {
  const { page, faults } = await site.visit();
  await sitDown(page, 'five-empires-stalemate', [computer, person, computer, computer, computer], 'rating');
  await toOperation(page);
  await page.locator('[aria-keyshortcuts~="1"]:not([disabled])').first().waitFor();
  await page.keyboard.press('1');
  await page.getByText('effectiveness', { exact: true }).waitFor();
  await coach(page, 'targets').click();
  await page.getByRole('button', { name: 'Barton' }).first().click();
  const rating = page.getByText('effectiveness', { exact: true }).locator('xpath=preceding-sibling::*[1]');
  const plain = Number(await rating.textContent());
  expect(await commit(page).textContent()).toMatch(/^Conquest · 2 RP/);
  await page.getByRole('spinbutton', { name: 'Extra RP' }).fill('3');
  await expect.poll(async () => Number(await rating.textContent())).toBe(plain + 3);
  expect(await commit(page).textContent()).toMatch(/^Conquest · 5 RP/);
  await page.getByRole('rowheader', { name: 'Conquest: you take Barton' }).waitFor();
  await shoot(page, 'sword-conquest');
  await answer(page, () => page.keyboard.press('Enter'));
  await page
    .getByText(/Year Card/)
    .first()
    .waitFor();
  await shoot(page, 'sword-card');
  await page.keyboard.press('c');
  await page.getByRole('region', { name: 'What was revealed' }).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('SS-R132 SS-R130 a window for bargains before the Round, and Hive Surge with the taxes it opens', async () => {
  const { page, faults } = await site.visit();
  const window = { tradeWindow: 'betweenRounds' };
  await sitDown(page, 'beginning-of-the-end', [person, computer, computer], 'surge', window);
  await decides(page);
  expect(await prompt(page).textContent()).toBe('Bargain before the Round begins.');
  await shoot(page, 'sword-bargains-desk');
  const surge = page.getByRole('button', { name: /Tax with Surge/ });
  for (let decision = 0; decision < 20 && !(await surge.isVisible()); decision++) {
    await answer(page, () => commit(page).click());
    await decides(page);
  }
  await shoot(page, 'sword-surge-desk');
  await answer(page, () => surge.click());
  await page.getByText('The Hive plays Hive Surge.').first().waitFor();
  expect(faults).toEqual([]);
});

test('what is still due is told when the turn is ended too early', async () => {
  const { page, faults } = await site.visit({ colorScheme: 'light' });
  await sitDown(page, 'rise-of-empire', [person], 'too early');
  await toOperation(page);
  await page.locator('[aria-keyshortcuts~="E"]:not([disabled])').waitFor();
  await page.keyboard.press('e');
  await page
    .getByRole('alert')
    .getByText(/Undertake 1 more Operation/i)
    .waitFor();
  await shoot(page, 'sword-too-early-light');
  expect(faults).toEqual([]);
});

test('an exile to whom nothing but the end of his turn is open ends it by Enter', async () => {
  const { page, faults } = await site.visit();
  const none = { owner: 'independent' };
  const position = {
    scenario: 'two-new-empires',
    start: { phase: 'playerTurns', active: 'vereen', stage: 'loop' },
    order: ['vereen', 'nelldon'],
    players: { vereen: { seat: null } },
    systems: { veree: none, 'av-lem': none },
  };
  await sitDown(page, 'two-new-empires', [person, computer], 'exile', {}, position);
  await decides(page);
  expect(await prompt(page).textContent()).toBe('In exile: play chits, or end your turn.');
  const main = page.locator('[aria-keyshortcuts~="Enter"]');
  await expect.poll(() => main.textContent()).toMatch(/^End/);
  expect(await main.isDisabled()).toBe(false);
  expect(await page.getByRole('button', { name: /^End/ }).count()).toBe(1);
  await shoot(page, 'sword-exile');
  await answer(page, () => page.keyboard.press('Enter'));
  expect(faults).toEqual([]);
});

test('a Revolt that runs says what it takes next, and what would end it', async () => {
  const { page, faults } = await site.visit();
  const position = {
    scenario: 'five-empires-stalemate',
    start: { phase: 'playerTurns', active: 'avian', stage: 'loop' },
    revolt: 0,
    systems: { skysworld: { tech: 1 }, prantis: { tech: 0 }, phage: { tech: 0 } },
  };
  await sitDown(
    page,
    'five-empires-stalemate',
    [computer, computer, person, computer, computer],
    'revolt',
    {},
    position,
  );
  await decides(page);
  await page
    .getByText(/As you end, the Revolt frees Prantis, Phage, unless Fontain-Grelot is taken\./)
    .first()
    .waitFor();
  await page.getByText(/^Revolt: with the end of the Player-Turn every System at Tech Level 0 goes free/).waitFor();
  await shoot(page, 'sword-revolt');
  expect(faults).toEqual([]);
});

/** Five Empires with the Avians to draw from a cup that holds these chits alone, beside those in their hand. */
function drawnFrom(kinds: readonly string[], hand: readonly string[]): object {
  const opened = gameLoaders.find(({ id }) => id === 'sword-and-stars')?.open(null, null);
  if (!opened?.ok) throw new Error('the game does not open');
  const { chits, chitKindById } = opened.module.game.data as SwordTypes['data'];
  const ids = new Map([...chitKindById].map(([id, { index }]) => [index, id]));
  return {
    scenario: 'five-empires-stalemate',
    start: { phase: 'playerTurns', active: 'avian', stage: 'start' },
    players: { avian: { hand } },
    removed: chits.map((index) => ids.get(index)).filter((id) => id && ![...kinds, ...hand].includes(id)),
  };
}

test('by Enter alone no chit that was held is lost and no Seat moves; what each Seat would count stands there', async () => {
  const { page, faults } = await site.visit();
  const players = [computer, computer, person, computer, computer];
  const held = ['diplomatic-success-b', 'weapons-advance', 'hive-surge'];
  await sitDown(page, 'five-empires-stalemate', players, 'fourth', {}, drawnFrom(['treaty-signed'], held));
  await decides(page);
  await answer(page, () => page.keyboard.press('Enter'));
  expect(await prompt(page).textContent()).toBe('One chit too many: discard one.');
  await expect.poll(() => commit(page).textContent()).toMatch(/^Discard Treaty Signed/);
  await shoot(page, 'sword-fourth-chit');

  await sitDown(page, 'five-empires-stalemate', players, 'toppled', {}, drawnFrom(['government-toppled-c'], []));
  await decides(page);
  for (let n = 0; n < 6 && !/^Choose the Seat/.test((await prompt(page).textContent()) ?? ''); n++)
    await answer(page, () => page.keyboard.press('Enter'));
  expect(await commit(page).textContent()).toMatch(/^Leave it where it is/);
  const seats = page.getByRole('table', { name: 'Seat' }).getByRole('row');
  expect(await seats.first().textContent()).toBe('SeatTechRaceIdeologyGovernsPoints');
  await expect.poll(() => seats.nth(1).textContent()).toMatch(/Windstar2.*\d of 4\d+$/);
  await seats.nth(2).getByRole('button').click();
  expect(await commit(page).textContent()).toMatch(/^Seat at /);
  await page.getByRole('button', { name: 'Leave it where it is' }).click();
  await expect.poll(() => prompt(page).textContent()).toMatch(/^Choose an Operation/);
  expect(faults).toEqual([]);
});

test('the desks beside the map; an offer lies on the table until it is withdrawn', async () => {
  const { page, faults } = await site.visit();
  await sitDown(page, 'five-empires-stalemate', [person, computer, computer, computer, computer], 'desks');
  await decides(page);
  const desk = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await desk('Empires');
  await page.getByRole('columnheader', { name: 'Victory' }).waitFor();
  await desk('Session hall');
  await page.getByRole('heading', { name: 'No Session is open.' }).waitFor();
  await desk('Trade desk');
  await page.getByRole('spinbutton', { name: 'Resource Points' }).first().fill('1');
  await coach(page, 'offer').click();
  await page.getByText('Your offer to Nelldon').waitFor();
  await shoot(page, 'sword-trade');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Nobody offers anything.').waitFor();
  await desk('Taxation');
  await page.getByRole('heading', { name: 'Taxation' }).waitFor();
  await shoot(page, 'sword-taxation');
  expect(faults).toEqual([]);
});

test('a Session is called, voted on and remembered', async () => {
  const { page, faults } = await site.visit();
  await sitDown(page, 'five-empires-stalemate', [computer, person, computer, computer, computer], 'hall');
  await toOperation(page);
  await page.getByRole('button', { name: 'Session hall', exact: true }).first().click();
  await page
    .getByRole('button', { name: /Call a Special Session over LA/ })
    .first()
    .click();
  await expect.poll(() => prompt(page).textContent()).toMatch(/^LA.DAU: does it join/);
  await page.getByRole('radio', { name: /It stays out/ }).click();
  expect(await commit(page).textContent()).toMatch(/^Seal ballot · \d+ votes/);
  const arguing = async (): Promise<string[]> =>
    (await coach(page, 'arguments').getByRole('listitem').allInnerTexts())
      .map((one) => one.replace(/\s+/g, ' '))
      .sort();
  // how many votes there are and who is nearest follows what the computers did before
  await expect
    .poll(arguing, { timeout: 60_000 })
    .toEqual([
      expect.stringMatching(/^Avian \d+ votes /),
      expect.stringMatching(/^Hospodar \d+ votes sealed until all are in Nobody owns it/),
      expect.stringMatching(/^Nelldon you \d+ votes not yet Nobody owns it/),
      expect.stringMatching(/^VeReen \d+ votes sealed until all are in Nobody owns it/),
    ]);
  await shoot(page, 'sword-session');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await answer(page, () => commit(page).click());
  await expect.poll(() => prompt(page).textContent()).toMatch(/^Choose an Operation/);
  await page.getByRole('heading', { name: 'Ballots opened' }).waitFor();
  await shoot(page, 'sword-ballots');
  await page.getByRole('button', { name: 'Session hall', exact: true }).first().click();
  await page.getByRole('rowheader', { name: /LA.DAU: does it join/ }).waitFor();
  expect(faults).toEqual([]);
});

test('an Operation on a phone, by touch', async () => {
  const { page, faults } = await site.visit({ viewport: sizes.phone, hasTouch: true, isMobile: true });
  await sitDown(page, 'rise-of-empire', [person], 'phone');
  for (let decision = 0; decision < 20; decision++) {
    await decides(page);
    if (/^Choose/.test((await prompt(page).textContent()) ?? '')) break;
    await commit(page).tap();
    await page.waitForTimeout(300);
  }
  await coach(page, 'operation-govern').tap();
  await page.getByText('effectiveness', { exact: true }).waitFor();
  await shoot(page, 'sword-phone-govern');
  await commit(page).tap();
  await page.getByText('Year Card', { exact: true }).first().waitFor();
  await shoot(page, 'sword-phone-card');
  await coach(page, 'card-seen').tap();
  expect(faults).toEqual([]);
});
