import { describe, expect, test } from 'vitest';
import { standardData } from '../data/standard.ts';
import { DISCARDED, FACE_UP, HAND, MAINTENANCE, type SwordState } from '../state.ts';
import { type Given, given, system } from '../testing/given.ts';
import { audit } from './audit.ts';
import { setUpState } from './setting.ts';

const POSITION: Given = {
  start: { active: 'vereen', stage: 'start' },
  players: { vereen: { hand: ['weapons-advance', 'hive-surge', 'treaty-signed'] } },
  systems: { ambrel: { trade: ['hive'] }, dom: { partials: [{ by: 'vereen', base: 'veree', count: 1 }] } },
  outworlders: [{ seat: 'harvest', cards: 1 }],
};
const [VEREEN, HIVE, OUTWORLDER] = [2, 4, 8];
const ambrel = system('ambrel');

/** What the audit says after a change. */
function after(change: (g: SwordState) => void): string[] {
  const { g, data } = given(POSITION);
  change(g);
  return audit(data, g);
}

test('a sound position has no breach, nor has the start of any scenario', () => {
  expect(after(() => {})).toEqual([]);
  for (const { id, minPlayers, maxPlayers } of standardData.scenarios)
    for (let seats = minPlayers; seats <= maxPlayers; seats++) {
      const made = setUpState(standardData, { scenario: id, options: {}, seats, position: null });
      expect(made.ok && audit(standardData, made.g)).toEqual([]);
    }
});

describe('columns', () => {
  test('are as long as the others and hold whole numbers', () => {
    expect(after((g) => g.systems.web.pop())).toEqual(['systems.web has 41 entries, not 42']);
    expect(after((g) => g.chits.push(0))).toEqual(['chits.place has 51 entries, not 50']);
    expect(after((g) => (g.players.points[0] = 0.5))).toEqual(['players.points holds 0.5']);
  });
});

describe('cards and chits', () => {
  test('R9 what is dealt is among the cards not yet turned', () => {
    expect(after((g) => g.deck.splice(10))).toEqual(['26 cards are dealt and 10 are left']);
    expect(after((g) => g.deck.reverse())).toEqual(['the deck is out of order']);
    expect(after((g) => g.deck.push(56))).toEqual(['the deck is out of order']);
  });

  test('9.2 three chits a player; four only in the own turn after the draw (R12)', () => {
    const fourth = (g: SwordState): void => {
      g.chits[g.chits.lastIndexOf(0)] = FACE_UP + VEREEN;
    };
    expect(after(fourth)).toEqual(['chits of VeReen Empire 4, not 0 to 3']);
    const drawn = (g: SwordState): void => {
      g.stage = 1;
      fourth(g);
    };
    expect(after(drawn)).toEqual([]);
  });

  test('9.1 a Random Event is never held, and nothing by somebody who is not there', () => {
    expect(after((g) => (g.chits[0] = HAND))).toEqual(['Technology Advances 1 is held']);
    expect(after((g) => (g.chits[49] = HAND + 5))).toEqual(["Greer's Port Breakthrough lies at 15"]);
    expect(after((g) => (g.chits[49] = 5))).toEqual(["Greer's Port Breakthrough lies at 5"]);
  });

  test('R88 only a chit in a hand can be known there; A12 only its holder arms a Hive Surge', () => {
    const known = (g: SwordState): void => {
      g.chits[49] = DISCARDED;
      g.chitKnown[49] = 1;
    };
    expect(after(known)).toEqual(["Greer's Port Breakthrough is known but in no hand"]);
    expect(after((g) => (g.players.armed[VEREEN] = 1))).toEqual([]);
    expect(after((g) => (g.players.armed[HIVE] = 1))).toEqual(['The Hive holds no Hive Surge to arm']);
  });
});

