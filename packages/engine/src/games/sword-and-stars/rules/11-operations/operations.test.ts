import { expect, test } from 'vitest';
import { card, type Given, system } from '../../testing/given.ts';
import { interstellar, operationScene, poor, stellar } from '../../testing/given-operation.ts';
import { ratingOf } from './effectiveness.ts';
import { checkOperation } from './operations.ts';

const VEREEN = 2;
const ATJAYAN = 0;
/** Military 5 + 3 - 1 - Range 1 - unrelated 2 = 4, cost 2 */
const onBrandon = interstellar('conquest', 'veree', 'brandon');
const refusal = (act: typeof onBrandon, position: Given = {}) => operationScene(position).refusal(VEREEN, 'act', act);
const refusedBy = (act: typeof onBrandon, position: Given = {}) => refusal(act, position)?.rule ?? null;

test('SS-5.0h Operation, Target and Base are announced before a card is turned', () => {
  const scene = operationScene({ players: poor('atjayan') }).answer(VEREEN, 'act', onBrandon, card(1));
  const words = scene.events.map(({ type }) => type);
  expect(words.indexOf('announced')).toBe(0);
  expect(scene.told('announced')).toMatchObject([{ operation: { base: system('veree'), target: system('brandon') } }]);
  expect(words.indexOf('revealed')).toBeGreaterThan(0);
  expect([scene.g.players.cards[VEREEN], scene.g.players.operations[VEREEN]]).toEqual([4, 1]);
});

test('SS-5.0h without a card nothing can be announced', () => {
  expect(refusedBy(stellar('govern', 'veree'), { players: { vereen: { cards: 0, turnDone: true } } })).toBe('SS-5.0h');
});

test('SS-11.0a cost and extra points are gone when the others are asked', () => {
  const scene = operationScene().answer(VEREEN, 'act', { ...onBrandon, extra: 3 } as typeof onBrandon);
  expect(scene.asked).toEqual([`${ATJAYAN} intercept`]);
  expect(scene.g.players.points[VEREEN]).toBe(12 - 2 - 3);
});

test('SS-11.4b extra points stand before Intercepts are announced', () => {
  const scene = operationScene().answer(VEREEN, 'act', { ...onBrandon, extra: 3 } as typeof onBrandon);
  expect(scene.table.pending[0]!.about).toMatchObject({ operation: { extra: 3, rating: 7 }, role: 'target' });
  scene.answer(ATJAYAN, 'intercept', { intercept: true, extra: 0, chits: [] }, card(1), card(2));
  expect(scene.told('revealed')).toMatchObject([
    { by: VEREEN, rating: 4 },
    { by: ATJAYAN, rating: 4 },
  ]);
});

test('SS-11.0c order: announce, pay, Intercept, reveal, results, Rebellion, checks, Sessions, pause', () => {
  const scene = operationScene({ systems: { veree: { unrest: true } } });
  scene.answer(VEREEN, 'act', onBrandon);
  expect(scene.events.map(({ type }) => type)).toEqual(['announced']);
  // card 21: C, Target -1, Base -1 at 4 or less; rating 4 - 3 = 1; the Seat in Unrest checks: 5 - Web 2 = 3
  scene.answer(ATJAYAN, 'intercept', { intercept: true, extra: 0, chits: [] }, card(21), card(1), 3, 4);
  const words = scene.events.map(({ type }) => type).filter((what) => what !== 'roll');
  expect(words).toEqual([
    'intercepted',
    'revealed',
    'revealed',
    'tech',
    'taken',
    'tech',
    'rebellion-value',
    'rebellion',
  ]);
  expect(scene.notes.calls).toEqual([
    'consequences',
    'sectorChecks',
    'aftermath',
    `pausePoint afterOperation ${VEREEN} ${system('brandon')}`,
  ]);
});

