import { expect, test } from 'vitest';
import { standardData } from '../../data/standard.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import type { WarState } from '../../state.ts';
import { ELIMINATED, IN_HAND, IN_PLAY, IN_POOL } from '../../state.ts';
import { admiral, fleet, type Given, type GivenTable, given, place, squadron } from '../../testing/given.ts';
import { seededFrom } from '../../testing/given-set-up.ts';

const { squadrons, troops, admirals, fleets } = standardData;
const at1A = (turn: number, spec: Given = {}): GivenTable => given({ turn, only: ['reinforcements'], ...spec });
const inBox = ({ squadrons: ships, troops: men, admirals: leaders }: WarState, box: string) => ({
  squadrons: squadrons.filter(({ index }) => ships.place[index] === place(box)),
  troops: troops.filter(({ index }) => men.place[index] === place(box)),
  admirals: admirals.filter(({ index }) => leaders.place[index] === place(box)),
});
const types = (list: readonly { type: string }[]): Record<string, number> =>
  Object.fromEntries(
    ['battle', 'cruiser', 'assault', 'tanker'].map((type) => [type, list.filter((one) => one.type === type).length]),
  );
const freeMarkers = ({ fleets: { status } }: WarState, navy: number): number =>
  fleets.filter(({ index, navy: other }) => status[index] === IN_HAND && other === navy).length;

test('FFW-6.1g turn 2 brings three fleets, three admirals and three special counters, split by the owner over both boxes', () => {
  // of 14 fleets the first three; of 13 admirals (the Duke apart) numbers 1, 2, 3; of 11 special counters the warrant and two tankers
  const table = at1A(2, { dice: [1, 1, 1, 1, 1, 1, 11, 1, 1] });
  const about = table.decision('splitBoxes', IMPERIAL).about as Record<string, unknown>;
  expect(about).toEqual({
    boxes: [place('IR'), place('RW')],
    squadrons: squadrons
      .filter(({ group }) => group === 'special')
      .slice(0, 2)
      .map(({ index }) => index),
    admirals: ['I-ADM-1', 'I-ADM-2', 'I-ADM-3'].map(admiral),
    warrant: true,
  });
  expect(freeMarkers(table.g, IMPERIAL)).toBe(3);
  const second = { squadrons: [(about['squadrons'] as number[])[0]!], admirals: [admiral('I-ADM-2')], warrant: true };
  expect(table.refusal(IMPERIAL, 'splitBoxes', { ...second, admirals: [admiral('I-ADM-9')] })?.rule).toBe('FFW-6.1g');
  table.act(IMPERIAL, 'splitBoxes', second);
  expect(inBox(table.g, 'RW').squadrons).toHaveLength(1);
  expect(inBox(table.g, 'IR').squadrons).toHaveLength(1);
  expect(inBox(table.g, 'IR').admirals.map(({ id }) => id)).toEqual(['I-ADM-1', 'I-ADM-3']);
  expect([table.g.warrantHolder, table.g.warrantPlace]).toEqual([admiral('I-ADM-2'), -1]); // R37: the only one there
  expect(table.g.squadrons.fuelled[second.squadrons[0]!]).toBe(1); // R81
});

test('FFW-5.8a R37 of several admirals in the box the owner names the one who takes the warrant; alone it waits', () => {
  const dice = [1, 1, 1, 1, 1, 1, 11, 1, 1];
  const table = at1A(2, { dice });
  table.act(IMPERIAL, 'splitBoxes', { squadrons: [], admirals: [], warrant: false });
  expect(table.refusal(IMPERIAL, 'takeWarrant', { admiral: -1 })?.rule).toBe('FFW-5.8a');
  const play = table.play();
  const senior = play.choiceOf('takeWarrant').defaultAnswer(play, table.decision('takeWarrant'));
  expect(senior).toEqual({ admiral: admiral('I-ADM-1') }); // A8
  table.act(IMPERIAL, 'takeWarrant', { admiral: admiral('I-ADM-3') });
  expect(table.g.warrantHolder).toBe(admiral('I-ADM-3'));
  const apart = at1A(2, { dice });
  apart.act(IMPERIAL, 'splitBoxes', { squadrons: [], admirals: [], warrant: true });
  expect([apart.g.warrantHolder, apart.g.warrantPlace, apart.g.warrant]).toEqual([-1, place('RW'), IN_PLAY]);
});

