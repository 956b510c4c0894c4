import { describe, expect, test } from 'vitest';
import { standardData as data } from './standard.ts';
import { COMMUNICATE, CONQUEST, GOVERN, GUARDIAN_WEB, RAID, SAME, STAR_GATE, UNIQUE, UNRELATED } from './types.ts';

const node = (id: string): number => data.nodeById.get(id)!;
const system = (id: string) => data.systems[node(id)]!;
const range = (a: string, b: string): number => data.distance[node(a)]![node(b)]!;
const scenario = (id: string) => data.scenarioById.get(id)!;

describe('the map', () => {
  test('42 inhabited Systems, 10 gaps and 101 links', () => {
    expect([data.systems.length, data.nodes.length - data.systems.length]).toEqual([42, 10]);
    expect(data.adjacent.reduce((sum, neighbours) => sum + neighbours.length, 0)).toBe(2 * 101);
  });

  test('every distance that the rules mention comes out', () => {
    expect(range('nelldon', 'veree')).toBe(2);
    expect(range('windstar', 'perkis')).toBe(2);
    expect(range('veree', 'barton')).toBe(3);
    expect(range('radix', 'mudlow')).toBe(1);
    expect(range('skysworld', 'fontain-grelot')).toBeLessThanOrEqual(3);
    expect(range('atjay', 'la-dau')).toBeLessThanOrEqual(4);
    expect(Math.max(...data.distance.flat())).toBe(10);
    expect(data.adjacent.every((neighbours) => neighbours.length >= 2)).toBe(true);
  });

  test('Registers that the rules speak of', () => {
    expect(system('yavay').resourceValue).toBe(-1);
    expect(system('leandri').resourceValue).toBe(4);
    expect([system('atjay').norm, system('veree').norm, system('barton').norm]).toEqual([3, 3, 2]);
    expect(system('ordar').race).toBe(UNIQUE + node('ordar'));
    expect(system('prantis').ideology).toBe(system('perkis').ideology);
    expect(data.systems.filter(({ confederation }) => confederation === 1)).toHaveLength(15);
    expect(data.systems.filter(({ confederation }) => confederation === 2).map(({ id }) => id)).toEqual(['la-dau']);
  });
});

describe('cards and chits', () => {
  test('56 Year Cards in two like halves', () => {
    expect(data.cards).toHaveLength(56);
    for (let i = 0; i < 28; i++)
      expect(data.cards[i + 28]).toEqual({ ...data.cards[i], index: i + 28, nr: i + 29, face: String(i + 29) });
  });

  test('cards 9 to 13 conquer without condition and are the only ones that fail to Govern', () => {
    const failing = data.cards.filter(({ lines }) => lines[GOVERN]!.base?.change === -1).map(({ nr }) => nr);
    expect(failing).toEqual([9, 10, 11, 12, 13, 37, 38, 39, 40, 41]);
    expect(data.cards[8]!.lines[CONQUEST]!.result).toEqual({ code: 'C', min: -99, max: 99, figure: -99 });
    expect(data.cards[15]!.lines[CONQUEST]!.base).toEqual({ change: -1, min: -99, max: 0 });
  });

  test('the sole diplomatic C stands on cards 18 and 46; T/C gives T below its figure', () => {
    const found = data.cards.filter(({ lines }) => lines[COMMUNICATE]!.result?.code === 'C').map(({ nr }) => nr);
    expect(found).toEqual([18, 46]);
    expect(data.cards[3]!.lines[COMMUNICATE]!.result).toEqual({ code: 'T/C', min: -99, max: 99, figure: 5 });
  });

  test('listed levels and like lines of Web and StarGate', () => {
    expect(data.cards[18]!.sectorChecks).toEqual([1, 2, 3, 5]);
    expect(data.cards[18]!.checks).toBe(0b01111);
    expect(data.cards.filter(({ sectorChecks }) => sectorChecks.includes(9))).toHaveLength(2);
    for (const { lines } of data.cards) expect(lines[GUARDIAN_WEB]!.base).toEqual(lines[STAR_GATE]!.base);
  });

  test('50 chits, 26 random and 24 holding', () => {
    expect(data.chits).toHaveLength(50);
    expect(data.chits.filter((kind) => data.chitKinds[kind]!.isHolding)).toHaveLength(24);
    expect(data.chitKindById.get('greers-port-breakthrough')?.afterPlay).toBe('remove');
    expect(data.chitKindById.get('lynlynan-syndrome')?.oncePerGame).toBe(true);
  });
});

