import { describe, expect, test } from 'vitest';
import { DD, INF } from '../data/names.ts';
import { viewOf } from '../secrets/view.ts';
import { ABSENT, USED_UP } from '../state.ts';
import { type GivenUnit, given, givenState } from '../testing/given.ts';
import { addUnit, isListed, reveal } from './unit-rows.ts';

const start = () => givenState({ units: { dd: { type: 'DD', owner: 0, system: 'A1' } } }).at;

describe('R23 numbers and names tell nothing of hidden units', () => {
  test('IA-tf-7 those of my new units do not depend on what others have built', () => {
    const mine = [0, 3].map((builtByOther) => {
      const at = start();
      for (let n = 0; n < builtByOther; n++) addUnit(at, { owner: 0, type: DD, steps: 1 });
      return [1, 2].map(() => addUnit(at, { owner: 1, type: DD, steps: 1 }));
    });
    expect(mine[0]).toEqual(mine[1]);
  });

  test('IA-tf-7 those by which others come to know my units count only what they have come to know', () => {
    const seen = [0, 1, 14].map((secret) => {
      const at = start();
      for (let n = 0; n < secret; n++) addUnit(at, { owner: 0, type: INF, steps: 2 });
      const unit = addUnit(at, { owner: 0, type: INF, steps: 2 });
      const [listed] = reveal(at, [unit]);
      return [listed, at.g.names[listed!]];
    });
    expect(seen).toEqual(Array(3).fill([1, 'Inf1']));
  });

  test('a unit that nobody else knows has a dash in its name, and keeps no trace of it once it is known', () => {
    const at = start();
    const [a, b] = [addUnit(at, { owner: 0, type: DD, steps: 2 }), addUnit(at, { owner: 0, type: DD, steps: 1 })];
    expect([at.g.names[a], at.g.names[b], isListed(at.g, a)]).toEqual(['DD-2', 'DD-3', false]);
    at.g.units.host[a] = b;
    at.g.trades = [b];
    const [listed] = reveal(at, [b]);
    expect([at.g.names[listed!], at.g.units.steps[listed!], isListed(at.g, listed!)]).toEqual(['DD2', 1, true]);
    expect([at.g.units.host[a], at.g.trades, at.g.units.status[b], at.g.names[b]]).toEqual([
      listed,
      [listed],
      ABSENT,
      '',
    ]);
    expect(reveal(at, [listed!])).toEqual([listed]);
  });

  test('units that come to light together are numbered by what shows, not by when they were built', () => {
    const numbered = (steps: number[]) => {
      const at = start();
      const units = steps.map((one) => addUnit(at, { owner: 1, type: DD, steps: one }));
      return reveal(at, units)
        .sort((a, b) => a - b)
        .map((unit) => [unit, at.g.names[unit], at.g.units.steps[unit]]);
    };
    expect(numbered([2, 1])).toEqual(numbered([1, 2]));
  });

  test('in an open war there are no secret names', () => {
    const { at } = givenState({ units: { dd: { type: 'DD', owner: 0, system: 'A1' } }, options: { fog: 'open' } });
    expect(at.g.names[addUnit(at, { owner: 0, type: DD, steps: 2 })]).toBe('DD2');
  });
});

describe('in play', () => {
  const units: Record<string, GivenUnit> = {
    inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
    b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' },
    x: { type: 'CA', owner: 1, system: 'A1' },
    home: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
  };
  test('R23 a battle shows the same numbers and names, however many units were built in secret before', () => {
    const seen = [0, 5].map((secret) => {
      const table = given({ phase: 'declare', units, order: [0, 1] });
      const at = { g: table.g, data: table.game.data };
      const away = table.g.units.hex[table.unit('home')]!;
      for (let n = 0; n < secret; n++) {
        const gone = addUnit(at, { owner: 0, type: DD, steps: 2, hex: away });
        table.g.units.status[gone] = USED_UP;
        table.g.units.steps[gone] = 0;
      }
      addUnit(at, { owner: 0, type: DD, steps: 2, hex: table.g.units.hex[table.unit('b')]! });
      table.act(0, 'declare', { attacks: [], assaults: [] });
      table.act(1, 'declare', { attacks: [{ at: [7, 8], on: 0 }], assaults: [] });
      const view = viewOf(table.game.data, table.g, 1);
      return view.units.map(({ unit, name, owner }) => [unit, name, owner]);
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toContainEqual([4, 'DD1', 0]);
  });
});
