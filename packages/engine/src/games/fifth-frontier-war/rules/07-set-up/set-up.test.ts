import { expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { standardData } from '../../data/standard.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import type { FfwView } from '../../secrets/view.ts';
import {
  BASE,
  ELIMINATED,
  FIRST_PLOTS,
  GUERRILLA_PLACES,
  IN_HAND,
  IN_PLAY,
  IN_POOL,
  REINFORCEMENTS,
  type WarState,
} from '../../state.ts';
import { admiral, givenScenario, place, standardGame, troop } from '../../testing/given.ts';
import { care, careUntil, seeded } from '../../testing/given-set-up.ts';
import type { FfwPlay } from '../../types.ts';

const { squadrons, troops, admirals, fleets } = standardData;
const setUp = (seed: string, more: { seats?: number; options?: Record<string, boolean> } = {}): FfwPlay =>
  seeded({ seed, only: ['setUp'], ...more });
const finished = (seed: string, more: { seats?: number; options?: Record<string, boolean> } = {}): WarState => {
  const play = setUp(seed, more);
  careUntil(play, '');
  return play.g;
};
const refusal = (play: FfwPlay, answer: unknown) => {
  const { id, by, kind } = play.table.pending[0]!;
  return play.check({ decision: id, by, kind, with: answer });
};
const inPlay = (g: WarState, where: (counter: (typeof squadrons)[number]) => boolean): number =>
  squadrons.filter((one) => where(one) && g.squadrons.status[one.index] === IN_PLAY).length;

test('FFW-7.3a a refused list of guerrillas names the hex', () => {
  const play = setUp('hexes');
  careUntil(play, 'placeGuerrillas');
  const hexes = ['2109', '2109', '2109', '2213', '2314', '2314', '2314', '2314', '2314', '0708'].map(place);
  expect(refusal(play, { hexes })?.why).toMatch(/^0708 is no Imperial world/);
});

test('FFW-7.1a base, guerrillas, Imperial units, Zhodani units, first plots, then turn 1', () => {
  const play = seeded({ seed: 'order', only: ['setUp', 'firstPlots'] });
  const asked: [string, number, number][] = [];
  while (play.table.pending.length > 0) {
    const [decision] = play.table.pending;
    asked.push([decision!.kind, decision!.by, play.g.stage]);
    care(play, decision!);
  }
  expect(asked).toEqual([
    ['secretBase', ZHODANI, BASE],
    ['placeGuerrillas', ZHODANI, GUERRILLA_PLACES],
    ['deploy', IMPERIAL, 3],
    ['deploy', ZHODANI, 5],
    ['plots', ZHODANI, FIRST_PLOTS],
  ]);
  expect([play.g.turn, play.g.phase]).toEqual([1, REINFORCEMENTS]);
});

test('FFW-7.1a with four seats the two of a side deploy one after the other', () => {
  const play = setUp('four', { seats: 4 });
  const asked: number[] = [];
  while (careUntil(play, 'deploy')) {
    asked.push(play.table.pending[0]!.by);
    care(play, play.table.pending[0]!);
  }
  expect(asked).toEqual([0, 3, 1, 2]);
});

test('FFW-7.1b units without names are drawn at random by type: so many, and not always the same', () => {
  const games = ['a', 'b', 'c'].map((seed) => finished(seed));
  for (const g of games) {
    const count = (navy: number, group: string, type: string): number =>
      inPlay(g, (one) => one.navy === navy && one.group === group && one.type === type);
    expect([count(0, 'regular', 'battle'), count(0, 'regular', 'cruiser'), count(0, 'special', 'assault')]).toEqual([
      2, 6, 1,
    ]);
    expect(['battle', 'cruiser', 'tanker', 'assault', 'scout'].map((type) => count(1, 'regular', type))).toEqual([
      23, 14, 2, 6, 6,
    ]);
    const men = (factor: number): number =>
      troops.filter(
        (one) =>
          one.navy === 1 && one.group === 'regular' && one.factor === factor && g.troops.status[one.index] === IN_PLAY,
      ).length;
    expect([500, 100, 20, 10, 5].map(men)).toEqual([7, 10, 16, 2, 2]);
    const markers = [0, 1, 2, 3].map(
      (navy) => fleets.filter((one) => one.navy === navy && g.fleets.status[one.index] !== IN_POOL).length,
    );
    expect(markers).toEqual([4, 7, 2, 2]);
    const leaders = [0, 1, 2, 3].map(
      (navy) =>
        admirals.filter(({ index }) => g.admirals.status[index] === IN_PLAY && g.admirals.navy[index] === navy).length,
    );
    expect(leaders).toEqual([5, 8, 2, 2]);
  }
  const battle = games.map((g) =>
    squadrons
      .filter(({ index, type, side }) => type === 'battle' && side === 1 && g.squadrons.status[index] === IN_PLAY)
      .map(({ id }) => id)
      .join(),
  );
  expect(new Set(battle).size).toBe(3);
});

test('FFW-7.2a FFW-7.2b FFW-7.3h required places and named colonials are put there at once', () => {
  const play = setUp('homes');
  careUntil(play, 'deploy', ZHODANI);
  const { g } = play;
  const named = [
    ...squadrons
      .filter(({ group }) => group === 'colonial-named')
      .map((one) => [g.squadrons.place[one.index], one.home]),
    ...troops.filter(({ group }) => group === 'colonial-named').map((one) => [g.troops.place[one.index], one.home]),
  ];
  expect(named).toHaveLength(23 + 24);
  expect(named.every(([at, home]) => at === home && home! >= 0)).toBe(true);
  expect([troop('I-MER-PSG'), troop('I-MER-SPL'), troop('Z-CT-7')].map((one) => g.troops.place[one])).toEqual(
    ['2109', '2213', '1408'].map(place),
  );
  const atEfate = [
    ...squadrons.filter(({ index, type }) => type === 'assault' && g.squadrons.place[index] === place('2109')),
    ...troops.filter(
      ({ index, factor, group }) => factor === 100 && group === 'regular' && g.troops.place[index] === place('2109'),
    ),
  ];
  expect(atEfate.map(({ navy }) => navy)).toEqual([0, 0]);
});

test('FFW-5.7a FFW-5.7b FFW-7.2i FFW-7.3f one Vargr admiral serves the Imperium and one of the Sword Worlds the Zhodani, both precedence 15', () => {
  const lent = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const { admirals: column } = finished(seed);
    const loans = admirals.filter(({ index, navy }) => column.navy[index] !== navy);
    expect(loans.map(({ index, navy }) => [navy, column.navy[index], column.precedence[index]])).toEqual([
      [2, 1, 15],
      [3, 0, 15],
    ]);
    for (const { id } of loans) lent.add(id);
  }
  expect(lent.size).toBeGreaterThan(3);
});

