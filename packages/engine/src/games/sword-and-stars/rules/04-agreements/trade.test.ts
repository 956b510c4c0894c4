import { expect, test } from 'vitest';
import { hasTrade, hasTreaty } from '../../board/ownership.ts';
import { system } from '../../testing/given.ts';
import { ATJAYAN, AVIAN, confederation, HIVE, HOSPODAR, VEREEN } from '../../testing/given-confederation.ts';
import type { Goods } from '../../types.ts';
import { NOTHING, trade } from './trade.ts';

const goods = (given: Partial<Goods>): Goods => ({ ...NOTHING, ...given });
const wholly = (id: string, more: Partial<Goods['systems'][number]> = {}) => ({
  system: system(id),
  web: true,
  gate: true,
  tally: true,
  ...more,
});
const sell = (give: Partial<Goods>, take: Partial<Goods> = {}, untilRound = 0) => ({
  give: goods(give),
  take: goods(take),
  untilRound,
});

test('SS-4.1a points and Treaties pass between players, all at once', () => {
  const scene = confederation();
  scene.bargain(VEREEN, HOSPODAR, 'trade', sell({ points: 2, treaties: [system('radix')] }, { points: 7 }));
  expect(scene.g.players.points).toEqual([12, 12, 17, 10, 12]);
  expect([VEREEN, HOSPODAR].map((seat) => hasTreaty(scene.g, system('radix'), seat))).toEqual([false, true]);
  expect(scene.told('traded')).toHaveLength(1);
  expect(scene.asked).toEqual(['0 act']);
});

test('SS-4.1a nobody gives what he has not', () => {
  const scene = confederation();
  expect(scene.offerRefusal(VEREEN, HOSPODAR, 'trade', sell({ points: 13 }))).toEqual({
    rule: 'SS-4.1a',
    why: 'it costs 13 Resource Points and you have 12',
  });
  expect(scene.offerRefusal(VEREEN, HOSPODAR, 'trade', sell({ treaties: [system('saar')] }))?.rule).toBe('SS-4.1a');
  expect(scene.offerRefusal(VEREEN, ATJAYAN, 'trade', sell({ treaties: [system('veree')] }))?.rule).toBe('SS-19.11');
  expect(scene.offerRefusal(VEREEN, HOSPODAR, 'trade', sell({}))?.rule).toBe('SS-4.1a');
});

test('SS-4.1a an offer that has become impossible changes nothing', () => {
  const scene = confederation();
  const play = scene.play();
  const offer = { kind: 'trade', to: [HOSPODAR], terms: sell({ points: 10, systems: [wholly('barnz')] }) };
  play.act({ decision: null, by: VEREEN, kind: 'offer', with: offer });
  scene.g.players.points[VEREEN] = 9;
  const accept = { decision: null, by: HOSPODAR, kind: 'accept', with: { offer: scene.table.offers[0]!.id } };
  expect(scene.play().act(accept)?.rule).toBe('SS-4.1a');
  expect(scene.g.systems.owner[system('barnz')]).toBe(VEREEN);
});

test('SS-4.1c a System goes over as it is: Tech Level and Unrest stay', () => {
  const scene = confederation({ systems: { ambrel: { partials: [{ by: 'hive', base: 'dom', count: 1 }] } } });
  scene.bargain(VEREEN, HIVE, 'trade', sell({ systems: [wholly('ambrel')] }));
  const { owner, tech, unrest, treaty } = scene.g.systems;
  expect([owner, tech, unrest].map((column) => column[system('ambrel')])).toEqual([HIVE, 0, 1]);
  expect(treaty[system('ambrel')]).toBe(1 << VEREEN); // the Treaty is another matter
  expect(scene.g.partials.target).toEqual([]); // R31: the new owner's partial conquests are gone
  expect(scene.offerRefusal(VEREEN, HIVE, 'trade', sell({ systems: [wholly('ambrel')] }))?.rule).toBe('SS-4.1c');
});

test('SS-4.1d Web and StarGate go along only if agreed', () => {
  const works = { barnz: { web: 3 as const, gate: true } };
  const kept = confederation({ systems: works });
  kept.bargain(VEREEN, HIVE, 'trade', sell({ systems: [wholly('barnz')] }));
  expect([kept.g.systems.web[system('barnz')], kept.g.systems.gate[system('barnz')]]).toEqual([3, 1]);
  const bare = confederation({ systems: works });
  bare.bargain(VEREEN, HIVE, 'trade', sell({ systems: [wholly('barnz', { web: false, gate: false })] }));
  expect([bare.g.systems.web[system('barnz')], bare.g.systems.gate[system('barnz')]]).toEqual([0, 0]);
});

