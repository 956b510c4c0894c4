import { expect, test } from 'vitest';
import { takeSystem } from '../../board/ownership.ts';
import { DESTROYED, OUT_OF_GAME } from '../../state.ts';
import { card, type Given, given, system } from '../../testing/given.ts';
import { announce, operation } from '../11-operations/operations.ts';
import { scoreConquest } from '../12-conquest.ts';
import { scoreCommunicate } from '../14-communicate.ts';
import { autoIntercept } from './cards.ts';
import { genocide, repopulate, resettle } from './genocide.ts';
import { outworlderPhase } from './outworlders.ts';

const [perkis, skysworld, phage, harvest, grelot] = ['perkis', 'skysworld', 'phage', 'harvest', 'fontain-grelot'].map(
  system,
) as [number, number, number, number, number];
const draka = (systems: Given['systems'] = {}, more: Given = {}) =>
  given({ outworlders: [{ seat: 'harvest', draka: true }], systems, ...more }, { steps: { outworlderPhase } });
const held = (tech: number) => ({ owner: 'outworlder-1', tech }) as const;

test('SS-21.34 Perkis, Phage and Skysworld lose a level at the start of the next Outworlder Phase, Harvest does not', () => {
  const at = draka({ perkis: held(1), phage: held(1), skysworld: held(0), harvest: { tech: 2 } });
  at.run('outworlderPhase', { left: [] }, 1);
  expect([perkis, phage, skysworld, harvest].map((one) => at.g.systems.tech[one])).toEqual([0, 0, -1, 2]);
});

test('SS-21.34 not in the Round of the Conquest, nor once the Draka are gone', () => {
  const at = draka({ phage: { tech: 1 } });
  takeSystem(at.play(), phage, 8, 'military', 'SS-12.2a');
  genocide(at.play());
  expect(at.g.systems.tech[phage]).toBe(1);
  at.g.serial++;
  genocide(at.play());
  expect(at.g.systems.tech[phage]).toBe(0);
  at.g.outworlders.active[0] = 0;
  genocide(at.play());
  expect(at.g.systems.tech[phage]).toBe(0);
});

test('SS-21.35a at -3 its people are gone with all that was theirs, but the StarGate stays', () => {
  const at = draka({
    phage: {
      ...held(-2),
      web: 3,
      gate: true,
      trade: ['avian'],
      treaty: ['avian', 'hive'],
      conversion: { avian: 2 },
      colonization: { vereen: 30 },
    },
  });
  genocide(at.play());
  const { tech, dead, web, gate, trade, treaty, owner } = at.g.systems;
  expect([tech[phage], dead[phage], owner[phage], gate[phage]]).toEqual([-3, 1, 8, 1]);
  expect([web[phage], trade[phage], treaty[phage]]).toEqual([0, 0, 0]);
  expect([...at.g.conversion, ...at.g.colonization].some((tally) => tally > 0)).toBe(false);
});

test('SS-21.35d a System Conquered at -3 dies a Round later', () => {
  const at = draka({ phage: { tech: -3 } });
  takeSystem(at.play(), phage, 8, 'military', 'SS-12.2a');
  genocide(at.play());
  expect(at.g.systems.dead[phage]).toBe(0);
  at.g.serial++;
  genocide(at.play());
  expect(at.g.systems.dead[phage]).toBe(1);
});

test('SS-21.36 Genocide on Fontain-Grelot takes the Revolt chit out of the game', () => {
  const at = draka({ 'fontain-grelot': held(-2) });
  genocide(at.play());
  const revolt = at.data.chits.findIndex((kind) => at.data.chitKinds[kind]!.id === 'revolt');
  expect(at.g.chits[revolt]).toBe(OUT_OF_GAME);
  expect(at.told('chit-removed')).toEqual([{ chit: revolt }]);
});

test('SS-21.35a on Atjay it destroys the Confederation too', () => {
  const at = draka({ atjay: { owner: 'outworlder-1', tech: -2 } }, { players: { atjayan: { seat: 'brandon' } } });
  genocide(at.play());
  expect(at.g.confederation).toBe(DESTROYED);
});

