import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsInBothThemes } from './support/axe.ts';
import { answer, asked, begin, firstLooks, mouse, playTo, question } from './support/frontier.ts';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('the campaign: a deployment is changed, refused and mended, then three turns are played', async () => {
  const { page, faults } = await site.visit();
  const hand = mouse(page);
  const look = firstLooks(page);
  await begin(site, page, { person: 1 });
  await playTo(page, hand, /^Deploy/, look);
  await look('Deploy your forces.');
  const places = page.locator('[data-coach=deploy] section');
  const place = (name: string) => places.filter({ has: page.getByRole('button', { name }) });
  await page.getByRole('button', { name: 'Take the proposal' }).waitFor();
  await place('Mjolnir 1525').getByRole('button').first().click();
  const squadron = place('Mjolnir 1525').getByRole('button', { name: /^S-/ }).first();
  const name = (await squadron.textContent()) ?? '';
  await place('Uthith 2703').evaluate((one) => one.scrollIntoView({ block: 'center' })); // not under the panel's foot
  await squadron.dragTo(place('Uthith 2703'));
  await page.getByText(`${name} → Uthith 2703`).waitFor(); // R97: no world of its own navy
  await page.getByRole('button', { name: /to fix/ }).waitFor();
  expect(await page.locator('[data-coach=commit]').isDisabled()).toBe(true);
  await shoot(page, 'frontier-deploy-refused');
  await page.getByRole('button', { name: /Put the refused back/ }).click();
  await page.getByRole('button', { name: 'Take the proposal' }).waitFor();
  await place('Querion 1018').getByRole('button').first().click();
  await place('Querion 1018').getByRole('button', { name: 'Z-K8' }).click();
  await page.locator('[data-coach=reach] button', { hasText: 'Gesentown' }).click();
  await page.getByRole('button', { name: 'Deploy with 1 change' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Deploy with 1 change' }).waitFor({ timeout: 60_000 });
  await shoot(page, 'frontier-deploy-desk');
  const questions: string[] = [];
  for (let turn = 0; turn < 3; turn++) {
    questions.push(...(await playTo(page, hand, /^Write your plots/, look)));
    if (turn < 2) await playTo(page, hand, /^Send admirals|^Load and unload before/, look);
  }
  expect(questions[0]).toBe('Deploy your forces.');
  expect(await page.getByText('Turn 3 of 78').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Points', exact: true }).click();
  await page.getByText('Worlds that could count').waitFor();
  expect(faults).toEqual([]);
}, 300_000);

test('a fleet of fast ships is made in the deployment and starts in the Imperial rear', async () => {
  const { page, faults } = await site.visit();
  const hand = mouse(page);
  await begin(site, page, { person: 1, options: { surpriseAttack: true } });
  await playTo(page, hand, /^Deploy/);
  const place = (name: string) =>
    page.locator('[data-coach=deploy] section').filter({ has: page.getByRole('button', { name }) });
  const fleet = page.getByRole('combobox', { name: 'Fleet' });
  const back = page.getByRole('button', { name: 'All places' });
  await place('Clan 1507').getByRole('button').first().click();
  await place('Clan 1507').getByRole('button', { name: 'Z-CR-22', exact: true }).click();
  await page.locator('[data-coach=reach] button', { hasText: 'Sheyou' }).click();
  await fleet.selectOption('3rd Assault Fleet');
  const changes = page.locator('[data-panel=orders] section').filter({ hasText: 'Your changes' }).locator('li');
  await changes.getByText('Z-CR-22 → 3rd Assault Fleet', { exact: true }).waitFor();
  await back.click();
  await place('Sheyou 1014').getByRole('button').first().click();
  for (const slow of ['Z-BR-39', 'Z-BR-41', 'Z-COL-CR-5']) {
    await place('Sheyou 1014').getByRole('button', { name: slow, exact: true }).click();
    await fleet.selectOption('independent');
    await back.click();
  }
  await changes.getByText('Z-COL-CR-5 → independent', { exact: true }).waitFor();
  expect(await changes.count()).toBe(5); // four squadrons, one of them in another place too
  await page.getByRole('button', { name: 'Deploy with 5 changes' }).waitFor();
  await shoot(page, 'frontier-deploy-fleets');
  expect(await faultsInBothThemes(page, '[data-panel=orders]')).toEqual([]);
  await answer(page, hand);
  expect(await asked(page)).toBe('Start fleets in the Imperial rear, or none.');
  const rear = page.locator('[data-panel=orders] section').filter({ hasText: '871-438' }).last();
  await rear.getByText('67 % that it is discovered').waitFor();
  await rear.getByText('jump 3 or more, fuel code S', { exact: true }).waitFor();
  await rear.getByRole('button', { name: '3rd Assault Fleet' }).click();
  await page.getByRole('button', { name: 'Start 1 fleet there' }).waitFor();
  await firstLooks(page)('Start fleets');
  await shoot(page, 'frontier-surprise-desk');
  await answer(page, hand);
  await page.getByText('3A starts at').first().waitFor();
  expect(await asked(page)).toBe('Write your first plots.');
  expect(faults).toEqual([]);
}, 180_000);

/** Questions that a war comes to seldom: a position at the table where each is asked, who is asked, and what he presses before. */
const SELDOM: readonly (readonly [asks: string, person: number, position: object, press?: string])[] = [
  [
    'Jump with fleets that need no plot.',
    0,
    {
      turn: 3,
      phase: 'wellLed',
      fleets: { 'I-F-43rd': { at: '2314', squadrons: ['I-AR-26', 'I-AR-27'], commander: 'I-ADM-4' } },
      troops: { 'I-MAR-1': { aboard: 'I-AR-26' }, 'I-MAR-2': { at: '2314' } },
    },
  ],
  [
    'Use the black globes at Cipango 1109.',
    0,
    {
      combat: { hex: '1109', stage: 'blackGlobe' },
      options: { blackGlobes: true },
      fleets: { 'I-F-43rd': { at: '1109', squadrons: ['I-BR-123', 'I-BR-154', 'I-BR-187', 'I-BR-188'] } },
      squadrons: {
        ...Object.fromEntries(['I-BR-123', 'I-BR-154', 'I-BR-187', 'I-BR-188'].map((id) => [id, { jumped: true }])),
        'Z-BR-1': { at: '1109' },
      },
    },
  ],
  [
    'Attack the system defense boats of Vilis 1523, or not.',
    1,
    {
      combat: { hex: '1523', stage: 'systemDefense' },
      squadrons: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`Z-BR-${n}`, { at: '1523' }])),
    },
  ],
  [
    'Bring the system defense boats of Vilis 1523 into the fight, or keep them back.',
    0,
    {
      combat: { hex: '1523', stage: 'space' },
      squadrons: { 'I-AR-26': { at: '1523', dry: true }, 'Z-AR-33': { at: '1523', dry: true } },
      troops: { 'Z-D5': { at: '1523' } },
    },
  ],
  [
    'Invade Ruie 2213, or leave it in peace.',
    1,
    { combat: { hex: '2213', stage: 'invasion' }, squadrons: { 'Z-BR-1': { at: '2213' } } },
  ],
  [
    'Spend replacement points.',
    1,
    {
      turn: 10,
      phase: 'replacements',
      points: { imperial: [1, 4], zhodani: [4, 2] },
      squadrons: { 'Z-BR-1': { eliminated: true }, 'Z-BR-2': { at: '0708', step: 'reduced' } },
    },
  ],
  [
    'Fight on at Vilis 1523, or break off.',
    1,
    {
      combat: { hex: '1523', stage: 'systemDefense' },
      squadrons: { 'Z-BR-1': { at: '1523' }, 'Z-BR-2': { at: '1523' } },
    },
    'Attack them',
  ],
  [
    'Give your best crews to one attack at Tionale 1915.',
    0,
    {
      combat: { hex: '1915', stage: 'space' },
      options: { squadronQuality: true },
      squadrons: Object.fromEntries(
        [...[501, 502, 503, 504, 505, 507, 188, 646].map((n) => `I-BR-${n}`), 'Z-BR-1'].map((id) => [
          id,
          { at: '1915' },
        ]),
      ),
    },
  ],
  [
    'Choose the cargo that is lost at Tionale 1915.',
    0,
    {
      combat: { hex: '1915', stage: 'space' },
      squadrons: Object.fromEntries(['I-BR-190', 'Z-BR-1', 'Z-BR-2'].map((id) => [id, { at: '1915' }])),
      troops: Object.fromEntries(['I-B1', 'I-MAR-1', 'I-HUS-1'].map((id) => [id, { aboard: 'I-BR-190' }])),
    },
    'Take these losses',
  ],
  ['Share out the arrivals between two boxes.', 0, { turn: 2, phase: 'reinforcements' }],
  [
    'Give the warrant to an admiral.',
    0,
    { turn: 3, phase: 'reinforcements', warrant: 'IR', admirals: { 'I-ADM-1': { at: 'IR' }, 'I-ADM-2': { at: 'IR' } } },
  ],
  [
    'Declare an armistice, or fight on.',
    1,
    { turn: 30, phase: 'endOfTurn', squadrons: { 'Z-BR-1': { at: '0708' }, 'I-BR-190': { at: '2314' } } },
  ],
];