test('SS-6.0 Sector checks: the active player in the Sector used, then the interceptors in window order', () => {
  const position: Given = { systems: { brandon: { owner: 'hospodar' }, nelldon: { owner: 'hospodar' } } };
  const scene = operationScene(position);
  scene.answer(VEREEN, 'act', interstellar('conquest', 'veree', 'barton', { path: ['brandon', 'nelldon'] }));
  scene.answer(ATJAYAN, 'intercept', { intercept: true, extra: 0, chits: [] });
  scene.answer(3, 'intercept', { intercept: true, extra: 0, chits: [] }, card(4), card(14), card(19));
  expect(scene.notes.checks).toEqual([
    { player: VEREEN, sector: 0, card: 3 },
    { player: ATJAYAN, sector: 0, card: 13 },
    { player: 3, sector: 0, card: 18 },
  ]);
});

test('SS-6.0 Communicate checks the Diplomatic Sector, Govern the Administrative', () => {
  const scene = operationScene();
  scene.answer(VEREEN, 'act', interstellar('communicate', 'veree', 'av-lem', { extra: 1 }), card(1));
  scene.answer(VEREEN, 'act', stellar('govern', 'veree'), card(2));
  expect(scene.notes.checks.map(({ sector }) => sector)).toEqual([2, 1]);
});

test('SS-11.52 outside the own Player-Turn nothing can be announced', () => {
  const scene = operationScene();
  expect(checkOperation(scene, ATJAYAN, stellar('govern', 'atjay'))?.rule).toBe('SS-11.52');
  expect(checkOperation(scene, VEREEN, stellar('govern', 'veree'))).toBeNull();
});

test('SS-11.53 what cannot be paid is refused, extra points included', () => {
  const rich = (points: number): Given => ({ players: { vereen: { points } } });
  expect(refusal(onBrandon, rich(1))).toEqual({ rule: 'SS-11.53', why: expect.stringContaining('costs 2') });
  expect(refusedBy(onBrandon, rich(2))).toBeNull();
  expect(refusedBy({ ...onBrandon, extra: 1 } as typeof onBrandon, rich(2))).toBe('SS-11.53');
});

test('SS-11.54a a rating below zero is refused; extra points can mend it', () => {
  const toBrandon = (extra: number) => interstellar('communicate', 'veree', 'brandon', { extra }); // -2 without
  expect(refusal(toBrandon(1))).toEqual({ rule: 'SS-11.54a', why: expect.stringContaining('-1') });
  expect(refusedBy(toBrandon(2))).toBeNull();
});

test('SS-11.54a a refused announcement changes nothing', () => {
  const scene = operationScene();
  const before = JSON.stringify(scene.table);
  expect(scene.refusal(VEREEN, 'act', interstellar('communicate', 'veree', 'brandon'))?.rule).toBe('SS-11.54a');
  expect(JSON.stringify(scene.table)).toBe(before);
});

test('SS-11.56a the Base must be an own System', () => {
  expect(refusedBy(interstellar('raid', 'brandon', 'atjay'))).toBe('SS-11.56a');
  expect(refusedBy(interstellar('raid', 'gap-1', 'mozarab'))).toBe('SS-3.1');
});

test('SS-11.56b the Target of a Stellar Operation must be an own System', () => {
  expect(
    ['govern', 'guardianWeb', 'starGate'].map((kind) => refusedBy(stellar(kind as 'govern', 'brandon', 9))),
  ).toEqual(['SS-11.56b', 'SS-11.56b', 'SS-11.56b']);
});

test('SS-12.31 a partial conqueror may use the System neither as Base nor as Stellar Target', () => {
  const position: Given = { systems: { nelldon: { partials: [{ by: 'vereen', base: 'veree', count: 1 }] } } };
  expect(refusedBy(interstellar('raid', 'nelldon', 'horton'), position)).toBe('SS-11.56a');
  expect(refusedBy(stellar('govern', 'nelldon', 9), position)).toBe('SS-11.56b');
});