test('SS-4.1e a Trade Connection is given up or stays, it never passes', () => {
  const scene = confederation({ systems: { barnz: { trade: ['vereen', 'avian'] } } });
  scene.bargain(VEREEN, HIVE, 'trade', sell({ systems: [wholly('barnz')] }));
  expect([VEREEN, AVIAN, HIVE].map((seat) => hasTrade(scene.g, system('barnz'), seat))).toEqual([true, true, false]);
  scene.bargain(HIVE, AVIAN, 'trade', sell({ points: 1 }, { trades: [system('barnz')] }));
  expect([VEREEN, AVIAN, HIVE].map((seat) => hasTrade(scene.g, system('barnz'), seat))).toEqual([true, false, false]);
});

test('SS-4.1f no Seat, no Year Card, no Holding chit in a bargain', () => {
  const scene = confederation();
  expect(scene.offerRefusal(VEREEN, HIVE, 'trade', sell({ systems: [wholly('veree')] }))?.rule).toBe('SS-4.1f');
  const terms = sell({ points: 1 });
  expect(trade.shape.safeParse(terms).success).toBe(true);
  for (const more of ['chits', 'cards', 'sectors', 'seat'])
    expect(trade.shape.safeParse({ ...terms, give: { ...terms.give, [more]: [1] } }).success).toBe(false);
});

test('SS-4.2 by option no bargain is closed in the Player-Turn of a party', () => {
  const start = { active: 'vereen' };
  const scene = confederation({ start, options: { tradeWindow: 'notOwnTurn' } });
  expect(() => scene.bargain(HIVE, VEREEN, 'trade', sell({ points: 1 }))).toThrow('SS-4.2');
  expect(() => scene.bargain(VEREEN, HIVE, 'trade', sell({ points: 1 }))).toThrow('SS-4.2');
  scene.bargain(HIVE, AVIAN, 'trade', sell({ points: 1 }));
  expect(scene.g.players.points).toEqual([12, 13, 12, 15, 11]);
});

test('SS-4.2 by option bargains are closed between Rounds only', () => {
  const options = { tradeWindow: 'betweenRounds' };
  const inTurn = confederation({ start: { active: 'vereen' }, options });
  expect(() => inTurn.bargain(HIVE, AVIAN, 'trade', sell({ points: 1 }))).toThrow('SS-4.2');
  const picking = confederation({ start: { phase: 'initiative' }, options });
  expect(() => picking.bargain(HIVE, AVIAN, 'trade', sell({ points: 1 }))).toThrow('SS-4.2');
});

test('A12 an offer ends with the Round that it names', () => {
  const scene = confederation({ start: { round: 3 } });
  expect(scene.offerRefusal(HIVE, AVIAN, 'trade', sell({ points: 1 }, {}, 2))?.rule).toBe('SS-4.1a');
  expect(scene.offerRefusal(HIVE, AVIAN, 'trade', sell({ points: 1 }, {}, 3))).toBeNull();
});

test('SS-23.1b a partial Conversion passes with the System only if agreed', () => {
  const position = { systems: { barnz: { conversion: { vereen: 3 } } } };
  const tallies = (tally: boolean): number[] => {
    const scene = confederation(position);
    scene.bargain(VEREEN, HIVE, 'trade', sell({ systems: [wholly('barnz', { tally })] }));
    return [VEREEN, HIVE].map((seat) => scene.g.conversion[seat * 42 + system('barnz')]!);
  };
  expect([tallies(true), tallies(false)]).toEqual([
    [0, 3],
    [0, 0],
  ]);
});

test('R28 a Treaty with the Hive that was bought opens the call window at once', () => {
  const scene = confederation();
  scene.bargain(HIVE, VEREEN, 'trade', sell({ treaties: [system('edom-four')] }));
  expect(scene.asked).toEqual(['0 call', '1 call', '3 call']);
});

test('SS-4.1c Systems pass both ways in one bargain', () => {
  const scene = confederation();
  scene.bargain(VEREEN, HIVE, 'trade', sell({ systems: [wholly('barnz')] }, { systems: [wholly('edom-one')] }));
  const { owner } = scene.g.systems;
  expect([owner[system('barnz')], owner[system('edom-one')]]).toEqual([HIVE, VEREEN]);
});

test('SS-4.1a points beside as many Treaties, Systems or Trade Connections are no empty bargain', () => {
  const scene = confederation({ systems: { barnz: { trade: ['vereen'] } } });
  for (const more of [{ treaties: [system('radix')] }, { systems: [wholly('barnz')] }, { trades: [system('barnz')] }])
    expect(scene.offerRefusal(VEREEN, HIVE, 'trade', sell({ points: 1, ...more }))).toBeNull();
});

test('SS-4.1a a bargain needs two players in play, and each System is named once', () => {
  const scene = confederation({
    players: { hive: { status: 'left', seat: null } },
    systems: { dom: { owner: 'independent' } },
  });
  expect(scene.offerRefusal(VEREEN, HIVE, 'trade', sell({ points: 1 }))).toEqual({
    rule: 'CORE-anytime',
    why: 'an offer goes to one or more other seats that are still in play',
  });
  const twice = sell({ systems: [wholly('barnz'), wholly('barnz')] });
  expect(scene.offerRefusal(VEREEN, AVIAN, 'trade', twice)?.why).toBe('each System is named once');
});
