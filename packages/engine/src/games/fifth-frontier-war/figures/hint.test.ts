import { expect, test } from 'vitest';
import { figuresFor } from '#core/figures';
import { outOfTurnActions } from '#core/out-of-turn';
import type { Decision } from '#core/types';
import { IMPERIAL, ZHODANI } from '../data/types.ts';
import { DEFENSE } from '../state.ts';
import { type Given, type GivenTable, given, place, squadron, troop } from '../testing/given.ts';
import { careUntil, seeded } from '../testing/given-set-up.ts';
import type { Choices, Position } from '../types.ts';
import { figures } from './figures.ts';
import { hintFor, outOfTurnHint } from './hint.ts';

const hintAt = (at: Position, decision: Decision, answer: unknown): string | null =>
  hintFor(at, decision, answer, figuresFor({ figures }, at, decision, [answer])[0]);
const hint = <K extends keyof Choices>(table: GivenTable, kind: K, answer: Choices[K]['answer']): string | null =>
  hintAt(table.at, table.decision(kind), answer);

const SIEGE: Given = {
  turn: 2,
  squadrons: { 'Z-BR-1': { at: '2314' }, 'Z-BR-2': { at: '2314' } },
  troops: { 'Z-D3': { at: '2314' } },
};

test('what an attack on SDBs costs both', () => {
  const table = given({ ...SIEGE, combat: { hex: '2314', stage: 'systemDefense' } });
  expect(hint(table, 'attackSdb', { attack: true })).toBe(
    'a round costs the SDBs 55 %, the squadrons 0.2 defense factors on average',
  );
  expect(hint(table, 'attackSdb', { attack: false })).toBeNull();
});

test('R42 R102 nothing is forecast of SDBs where nobody fires: declined, or in a stand-off', () => {
  const attacked = given({ ...SIEGE, combat: { hex: '2314', stage: 'systemDefense' } });
  attacked.act(ZHODANI, 'attackSdb', { attack: true });
  expect(hint(attacked, 'activateSdb', { active: true })).toContain('a round costs the SDBs 55 %');
  const declined = given({ ...SIEGE, combat: { hex: '2314', stage: 'systemDefense' } });
  declined.act(ZHODANI, 'attackSdb', { attack: false });
  expect(hint(declined, 'activateSdb', { active: true })).toBeNull();
  const standOff = given({
    combat: { hex: '1523', stage: 'space' },
    only: ['combat', 'spaceCombat', 'overload', 'invasion', 'systemDefense'],
    squadrons: { 'I-AR-26': { at: '1523', dry: true }, 'Z-AR-33': { at: '1523', dry: true } },
  });
  expect(standOff.g.combat.standOff).toBe(1);
  expect(hint(standOff, 'activateSdb', { active: true })).toBeNull();
});

test('what bombs and fire do', () => {
  const bombing = given({ ...SIEGE, combat: { hex: '2314', stage: 'bombing', sdb: 'passive' } });
  // tech 10: rows -1 to 4 of column 6: (30 + 20 + 20 + 10 + 10) / 6
  expect(hint(bombing, 'bomb', { bombs: [{ target: DEFENSE, points: 8 }] })).toBe('the defense unit: 15 % on average');
  const firing = given({ ...SIEGE, combat: { hex: '2314', stage: 'surface' } });
  const shots = [{ by: troop('Z-D3'), at: DEFENSE, halves: 40 }];
  // 20 against 1500 is 1:100, four columns to the right 1:2: (30 + 2 × 20 + 3 × 10 + 4 × 10) / 36
  expect(hint(firing, 'fire', { shots })).toBe('the defense unit: 1:2, 3.9 % on average');
});

test('what losses give up', () => {
  const table = given({
    turn: 2,
    combat: { hex: '2213', stage: 'space' },
    squadrons: {
      'I-BR-190': { at: '2213' },
      'I-CR-470': { at: '2213' },
      'Z-BR-1': { at: '2213' },
      'Z-BR-2': { at: '2213' },
    },
    dice: [6, 6],
  });
  const [battle, cruiser] = [squadron('I-BR-190'), squadron('I-CR-470')]; // 5-1-7 and 4-2-8
  expect(hint(table, 'losses', { steps: [battle, battle] })).toBe(
    'gives up 7 defense factors for 4 owed, and 5 attack factors', // 12 factors on a 6
  );
  expect(hint(table, 'losses', { steps: [battle, cruiser, cruiser] })).toBe(
    'gives up 12 defense factors for 4 owed, and 7 attack factors',
  );
});

