import { expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { settingFor } from '#core/options';
import { Play } from '#core/play';
import { readSave, resume, saveOf } from '#core/save';
import { Session } from '#core/session';
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
const limit = (worlds: Worlds): Given => war(30, worlds, 30);
const front = (worlds: Worlds): Given => ({
  scenario: 'jewell-gate',
  turn: 7,
  phase: 'plotting',
  fleets: { '40F': { at: '1507', squadrons: ['Z-BR-1'], orders: ['R1507'] } },
  worlds,
});

/** Done once when this seat is asked a question of this kind. */
interface Deed {
  asked: string;
  act: Omit<Action, 'decision'>;
}
interface Way {
  /** a position, or a whole scenario */
  from: Given | string;
  /** everything else is answered as for absent players */
  when?: Deed;
  places: number[];
  rule: string;
  why: string;
}
const declaring: Deed = {
  asked: 'declareArmistice',
  act: { by: 1, kind: 'declareArmistice', with: { declare: true } },
};
const offering: Deed = {
  asked: 'plots',
  act: { by: 0, kind: 'offer', with: { kind: 'armistice', to: [1, 2], terms: {} } },
};
const leaving = (asked: string, by: number): Deed => ({ asked, act: { by, kind: 'resign', with: {} } });

const byLimit = { rule: 'FFW-8.4d' };
const LAST = 'turn 30 was the last:';
const byDeclaring = { when: declaring, rule: 'FFW-8.4c' };
const byLevels = { rule: 'FFW-8.2a' };
const GIVEN_UP = { rule: 'FFW-8.3a', why: 'the other side has given up: a decisive victory' };

const ways: Record<string, Way> = {
  'the turn limit, decisive for the Imperial side': {
    ...byLimit,
    from: limit(imperial[201]),
    places: [1, 2],
    why: `${LAST} decisive victory of the Imperial side, 0 Zhodani points to 201 Imperial`,
  },
  'the turn limit, major for the Imperial side': {
    ...byLimit,
    from: limit(imperial[101]),
    places: [1, 2],
    why: `${LAST} major victory of the Imperial side, 0 Zhodani points to 101 Imperial`,
  },
  'the turn limit, marginal for the Imperial side': {
    ...byLimit,
    from: limit(imperial[51]),
    places: [1, 2],
    why: `${LAST} marginal victory of the Imperial side, 0 Zhodani points to 51 Imperial`,
  },
  'the turn limit, a stalemate': {
    ...byLimit,
    from: limit(zhodani[50]),
    places: [1, 1],
    why: `${LAST} stalemate, 50 Zhodani points to 0 Imperial`,
  },
  'the turn limit, marginal for the Zhodani side': {
    ...byLimit,
    from: limit(zhodani[51]),
    places: [2, 1],
    why: `${LAST} marginal victory of the Zhodani side, 51 Zhodani points to 0 Imperial`,
  },
  'the turn limit, major for the Zhodani side': {
    ...byLimit,
    from: limit(zhodani[101]),
    places: [2, 1],
    why: `${LAST} major victory of the Zhodani side, 101 Zhodani points to 0 Imperial`,
  },
  'the turn limit, decisive for the Zhodani side': {
    ...byLimit,
    from: limit(zhodani[201]),
    places: [2, 1],
    why: `${LAST} decisive victory of the Zhodani side, 201 Zhodani points to 0 Imperial`,
  },
  'an automatic victory of the Zhodani side': {
    from: war(9, zhodani[301]),
    places: [2, 1],
    rule: 'FFW-8.3a',
    why: 'automatic victory at the end of turn 9: decisive victory of the Zhodani side, 301 Zhodani points to 0 Imperial',
  },
  'an automatic victory of the Imperial side': {
    from: war(40, imperial[308]),
    places: [1, 2],
    rule: 'FFW-8.3a',
    why: 'automatic victory at the end of turn 40: decisive victory of the Imperial side, 0 Zhodani points to 308 Imperial',
  },
  'an armistice declared on turn 26': {
    ...byDeclaring,
    from: war(26, zhodani[201]),
    places: [2, 1],
    why: 'armistice declared on turn 26: marginal victory of the Zhodani side, 201 Zhodani points to 0 Imperial',
  },
  'an armistice declared on turn 51': {
    ...byDeclaring,
    from: war(51, zhodani[51]),
    places: [1, 2],
    why: 'armistice declared on turn 51: marginal victory of the Imperial side, 51 Zhodani points to 0 Imperial',
  },
  'an armistice declared on turn 52': {
    ...byDeclaring,
    from: war(52, zhodani[201]),
    places: [2, 1],
    why: 'armistice declared on turn 52: major victory of the Zhodani side, 201 Zhodani points to 0 Imperial',
  },
  'an armistice agreed': {
    from: war(3, zhodani[101], 78, 3),
    when: offering,
    places: [2, 1, 1],
    rule: 'FFW-8.4d',
    why: 'armistice agreed on turn 3: major victory of the Zhodani side, 101 Zhodani points to 0 Imperial',
  },
  'the last turn of a front, for the Zhodani side': {
    ...byLevels,
    from: front(taken('zhodani', '1510 1410')), // 24 + 11
    places: [2, 1],
    why: 'turn 7 was the last: major victory of the Zhodani side, 35 Zhodani points to 0 Imperial',
  },
  'the last turn of a front, a stalemate': {
    ...byLevels,
    from: front(taken('zhodani', '1410 1409')), // 11 + 11
    places: [1, 1],
    why: 'turn 7 was the last: stalemate, 22 Zhodani points to 0 Imperial',
  },
  'a whole front that nobody moves in': {
    ...byLevels,
    from: 'lanth-road',
    places: [1, 2],
    why: 'turn 9 was the last: major victory of the Imperial side, 0 Zhodani points to 0 Imperial',
  },
  'a battle': {
    ...byLevels,
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

function start(from: Way['from'], seed: string): Session<WarTypes> {
  const wish = settingFor(standardGame, typeof from === 'string' ? { scenario: from } : givenSetting(from).setting);
  const started = wish.ok ? Session.start(standardGame, wish.setting, seed) : wish;
  if (!started.ok) throw new Error(started.refusal.why);
  return started.session;
}

/** Accepts what is offered, else answers as an absent player would. */
function absent({ game, table }: Session<WarTypes>): Action {
  const [offer] = table.offers;
  const by = offer?.to.find((seat) => !offer.accepted.includes(seat));
  if (offer && by !== undefined) return { decision: null, by, kind: 'accept', with: { offer: offer.id } };
  const decision = table.pending[0]!;
  const play = new Play(game, table, seededDice);
  const answer = play.choiceOf(decision.kind).defaultAnswer(play, decision);
  return { decision: decision.id, by: decision.by, kind: decision.kind, with: answer };
}

test.each(Object.entries(ways))('a recorded game ends by %s, and its record plays again', (name, way) => {
  const session = start(way.from, `ends ${name}`);
  let when: Deed | undefined = way.when;
  for (let actions = 0; session.table.result === null; actions++) {
    const decision = session.table.pending.find(({ kind, by }) => kind === when?.asked && by === when.act.by);
    const isAnswer = decision?.kind === when?.act.kind;
    const action = when && decision ? { ...when.act, decision: isAnswer ? decision.id : null } : absent(session);
    if (decision) when = undefined;
    const outcome = session.receive(action);
    expect(outcome.ok || outcome.refusal, JSON.stringify(action)).toBe(true);
    expect(actions).toBeLessThan(400);
  }
  const { table } = session;
  const { places, rule, why } = table.result!;
  expect({ places, rule }).toEqual({ places: way.places, rule: way.rule });
  expect(why).toContain(way.why);
  expect(session.log.length).toBeGreaterThan(0);
  expect(standardGame.audit(table.g)).toEqual([]);
  const read = readSave(JSON.parse(JSON.stringify(saveOf(session))));
  const again = read.ok ? resume(standardGame, read.save) : read;
  expect(again.ok && again.session.table.result).toEqual(table.result);
});