test('SS-11.62a the path must be a shortest one, and among equals either will do', () => {
  const toLund = (path: string[]) => interstellar('communicate', 'veree', 'lund', { path, extra: 9 });
  expect([toLund(['barnz']), toLund(['av-lem'])].map((act) => refusedBy(act))).toEqual([null, null]);
  expect(refusedBy(toLund([]))).toBe('SS-11.62a');
  expect(refusedBy(toLund(['brandon']))).toBe('SS-11.62a');
  expect(refusedBy(toLund(['ambrel', 'barnz']))).toBe('SS-11.62a');
});

test('SS-11.61 a level 3 Base reaches three Systems, not four; a level 1 Base one', () => {
  const far = interstellar('raid', 'veree', 'barton', { path: ['brandon', 'nelldon'], extra: 5 });
  expect(refusedBy(far)).toBeNull();
  expect(refusal(far, { systems: { veree: { tech: 2 } } })).toEqual({
    rule: 'SS-11.61',
    why: expect.stringContaining('3 away'),
  });
});

test('SS-11.64 Stellar Operations know no Range', () => {
  const position: Given = { systems: { dom: { owner: 'vereen' } }, players: { hive: { seat: 'edom-one' } } };
  const scene = operationScene(position);
  const attempt = {
    by: VEREEN,
    operation: 3,
    base: system('dom'),
    target: system('dom'),
    gate: false,
    extra: 0,
    chits: 0,
  };
  expect(ratingOf(scene, attempt)).toBe(3 - 2 - 2 - 2); // as if next door
  expect(refusedBy(stellar('govern', 'dom', 3), position)).toBeNull();
});

test('SS-27.3 scenario 27: Atjay may be the Target of nothing, though a path may lead through it', () => {
  const position: Given = {
    scenario: 'two-new-empires',
    systems: { brandon: { owner: 'vereen', tech: 3 } },
    players: { vereen: { points: 50 } },
  };
  const scene = operationScene(position);
  const by = scene.seat('vereen');
  for (const kind of ['conquest', 'raid', 'communicate'] as const)
    expect(scene.refusal(by, 'act', interstellar(kind, 'brandon', 'atjay', { extra: 20 }))?.rule).toBe('SS-27.3');
  const past = interstellar('raid', 'brandon', 'delpodar', { path: ['atjay'], extra: 20 });
  expect(scene.refusal(by, 'act', past)).toBeNull();
});

test('SS-6.52a an exile Communicates from the Seat of his host, SS-6.51b and does nothing else', () => {
  const position: Given = {
    start: { active: 'avian', stage: 'loop' },
    systems: { windstar: { owner: 'hive' }, bluemoon: { owner: 'hive' }, skysworld: { owner: 'hive' } },
    players: { avian: { seat: null }, vereen: { asylum: ['avian'] } },
  };
  const scene = operationScene(position);
  const AVIAN = 1;
  const toAvLem = (host: number, gate = false) =>
    interstellar('communicate', 'veree', 'av-lem', { host, gate, extra: 9 });
  expect(scene.refusal(AVIAN, 'act', toAvLem(VEREEN))).toBeNull();
  expect(scene.refusal(AVIAN, 'act', toAvLem(4))?.rule).toBe('SS-6.52a');
  expect(scene.refusal(AVIAN, 'act', toAvLem(VEREEN, true))?.rule).toBe('SS-6.52a');
  expect(scene.refusal(AVIAN, 'act', interstellar('raid', 'veree', 'av-lem', { host: VEREEN }))?.rule).toBe('SS-6.51b');
  expect(scene.refusal(AVIAN, 'act', stellar('govern', 'prantis'))?.rule).toBe('SS-6.51b');
});

test('SS-8.1b after the results the violation waits for the others to call', () => {
  const position: Given = { systems: { brandon: { owner: 'vereen', tech: 3 } }, players: poor('atjayan') };
  const scene = operationScene(position);
  scene.answer(VEREEN, 'act', interstellar('raid', 'brandon', 'atjay', { extra: 3 }), card(3));
  expect(scene.g.windows).toEqual([{ cause: 'violation', accused: VEREEN, system: system('atjay'), wasMember: true }]);
  expect(scene.told('violation')).toEqual([{ player: VEREEN, system: system('atjay') }]);
});