test('FFW-4.4d what is left after losses does in another round: column 24, each die better by the admiral', () => {
  const zhodani = ['Z-BR-31', 'Z-BR-6', 'Z-BR-7', 'Z-CR-1', 'Z-CR-2']; // 4 + 6 + 6 + 5 + 5
  const imperial = ['I-BR-190', 'I-BR-188', 'I-BR-187', 'I-BR-501', 'I-BR-502'];
  const table = given({
    combat: { hex: '2213', stage: 'space' },
    squadrons: Object.fromEntries([...zhodani, ...imperial].map((id) => [id, { at: '2213' }])),
    admirals: { 'Z-ADM-9': { aboard: 'Z-BR-31' } },
    dice: [6, 3],
  });
  const decision = table.decision('losses', 1);
  const [found] = figuresFor({ figures }, table.at, decision, [{ steps: [squadron('Z-BR-31')] }]);
  expect(found).toMatchObject({ attack: 2, next: { attack: 24, mean: 5.7 } }); // 4 5 5 6 7 7
  const others = [
    { steps: [squadron('Z-BR-31'), squadron('Z-CR-2')], defense: 7, attack: 4 }, // spares Z-CR-1
    { steps: [squadron('Z-BR-6'), squadron('Z-BR-6')], defense: 8, attack: 6 }, // spares Z-BR-31
  ];
  expect(found).toMatchObject({ owed: 7, others });
  for (const { steps } of others) expect(table.refusal(1, 'losses', { steps })?.rule).toBe(undefined);
});

test('what an invader of a neutral world meets', () => {
  const table = given({
    turn: 2,
    combat: { hex: '2213', stage: 'invasion' },
    squadrons: { 'Z-BR-1': { at: '2213' } },
  });
  expect(hint(table, 'invade', { invade: true })).toBe('SDBs 50, defense 2K; it takes a garrison of 20 to hold');
  expect(hint(table, 'invade', { invade: false })).toBeNull();
});

test('prices of replacements', () => {
  const table = given({
    turn: 10,
    phase: 'replacements',
    points: { imperial: [5, 50] },
    squadrons: { 'I-BR-190': { at: '2314', step: 'reduced' } },
    troops: { 'I-K1': { at: '2314', loss: 30 } },
  });
  const answer = { squadrons: [squadron('I-BR-190')], troops: [troop('I-K1')] };
  expect(hint(table, 'replace', answer)).toBe(
    'costs 1 of 7 squadron and 30 of 51 troop points; to be had: I-BR-190 1 and I-K1 30',
  );
});

test('where admirals, scouts and well-led fleets can go', () => {
  const table = given({
    turn: 3,
    phase: 'xboats',
    firstMover: 'imperial',
    only: ['xboatMoves', 'scoutMoves', 'wellLedMoves'],
    fleets: { '43F': { at: '2314', squadrons: ['I-CR-356'], commander: 'I-ADM-4' } }, // jump 2
    squadrons: { 'I-SR-53': { at: '2409' } },
  });
  expect(hint(table, 'xboats', { moves: [{ admiral: 0, to: place('2314') }] })).toBeNull(); // it stands once in a list
  expect(hint(table, 'xboats', { moves: [] })).toMatch(/^Admiral Mtume reaches [A-Z].* \d{4}( and \d+ more)?$/);
  table.act(0, 'xboats', { moves: [] });
  expect(hint(table, 'scouts', { jumps: [] })).toBe(
    "I-SR-53 reaches Pscias 2510, Uakye 2209, Whanga 2210, Boughene 2308, Roup 2411, Beck's World 2608 and Enope 2609 and 11 empty hexes or boxes",
  );
  table.act(0, 'scouts', { jumps: [] });
  expect(hint(table, 'wellLed', { jumps: [] })).toMatch(/^43F reaches .*Hefry 2313.* and \d+ empty hexes or boxes$/);
});

test('a proposed deployment is described in words before it is taken, with what an edit changes', () => {
  const play = seeded({ seed: 'words', only: ['setUp'] });
  careUntil(play, 'deploy', 0);
  const decision = play.table.pending[0]!;
  const proposal = { automatic: true, squadrons: [], troops: [], admirals: [], fleets: null };
  const words = hintAt(play, decision, proposal)!;
  expect(words).toMatch(/\w+ at Regina 2314, \d+ squadrons under the Duke of Regina \(Aledon\)/);
  expect(words).toMatch(/; alone: .*; troops: .*; admirals without a fleet: /);
  expect(words).not.toMatch(/nowhere|undefined/);
  const moved = { ...proposal, squadrons: [{ squadron: squadron('I-SR-53'), place: place('1410') }] };
  expect(hintAt(play, decision, moved)).toBe('I-SR-53 at Emerald 1410');
});

test('what the shift of one attack or another is worth', () => {
  const eights = ['I-BR-501', 'I-BR-502', 'I-BR-503', 'I-BR-504', 'I-BR-505', 'I-BR-507', 'I-BR-188', 'I-BR-646'];
  const table = given({
    combat: { hex: '1915', stage: 'space' },
    options: { squadronQuality: true },
    squadrons: Object.fromEntries([...eights, 'Z-BR-1'].map((id) => [id, { at: '1915' }])),
  });
  expect(hint(table, 'shiftAttack', { attack: 0 })).toMatch(
    /^attacks of 48, 1, 10: [\d.]+ defense factors on average$/,
  );
  expect(hint(table, 'shiftAttack', { attack: 1 })).toMatch(/^attacks of 48, 10 as 12: [\d.]+ defense/);
});