test('FFW-6.1c on turn 6 the 14 numbered colonial squadrons and troops are in the rimward box', () => {
  const { g } = at1A(6);
  const box = inBox(g, 'RW');
  expect([box.squadrons.length, box.troops.length]).toEqual([14, 14]);
  expect([...box.squadrons, ...box.troops].every(({ group }) => group === 'colonial-numbered')).toBe(true);
});

test('FFW-6.1a FFW-6.1f FFW-6.1i FFW-6.1j on turn 10 all Imperial regular troops and the first Zhodani group, on turn 20 the second, never any Vargr', () => {
  const ten = seededFrom({ turn: 10, only: ['reinforcements'], troops: { 'I-K1': { at: '2109' } } }, 'ten').g;
  const first = inBox(ten, 'ZR');
  expect(types(first.squadrons)).toEqual({ battle: 13, cruiser: 7, assault: 1, tanker: 0 });
  expect(first.troops.map(({ factor }) => factor).sort((a, b) => a - b)).toEqual([5, 10, 20, 100, 500]);
  expect([first.admirals.length, freeMarkers(ten, ZHODANI)]).toEqual([4, 4]);
  expect(
    inBox(ten, 'IR')
      .troops.map(({ factor }) => factor)
      .sort((a, b) => a - b),
  ).toEqual([20, 20, 20, 20, 20, 20, 20, 20, 100, 100, 100, 100, 100, 500, 500, 500, 500, 500, 500, 500, 500]);
  expect(inBox(ten, 'IR').squadrons.length).toBeGreaterThan(0); // FFW-6.1d: the first die is rolled now
  const twenty = seededFrom({ turn: 20, only: ['reinforcements'] }, 'twenty').g;
  const second = inBox(twenty, 'ZA');
  expect(types(second.squadrons)).toEqual({ battle: 10, cruiser: 7, assault: 1, tanker: 0 });
  expect(second.troops.map(({ factor }) => factor).sort((a, b) => a - b)).toEqual([10, 20, 100, 500]);
  expect([second.admirals.length, freeMarkers(twenty, ZHODANI), inBox(twenty, 'ZR').squadrons.length]).toEqual([
    3, 3, 0,
  ]);
  for (const g of [ten, twenty])
    expect(squadrons.some(({ index, navy }) => navy === 3 && g.squadrons.status[index] !== IN_POOL)).toBe(false);
});

test('FFW-6.1d FFW-6.1h the book’s example: a 4 brings three battle and two cruiser squadrons at random', () => {
  const table = at1A(11, { dice: [4, 32, 1, 1, 26, 25] });
  const { squadrons: arrived } = inBox(table.g, 'IR');
  expect(types(arrived)).toEqual({ battle: 3, cruiser: 2, assault: 0, tanker: 0 });
  const battle = squadrons.filter(({ navy, type }) => navy === IMPERIAL && type === 'battle');
  const regular = battle.filter(({ group }) => group === 'regular').map(({ id }) => id);
  const cruisers = squadrons
    .filter(({ navy, type, group }) => navy === IMPERIAL && type === 'cruiser' && group === 'regular')
    .map(({ id }) => id);
  expect(new Set(arrived.map(({ id }) => id))).toEqual(
    new Set([regular[31], regular[0], regular[1], cruisers[25], cruisers[24]]),
  );
  expect(freeMarkers(table.g, IMPERIAL)).toBe(0);
  expect(at1A(9).told('drawn')).toEqual([]); // no roll before turn 10
});

