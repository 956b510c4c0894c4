import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What assistive technology could not work with on the page, or in a part of it, once its colours have settled; all rules, or these. */
export async function seriousFaults(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  // no frames of others: one run in the page itself
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (rules !== undefined) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** In the light theme all rules, in the dark one the contrast: themes differ in nothing else. */
export async function faultsInBothThemes(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await seriousFaults(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await seriousFaults(page, within, ['color-contrast']);
  return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)];
}
