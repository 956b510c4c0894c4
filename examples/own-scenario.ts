/**
 * A scenario of one's own: a data pack in place of the standard scenarios, opened, checked and played.
 *
 *     npx tsx --conditions=development examples/own-scenario.ts
 */
import { pathToFileURL } from 'node:url';
import { loadGame, type Result, randomGame, settingFor } from '@admiralty/engine';

const place = { directions: [3, 4, 5], velocity: [1, 3] };

/** Two Daggers and a courier between them. Every field is checked when the pack is opened. */
export const crossing = {
  game: 'deltavee',
  scenarios: [
    {
      id: 'crossing',
      title: 'The crossing',
      set: 'custom',
      source: 'custom',
      brief: 'A courier crosses the sheet; a Dagger on patrol has twenty turns to stop it.',
      sheets: { A: [0, 0] },
      firstPlayer: 0,
      sides: [
        {
          name: 'Courier',
          units: [{ id: 'P1-A', class: 'piccolo', pods: { energy: 1 }, place: { hex: 'A0209', ...place } }],
        },
        {
          name: 'Patrol',
          units: [
            { id: 'P2-A', class: 'dagger', pods: { 'heavy-weapon': 1, energy: 1 }, place: { hex: 'A1509', ...place } },
          ],
        },
      ],
      victory: [
        {
          result: 1,
          rule: 'DV-11.0b',
          when: { kind: 'destroyed', units: ['P1-A'], count: 1 },
          text: 'The patrol wins when the courier is destroyed.',
        },
      ],
      limit: { gameTurns: 20, result: 'draw' },
    },
  ],
};

/** Games among random players; each ends within the bound that the rules give. */
export async function playCrossing(games: number): Promise<Result[]> {
  const opened = await loadGame('deltavee', { scenarios: crossing });
  if (!opened.ok) throw new Error(opened.problems.join('\n'));
  const { game } = opened.module;
  const wish = settingFor(game, { scenario: 'crossing' });
  if (!wish.ok) throw new Error(wish.refusal.why);
  return Array.from({ length: games }, (_, number) => {
    const played = randomGame(game, wish.setting, `crossing ${number}`);
    if (!played.ok || !played.table.result) throw new Error('the game has no end');
    return played.table.result;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const results = await playCrossing(20);
  console.log(
    `${results.filter(({ places }) => places[1] === 1 && places[0] !== 1).length} of 20 couriers were stopped.`,
  );
}
