import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameModule } from '../src/index.ts';
import { gameLoaders } from '../src/testing.ts';

/** The lines of a game's sources, tests and data left out. */
function linesOf(game: string): { file: string; line: string }[] {
  const folder = new URL(`../src/games/${game}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') && !file.endsWith('.test.ts') && !/((rules|rulings)-text|given[a-z-]*)\.ts$/.test(file),
    )
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .map((line) => ({ file, line })),
    );
}

function openModule(id: string): GameModule {
  const opened = gameLoaders.find((one) => one.id === id)?.open(null, null);
  if (!opened?.ok) throw new Error(`${id} does not open`);
  return opened.module;
}

const PREFIXES = { deltavee: 'DV', 'fifth-frontier-war': 'FFW', 'imperial-ambitions': 'IA', 'sword-and-stars': 'SS' };

describe('every id that is cited has a text', () => {
  test.each(Object.entries(PREFIXES))('rulings of %s', async (game) => {
    const { rulings } = await openModule(game).texts();
    const known = new Set(rulings.map(({ id }) => id));
    const lost = linesOf(game).flatMap(({ file, line }) =>
      [...line.matchAll(/(?<![\w-])R\d{1,3}(?![\w-])/g)].flatMap(([id]) => (known.has(id) ? [] : [`${file}: ${id}`])),
    );
    expect(lost).toEqual([]);
  });

  test.each(Object.entries(PREFIXES))('rules of %s, in what players are told and asked', async (game, prefix) => {
    const { rules } = await openModule(game).texts();
    const known = new Set(rules.map(({ id }) => id));
    const quoted = new RegExp(`['"\`](${prefix}-[A-Za-z0-9.-]*[A-Za-z0-9])['"\`]`, 'g');
    const lost = linesOf(game).flatMap(({ file, line }) =>
      [...line.matchAll(quoted)].flatMap(([, id]) => (known.has(id!) ? [] : [`${file}: ${id}`])),
    );
    expect(lost).toEqual([]);
  });
});
