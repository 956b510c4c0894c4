import { type SsView, swordAndStars } from '@admiralty/engine/sword-and-stars';
import { expect, test } from 'vitest';
import { exampleOf, wishFor } from './act-parts.tsx';
import { operations } from './routes.ts';

test('why not in exile speaks of the rules: every example is an announcement by its shape', () => {
  const opened = swordAndStars.open(null, null);
  if (!opened.ok) throw new Error(opened.problems.join('\n'));
  const { game } = opened.module;
  const setUp = game.setUp({ scenario: 'empire-no-more', seats: 5, options: {}, position: null });
  if (!setUp.ok) throw new Error(setUp.refusal.why);
  const view = game.view(setUp.g, 2);
  const players = view.players.map((one) => (one.seat === 2 ? { ...one, seatAt: -1, isExile: true } : one));
  const exile: SsView = { ...view, players };
  for (const kind of operations) expect(game.choices.act.shape.safeParse(exampleOf(exile, kind)).success).toBe(true);
});

test('SS-11.61 a System pointed at is wished for by the shortest way from an own one', () => {
  const opened = swordAndStars.open(null, null);
  if (!opened.ok) throw new Error(opened.problems.join('\n'));
  const { game } = opened.module;
  const setUp = game.setUp({ scenario: 'two-new-empires', seats: 2, options: {}, position: null });
  if (!setUp.ok) throw new Error(setUp.refusal.why);
  const view = game.view(setUp.g, 0);
  const far = view.systems.filter(({ owner }) => owner !== 0);
  for (const { system } of far) {
    const wish = wishFor(view, 'conquest', system);
    if (wish.do !== 'conquest') throw new Error('a Conquest was wished for');
    expect(view.systems[wish.base]?.owner).toBe(0);
    const way = [wish.base, ...wish.path, system];
    for (const [at, node] of way.slice(1).entries()) expect(view.nodes[way[at] ?? -1]?.neighbours).toContain(node);
  }
  expect(wishFor(view, 'govern', 3)).toEqual({ do: 'govern', target: 3, extra: 0 });
});