const MAJOR = ['1510', '1520', '2123', '2314', '3120', '1410']; // 24 + 20 + 22 + 20 + 30 + 11 = 127
const endOf = (turn: number, hexes: readonly string[], seats = 2): GivenTable =>
  given({
    turn,
    seats,
    phase: 'endOfTurn',
    only: ['endOfTurn'],
    worlds: Object.fromEntries(hexes.map((hex) => [hex, { control: 'zhodani' }])),
  });

test('FFW-8.4c what a declared armistice would come to: the level at the end, and the levels that it costs', () => {
  const endings = (turn: number, hexes: readonly string[]) => {
    const table = endOf(turn, hexes);
    const answers = [{ declare: true }, { declare: false }];
    return figuresFor({ figures }, table.at, table.decision('declareArmistice'), answers);
  };
  const major = { points: [0, 127], now: 'zhodani-major' };
  expect(endings(34, MAJOR)).toEqual([{ ...major, level: 'stalemate', cost: 2 }, null]);
  expect(endings(52, MAJOR)[0]).toEqual({ ...major, level: 'zhodani-marginal', cost: 1 });
  const none = { points: [0, 0], now: 'stalemate' };
  expect(endings(26, [])[0]).toEqual({ ...none, level: 'imperial-major', cost: 2 });
});

test('R68 a declaration costs no level that is not there to lose', () => {
  const table = endOf(26, []);
  const decision = table.decision('declareArmistice');
  const cost = (points: number): unknown => {
    const worlds = table.game.data.worlds.filter((one) => one.points[IMPERIAL] > 0);
    table.g.worlds.control = table.game.data.worlds.map(() => -1);
    let sum = 0;
    for (const one of worlds) {
      if (sum + one.points[IMPERIAL] > points) continue;
      sum += one.points[IMPERIAL];
      table.g.worlds.control[one.index] = IMPERIAL;
    }
    return figuresFor({ figures }, table.at, decision, [{ declare: true }])[0];
  };
  expect(cost(120)).toMatchObject({ now: 'imperial-major', level: 'imperial-decisive', cost: 1 });
  expect(cost(230)).toMatchObject({ now: 'imperial-decisive', level: 'imperial-decisive', cost: 0 });
});

test('FFW-8.4c FFW-8.4d an armistice in words, declared or agreed, is what then happens', () => {
  const table = endOf(34, MAJOR);
  const declared = 'a stalemate, 127 Zhodani points to 0 Imperial';
  expect(hint(table, 'declareArmistice', { declare: true })).toBe(
    `the war ends as ${declared}; 2 levels lost from the major victory of the Zhodani side that stands now`,
  );
  expect(hint(table, 'declareArmistice', { declare: false })).toBeNull();
  const agreed = 'major victory of the Zhodani side, 127 Zhodani points to 0 Imperial';
  const acts = (seat: number) =>
    outOfTurnActions(table.game, table.table, seat).map(({ kind, with: payload }) => [
      kind,
      outOfTurnHint(table.at, table.table.offers, kind, payload),
    ]);
  const inWords = `the war ends as a ${agreed}; no level is lost`;
  expect(acts(IMPERIAL)).toEqual([['offer', inWords]]);
  const offer = outOfTurnActions(table.game, table.table, IMPERIAL)[0]!;
  expect(offer.with).toEqual({ kind: 'armistice', to: [ZHODANI], terms: {} });
  expect(table.play().act(offer)).toBeNull();
  expect(acts(IMPERIAL)).toEqual([['withdraw', null]]); // one offer at a time
  const others = acts(ZHODANI);
  expect(others.slice(0, 2)).toEqual([
    ['accept', inWords],
    ['decline', null],
  ]);
  const [accept] = outOfTurnActions(table.game, table.table, ZHODANI);
  expect(table.play().act(accept!)).toBeNull();
  expect(table.table.result?.why).toBe(`armistice agreed on turn 34: ${agreed}`);
});

test('FFW-8.4a an armistice is offered to everybody, and in no single combat', () => {
  const four = endOf(34, MAJOR, 4);
  expect(outOfTurnActions(four.game, four.table, 2).find(({ kind }) => kind === 'offer')?.with).toEqual({
    kind: 'armistice',
    to: [0, 1, 3],
    terms: {},
  });
  const battle = given({ scenario: 'ruie-gunnery', combat: { hex: '2213', stage: 'space' }, only: [] });
  battle.table.result = null;
  expect(outOfTurnActions(battle.game, battle.table, 0)).toEqual([]);
});
