import { expect, test } from 'vitest';
import type { Session } from '#core/session';
import { absentAnswer, playToEnd, resultAgain } from '#core/testing/endings';
import type { Action } from '#core/types';
import type { WarTypes } from '../types.ts';
import { type Given, givenSetting, standardGame } from './given.ts';

type Worlds = NonNullable<Given['worlds']>;
const taken = (control: 'imperial' | 'zhodani', hexes: string): Worlds =>
  Object.fromEntries(hexes.split(' ').map((hex) => [hex, { control }]));

/** Worlds whose printed points for the side add up to the lowest figure of each level. */
const imperial = {
  51: taken('imperial', '0708 1627 1114'), // 26 + 24 + 1
  101: taken('imperial', '0708 1627 1018 0707 1012 1506'), // 26 + 24 + 18 + 12 + 12 + 9
  201: taken('imperial', '0708 1627 1018 0707 1012 1017 1109 1806 0711 0816 0915 1014 1308 1507 1525 0715'),
  308: taken(
    'imperial', // 293, and 15 for all Vargr worlds
    '0708 1627 1018 0707 1012 1017 1109 1806 0711 0816 0915 1014 1308 1507 1525 1527 2703 1506 2702 1116 1408 1805 1605 1715 1313 2704 0715 0907 0916',
  ),
};
const zhodani = {
  50: taken('zhodani', '3120 1520'), // 30 + 20
  51: taken('zhodani', '3120 1520 1114'),
  101: taken('zhodani', '3120 1510 2123 1520 1313'), // 30 + 24 + 22 + 20 + 5
  201: taken('zhodani', '3120 1510 2123 1520 2314 3016 2109 2209 2307 2308 2324 1621'),
  301: taken(
    'zhodani',
    '3120 1510 2123 1520 2314 3016 2109 2209 2307 2308 2324 2514 3017 2415 1212 1409 1410 2409 2810 2821 1614',
  ),
};

/** The campaign from the plotting of a turn on. */
const war = (turn: number, worlds: Worlds, turnLimit = 78, seats = 2): Given => ({
  seats,
  turn,
  phase: 'plotting',
  options: { turnLimit },
  fleets: {
    '43F': { at: '2314', squadrons: ['I-BR-190', 'I-CR-470'], commander: 'I-ADM-12', orders: ['R2314'] },
    '68F': { at: '1507', squadrons: ['Z-BR-1', 'Z-BR-2'], orders: ['R1507', 'R1507'] },
  },
  worlds,
});
const front = (worlds: Worlds): Given => ({
  scenario: 'jewell-gate',
  turn: 7,
  phase: 'plotting',
  fleets: { '40F': { at: '1507', squadrons: ['Z-BR-1'], orders: ['R1507'] } },
  worlds,
});

/** Done once when this seat is asked a question of this kind. */
interface Step {
  asked: string;
  act: Omit<Action, 'decision'>;
}
interface Way {
  /** a position, or a whole scenario */
  from: Given | string;
  /** everything else is answered as for absent players */
  when?: Step;
  places: number[];
  rule: string;
  why: string;
}
const declaring: Step = {
  asked: 'declareArmistice',
  act: { by: 1, kind: 'declareArmistice', with: { declare: true } },
};
const offering: Step = {
  asked: 'plots',
  act: { by: 0, kind: 'offer', with: { kind: 'armistice', to: [1, 2], terms: {} } },
};
const leaving = (asked: string, by: number): Step => ({ asked, act: { by, kind: 'resign', with: {} } });

const LEVELS = { rule: 'FFW-8.2a' };
const GIVEN_UP = { rule: 'FFW-8.3a', why: 'the other side has given up: a decisive victory' };
/** The winner's level of victory, and the points of both. */
type Score = [level: string, winner: 'Imperial' | 'Zhodani', zhodani: number, imperial: number];
const wonBy = (rule: string, from: Given, how: string, [level, winner, z, i]: Score): Way => ({
  from,
  rule,
  places: winner === 'Imperial' ? [1, 2] : [2, 1],
  why: `${how}: ${level} victory of the ${winner} side, ${z} Zhodani points to ${i} Imperial`,
});
const atLimit = (worlds: Worlds, score: Score): Way =>
  wonBy('FFW-8.4d', war(30, worlds, 30), 'turn 30 was the last', score);
const automatic = (turn: number, worlds: Worlds, score: Score): Way =>
  wonBy('FFW-8.3a', war(turn, worlds), `automatic victory at the end of turn ${turn}`, score);
const declared = (turn: number, worlds: Worlds, score: Score): Way => ({
  ...wonBy('FFW-8.4c', war(turn, worlds), `armistice declared on turn ${turn}`, score),
  when: declaring,
});

