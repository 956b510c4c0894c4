import type { Page } from 'playwright-core';

/** Goes by Tab until the focus is on something with this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const { activeElement } = document;
      const label = (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent ?? '';
    });
    if (name.test(words)) return;
  }
  throw new Error(`no way by Tab to ${name}`);
}

/** Answers a question of a DeltaVee duel as the page proposes: F ends a list of Commands, Enter takes anything else. */
export async function takeProposal(page: Page): Promise<void> {
  const what = (await page.locator('[data-coach=prompt] h2').textContent()) ?? '';
  const key = /^Command/.test(what) ? 'F' : 'Enter';
  await page.locator(`[aria-keyshortcuts~="${key}"]:not([disabled])`).first().waitFor();
  await page.keyboard.press(key);
}
