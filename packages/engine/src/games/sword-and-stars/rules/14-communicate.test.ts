import { expect, test } from 'vitest';
import { card, type Given, type Parts, system } from '../testing/given.ts';
import { interstellar, operationScene } from '../testing/given-operation.ts';
import { systemsOf } from './03-systems.ts';
import { checkOperation } from './11-operations/operations.ts';

const VEREEN = 2;
const HIVE = 4;
const avLem = system('av-lem');
const bit = (seat: number): number => 1 << seat;
/** Diplomatic 2 + 3 + 1 - 3 - Range 1 - Race 2 - related 1 + 1 = 0 */
const toAvLem = interstellar('communicate', 'veree', 'av-lem', { extra: 1 });
/** 2 + 3 - 2 - 3 - Range 2 - related 1 + 3 = 0 */
const toNelldon = interstellar('communicate', 'veree', 'nelldon', { path: ['brandon'], extra: 3 });
const nelldon = system('nelldon');

test('SS-14.11 every own System may be the Base', () => {
  const scene = operationScene({ players: { vereen: { points: 99 } } });
  const { data, g } = scene;
  const bases = systemsOf(g, VEREEN);
  expect(bases.map((base) => data.systems[base]!.id)).toEqual(['ambrel', 'barnz', 'lund', 'veree']);
  for (const base of bases) {
    const target = data.adjacent[base]!.find((node) => node < 42)!;
    const act = { do: 'communicate', base, target, path: [], gate: false, extra: 20, chits: [] } as const;
    expect(checkOperation(scene, VEREEN, { ...act, path: [], chits: [] })).toBeNull();
  }
});

test('SS-14.3a T forms a Trade Connection, and no Treaty with a System of others', () => {
  const scene = operationScene().answer(VEREEN, 'act', toAvLem, card(14));
  expect([scene.g.systems.trade[avLem], scene.g.systems.treaty[avLem]]).toEqual([bit(VEREEN), 0]);
  expect(scene.g.players.points[VEREEN]).toBe(12 - 1 - 1);
});

test('SS-14.13a a second T is ignored', () => {
  const scene = operationScene({ systems: { 'av-lem': { trade: ['vereen'] } } });
  scene.answer(VEREEN, 'act', toAvLem, card(14));
  expect([scene.g.systems.trade[avLem], scene.told('trade')]).toEqual([bit(VEREEN), []]);
});

test('SS-14.14 any number of players trade with one System', () => {
  const scene = operationScene({ systems: { 'av-lem': { trade: ['hive', 'avian'] } } });
  scene.answer(VEREEN, 'act', toAvLem, card(14));
  expect(scene.g.systems.trade[avLem]).toBe(bit(VEREEN) | bit(HIVE) | bit(1));
});

test('SS-14.13b own Systems are Targets, but not the Base itself; C there is ignored', () => {
  const ambrel = system('ambrel');
  const toAmbrel = interstellar('communicate', 'veree', 'ambrel'); // 2 + 3 - 0 - 0 - 1 - 2 - 2 = 0
  const scene = operationScene({ systems: { ambrel: { treaty: [] } } }).answer(VEREEN, 'act', toAmbrel, card(14));
  expect([scene.g.systems.trade[ambrel], scene.g.systems.treaty[ambrel]]).toEqual([bit(VEREEN), bit(VEREEN)]); // SS-19.0b
  const own = operationScene({ systems: { ambrel: { treaty: [] } } }).answer(VEREEN, 'act', toAmbrel, card(18));
  expect([own.g.systems.trade[ambrel], own.g.systems.treaty[ambrel], own.told('taken')]).toEqual([0, 0, []]);
  const self = interstellar('communicate', 'veree', 'veree');
  expect(operationScene().refusal(VEREEN, 'act', self)?.rule).toBe('SS-11.6a');
});

test('SS-19.0b an older Trade Connection gives the Treaty with the next T, not beside a foreign Treaty', () => {
  const ambrel = system('ambrel');
  const toAmbrel = interstellar('communicate', 'veree', 'ambrel');
  const treaty = (given: string[]) =>
    operationScene({ systems: { ambrel: { trade: ['vereen'], treaty: given } } }).answer(
      VEREEN,
      'act',
      toAmbrel,
      card(14),
    ).g.systems.treaty[ambrel];
  expect([treaty([]), treaty(['hive'])]).toEqual([bit(VEREEN), bit(HIVE)]);
});

