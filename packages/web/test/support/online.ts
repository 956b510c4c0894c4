import type { Page } from 'playwright-core';

/** Refusals and lost connections are no faults of the page. */
export const unexpected = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !/Failed to load resource|net::ERR/.test(fault));

/** The form of a new table, with the name of whoever makes it. */
export async function newTable(page: Page, url: string, game: string, name: string): Promise<void> {
  await page.goto(`${url}/new/${game}`);
  await page.getByLabel('Your name at the table').fill(name);
}

/** The link that the table shows for those who are missing. */
export async function linkOf(page: Page): Promise<string> {
  const shown = page.getByRole('region', { name: 'Link for the missing players' }).locator('output');
  await shown.waitFor();
  return (await shown.textContent()) ?? '';
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: /Sit down as/ }).click();
}

/** Both are at the board. */
export async function atBoard(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('application').first().waitFor({ timeout: 60_000 });
}

export const isAsked = (page: Page): Promise<boolean> => page.getByText('You decide', { exact: true }).isVisible();

/** The board's own button; a sheet with gaps is filled first. */
export const mainButton = (page: Page) =>
  page
    .locator('[data-coach=end]:enabled, [data-coach=commit]:enabled, [data-coach=done]:enabled')
    .or(page.getByRole('button', { name: /^(Hold|Spend) the rest/, disabled: false }))
    .first();

/** Whoever is asked presses the board's own button, so many times. */
export async function playOn(pages: readonly Page[], moves: number): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (let done = 0; done < moves; ) {
    if (Date.now() > deadline) throw new Error(`only ${done} moves`);
    for (const page of pages) {
      if (!(await isAsked(page))) continue;
      const isPressed = await mainButton(page)
        .click({ timeout: 2000 })
        .then(
          () => true,
          () => false,
        );
      done += Number(isPressed);
    }
    await pages[0]?.waitForTimeout(150);
  }
}

/** Opens what stands beside the log: who plays, talk, tools. */
export async function openRoom(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Table( \d+)?$/ })
    .filter({ visible: true })
    .click();
}

/** A scenario by its title, in the form of a new table. */
export async function pickScenario(page: Page, title: string): Promise<void> {
  await page.getByLabel('Scenario').selectOption({ label: title });
}

export interface QuickTable {
  game: string;
  scenario?: string;
  options?: Record<string, unknown>;
  seats: readonly object[];
  [more: string]: unknown;
}

/** A guest of that name, if nobody is known in this browser yet. */
export function comeIn(page: Page, name: string): Promise<string> {
  return page.evaluate(async (called) => {
    const headers = { 'x-admiralty': '1', 'content-type': 'application/json' };
    const me = await fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name: called }) });
    return ((await me.json()) as { id: string }).id;
  }, name);
}

/** A table where making it is not what is looked at. */
export async function quickTable(page: Page, name: string, wish: QuickTable): Promise<string> {
  await comeIn(page, name);
  const made = await ask(page, 'POST', '/api/tables', wish);
  return (made as { table: string }).table;
}

/** A request of the page's own login. */
export function ask(page: Page, method: string, path: string, body?: unknown): Promise<unknown> {
  return page.evaluate(
    async ([how, where, what]) => {
      const headers = { 'x-admiralty': '1', 'content-type': 'application/json' };
      const answer = await fetch(where, { method: how, headers, ...(what !== null && { body: what }) });
      return answer.json() as Promise<unknown>;
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

/** Some legal answer of the seat, by the login of that page; false: it is not asked. */
export async function answerAtRandom(page: Page, table: string, seat: number): Promise<boolean> {
  const { full } = (await ask(page, 'GET', `/api/tables/${table}/views/${seat}`)) as {
    full: { observation: { decisions: { id: number; mine: boolean }[] } };
  };
  const decision = full.observation.decisions.find(({ mine }) => mine)?.id;
  if (decision === undefined) return false;
  const path = `/api/tables/${table}/seats/${seat}`;
  const [sample] = (await ask(page, 'POST', `${path}/ask`, { queries: [{ ask: 'sample', decision }] })) as [
    { value: { kind: string; answer: unknown } },
  ];
  const act = { decision, kind: sample.value.kind, with: sample.value.answer };
  await ask(page, 'POST', `${path}/acts`, { command: `answer-${decision}`, act });
  return true;
}

/** How many actions the board has heard of. */
export async function actionsOf(page: Page): Promise<number> {
  const words = await page
    .getByText(/^Now · action/)
    .first()
    .textContent();
  return Number(/\d+/.exec(words ?? '')?.[0]);
}
