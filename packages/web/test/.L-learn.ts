import { openSite, sizes } from './support/site.ts';
const site = await openSite('/tmp/L/dist');
for (const game of ['deltavee', 'sword-and-stars'])
for (const [name, viewport] of Object.entries(sizes)) {
  const { page, faults } = await site.visit({ viewport, colorScheme: name === 'desk' ? 'dark' : 'light', hasTouch: name === 'phone' });
  await page.goto(site.url + '/learn/' + game);
  await page.getByRole('region', { name: 'Coach' }).waitFor();
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `/tmp/L/learn-${game}-1-${name}.png` });
  for (let i = 0; i < 4; i++) { const next = page.locator('[data-coach=next]'); if (await next.count()) await next.click(); await page.waitForTimeout(300); }
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/L/learn-${game}-2-${name}.png` });
  console.log(game, name, faults);
}
await site.close();
