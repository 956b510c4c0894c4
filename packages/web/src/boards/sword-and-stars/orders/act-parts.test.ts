import { type SsView, swordAndStars } from '@admiralty/engine/sword-and-stars';
import { expect, test } from 'vitest';
import { exampleOf } from './act-parts.tsx';
import { operations } from './routes.ts';

test('why not in exile speaks of the rules: every example is an announcement by its shape', () => {
  const opened = swordAndStars.open(null, null);
  if (!opened.ok) throw new Error(opened.problems.join('\n'));
  const { game } = opened.box;
  const setUp = game.setUp({ scenario: 'empire-no-more', seats: 5, options: {}, position: null });
  if (!setUp.ok) throw new Error(setUp.refusal.why);
  const view = game.view(setUp.g, 2);
  const players = view.players.map((one) => (one.seat === 2 ? { ...one, seatAt: -1, isExile: true } : one));
  const exile: SsView = { ...view, players };
  for (const kind of operations) expect(game.choices.act.shape.safeParse(exampleOf(exile, kind)).success).toBe(true);
});