test('FFW-5.13a the secret base is on a plain Imperial world and known to its side only', () => {
  const play = setUp('base', { seats: 3 });
  expect(refusal(play, { hex: place('2209') })).toBeNull();
  for (const hex of ['2314', '1923', '1408', '0708', '2109'])
    expect(refusal(play, { hex: place(hex) })?.rule).toBe('FFW-5.13a');
  expect(play.choiceOf('secretBase').options?.(play, play.table.pending[0]!)).toHaveLength(
    standardData.orderOfBattle.secretBaseHexes.length,
  );
});

test('FFW-7.3a ten guerrillas: three or more at Efate, one or more at Ruie, the rest on defended Imperial worlds', () => {
  const play = setUp('guerrillas');
  careUntil(play, 'placeGuerrillas');
  const hexes = (rest: string[], efate = 3) => ({
    hexes: [...new Array(efate).fill('2109'), '2213', ...rest].map(place),
  });
  expect(refusal(play, hexes(['1510', '1510', '2314', '2514', '3120', '1212']))).toBeNull();
  expect(refusal(play, hexes(['2213', '2213', '2213', '2213', '2213', '2213']))).toBeNull(); // R76
  expect(refusal(play, hexes(['1510', '1510', '2314', '2514', '3120']))?.why).toBe('all 10 guerrillas are placed');
  expect(refusal(play, hexes(['1510', '1510', '2314', '2514', '3120', '1212', '1510'], 2))?.why).toBe(
    'at least 3 start in 2109',
  );
  for (const bad of ['2510', '1923', '0708', '1408'])
    expect(refusal(play, hexes(['1510', '1510', '2314', '2514', '3120', bad]))?.rule).toBe('FFW-7.3a');
  care(play, play.table.pending[0]!);
  const at = troops
    .filter(({ isGuerrilla }) => isGuerrilla)
    .map(({ index }) => [play.g.troops.status[index], play.g.troops.overt[index]]);
  expect(at).toEqual(new Array(10).fill([IN_PLAY, 0]));
});

test('FFW-7.3g FFW-6.1b the Fulacin battalion is off the map, the Sword Worlds reinforcements in their box', () => {
  const g = finished('box');
  expect([g.troops.status[troop('Z-FUL')], g.troops.place[troop('Z-FUL')]]).toEqual([IN_HAND, -1]);
  const box = place('SW');
  expect([
    inPlay(g, ({ index }) => g.squadrons.place[index] === box),
    troops.filter(({ index }) => g.troops.place[index] === box).length,
  ]).toEqual([10, 7]);
});

test('FFW-9.2a with black globes the four 6-2-8 squadrons are not among the first', () => {
  for (let n = 0; n < 12; n++) {
    const g = finished(`globes ${n}`, { options: { blackGlobes: true } });
    expect(inPlay(g, ({ blackGlobe }) => blackGlobe)).toBe(0);
  }
});

