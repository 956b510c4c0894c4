import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What assistive technology could not work with on the page, or in a part of it, once its colours have settled. */
export async function seriousFaults(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
