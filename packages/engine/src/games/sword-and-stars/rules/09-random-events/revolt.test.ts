import { expect, test } from 'vitest';
import { takeSystem } from '../../board/ownership.ts';
import { NO_REVOLT } from '../../state.ts';
import { type Given, given, type Scene, system } from '../../testing/given.ts';
import { systemsOf } from '../03-systems.ts';
import { randomEvent } from './random-events.ts';
import { revoltGameTurn, revoltStep } from './revolt.ts';

const grelot = system('fontain-grelot');
const scene = (position: Given = {}): Scene =>
  given({ start: { active: 'vereen' }, ...position }, { steps: { randomEvent } });
const draw = (position: Given = {}): Scene => {
  const at = scene(position);
  const chit = at.data.chits.indexOf(at.data.chitKindById.get('revolt')!.index);
  return at.run('randomEvent', { player: at.seat('vereen'), chit });
};
const endTurn = (at: Scene): Scene => {
  revoltStep(at.play(), at.g.active);
  return at;
};
const ownedBy = (at: Scene, empire: string): string[] =>
  systemsOf(at.g, at.seat(empire)).map((one) => at.data.systems[one]!.id);

test('SS-9.13a Fontain-Grelot is free and loses Trade Connections and Treaties, not its level', () => {
  const at = draw({
    systems: {
      'fontain-grelot': { owner: 'avian', tech: 2, trade: ['hive'], treaty: ['avian', 'hive'], unrest: true },
    },
  });
  const { owner, trade, treaty, tech, unrest } = at.g.systems;
  expect([owner[grelot], trade[grelot], treaty[grelot], tech[grelot], unrest[grelot]]).toEqual([-1, 0, 0, 2, 0]);
  expect(at.g.revolt).toBe(-1);
});

test('SS-9.13b SS-9.13g at the end of that turn all Systems below 0 go, with their Trade and Treaties', () => {
  const at = endTurn(
    draw({
      systems: { yavay: { trade: ['hive'], treaty: ['hive'] }, lund: { web: 3 }, uraic: { owner: 'vereen', tech: -3 } },
    }),
  );
  expect(ownedBy(at, 'vereen')).toEqual(['ambrel', 'barnz', 'veree']); // Lund was at -1, Uraic at -3
  expect(ownedBy(at, 'hospodar')).toEqual(['asak', 'nur', 'hospodar']); // Mudlow
  const { trade, treaty, web } = at.g.systems;
  expect([trade[system('yavay')], treaty[system('yavay')], treaty[system('lund')]]).toEqual([0, 0, 0]); // independent ones too
  expect(web[system('lund')]).toBe(2);
});

test('SS-9.13c each further Player-Turn takes the next level, and after 3 it is over', () => {
  const at = endTurn(draw());
  endTurn(at);
  expect(ownedBy(at, 'vereen')).toEqual(['barnz', 'veree']); // Ambrel was at 0
  expect(ownedBy(at, 'avian')).toEqual(['bluemoon', 'skysworld', 'windstar']);
  endTurn(at);
  expect(ownedBy(at, 'vereen')).toEqual(['veree']); // Barnz was at 1
  expect(ownedBy(at, 'atjayan')).toEqual(['barton', 'atjay', 'nelldon']);
  endTurn(at);
  expect(ownedBy(at, 'atjayan')).toEqual(['atjay']);
  expect(at.g.revolt).toBe(3);
  endTurn(at);
  expect(at.g.revolt).toBe(NO_REVOLT);
});

test('SS-9.13d Seats and Atjay never revolt', () => {
  const at = endTurn(
    draw({
      players: { atjayan: { seat: 'flute' } },
      systems: { atjay: { tech: -1 }, veree: { tech: -2 }, harvest: { tech: -1 }, flute: { tech: -1 } },
      outworlders: [{ seat: 'harvest' }],
    }),
  );
  const { owner } = at.g.systems;
  expect([owner[system('atjay')], owner[system('flute')]]).toEqual([at.seat('atjayan'), at.seat('atjayan')]);
  expect([owner[system('veree')], owner[system('harvest')]]).toEqual([at.seat('vereen'), 8]);
});

test('SS-9.13e taking Fontain-Grelot stops it before the spread', () => {
  const at = draw();
  takeSystem(at.play(), grelot, at.seat('vereen'), 'diplomacy', 'SS-14.31');
  endTurn(at);
  expect([at.g.revolt, ownedBy(at, 'vereen')]).toEqual([
    NO_REVOLT,
    ['ambrel', 'barnz', 'fontain-grelot', 'lund', 'veree'],
  ]);
});

test('SS-9.13f from any owner but not from a Seat, and not while one runs', () => {
  const seat = draw({
    players: { avian: { seat: 'fontain-grelot' } },
    systems: { 'fontain-grelot': { owner: 'avian' } },
  });
  expect([seat.g.revolt, seat.g.systems.owner[grelot]]).toEqual([NO_REVOLT, seat.seat('avian')]);
  const held = draw({ outworlders: [{ seat: 'harvest' }], systems: { 'fontain-grelot': { owner: 'outworlder-1' } } });
  expect([held.g.revolt, held.g.systems.owner[grelot]]).toEqual([-1, -1]);
  expect(draw({ revolt: 2 }).g.revolt).toBe(2);
  expect(draw({ systems: { 'fontain-grelot': { dead: true, tech: -3 } } }).g.revolt).toBe(NO_REVOLT);
});

test('R18 option revoltPace: after the first spread only the Game-Turn drives it', () => {
  const at = draw({ options: { revoltPace: 'gameTurn' } });
  revoltGameTurn(at.play());
  expect(at.g.revolt).toBe(-1); // the first one closes the turn of the draw
  endTurn(at);
  expect(at.g.revolt).toBe(0);
  endTurn(at);
  expect(at.g.revolt).toBe(0);
  revoltGameTurn(at.play());
  expect(at.g.revolt).toBe(1);
});