test('FFW-6.1e FFW-6.1k a 1 brings five cruisers and a fleet with admiral and special counter, a 6 one battle squadron and a fleet', () => {
  const one = at1A(11, { dice: [1, 1, 1, 1, 1, 1, 14, 1, 1] });
  expect(types(inBox(one.g, 'IR').squadrons)).toEqual({ battle: 0, cruiser: 5, assault: 0, tanker: 1 });
  expect([freeMarkers(one.g, IMPERIAL), inBox(one.g, 'IR').admirals.map(({ id }) => id)]).toEqual([1, ['I-ADM-1']]);
  const six = at1A(11, { dice: [6, 1, 1, 13, 11] });
  expect(types(inBox(six.g, 'IR').squadrons)).toEqual({ battle: 1, cruiser: 0, assault: 0, tanker: 0 });
  expect(inBox(six.g, 'IR').admirals.map(({ id }) => id)).toEqual(['I-ADM-14']);
  expect(six.g.warrantHolder).toBe(admiral('I-ADM-14'));
  const five = at1A(11, { options: { reinforcementSixFive: true }, dice: [6, 1, 1, 1, 1, 1, 1, 13, 11] });
  expect(types(inBox(five.g, 'IR').squadrons)['battle']).toBe(5); // R21
});

test('R62 a pool that runs short gives what it has, without rolls; when all are empty nobody rolls', () => {
  const gone = (list: readonly { id: string; navy: number }[], left: readonly string[] = []) =>
    Object.fromEntries(
      list
        .filter(({ id, navy }) => navy === IMPERIAL && !left.includes(id))
        .map(({ id }) => [id, { eliminated: true }]),
    );
  const spec: Given = {
    squadrons: gone(squadrons, ['I-BR-190']),
    admirals: gone(admirals),
    freeFleets: fleets.filter(({ navy }) => navy === IMPERIAL).map(({ id }) => id),
    warrant: 'lost',
  };
  const short = at1A(30, { ...spec, dice: [4] });
  expect(inBox(short.g, 'IR').squadrons.map(({ id }) => id)).toEqual(['I-BR-190']);
  expect(at1A(30, { ...spec, squadrons: gone(squadrons) }).told('roll')).toEqual([]);
  const marker = at1A(30, { ...spec, squadrons: gone(squadrons), freeFleets: [], dice: [4] });
  expect(marker.g.fleets.status[fleet('I-F-43rd')]).toBe(IN_POOL); // fleets are left, so the roll is made
});

test('FFW-9.2a FFW-9.2b black globe squadrons are never drawn; they come with a fleet on the first 6, instead of its units', () => {
  const globes = ['I-BR-123', 'I-BR-154', 'I-BR-187', 'I-BR-188'];
  const options = { blackGlobes: true };
  const five = at1A(11, { options, dice: [5, 28, 1, 1, 1, 1] });
  expect(globes.map((id) => five.g.squadrons.status[squadron(id)])).toEqual([IN_POOL, IN_POOL, IN_POOL, IN_POOL]);
  expect(() => at1A(11, { options, dice: [5, 29, 1, 1, 1, 1] })).toThrow('28-sided');
  const six = at1A(11, { options, dice: [6, 1, 1, 1] });
  expect(inBox(six.g, 'IR').squadrons.map(({ id, type }) => (type === 'battle' ? id : type))).toEqual([
    ...globes,
    'tanker',
  ]);
  expect([freeMarkers(six.g, IMPERIAL), inBox(six.g, 'IR').admirals.length, six.g.globesArrived]).toEqual([1, 1, 1]);
  const again = at1A(12, {
    options,
    globesArrived: true,
    squadrons: Object.fromEntries(globes.map((id) => [id, { eliminated: true }])),
    dice: [6, 1, 1, 1, 1],
  });
  expect(types(inBox(again.g, 'IR').squadrons)['battle']).toBe(1);
  expect(again.g.squadrons.status[squadron('I-BR-123')]).toBe(ELIMINATED);
});