test('FFW-7.2a FFW-7.3c the Duke starts at Regina, the Governor at Cronor, all other admirals aboard', () => {
  const g = finished('leaders');
  const where = (id: string) => {
    const aboard = g.admirals.aboard[admiral(id)]!;
    return aboard < 0 ? g.admirals.place[admiral(id)] : g.squadrons.place[aboard];
  };
  expect([where('I-ADM-11'), where('Z-ADM-11')]).toEqual([place('2314'), place('0708')]);
  const ashore = admirals.filter(
    ({ index, title }) => title === null && g.admirals.status[index] === IN_PLAY && g.admirals.aboard[index]! < 0,
  );
  expect(ashore).toEqual([]); // R75
});

test('E2 a front asks only for the first plots of the Zhodani side', () => {
  const play = seeded({ seed: 'front', scenario: 'jewell-gate', only: ['setUp', 'firstPlots'] });
  expect(play.table.pending.map(({ kind, by }) => [kind, by])).toEqual([['plots', ZHODANI]]);
});

test('FFW-7.1c everything starts fuelled, at full strength and unspent, the guerrillas covert', () => {
  const g = finished('fresh');
  const inUse = squadrons.filter(({ index }) => g.squadrons.status[index] === IN_PLAY).map(({ index }) => index);
  expect(inUse.length).toBeGreaterThan(100);
  for (const one of inUse)
    expect([g.squadrons.fuelled[one], g.squadrons.step[one], g.squadrons.spent[one], g.squadrons.jumped[one]]).toEqual([
      1, 0, 0, 0,
    ]);
  const rebels = troops.filter(({ isGuerrilla }) => isGuerrilla).map(({ index }) => index);
  expect(rebels.map((one) => [g.troops.status[one], g.troops.overt[one], g.troops.loss[one]])).toEqual(
    rebels.map(() => [IN_PLAY, 0, 0]),
  );
});

test('FFW-5.13f the base is where the Zhodani player says, at Fulacin as all know, or nowhere', () => {
  const started = (secretBase: string): FfwPlay => seeded({ seed: 'base', options: { secretBase }, only: ['setUp'] });
  const known = ({ g }: FfwPlay, seat: number) => (standardGame.view(g, seat) as FfwView).secretBase;
  expect(started('chosen').table.pending.map(({ kind }) => kind)).toEqual(['secretBase']);
  const fulacin = started('fulacin');
  expect(fulacin.table.pending.map(({ kind }) => kind)).toEqual(['placeGuerrillas']);
  expect([fulacin.g.secretBase, known(fulacin, IMPERIAL), known(fulacin, ZHODANI)]).toEqual(
    [0, 1, 2].map(() => place('3017')),
  );
  expect(standardGame.resample(fulacin.g, IMPERIAL, randomFrom(1)).secretBase).toBe(place('3017'));
  const none = started('none');
  expect(none.table.pending.map(({ kind }) => kind)).toEqual(['placeGuerrillas']);
  const reveal = { decision: null, by: ZHODANI, kind: 'revealBase', with: {} };
  expect([fulacin.check(reveal), none.check(reveal)?.rule]).toEqual([null, 'FFW-5.13e']);
  for (const play of [fulacin, none]) careUntil(play, '');
  expect([fulacin, none].map(({ g }) => g.troops.status[troop('Z-FUL')])).toEqual([IN_HAND, ELIMINATED]);
  expect(standardGame.audit(none.g)).toEqual([]);
});

test('FFW-5.13a the news of a chosen base goes to its own side only', () => {
  const table = givenScenario('campaign');
  const { by, kind } = table.decision();
  const hex = standardData.orderOfBattle.secretBaseHexes[1]!;
  table.act(by, kind as 'secretBase', { hex });
  const news = table.events.filter(({ type }) => type === 'baseChosen');
  expect(news.map(({ rule, data, visibleTo }) => [rule, data, visibleTo])).toEqual([['FFW-5.13a', { hex }, [ZHODANI]]]);
});

test('FFW-7.3a both garrisons of guerrillas must be there, and the shorter one is named', () => {
  const play = setUp('short');
  careUntil(play, 'placeGuerrillas');
  const at = (efate: number, ruie: number): string[] => [
    ...Array<string>(efate).fill('2109'),
    ...Array<string>(ruie).fill('2213'),
    ...Array<string>(10 - efate - ruie).fill('2314'),
  ];
  const why = (efate: number, ruie: number) => refusal(play, { hexes: at(efate, ruie).map(place) })?.why;
  expect([why(2, 1), why(3, 0), why(3, 1)]).toEqual([
    'at least 3 start in 2109',
    'at least 1 start in 2213',
    undefined,
  ]);
});