test('SS-21.35b Fontain-Grelot retaken from Skysworld becomes Avian and Republican, in Unrest', () => {
  const at = given(
    {
      start: { active: 'avian' },
      outworlders: [{ seat: 'harvest', draka: true }],
      players: { avian: { sectors: [9, 5, 1] } },
      systems: { 'fontain-grelot': { ...held(-3), dead: true }, skysworld: { tech: 2 } },
    },
    { steps: { operation, scoreConquest } },
  );
  at.table.pending.length = 0;
  const play = at.play(card(17));
  // 9 + 2 + 3 - Range 2 - 4 for the Draka = 8
  const path = [system('prantis')];
  const conquest = { base: skysworld, target: grelot, path, gate: false, extra: 0, chits: [] };
  announce(play, at.seat('avian'), { do: 'conquest', ...conquest });
  play.advance();
  expect(at.told('revealed')).toMatchObject([{ by: at.seat('avian'), card: 16, rating: 8 }]);
  const { owner, race, ideology, unrest, dead } = at.g.systems;
  expect([owner[grelot], unrest[grelot], dead[grelot]]).toEqual([at.seat('avian'), 1, 0]);
  expect([race[grelot], ideology[grelot]]).toEqual([race[skysworld], ideology[skysworld]]);
  expect(at.data.ideologies[ideology[grelot]!]!.code).toBe(4300);
});

test('SS-21.35b what a Base passes on is its own people, not those of the Seat', () => {
  const at = draka({ phage: { ...held(-3), dead: true } });
  resettle(at.play(), phage, system('barnz'));
  expect([at.g.systems.race[phage], at.g.systems.ideology[phage]]).toEqual([
    at.g.systems.race[system('barnz')],
    at.g.systems.ideology[system('barnz')],
  ]);
});

test('SS-21.35c a void System answers a Communicate and takes the people of the Seat, quiet and at -3', () => {
  const at = given({ systems: { phage: { dead: true, tech: -3, gate: true } } });
  const vereen = at.seat('vereen');
  repopulate(at.play(), vereen, phage);
  const { owner, tech, unrest, dead, gate, race, ideology, treaty } = at.g.systems;
  expect([owner[phage], tech[phage], unrest[phage], dead[phage], gate[phage]]).toEqual([vereen, -3, 0, 0, 1]);
  const veree = system('veree');
  expect([race[phage], ideology[phage], treaty[phage]]).toEqual([race[veree], ideology[veree], 0]);
});

test('SS-21.35c an expelled Government passes on its true Race and Ideology', () => {
  const at = given({ players: { vereen: { expelled: true } }, systems: { phage: { dead: true, tech: -3 } } });
  repopulate(at.play(), at.seat('vereen'), phage);
  expect(at.g.systems.race[phage]).toBe(at.g.systems.race[system('veree')]);
});

test('SS-33.3c the void Systems of scenario 33 are repopulated in the same way', () => {
  const at = given(
    { scenario: 'empires-re-emerge', start: { active: 'avian' }, players: { avian: { points: 9 } } },
    { steps: { operation, scoreCommunicate } },
  );
  const { dead, race, tech, owner } = at.g.systems;
  const target = at.data.systems.findIndex(
    ({ index }) => dead[index] === 1 && at.data.adjacent[system('phage')]!.includes(index),
  );
  at.table.pending.length = 0;
  const play = at.play(card(18));
  const way = { base: system('phage'), target, path: [], gate: false, extra: 0, chits: [] };
  announce(play, at.seat('avian'), { do: 'communicate', ...way });
  play.advance();
  expect([owner[target], dead[target], tech[target]]).toEqual([at.seat('avian'), 0, -3]);
  expect(race[target]).toBe(race[system('windstar')]);
  expect(autoIntercept(at.g, owner[target]!)).toBeNull();
});

test('SS-21.34 only the Systems of the Draka suffer, whichever Outworlder came first', () => {
  const outworlders = [{ seat: 'perkis' }, { seat: 'harvest', draka: true }];
  const at = given({
    outworlders,
    systems: { perkis: { tech: 1 }, skysworld: held(1), phage: { owner: 'outworlder-2', tech: 1 } },
  });
  genocide(at.play());
  expect([perkis, skysworld, phage].map((one) => at.g.systems.tech[one])).toEqual([1, 1, 0]);
});

test('SS-21.35c who settles a void System, and with whom, is announced', () => {
  const at = given({ systems: { phage: { dead: true, tech: -3 } } });
  const vereen = at.seat('vereen');
  repopulate(at.play(), vereen, phage);
  const { race, ideology } = at.g.players;
  expect(at.told('repopulated')).toEqual([
    { system: phage, player: vereen, race: race[vereen], ideology: ideology[vereen] },
  ]);
});