test('E4 the reinforcements of a front appear in their hex on their turn, as a fleet with its commander', () => {
  const early = given({ scenario: 'jewell-gate', turn: 1, only: ['reinforcements'] });
  expect(early.g.fleets.status[fleet('I-F-18th')]).not.toBe(IN_PLAY);
  const { g, told } = given({ scenario: 'jewell-gate', turn: 2, only: ['reinforcements'] });
  const marker = fleet('I-F-18th');
  expect([g.fleets.place[marker], g.fleets.commander[marker], g.fleets.plotted[marker]]).toEqual([
    place('1711'),
    admiral('I-ADM-12'),
    0,
  ]);
  expect(
    ['I-BR-501', 'I-CR-212', 'I-CR-83'].map((id) => [
      g.squadrons.fleet[squadron(id)],
      g.squadrons.fuelled[squadron(id)],
    ]),
  ).toEqual([
    [marker, 1],
    [marker, 1],
    [marker, 1],
  ]);
  expect(told('roll')).toEqual([]); // nothing is drawn in a front
});

test('FFW-6.1g FFW-5.8a the news of a split: what arrives in which box, where the warrant waits, who takes it', () => {
  const table = at1A(2, { dice: [1, 1, 1, 1, 1, 1, 11, 1, 1] });
  const about = table.decision('splitBoxes', IMPERIAL).about as { squadrons: number[]; admirals: number[] };
  const [first, second] = about.squadrons;
  expect(
    table.refusal(IMPERIAL, 'splitBoxes', { squadrons: [first!, first!], admirals: [], warrant: false })?.rule,
  ).toBe('FFW-6.1g');
  table.act(IMPERIAL, 'splitBoxes', {
    squadrons: [],
    admirals: [admiral('I-ADM-2'), admiral('I-ADM-3')],
    warrant: true,
  });
  const none = { troops: [], fleets: [] };
  expect(table.told('arrived')).toEqual([
    { side: IMPERIAL, box: place('IR'), squadrons: [first, second], admirals: [admiral('I-ADM-1')], ...none },
    {
      side: IMPERIAL,
      box: place('RW'),
      squadrons: [],
      admirals: [admiral('I-ADM-2'), admiral('I-ADM-3')],
      ...none,
    },
  ]);
  expect(table.told('warrant')).toEqual([{ admiral: -1, place: place('RW') }]);
  expect(table.decision('takeWarrant').about).toEqual({
    box: place('RW'),
    admirals: [admiral('I-ADM-2'), admiral('I-ADM-3')],
  }); // two are enough for a choice
  table.act(IMPERIAL, 'takeWarrant', { admiral: admiral('I-ADM-3') });
  expect(table.told('warrant')).toEqual([
    { admiral: -1, place: place('RW') },
    { admiral: admiral('I-ADM-3'), place: place('RW') },
  ]);
});

test('FFW-6.1g the default keeps everything in the first box, where the most senior takes the warrant', () => {
  const table = at1A(2, { dice: [1, 1, 1, 1, 1, 1, 11, 1, 1] });
  const play = table.play();
  const decision = table.decision('splitBoxes');
  expect(play.choiceOf('splitBoxes').defaultAnswer(play, decision)).toEqual({
    squadrons: [],
    admirals: [],
    warrant: false,
  });
  expect(table.refusal(IMPERIAL, 'splitBoxes', { squadrons: [], admirals: [], warrant: true })).toBeNull();
});

test('E4 A6 the reinforcements of a front are announced to all, in fog only to their side', () => {
  const audience = (fogOfWar: boolean) =>
    given({ scenario: 'jewell-gate', turn: 2, only: ['reinforcements'], options: { fogOfWar } })
      .events.filter(({ type }) => type === 'arrived')
      .map(({ visibleTo }) => visibleTo);
  expect([audience(false), audience(true)]).toEqual([['all'], [[IMPERIAL]]]);
});