describe('tables', () => {
  const { tables } = data;
  test('6.6 with the two cells that break their columns', () => {
    expect(tables.sectorCheck[8]).toEqual([3, 5, 3, 2, 2]);
    expect(tables.sectorCheck[9]).toEqual([5, 3, 2, 2, 2]);
    expect([tables.sectorCheck[2], tables.sectorCheck[12]]).toEqual([Array(5).fill(9), Array(5).fill(1)]);
  });

  test('9.3 names 36 different Systems, all but the six that start as Seats', () => {
    const named = new Set(tables.systemAssignment.flat());
    const rest = data.systems.filter(({ index }) => !named.has(index)).map(({ id }) => id);
    expect(named.size).toBe(36);
    expect(rest).toEqual(['atjay', 'veree', 'nelldon', 'hospodar', 'windstar', 'dom']);
  });

  test('11.8: raids are harder against kin', () => {
    expect([tables.ideologyModifiers[SAME][RAID], tables.ideologyModifiers[UNRELATED][RAID]]).toEqual([2, 0]);
    expect([tables.raceModifiers[0]![RAID], tables.raceModifiers[1]![RAID]]).toEqual([2, 0]);
    expect([tables.raceModifiers[0]![CONQUEST], tables.raceModifiers[1]![CONQUEST]]).toEqual([0, 2]);
  });

  test('11.61, 13.3, 20.6', () => {
    expect(tables.rangeLimit).toEqual([1, 1, 1, 1, 1, 2, 3]);
    expect(tables.raidExploitation).toEqual({ from: -2, points: [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5] });
    for (const row of tables.rebellion.rows.slice(2)) expect(row).toEqual([...row].sort((a, b) => a - b));
    expect(tables.rebellion.rows[7]).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2]);
  });

  test('costs, appearances, ratings, schedule', () => {
    expect(tables.operations.map(({ cost }) => cost)).toEqual([1, 0, 1, 0, 2, 2, 1]);
    expect(tables.outworlderAppearance).toEqual(['none', 'none', 'none', 'outworlder', 'outworlder', 'draka']);
    expect(tables.raiderAppears).toEqual([false, false, false, false, true, true]);
    expect(tables.raiderLocation.map(({ base }) => data.nodes[base]!.id)).toEqual([
      'lund',
      'perkis',
      'ordar',
      'edom-four',
      'la-dau',
      'delpodar',
    ]);
    expect(tables.proselytic).toEqual([5, 0, 6, 8, 10, 0]);
    expect(tables.conviction).toEqual([12, 10, 14, 15, 16, 20]);
    expect(tables.colonizationValue).toEqual([0, 50, 100, 150]);
    expect(tables.schedule.map(({ min }) => min)).toEqual([91, 71, 61, 51, 41, -9999]);
  });
});

describe('scenarios', () => {
  test('ten of them, 36 Empires, with players and lengths', () => {
    expect(
      data.scenarios.map((s) => [s.section, s.minPlayers, s.maxPlayers, s.empires.length, s.gameTurns, s.voteAfter]),
    ).toEqual([
      [26, 1, 1, 1, 2, 0],
      [27, 2, 2, 2, 2, 0],
      [28, 3, 3, 3, 3, 0],
      [29, 3, 5, 5, 3, 2],
      [30, 3, 5, 5, 4, 2],
      [31, 4, 5, 5, 8, 5],
      [32, 5, 5, 5, 6, 4],
      [33, 3, 4, 4, 5, 4],
      [34, 4, 5, 5, 4, 0],
      [35, 1, 5, 1, 10, 10],
    ]);
  });

  test('special rules are data', () => {
    expect(scenario('rise-of-empire').special).toMatchObject({
      solitaire: true,
      schedule: true,
      raidersOutworlders: false,
    });
    expect(scenario('rise-of-empire').forced).toEqual({ conversion: false, colonization: false });
    expect(scenario('two-new-empires').special.noTargets).toEqual([data.named.atjay]);
    expect(scenario('beginning-of-the-end').special.startingChits).toEqual([
      { empire: 0, chit: data.chitKindById.get('hive-surge')!.index },
    ]);
    expect(scenario('empire-no-more').special.playsFirst).toEqual({ empire: 0, untilGameTurn: 1 });
    expect(scenario('empires-re-emerge').void).toHaveLength(11);
    expect(scenario('phoenix').techCaps).toHaveLength(11);
    expect(scenario('phoenix').special).toMatchObject({
      picksFirst: 0,
      openingCards: { empire: 0, cards: 10, mustPlay: 5 },
      mayIgnoreChecks: { empire: 0, untilGameTurn: 1 },
      drakaCame: true,
    });
    expect(scenario('galactic-cycle').special.cycle).toMatchObject({ resourcePoints: 7, military: 5, sectorColumn: 3 });
  });

  test('set-ups: the great war', () => {
    const [, nelldon] = scenario('great-galactic-war').empires;
    expect(nelldon).toMatchObject({
      sectors: [5, 1, 5],
      resourcePoints: 8,
      seat: node('nelldon'),
      unrest: [node('uraic')],
    });
    expect(nelldon!.webs).toEqual([[node('nelldon'), 3]]);
    expect(nelldon!.treaties).toContain(node('la-dau'));
  });
});
