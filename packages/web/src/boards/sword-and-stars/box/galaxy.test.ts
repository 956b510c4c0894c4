import { Session, settingFor } from '@admiralty/engine';
import { type SsView, swordAndStars } from '@admiralty/engine/sword-and-stars';
import { expect, test } from 'vitest';
import { galaxy } from './galaxy.ts';

test('the galaxy on the box is the one in the box', () => {
  const opened = swordAndStars.open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { game } = opened.module;
  const wish = settingFor(game, { scenario: 'five-empires-stalemate', options: {}, seats: 5, position: null });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const started = Session.start(game, wish.setting, 'box');
  if (!started.ok) throw new Error(started.refusal.why);
  const { nodes, systems } = started.session.observe('public').view as SsView;
  const places = nodes.slice(0, systems.length).map(({ x, y }, at) => [x, y, systems[at]?.planets]);
  expect(galaxy.stars.map(([x, y, planets]) => [x, y, planets])).toEqual(places);
  const owned = (side: number): number => galaxy.stars.filter((star) => star[3] === side).length;
  const held = (owner: number): number => systems.filter((system) => system.owner === owner).length;
  expect([2, 1, 4, 3, 5].map(owned)).toEqual([0, 1, 2, 3, 4].map(held));
  expect(galaxy.links.split('M').length - 1).toBe(nodes.flatMap(({ neighbours }) => neighbours).length / 2);
});