test('questions that come seldom can be answered by everybody, in both themes', async () => {
  const { page, faults } = await site.visit();
  for (const [asks, person, position, press] of SELDOM) {
    await begin(site, page, { person, position: { scenario: 'campaign', ...position } });
    if (press) await page.getByRole('button', { name: press }).click();
    await question(page).filter({ hasText: asks }).waitFor({ timeout: 60_000 });
    expect(await question(page).textContent()).toBe(asks);
    await page.locator('[data-coach=commit]:enabled').waitFor();
    await firstLooks(page)(asks);
    await shoot(page, `frontier-seldom-${asks.slice(0, 12).replace(/\W+/g, '-').toLowerCase()}`);
    await page.goto(site.url);
  }
  expect(faults).toEqual([]);
}, 180_000);

test('the Guards fire first: who fires and on what odds, at the desk and on a phone', async () => {
  const { page, faults } = await site.visit();
  await begin(site, page, {
    person: 1,
    position: {
      scenario: 'campaign',
      combat: { hex: '1408', stage: 'surface' },
      troops: Object.fromEntries(['Z-GD-1', 'Z-D5', 'I-D3', 'I-D4'].map((id) => [id, { at: '1408' }])),
    },
  });
  expect(await asked(page)).toMatch(/^Fire first on /);
  const orders = page.locator('[data-panel=orders]');
  await orders.getByText('Psionic troops fire before all others.').waitFor();
  await orders
    .getByRole('textbox', { name: /^Z-GD-1\b.* at / })
    .first()
    .waitFor();
  expect(await orders.getByRole('textbox', { name: /^Z-D5\b.* at / }).count()).toBe(0); // its turn comes with all others
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await shoot(page, `frontier-first-fire-${size}`);
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await answer(page, mouse(page));
  expect(await asked(page)).toMatch(/^Give fire on /);
  expect(faults).toEqual([]);
}, 120_000);

