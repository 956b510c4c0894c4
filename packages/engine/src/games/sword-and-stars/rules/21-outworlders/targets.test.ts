import { expect, test } from 'vitest';
import { CONQUEST, RAID } from '../../data/types.ts';
import { type Given, given, system } from '../../testing/given.ts';
import { outworlderAim, raiderAim } from './targets.ts';

type Systems = NonNullable<Given['systems']>;
/** What an Outworlder with its Seat there does next. */
function aim(seat: string, systems: Systems, ...rolls: number[]) {
  const at = given({ outworlders: [{ seat }], systems });
  const found = outworlderAim(at.play(...rolls), 8);
  if (!found) return null;
  const { operation, base, target, rating, gate, path, paid } = found;
  return { operation, base, target, rating, gate, path, paid };
}

test('SS-21.1b the nearest System, however much better those behind it are', () => {
  const found = aim('perkis', { perkis: { tech: 3 }, windstar: { tech: 3, web: 0 }, phage: { tech: 2 } });
  // windstar is two away; of those next door phage has the highest level (harvest is at 2 too, but nothing like perkis)
  expect(found).toMatchObject({ target: system('phage'), path: [] });
});

test('SS-21.1b among the nearest the highest Tech Level, then the most similar', () => {
  const calm = { harvest: { tech: 1 }, skysworld: { tech: 1 }, phage: { tech: 1 } } as const;
  expect(aim('perkis', { ...calm, prantis: { tech: 2 } })).toMatchObject({ target: system('prantis') });
  expect(aim('perkis', calm)).toMatchObject({ target: system('phage') }); // same Race and Ideology before same Race and related
});

test('SS-21.1b a die among equals: perkis and phage are alike to Harvest', () => {
  expect(aim('harvest', { perkis: { tech: 1 }, phage: { tech: 1 } }, 1)).toMatchObject({ target: system('perkis') });
  expect(aim('harvest', { perkis: { tech: 1 }, phage: { tech: 1 } }, 2)).toMatchObject({ target: system('phage') });
});

test('SS-21.1a Military 5, and nothing is paid', () => {
  // 5 + 2 - 1 - Range 1 - 2 different Race - 2 unrelated Ideology
  expect(aim('harvest', { harvest: { gate: false }, perkis: { tech: 1 }, phage: { tech: 0 } })).toEqual({
    operation: CONQUEST,
    base: system('harvest'),
    target: system('perkis'),
    rating: 1,
    gate: false,
    path: [],
    paid: 0,
  });
});

test('SS-21.1c with Conquest at zero or less it raids if that is above zero', () => {
  // Conquest 5 + 2 - 2 - 1 - 4 = 0, Raid 5 + 2 - 2 - 1 + 0 = 4
  expect(aim('harvest', { harvest: { gate: false }, perkis: { tech: 2 }, phage: { tech: 0 } })).toMatchObject({
    operation: RAID,
    target: system('perkis'),
    rating: 4,
  });
});

test('SS-21.1c Conquest at exactly zero when a Raid is no better, else the next of the ranking', () => {
  // kin: Conquest 5 + 1 - 3 - 2 - 1 = 0, Raid 0 - 1 Resource Value - 4 = -5
  const zero = aim('perkis', { perkis: { tech: 1 }, phage: { tech: 3, web: 2 } });
  expect(zero).toMatchObject({ operation: CONQUEST, target: system('phage'), rating: 0 });
  // with Web 3 it is -1; Harvest at 2 is next: Conquest 5 + 1 - 2 - 1 - 4 = -1, Raid 5 + 1 - 2 - 1 + 1 = 4
  const next = aim('perkis', { perkis: { tech: 1 }, phage: { tech: 3, web: 3 } });
  expect(next).toMatchObject({ operation: RAID, target: system('harvest'), rating: 4 });
});

test('SS-21.1c a System at -3 is not raided', () => {
  const strong = { web: 3, tech: 3 } as const;
  const found = aim('lund', {
    lund: { tech: -3 },
    barnz: strong,
    'av-lem': strong,
    uraic: { tech: -3, web: 3, partials: [{ by: 'vereen', base: 'veree', count: 1 }] },
  });
  // Conquest of uraic: 5 - 3 + 3 - 3 - 1 - 2 - 1 related = -2, a Raid would be 5 - 3 + 3 - 3 - 1 + 2 - 1 = 2
  expect(found).toBeNull();
});

