import { expect, test } from 'vitest';
import { type Look, MapLink } from './map-link.ts';

test('what one map does the others follow, once, until they leave', () => {
  const link = new MapLink();
  const seen: string[] = [];
  const maps = ['truth', 'first', 'second'].map((name) => ({ name }));
  const leave = maps.map((map) =>
    link.join(map, (look) => {
      seen.push(`${map.name} ${look.k}`);
      link.tell(map, look); // a map that is moved tells so
    }),
  );
  const look = (k: number): Look => ({ centre: { x: 1, y: 2 }, k, isWhole: false });
  const [truth = {}, first = {}] = maps;
  link.tell(truth, look(2));
  expect(seen).toEqual(['first 2', 'second 2']);
  expect(maps.map((map) => link.leads(map))).toEqual([true, false, false]);
  leave[2]?.();
  link.tell(first, look(3));
  expect(seen.slice(2)).toEqual(['truth 3']);
  expect(link.last).toEqual(look(3));
});
