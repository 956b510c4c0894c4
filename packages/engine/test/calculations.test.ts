import { describe, expect, test } from 'vitest';
import { calcLines } from '../src/core/testing/calc.ts';
import type { GameModule } from '../src/index.ts';
import { gameLoaders } from '../src/testing.ts';

function opened(loader: (typeof gameLoaders)[number]): GameModule {
  const made = loader.open(null, null);
  if (!made.ok) throw new Error(made.problems.join('\n'));
  return made.module;
}

describe.each(
  await Promise.all(gameLoaders.map(async (loader) => [loader.id, await opened(loader).calculations()] as const)),
)('calculations of %s', (_, all) => {
  test.each(all.map(({ id, example }) => [id, example]))('the example of %s works and is its own', (id, example) => {
    expect(example.split(' ')[0]).toBe(id);
    const { value, lines } = calcLines(all).calc(example);
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|null|\[object/);
  });

  test('ids and inputs are named once', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { inputs } of all) expect(new Set(inputs.map(({ name }) => name)).size).toBe(inputs.length);
  });
});
