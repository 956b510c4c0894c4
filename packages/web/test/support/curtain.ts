import type { Page } from 'playwright-core';

const HOLD_MS = 900;

/** What hides the table while the screen goes from one person to the next. */
export const curtainOf = (page: Page) => page.getByRole('dialog', { name: /Pass the screen to/ });

/** Holds its button; whose turn it is. */
export async function openCurtain(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /I am .* hold to open/ });
  const name = /I am (.*) ·/.exec((await button.textContent()) ?? '')?.[1] ?? '';
  const box = await button.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.waitForTimeout(HOLD_MS);
  await page.mouse.up();
  await page.getByText('You decide', { exact: true }).waitFor();
  return name;
}