test('SS-21.1e a working StarGate is always the Base, without Range; the Target is still the nearest', () => {
  const systems: Systems = {
    perkis: { tech: 2, gate: true },
    asak: { owner: 'outworlder-1', tech: 0 },
    harvest: { tech: 0 },
    hospodar: { tech: 2, web: 0 },
  };
  // hospodar lies next to asak; 5 + 2 - 2 - 2 - 2 = 1 through the StarGate of perkis
  expect(aim('perkis', systems)).toMatchObject({
    base: system('perkis'),
    target: system('hospodar'),
    gate: true,
    path: [],
    operation: CONQUEST,
    rating: 1,
  });
  const broken = aim('perkis', { ...systems, perkis: { tech: 1, gate: true } });
  expect(broken).toMatchObject({ base: system('asak'), target: system('hospodar'), gate: false });
});

test('SS-21.1f what it has taken counts as much as its Seat', () => {
  const found = aim('harvest', {
    harvest: { gate: false },
    lund: { owner: 'outworlder-1', tech: 1 },
    barnz: { tech: 2, web: 0 },
    perkis: { tech: 1 },
    phage: { tech: 1 },
  });
  // its people stay those of Harvest: Conquest 5 + 1 - 2 - 1 - 4 = -1, Raid 5 + 1 - 2 - 1 + 1 = 4
  expect(found).toMatchObject({ base: system('lund'), target: system('barnz'), operation: RAID, rating: 4 });
});

test('SS-21.1b void Systems are no Targets, and nothing else is within Range of Ordar at level 0', () => {
  const ordar = { tech: 0, gate: false } as const;
  expect(aim('ordar', { ordar })).toMatchObject({ target: system('edom-four') });
  expect(aim('ordar', { ordar, 'edom-four': { dead: true, tech: -3 } })).toBeNull();
});

/** What a Raider based at Perkis does next. */
function raid(military: number, systems: Systems, ...rolls: number[]) {
  const at = given({ systems: { perkis: { tech: 1 }, ...systems } });
  at.g.raiderBase = system('perkis');
  at.g.raiderMilitary = military;
  return raiderAim(at.play(...rolls));
}

test('SS-22.0d the nearest System with the highest Tech Level plus Resource Value', () => {
  // harvest 2 + 1, skysworld 1 + 1, phage 1 - 1, prantis 0 - 1
  expect(raid(3, {})).toMatchObject({ operation: RAID, target: system('harvest'), rating: 2 });
});

test('SS-22.0e a Raid needs zero or better and costs nothing', () => {
  expect(raid(1, {})).toMatchObject({ target: system('harvest'), rating: 0, paid: 0 });
  expect(raid(1, { harvest: { web: 2 } })).toBeNull();
  expect(raid(9, { harvest: { tech: -3 } })).toMatchObject({ target: system('skysworld') }); // nothing at -3
});

test('SS-22.0g rated by Tech Level, Race and Ideology of the Base, ties by die', () => {
  const tied = { harvest: { tech: -1 }, phage: { tech: 3 }, skysworld: { tech: 1, web: 0 } } as const;
  // skysworld 1 + 1, phage 3 - 1: 9 + 1 - 1 - 1 + 1 - 2 same Race - 1 related; 9 + 1 - 3 - 1 - 1 - 2 - 2 same
  expect(raid(9, tied, 1)).toMatchObject({ target: system('skysworld'), rating: 6 });
  expect(raid(9, tied, 2)).toMatchObject({ target: system('phage'), rating: 1 });
});

test('SS-21.1b R60 the same Race weighs more than a related Ideology, and that more than nothing', () => {
  const calm = { harvest: { tech: 0 }, skysworld: { tech: 0 }, perkis: { tech: 3 } } as const;
  // phage: same Race, no related Ideology; prantis: another Race, a related Ideology
  const kin = aim('perkis', {
    ...calm,
    phage: { tech: 2, ideology: 'ordar' },
    prantis: { tech: 2, race: 'hiver', ideology: 4300 },
  });
  expect(kin).toMatchObject({ target: system('phage') });
  const related = aim('perkis', {
    ...calm,
    phage: { tech: 2, race: 'hiver', ideology: 'ordar' },
    prantis: { tech: 2, race: 'hiver', ideology: 4300 },
  });
  expect(related).toMatchObject({ target: system('prantis') });
});

test('SS-21.1e R60 of two Bases as near the one with the higher rating, without a die', () => {
  for (const [harvest, phage, base] of [
    [3, 1, 'harvest'],
    [1, 3, 'phage'],
  ] as const) {
    const found = aim('harvest', {
      harvest: { tech: harvest, gate: false },
      phage: { owner: 'outworlder-1', tech: phage },
      perkis: { tech: 2 },
    });
    expect(found).toMatchObject({ base: system(base), target: system('perkis') });
  }
});