describe('players', () => {
  test.each<[string, (g: SwordState) => unknown, string]>([
    ['6.1 levels', (g) => (g.players.military[0] = 4), 'Atjayan Empire: military 4'],
    ['11.53 points', (g) => (g.players.points[0] = -1), 'Atjayan Empire: -1 Resource Points'],
    ['15.2 Intercepts', (g) => (g.players.intercepts[0] = 5), 'Atjayan Empire: Intercepts 5, not 0 to 4'],
    ['6.5 exile', (g) => (g.players.exile[0] = 1), 'Atjayan Empire: is in exile and has a Seat'],
    ['6.3 Seat', (g) => (g.players.seat[0] = -1), 'Atjayan Empire: has neither Seat nor exile'],
    ['6.3 kinship', (g) => (g.players.race[0] = 3), 'Atjayan Empire: differs in Race or Ideology from its Seat'],
    ['6.52 Asylum', (g) => (g.players.asylum[0] = 1), 'Atjayan Empire: Asylum of seats that cannot have any: 1'],
    ['5.0d position', (g) => (g.players.position[0] = g.players.position[1]!), 'two players have one position'],
    ['R89', (g) => (g.players.confederationSeat[0] = ambrel), 'Atjayan Empire: waits for a Seat that is not its own'],
    ['A3', (g) => (g.phase = MAINTENANCE), 'a Player-Turn in phase maintenance'],
  ])('%s', (_, change, line) => {
    expect(after(change)).toEqual([line]);
  });

  test('8.31 a Total War has a violator in play and players who owe it', () => {
    const war = (violator: number, owed: number) => (g: SwordState) => {
      g.wars.violator.push(violator);
      g.wars.owed.push(owed);
    };
    expect(after(war(HIVE, 0b00111))).toEqual([]);
    expect(after(war(HIVE, 0b10001))).toEqual(['Total War duty of seats that cannot have any: 10000']);
    expect(after(war(HIVE, 0))).toEqual(['a Total War that nobody owes']);
  });
});

describe('systems', () => {
  test.each<[string, (g: SwordState) => unknown, string]>([
    ['R110 level', (g) => (g.systems.tech[ambrel] = 4), 'Ambrel: Tech Level 4, not -3 to 3'],
    ['34.26 cap', (g) => (g.systems.norm[ambrel] = 4), 'Ambrel: norm 4, not -3 to 3'],
    ['16.0 Web', (g) => (g.systems.web[ambrel] = 1), 'Ambrel: GuardianWeb 1'],
    ['owner', (g) => (g.systems.owner[system('saar')] = OUTWORLDER + 1), 'Saar: belongs to 9'],
    ['R47 waived', (g) => (g.systems.waived[ambrel] = 1), 'Ambrel: waived Trade of seats that cannot have any: 1'],
    ['Treaty', (g) => (g.systems.treaty[ambrel] = 32), 'Ambrel: Treaties of seats that cannot have any: 100000'],
    ['21.12', (g) => (g.systems.unrest[system('harvest')] = 1), "Harvest: is an Outworlder's and in Unrest"],
    ['R40', (g) => (g.partials.count[0] = 3), 'Dom: 3 partial conquests by one attacker'],
    ['12.37', (g) => (g.partials.base[0] = system('atjay')), 'Dom: partial conquests from Atjay, which changed hands'],
    ['R120', (g) => (g.partials.target[0] = ambrel), 'Ambrel: partial conquests by its owner'],
    ['23.0', (g) => (g.conversion[0] = -1), 'a tally of -1'],
    ['22.0', (g) => (g.raiderBase = 42), 'Raider 42, not -1 to 41'],
  ])('%s', (_, change, line) => {
    expect(after(change)).toEqual([line]);
  });

  test('R67, R68 a dead System is at -3 without markers, and no player’s', () => {
    expect(after((g) => (g.systems.dead[ambrel] = 1))).toEqual([
      'Ambrel: has an owner and no people',
      'Ambrel: is dead at Tech Level 0',
      'Ambrel: is dead and has markers',
    ]);
  });

  test('24.14, 24.15 projects', () => {
    const project = { player: VEREEN, target: ambrel, bases: [system('veree')] };
    expect(after((g) => g.projects.push(project))).toEqual([]);
    expect(after((g) => g.projects.push(project, project, project))).toEqual([
      'VeReen Empire has 3 projects',
      'VeReen Empire uses a Base twice',
    ]);
    expect(after((g) => g.projects.push({ ...project, target: system('dom') }))).toEqual([
      'Dom: a project without its Systems',
    ]);
  });
});
