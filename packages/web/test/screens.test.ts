import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxes } from '../src/boards/boxes.ts';
import { sitDownTo } from './support/battle.ts';
import { openSite, type Site, shoot, startFromLink } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const screens = {
  'phone on its side': { width: 844, height: 390, map: 0.45 },
  'desk at 200 %': { width: 720, height: 450, map: 0.45 },
  phone: { width: 390, height: 844, map: 0.3 },
  'tablet upright': { width: 768, height: 1024, map: 0.45 },
  tablet: { width: 1024, height: 768, map: 0.5 },
  desk: { width: 1440, height: 900, map: 0.45 },
  'large desk': { width: 1920, height: 1080, map: 0.5 },
} as const;

const boards = boxes.map(({ id, play }) => ({ game: id, ...play }));

/** How often the reader goes on before the screens are tried: the orders differ from decision to decision. */
const DECISIONS = 3;

test.each(boards)('$game: orders in sight and a fair map on every screen', async ({ game, scenario, seats }) => {
  const { page, faults } = await site.visit({ reducedMotion: 'reduce' });
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { is: 'person' } : { is: 'computer', level: 'random' },
  );
  await startFromLink(page, site.url, { game, scenario, players, seed: 'room' });
  for (let decision = 0; decision < DECISIONS; decision++) {
    await page.getByText('You decide', { exact: true }).first().waitFor({ timeout: 60_000 });
    for (const [screen, { width, height, map }] of Object.entries(screens)) {
      await page.setViewportSize({ width, height });
      const desks = page.getByRole('navigation', { name: 'Desks' }).getByRole('button');
      if ((await desks.count()) > 0) await desks.first().click(); // a desk makes room for itself on a phone
      await foot(page).waitFor();
      const place = `${game}, decision ${decision}, ${screen}`;
      expect(await isInside(foot(page), width, height), `${place}: the foot of the orders`).toBe(true);
      expect(await isInside(main(page), width, height), `${place}: its main button`).toBe(true);
      if (await figure(page).first().isVisible())
        expect(await isWhole(figure(page).first(), width, height), `${place}: the figure that decides`).toBe(true);
      const share = (await boxOf(page.locator('main'))) ?? { width: 0, height: 0 };
      expect((share.width * share.height) / (width * height), `${place}: the map`).toBeGreaterThan(map);
      for (const desk of await desks.all()) expect(await isInside(desk, width, height), `${place}: desks`).toBe(true);
      if (decision === 1) await shoot(page, `screens-${game}-${width}x${height}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await goOn(page);
  }
  expect(faults).toEqual([]);
});

test('The Sword and the Stars: an Operation, its card and what came of it, side by side on every screen', async () => {
  const { page, faults } = await site.visit({ reducedMotion: 'reduce' });
  await openSword(page, 'two-new-empires', 2);
  const prompt = page.locator('[data-coach=prompt] h2');
  for (let n = 0; n < 4 && !/^Choose an Operation/.test((await prompt.textContent()) ?? ''); n++) await goOn(page);
  await page.locator('[data-coach=operation-conquest]').click();
  await page.getByText('effectiveness', { exact: true }).waitFor();
  for (const [screen, { width, height }] of Object.entries(screens)) {
    await page.setViewportSize({ width, height });
    expect(await isInside(main(page), width, height), `${screen}: its main button`).toBe(true);
    const odds = width < 768 || height < 540 ? foot(page).getByText(/^\d+ %/) : page.locator('[data-coach=odds] td');
    expect(await isWhole(odds.first(), width, height), `${screen}: what it may bring`).toBe(true);
    for (const desk of await page.getByRole('navigation', { name: 'Desks' }).getByRole('button').all())
      expect(await isInside(desk, width, height), `${screen}: desks`).toBe(true);
    await shoot(page, `screens-operation-${width}x${height}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const log = await boxOf(page.locator('[data-panel=log]'));
  expect(log?.height, 'three lines of the log beside an Operation').toBeGreaterThan(130);
  await page.locator('[data-coach=commit]').click();
  const card = page.getByRole('region', { name: 'What was revealed' });
  await card.waitFor();
  const heads = page.getByRole('region', { name: 'Headlines' });
  const desks = page.getByRole('navigation', { name: 'Desks' });
  const round = page
    .locator('header')
    .getByText(/^Game-Turn 1 of \d+ · Round/)
    .locator('visible=true')
    .first();
  for (const [screen, { width, height }] of Object.entries(screens)) {
    await page.setViewportSize({ width, height });
    const goesOn = card.getByRole('button', { name: 'Continue' });
    expect(await isInside(goesOn, width, height), `${screen}: Continue`).toBe(true);
    expect(await isApart(heads, card), `${screen}: headlines and card`).toBe(true);
    expect(await isWhole(round, width, height), `${screen}: the Round`).toBe(true);
    expect(await isApart(desks, round), `${screen}: desks and Round`).toBe(true);
    await shoot(page, `screens-card-${width}x${height}`);
  }
  expect(faults).toEqual([]);
});

/** Two that are both shown lie beside each other. */
async function isApart(one: Locator, other: Locator): Promise<boolean> {
  if (!(await one.isVisible()) || !(await other.isVisible())) return true;
  const [a, b] = [await boxOf(one), await boxOf(other)];
  if (!a || !b) return true;
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

/** With the figure that decides, the orders' prompt and main button stand whole on the screen, none over another. */
async function expectFigure(page: Page, place: string, figure: Locator, { width, height }: Screen): Promise<void> {
  for (const [what, part] of Object.entries({
    figure,
    prompt: page.locator('[data-coach=prompt] h2'),
    foot: main(page),
  }))
    expect(await isWhole(part.first(), width, height), `${place}: the ${what}`).toBe(true);
}
interface Screen {
  width: number;
  height: number;
}
/** Those on which the orders scroll as one. */
const small = Object.entries(screens).filter(([, { width, height }]) => width < 768 || height < 540);
const figure = (page: Page): Locator => page.locator('[data-panel=orders] [data-figure] > :first-child');

/** On the screen, and neither its top nor its bottom lies under anything. */
async function isWhole(what: Locator, width: number, height: number): Promise<boolean> {
  if (!(await isInside(what, width, height))) return false;
  return what.evaluate((element) => {
    const { x, y, width: wide, height: high } = element.getBoundingClientRect();
    return [y + 2, y + high - 2].every((at) => {
      const top = document.elementFromPoint(x + Math.min(wide / 2, 30), at);
      return top !== null && (element.contains(top) || top.contains(element));
    });
  });
}

test('DeltaVee: what a course, a fire and a launch come to stands whole beside prompt and button on small screens', async () => {
  const { page, faults } = await site.visit({ reducedMotion: 'reduce' });
  for (const phase of ['command', 'fire'] as const) {
    await sitDownTo(site, page, phase);
    if (phase === 'command') await page.locator('[data-coach=right]').click();
    else await page.getByRole('button', { name: /^All \d+/ }).waitFor();
    for (const [screen, size] of small) {
      await page.setViewportSize(size);
      await shoot(page, `screens-figure-${phase}-${size.width}x${size.height}`);
      await expectFigure(page, `${phase}, ${screen}`, figure(page), size);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await page.locator('[data-coach=launch-0]').click();
  for (const [screen, size] of small) {
    await page.setViewportSize(size);
    await shoot(page, `screens-figure-launch-${size.width}x${size.height}`);
    await expectFigure(page, `launch, ${screen}`, figure(page), size);
    const note = foot(page).getByText(/(to strike|passes)/);
    await expectFigure(page, `launch, ${screen}, what it meets`, note, size);
  }
  expect(faults).toEqual([]);
});

/** A fresh game of The Sword and the Stars against computers. */
async function openSword(page: Page, scenario: string, seats: number): Promise<void> {
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { is: 'person' } : { is: 'computer', level: 'random' },
  );
  const setup = { game: 'sword-and-stars', scenario, players, seed: 'card' };
  await startFromLink(page, site.url, setup);
  await page.locator('[data-coach=prompt] h2').waitFor({ timeout: 60_000 });
}

test('The Sword and the Stars: the risk of a tax and the weight of a ballot stand whole on small screens', async () => {
  const { page, faults } = await site.visit({ reducedMotion: 'reduce' });
  const desks = page.getByRole('navigation', { name: 'Desks' });
  const isSeen = async (what: string): Promise<void> => {
    await figure(page).first().waitFor();
    await desks.getByRole('button').first().click(); // a desk makes room for itself on a phone
    for (const [screen, size] of small) {
      await page.setViewportSize(size);
      await shoot(page, `screens-figure-${what}-${size.width}x${size.height}`);
      await expectFigure(page, `${what}, ${screen}`, figure(page), size);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await openSword(page, 'two-new-empires', 2);
  const prompt = page.locator('[data-coach=prompt] h2');
  for (let n = 0; n < 4 && !/^Choose an Operation/.test((await prompt.textContent()) ?? ''); n++) await goOn(page);
  await page.locator('[data-coach=tax]').click();
  await isSeen('tax');
  await desks.getByRole('button', { name: 'Taxation' }).click();
  for (const [screen, size] of small) {
    await page.setViewportSize(size);
    const table = page.getByRole('table').filter({ hasText: 'Rebels' }).first();
    const cut = await table.evaluate(({ parentElement }) => parentElement!.scrollWidth - parentElement!.clientWidth);
    expect(cut, `${screen}: what a tax may cost is cut off`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSword(page, 'great-galactic-war', 5);
  await desks.getByRole('button', { name: /^Session hall/ }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Call a Special Session/i })
    .first()
    .click();
  await isSeen('ballot');
  expect(faults).toEqual([]);
});

const foot = (page: Page): Locator => page.locator('[data-panel=orders] [data-foot]').first();
const main = (page: Page): Locator => foot(page).getByRole('button').first();
const boxOf = (what: Locator) => what.boundingBox();

/** Wholly on the screen, and nothing lies over its middle. */
async function isInside(what: Locator, width: number, height: number): Promise<boolean> {
  const box = await boxOf(what);
  if (!box || box.height < 14) return false;
  const isOnTop = await what.evaluate((element) => {
    const { x, y, width: wide, height: high } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + wide / 2, y + high / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  return isOnTop && box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
}

/** The first answer that goes: the main button, or what ends the phase. */
async function goOn(page: Page): Promise<void> {
  const acts = await foot(page).getByRole('button').all();
  for (const act of acts) {
    if (!(await act.isEnabled())) continue;
    await act.click();
    return page.waitForTimeout(1200);
  }
}