test('SS-14.3b C takes an independent System; T/C does so from its figure on and is T below', () => {
  expect(operationScene().answer(VEREEN, 'act', toAvLem, card(18)).g.systems.owner[avLem]).toBe(VEREEN);
  const five = interstellar('communicate', 'veree', 'av-lem', { extra: 6 });
  expect(operationScene().answer(VEREEN, 'act', five, card(4)).g.systems.owner[avLem]).toBe(VEREEN); // T/C 5
  const four = operationScene().answer(
    VEREEN,
    'act',
    interstellar('communicate', 'veree', 'av-lem', { extra: 5 }),
    card(4),
  );
  expect([four.g.systems.owner[avLem], four.g.systems.trade[avLem]]).toEqual([-1, bit(VEREEN)]);
});

const contestEnds = (how: 'taken' | 'kept'): { parts: Parts; asked: unknown[] } => {
  const asked: unknown[] = [];
  return {
    asked,
    parts: {
      steps: {
        contest: (play, { my }) => {
          asked.push(my);
          play.done(how);
        },
      },
    },
  };
};

test('SS-14.31 the whole System falls whatever its planets, without Unrest and with its Web', () => {
  const position: Given = { systems: { nelldon: { web: 3, unrest: false } } };
  const scene = operationScene(position, contestEnds('taken').parts).answer(VEREEN, 'act', toNelldon, card(18));
  const { owner, unrest, web } = scene.g.systems;
  expect([owner[nelldon], unrest[nelldon], web[nelldon]]).toEqual([VEREEN, 0, 3]);
  expect(scene.notes.calls.includes('interceptWindow')).toBe(false);
});

test('SS-14.32 an owner is heard before his System changes hands, and then it may stay', () => {
  const contest = contestEnds('kept');
  const scene = operationScene({}, contest.parts).answer(VEREEN, 'act', toNelldon, card(18));
  expect(contest.asked).toEqual([{ cause: 'diplomaticConquest', owner: 0, taker: VEREEN, system: nelldon }]);
  expect(scene.g.systems.owner[nelldon]).toBe(0);
  const free = contestEnds('kept');
  operationScene({}, free.parts).answer(VEREEN, 'act', toAvLem, card(18));
  expect(free.asked).toEqual([]); // nobody's
});

test('SS-21.35c a void System is repopulated by T and by C, T with the Treaty; Draka-held dead ones do not answer', () => {
  const empty: Given = { systems: { 'av-lem': { dead: true, tech: -3 } } };
  // 2 + 3 + 3 - 3 - 1 = 4 without Race or Ideology
  const act = interstellar('communicate', 'veree', 'av-lem');
  const byTrade = operationScene(empty).answer(VEREEN, 'act', act, card(14));
  const { owner, trade, treaty, unrest, race } = byTrade.g.systems;
  expect([owner, trade, treaty, unrest, race].map((column) => column[avLem])).toEqual([
    VEREEN,
    bit(VEREEN),
    bit(VEREEN),
    0,
    1,
  ]);
  const byC = operationScene(empty).answer(VEREEN, 'act', act, card(18));
  expect([byC.g.systems.owner[avLem], byC.g.systems.trade[avLem]]).toEqual([VEREEN, 0]);
  const held: Given = { ...empty, outworlders: [{ seat: 'av-lem', draka: true }] };
  expect(operationScene(held).refusal(VEREEN, 'act', act)?.rule).toBe('SS-21.35b');
});

test('SS-25.33 a Treaty holder who gets T or C on a contested System of a leaver has it', () => {
  const contested = (treaty: string[]) => {
    const scene = operationScene({ systems: { 'av-lem': { treaty } } });
    scene.g.systems.contested[avLem] = 1;
    const { systems } = scene.answer(VEREEN, 'act', toAvLem, card(14)).g;
    return [systems.owner[avLem], systems.treaty[avLem]];
  };
  expect([contested(['vereen', 'hive']), contested(['avian', 'hive'])]).toEqual([
    [VEREEN, bit(VEREEN)],
    [-1, bit(1) | bit(HIVE)],
  ]);
});