const ways: Record<string, Way> = {
  'the turn limit, decisive for the Imperial side': atLimit(imperial[201], ['decisive', 'Imperial', 0, 201]),
  'the turn limit, major for the Imperial side': atLimit(imperial[101], ['major', 'Imperial', 0, 101]),
  'the turn limit, marginal for the Imperial side': atLimit(imperial[51], ['marginal', 'Imperial', 0, 51]),
  'the turn limit, a stalemate': {
    from: war(30, zhodani[50], 30),
    rule: 'FFW-8.4d',
    places: [1, 1],
    why: 'turn 30 was the last: stalemate, 50 Zhodani points to 0 Imperial',
  },
  'the turn limit, marginal for the Zhodani side': atLimit(zhodani[51], ['marginal', 'Zhodani', 51, 0]),
  'the turn limit, major for the Zhodani side': atLimit(zhodani[101], ['major', 'Zhodani', 101, 0]),
  'the turn limit, decisive for the Zhodani side': atLimit(zhodani[201], ['decisive', 'Zhodani', 201, 0]),
  'an automatic victory of the Zhodani side': automatic(9, zhodani[301], ['decisive', 'Zhodani', 301, 0]),
  'an automatic victory of the Imperial side': automatic(40, imperial[308], ['decisive', 'Imperial', 0, 308]),
  'an armistice declared on turn 26': declared(26, zhodani[201], ['marginal', 'Zhodani', 201, 0]),
  'an armistice declared on turn 51': declared(51, zhodani[51], ['marginal', 'Imperial', 51, 0]),
  'an armistice declared on turn 52': declared(52, zhodani[201], ['major', 'Zhodani', 201, 0]),
  'an armistice agreed': {
    from: war(3, zhodani[101], 78, 3),
    when: offering,
    places: [2, 1, 1],
    rule: 'FFW-8.4d',
    why: 'armistice agreed on turn 3: major victory of the Zhodani side, 101 Zhodani points to 0 Imperial',
  },
  'the last turn of a front, for the Zhodani side': {
    ...LEVELS,
    from: front(taken('zhodani', '1510 1410')), // 24 + 11
    places: [2, 1],
    why: 'turn 7 was the last: major victory of the Zhodani side, 35 Zhodani points to 0 Imperial',
  },
  'the last turn of a front, a stalemate': {
    ...LEVELS,
    from: front(taken('zhodani', '1410 1409')), // 11 + 11
    places: [1, 1],
    why: 'turn 7 was the last: stalemate, 22 Zhodani points to 0 Imperial',
  },
  'a whole front that nobody moves in': {
    ...LEVELS,
    from: 'lanth-road',
    places: [1, 2],
    why: 'turn 9 was the last: major victory of the Imperial side, 0 Zhodani points to 0 Imperial',
  },
  'a battle': {
    ...LEVELS,
    from: 'ruie-gunnery',
    places: [2, 1],
    why: 'the combat is over: marginal victory of the Zhodani side, 50 Zhodani points to 38 Imperial', // 42 and the hex
  },
  'giving up in a battle': {
    ...GIVEN_UP,
    from: 'ruie-gunnery',
    when: leaving('disengage', 1),
    places: [1, 2],
  },
  'giving up over sealed plots': { ...GIVEN_UP, from: war(3, {}), when: leaving('plots', 0), places: [2, 1] },
  'giving up while the campaign is set up': {
    ...GIVEN_UP,
    from: 'campaign',
    when: leaving('deploy', 1),
    places: [1, 2],
  },
};

/** Does once what the way wants when it is asked for, accepts what is offered, else answers as for an absent player. */
function steered({ when }: Way): (session: Session<WarTypes>) => unknown {
  let left = when;
  return (session) => {
    const { pending, offers } = session.table;
    const decision = pending.find(({ kind, by }) => kind === left?.asked && by === left.act.by);
    if (left && decision) {
      const { act } = left;
      left = undefined;
      return { ...act, decision: decision.kind === act.kind ? decision.id : null };
    }
    const [offer] = offers;
    const by = offer?.to.find((seat) => !offer.accepted.includes(seat));
    if (offer && by !== undefined) return { decision: null, by, kind: 'accept', with: { offer: offer.id } };
    return absentAnswer(session);
  };
}

test.each(Object.entries(ways))('a recorded game ends by %s, and its record plays again', (name, way) => {
  const wish = typeof way.from === 'string' ? { scenario: way.from } : givenSetting(way.from).setting;
  const session = playToEnd(standardGame, wish, `ends ${name}`, steered(way));
  const { result, g } = session.table;
  expect(result).toMatchObject({ places: way.places, rule: way.rule, why: expect.stringContaining(way.why) });
  expect(session.log.length).toBeGreaterThan(0);
  expect(standardGame.audit(g)).toEqual([]);
  expect(resultAgain(session)).toEqual(result);
});