test('an armistice says how it would end and what it costs, declared or offered', async () => {
  const { page, faults } = await site.visit();
  const worlds = Object.fromEntries(
    ['1510', '1520', '2123', '2314', '3120', '1410'].map((hex) => [hex, { control: 'zhodani' }]),
  );
  await begin(site, page, { person: 1, position: { scenario: 'campaign', turn: 34, phase: 'endOfTurn', worlds } });
  expect(await asked(page)).toBe('Declare an armistice, or fight on.');
  const points = '127 Zhodani points to 0 Imperial';
  const lost = '2 levels lost from the major victory of the Zhodani side that stands now';
  await page.getByText(`Declare an armistice: the war ends as a stalemate, ${points}; ${lost}`).waitFor();
  await page.getByText('Out-of-turn actions').click();
  const offer = page.getByRole('button', { name: 'Offer an armistice' });
  await offer.getByText(`the war ends as a major victory of the Zhodani side, ${points}; no level is lost`).waitFor();
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await shoot(page, `frontier-armistice-${size}`);
    expect(await faultsInBothThemes(page)).toEqual([]);
  }
  await page.setViewportSize(sizes.desk);
  await page.getByRole('button', { name: 'Declare an armistice' }).click();
  await page.getByText(`armistice declared on turn 34: stalemate, ${points}`).first().waitFor();
  expect(faults).toEqual([]);
}, 120_000);

test('the referee begins a war, runs weeks, and finds it again after a reload', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/referee/fifth-frontier-war`);
  await page.getByRole('button', { name: 'Begin a war' }).click({ timeout: 60_000 });
  const run = page.getByRole('button', { name: 'Run a week', exact: true });
  await run.waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Run 4 weeks' }).click();
  await page.getByText('week -11.').waitFor({ timeout: 60_000 });
  await page.reload();
  await page.getByText('week -11.').waitFor({ timeout: 60_000 });
  await shoot(page, 'frontier-referee-desk');
  // a unit in a player's hands stops the week; what the rules refuse is refused, and another war can be begun
  await page.getByLabel('Unit').fill('I-SR-63');
  await page.getByLabel('Player', { exact: true }).fill('Dell');
  await page.getByRole('button', { name: 'Give', exact: true }).click();
  await page.getByText('Dell answers for I-SR-63').waitFor();
  const answer = page.getByRole('textbox', { name: 'Decide like this' });
  for (let weeks = -11; weeks < 1; weeks++) {
    await run.click();
    await run.and(page.locator(':enabled')).or(answer).first().waitFor({ timeout: 60_000 });
  }
  await answer.fill('{"jumps":[{"squadron":"I-SR-63","to":"Cronor","load":[]}]}');
  await page.getByRole('button', { name: 'Decide like this' }).click();
  await page.getByRole('alert').filter({ hasText: 'FFW-3.1a' }).waitFor();
  const staff = page.getByRole('button', { name: 'Do as the staff says' });
  const over = page.getByText('week 1.');
  while (!(await over.isVisible())) await staff.or(over).first().click({ timeout: 60_000 }); // where ships meet he is asked again
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin another war' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByRole('button', { name: 'Begin a war' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Begin a war' }).waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
}, 120_000);
