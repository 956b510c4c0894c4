import { expect, test } from 'vitest';
import { COMMUNICATE, CONQUEST, GOVERN, RAID } from '../../data/types.ts';
import { type Given, given, system } from '../../testing/given.ts';
import { buildOperation } from './build.ts';

const brandonIsVereen: Given = { systems: { brandon: { owner: 'vereen', tech: 2 } } };
/** From Brandon to Delpodar the one way of two leads through Atjay. */
const through = (position: Given, operation = COMMUNICATE, by = 'vereen') => {
  const at = given({ ...brandonIsVereen, ...position });
  return buildOperation(at, at.seat(by), operation, system('brandon'), system('delpodar'), [system('atjay')], false);
};
const against = (position: Given, operation: number, gate = false) => {
  const at = given(position);
  return buildOperation(at, at.seat('vereen'), operation, system('brandon'), system('atjay'), [], gate);
};

test('SS-8.1a a path through Atjay violates Atjayan space, with every kind of Interstellar Operation', () => {
  expect([CONQUEST, RAID, COMMUNICATE].map((operation) => through({}, operation).violates)).toEqual([true, true, true]);
  expect(through({}).wasMember).toBe(true);
});

test('SS-8.1a a StarGate traces no path, and the owner of Atjay passes freely', () => {
  const at = given(brandonIsVereen);
  const gated = buildOperation(at, 2, CONQUEST, system('brandon'), system('delpodar'), [], true);
  expect(gated.violates).toBe(false);
  expect(through({}, RAID, 'atjayan').violates).toBe(false);
});

test('SS-8.1b any Interstellar Operation against Atjay violates it, also through a StarGate', () => {
  expect([CONQUEST, RAID, COMMUNICATE].map((operation) => against(brandonIsVereen, operation).violates)).toEqual([
    true,
    true,
    true,
  ]);
  expect(against(brandonIsVereen, CONQUEST, true).violates).toBe(true);
});

test('SS-8.1b not as a duty of Total War, not against an Outworlder there, not alone', () => {
  const war: Given = {
    ...brandonIsVereen,
    players: { atjayan: { seat: 'delpodar' } },
    wars: [{ violator: 'atjayan', owed: ['vereen'] }],
  };
  expect(against(war, CONQUEST).violates).toBe(false);
  expect(against({ ...war, wars: [{ violator: 'atjayan', owed: ['hive'] }] }, CONQUEST).violates).toBe(true);
  const held = given({ ...brandonIsVereen, players: { atjayan: { seat: 'delpodar' } } });
  held.g.confederation = 1; // an Outworlder holds Atjay (R34)
  expect(buildOperation(held, 2, RAID, system('brandon'), system('atjay'), [], false).violates).toBe(false);
  const alone = given({
    scenario: 'rise-of-empire',
    systems: { atjay: { owner: 'independent' } },
    players: { atjayan: { seat: null } },
  });
  expect(buildOperation(alone, 0, RAID, system('brandon'), system('atjay'), [], false).violates).toBe(false);
});

test('SS-8.1b automatic powers and Stellar Operations violate nothing', () => {
  const at = given({ outworlders: [{ seat: 'brandon' }] });
  expect(buildOperation(at, 8, CONQUEST, system('brandon'), system('atjay'), [], false).violates).toBe(false);
  expect(buildOperation(at, 8, CONQUEST, system('brandon'), system('atjay'), [], false).paid).toBe(0);
  expect(buildOperation(at, 2, GOVERN, system('atjay'), system('atjay'), [], false).violates).toBe(false);
});

test('SS-8.2d whether the violator is a member is noted when he announces (R29)', () => {
  const violation = (position: Given, by: string) => {
    const at = given(position);
    const { violates, wasMember } = buildOperation(at, at.seat(by), RAID, system('dom'), system('atjay'), [], true);
    return [violates, wasMember];
  };
  expect([violation({}, 'avian'), violation({}, 'hive')]).toEqual([
    [true, true],
    [true, false], // no Confederation System
  ]);
  expect(violation({ players: { avian: { expelled: true } } }, 'avian')).toEqual([true, false]);
});
