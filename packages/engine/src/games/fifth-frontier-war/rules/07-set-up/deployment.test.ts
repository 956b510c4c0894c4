import { expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { standardData } from '../../data/standard.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { IN_HAND } from '../../state.ts';
import { admiral, place, squadron, troop } from '../../testing/given.ts';
import { careUntil, seeded } from '../../testing/given-set-up.ts';
import type { Deployment, FfwPlay } from '../../types.ts';
import { automaticDeployment } from './automatic.ts';

const { squadrons, troops, admirals, fleets } = standardData;
const AUTOMATIC: Deployment = { automatic: true, squadrons: [], troops: [], admirals: [], fleets: null };
const deploying = (seat: number, seats = 2, seed = 'deploy'): FfwPlay => {
  const play = seeded({ seed, seats, only: ['setUp'] });
  careUntil(play, 'deploy', seat);
  return play;
};
const imperial = deploying(IMPERIAL);
const zhodani = deploying(ZHODANI);
const refusal = (play: FfwPlay, answer: Partial<Deployment>) => {
  const { id, by, kind } = play.table.pending[0]!;
  return play.check({ decision: id, by, kind, with: { ...AUTOMATIC, ...answer } });
};
const putTroop = (play: FfwPlay, one: number, hex: string) =>
  refusal(play, { troops: [{ troop: one, place: place(hex), aboard: -1 }] })?.rule ?? null;
const putSquadron = (play: FfwPlay, one: number, hex: string) =>
  refusal(play, { squadrons: [{ squadron: one, place: place(hex) }] })?.rule ?? null;
const inHand = (play: FfwPlay, navy: number, type: string): number =>
  squadrons.find((one) => one.navy === navy && one.type === type && play.g.squadrons.status[one.index] === IN_HAND)!
    .index;
const troopInHand = (play: FfwPlay, navy: number, factor: number): number =>
  troops.find(
    (one) =>
      one.navy === navy &&
      one.factor === factor &&
      one.group === 'regular' &&
      play.g.troops.status[one.index] === IN_HAND,
  )!.index;

test('FFW-7.2c FFW-7.2f FFW-7.2g marines at naval bases, huscarles and mercenaries also at Ruie, Quar and Zircon, regulars in the Imperium', () => {
  const on = (one: number) =>
    ['1212', '2213', '1514', '2215', '1923', '0708'].map((hex) => putTroop(imperial, one, hex));
  expect(on(troop('I-MAR-1'))).toEqual([null, 'FFW-7.2c', 'FFW-7.2c', 'FFW-7.2c', 'FFW-7.2c', 'FFW-7.2c']);
  expect(on(troop('I-HUS-1'))).toEqual([null, null, null, null, 'FFW-7.2f', 'FFW-7.2f']); // R77: 1923 is a red zone
  expect(on(troop('I-MER-1'))).toEqual([null, null, null, null, 'FFW-7.2f', 'FFW-7.2f']);
  expect(on(troop('I-B1'))).toEqual(['FFW-7.2g', 'FFW-7.2g', 'FFW-7.2g', null, 'FFW-7.2g', 'FFW-7.2g']);
});

test('FFW-7.2d FFW-7.2e scouts at scout bases, battle and cruiser squadrons at naval bases', () => {
  const scouts = ['1514', '1410', '2109'].map((hex) => putSquadron(imperial, squadron('I-SR-53'), hex));
  expect(scouts).toEqual([null, null, 'FFW-7.2d']);
  const cruiser = inHand(imperial, IMPERIAL, 'cruiser');
  expect(['1212', '3120', '1410', 'IR'].map((hex) => putSquadron(imperial, cruiser, hex))).toEqual([
    null,
    null,
    'FFW-7.2e',
    'FFW-7.2e',
  ]);
});

test('FFW-7.3b FFW-7.3d FFW-7.3e each navy starts in its own territory, numbered colonials where named ones live', () => {
  expect(['0708', '1506', '1806', '1627'].map((hex) => putSquadron(zhodani, squadron('Z-COL-CR-5'), hex))).toEqual([
    null,
    null,
    'FFW-7.3b',
    'FFW-7.3b',
  ]);
  expect(['1408', '1806'].map((hex) => putTroop(zhodani, troop('Z-CTN-1'), hex))).toEqual([null, 'FFW-7.3b']);
  const scout = squadron('Z-SR-71');
  expect(['1806', '1408', '1627', '2314'].map((hex) => putSquadron(zhodani, scout, hex))).toEqual([
    null,
    'FFW-7.3d',
    'FFW-7.3d',
    'FFW-7.3d',
  ]);
  expect(['1627', '1507', '2702'].map((hex) => putSquadron(zhodani, inHand(zhodani, 2, 'battle'), hex))).toEqual([
    null,
    'FFW-7.3e',
    'FFW-7.3e',
  ]);
  expect(['2702', '1627'].map((hex) => putTroop(zhodani, troop('V-K2'), hex))).toEqual([null, 'FFW-7.3e']);
});

test('FFW-7.2c R77 Imperial troops start on worlds, Zhodani ones may start aboard within capacity in their territory', () => {
  const efate = squadrons.find(
    ({ index, type }) => type === 'assault' && imperial.g.squadrons.place[index] === place('2109'),
  )!.index;
  expect(refusal(imperial, { troops: [{ troop: troop('I-MAR-1'), place: -1, aboard: efate }] })?.rule).toBe('FFW-7.2c');
  const plan = automaticDeployment(zhodani, ZHODANI);
  const [carrier, other] = plan.squadrons.filter(
    ({ squadron: one }) => squadrons[one]!.type === 'assault' && squadrons[one]!.navy === 1,
  );
  const army = troopInHand(zhodani, 1, 500);
  const guards = plan.troops.filter(({ aboard }) => aboard === other!.squadron).map(({ troop: one }) => one);
  expect(guards.map((one) => troops[one]!.factor)).toEqual([500, 100]);
  const aboard = (one: number, ship: number) => ({ troop: one, place: -1, aboard: ship });
  expect(refusal(zhodani, { troops: [aboard(guards[0]!, carrier!.squadron)] })).toEqual({
    rule: 'FFW-3.10f',
    why: `${squadrons[carrier!.squadron]!.id} carries 600 factors at most`,
  });
  expect(refusal(zhodani, { troops: [aboard(army, squadron('S-AR-5'))] })?.rule).toBe('FFW-7.3d'); // in the box
  expect(refusal(zhodani, { troops: [aboard(troop('V-K2'), carrier!.squadron)] })?.rule).toBe('FFW-7.3e');
});

test('FFW-7.2h R75 everything is placed, admirals aboard; markers may stay unused', () => {
  const plan = automaticDeployment(imperial, IMPERIAL);
  expect(refusal(imperial, plan)).toBeNull();
  const first = plan.squadrons.find(
    ({ squadron: one }) => squadrons[one]!.type === 'scout' && plan.admirals.every(({ aboard }) => aboard !== one),
  );
  expect(
    refusal(imperial, { ...plan, automatic: false, squadrons: plan.squadrons.filter((one) => one !== first) })?.why,
  ).toBe(`${squadrons[first!.squadron]!.id} is not placed`);
  expect(refusal(imperial, { ...plan, automatic: false, troops: plan.troops.slice(1) })?.why).toContain(
    'is not placed',
  );
  const free = plan.admirals.filter(({ admiral: one }) => admirals[one]!.title === null);
  expect(
    refusal(imperial, { ...plan, automatic: false, admirals: plan.admirals.filter((one) => one !== free[0]) })?.rule,
  ).toBe('FFW-3.4i');
  const left = plan.admirals.find(({ admiral: one }) => one === free[0]!.admiral)!;
  const unplaced = { ...plan, automatic: false, fleets: [], admirals: plan.admirals.filter((one) => one !== left) };
  expect(refusal(imperial, unplaced)?.why).toBe(`${admirals[left.admiral]!.name} is not placed`);
  const ashore = { admiral: free[0]!.admiral, place: place('2314'), aboard: -1 };
  expect(refusal(imperial, { admirals: [ashore] })?.why).toContain('starts aboard a squadron');
  expect(
    refusal(imperial, { admirals: [{ admiral: admiral('I-ADM-11'), place: place('1510'), aboard: -1 }] })?.rule,
  ).toBe('FFW-7.2a');
  const loose = { ...plan, automatic: false, fleets: [] };
  expect(refusal(imperial, loose)).toBeNull();
});

test('FFW-7.2h a fleet is formed of own squadrons in one hex under a marker in hand, its commander aboard', () => {
  const { fleets: planned, ...plan } = automaticDeployment(imperial, IMPERIAL);
  const [one, two] = planned!;
  const given = (musters: Deployment['fleets']) => refusal(imperial, { ...plan, automatic: false, fleets: musters });
  expect(given([{ ...one!, squadrons: [...one!.squadrons, two!.squadrons[0]!] }])?.rule).toBe('FFW-7.2h');
  expect(given([one!, { ...two!, fleet: one!.fleet }])?.rule).toBe('FFW-3.4d');
  expect(given([{ ...one!, squadrons: [] }])?.rule).toBe('FFW-3.4f');
  expect(given([{ ...one!, commander: two!.commander }])?.rule).toBe('FFW-3.4i');
  expect(given([{ ...one!, squadrons: [one!.squadrons[0]!, one!.squadrons[0]!] }])?.rule).toBe('FFW-7.2h');
  const foreign = fleets.find(({ index, navy }) => navy === 0 && imperial.g.fleets.status[index] !== IN_HAND)!.index;
  expect(given([{ ...one!, fleet: foreign }])?.rule).toBe('FFW-3.4d');
});

const navyOf = (play: FfwPlay, one: number): number => play.g.admirals.navy[one]!;
const hostOf = (play: FfwPlay, plan: Deployment, one: number): { navy: number; place: number } => ({
  navy: squadrons[one]!.navy,
  place: plan.squadrons.find(({ squadron: ship }) => ship === one)?.place ?? play.g.squadrons.place[one]!,
});

test('FFW-7.3i R97 allied admirals start aboard squadrons of their own navy, in its systems', () => {
  const plan = automaticDeployment(zhodani, ZHODANI);
  const allied = plan.admirals.filter(({ admiral: one }) => navyOf(zhodani, one) > ZHODANI);
  expect(allied).toHaveLength(4);
  const scout = plan.squadrons.find(({ squadron: one }) => squadrons[one]!.type === 'scout')!;
  const [sword, vargr] = [2, 3].map((navy) => allied.find(({ admiral: one }) => navyOf(zhodani, one) === navy)!);
  const aboard = (admirer: number, ship: number) =>
    refusal(zhodani, { fleets: [], admirals: [{ admiral: admirer, place: -1, aboard: ship }] });
  expect(aboard(vargr!.admiral, scout.squadron)).toEqual({
    rule: 'FFW-7.3i',
    why: `${admirals[vargr!.admiral]!.name} starts aboard a squadron of his own navy, in one of its systems`,
  });
  const home = plan.squadrons.find(({ squadron: one }) => squadrons[one]!.navy === 2)!;
  expect(aboard(sword!.admiral, home.squadron)).toBeNull();
  const boxed = squadrons.find(({ index, navy }) => navy === 2 && zhodani.g.squadrons.place[index] === place('SW'))!;
  expect(aboard(sword!.admiral, boxed.index)?.rule).toBe('FFW-7.3i');
  const own = plan.admirals.find(
    ({ admiral: one }) => navyOf(zhodani, one) === ZHODANI && admirals[one]!.title === null,
  )!;
  expect(aboard(own.admiral, scout.squadron)).toBeNull();
});

test('FFW-7.3i FFW-7.3j R97 allied markers start in systems of their own navy; nobody forms a fleet in a box before play', () => {
  const marker = (navy: number): number =>
    fleets.find((one) => one.navy === navy && zhodani.g.fleets.status[one.index] === IN_HAND)!.index;
  const boxed = squadrons
    .filter(({ index, navy }) => navy === 2 && zhodani.g.squadrons.place[index] === place('SW'))
    .map(({ index }) => index);
  expect(boxed).toHaveLength(10);
  const form = (navy: number, members: number[]) =>
    refusal(zhodani, { fleets: [{ fleet: marker(navy), squadrons: members, commander: -1 }] })?.rule ?? null;
  expect([form(2, boxed), form(1, boxed), form(3, boxed)]).toEqual(['FFW-7.3j', 'FFW-7.3j', 'FFW-7.3j']);
  const plan = automaticDeployment(zhodani, ZHODANI);
  const [scout] = plan.squadrons.filter(({ squadron: one }) => squadrons[one]!.type === 'scout');
  expect([form(3, [scout!.squadron]), form(1, [scout!.squadron])]).toEqual(['FFW-7.3i', null]);
});

test('FFW-7.3i FFW-7.3j R97 the proposal obeys, for two to four seats: ten squadrons wait in the box without a marker', () => {
  for (let n = 0; n < 12; n++)
    for (const [seats, seat] of [
      [2, 1],
      [4, 2],
    ] as const) {
      const play = deploying(seat, seats, `allies ${n}`);
      const plan = automaticDeployment(play, seat);
      for (const { fleet, squadrons: members } of plan.fleets!) {
        const { place: where } = hostOf(play, plan, members[0]!);
        const world = standardData.worlds[standardData.map.worldAt[where]!];
        const { navy } = fleets[fleet]!;
        if (navy > ZHODANI) expect(world?.allegiance).toBe(['', '', 'sword-worlds', 'vargr'][navy]);
        expect(where).not.toBe(place('SW'));
      }
      for (const { admiral: one, aboard } of plan.admirals) {
        const navy = navyOf(play, one);
        if (navy > ZHODANI) expect(hostOf(play, plan, aboard).navy).toBe(navy);
        if (aboard >= 0) expect(hostOf(play, plan, aboard).place).not.toBe(place('SW'));
      }
    }
});

test('FFW-7.1a a refused deployment names the counter that is wrong', () => {
  const why = (answer: Partial<Deployment>) => refusal(imperial, answer)?.why;
  expect(why({ squadrons: [{ squadron: squadron('Z-BR-1'), place: place('2314') }] })).toContain(
    'Z-BR-1 is no counter',
  );
  expect(why({ troops: [{ troop: troop('Z-D5'), place: place('2314'), aboard: -1 }] })).toContain('Z-D5 is no counter');
  const { fleets: planned } = automaticDeployment(imperial, IMPERIAL);
  const [one, two] = planned!;
  const mixed = [{ ...one!, squadrons: [...one!.squadrons, two!.squadrons[0]!] }];
  expect(why({ fleets: mixed })).toContain(`${squadrons[two!.squadrons[0]!]!.id} is not in the place of`);
});

test('FFW-5.5a precedence holds from the start', () => {
  const { fleets: planned, ...plan } = automaticDeployment(imperial, IMPERIAL);
  const duke = planned!.find(({ commander }) => commander === admiral('I-ADM-11'))!;
  const seniors = plan.admirals.filter(({ admiral: one }) => imperial.g.admirals.precedence[one]! < 11);
  const joined = plan.admirals.map((one) => (one === seniors[0] ? { ...one, aboard: duke.squadrons[0]! } : one));
  expect(refusal(imperial, { ...plan, automatic: false, admirals: joined, fleets: [duke] })?.rule).toBe('FFW-5.5a');
});

test('edits of the automatic deployment: a squadron put elsewhere leaves its fleet, a new commander comes aboard', () => {
  const play = deploying(IMPERIAL);
  const planned = automaticDeployment(play, IMPERIAL).fleets!;
  const fleet = planned.find(({ commander }) => commander === admiral('I-ADM-11'))!;
  const moved = fleet.squadrons.at(-1)!;
  const { id, by, kind } = play.table.pending[0]!;
  const answer: Deployment = { ...AUTOMATIC, squadrons: [{ squadron: moved, place: place('3120') }] };
  expect(play.act({ decision: id, by, kind, with: answer })).toBeNull();
  expect([play.g.squadrons.place[moved], play.g.squadrons.fleet[moved]]).toEqual([place('3120'), -1]);
  expect(fleet.squadrons.filter((one) => play.g.squadrons.fleet[one] === fleet.fleet)).toEqual(
    fleet.squadrons.slice(0, -1),
  );
  const again = deploying(IMPERIAL);
  const own = { fleet: fleet.fleet, squadrons: [fleet.squadrons[1]!], commander: admiral('I-ADM-11') };
  const other = again.table.pending[0]!;
  expect(again.act({ decision: other.id, by, kind, with: { ...AUTOMATIC, fleets: [own] } })).toBeNull();
  expect(again.g.admirals.aboard[admiral('I-ADM-11')]).toBe(fleet.squadrons[1]);
});

test('A7 each of two seats places its own counters', () => {
  const first = deploying(0, 4);
  expect(putTroop(first, troop('I-HUS-1'), '2314')).toBe('FFW-7.1a');
  const second = deploying(3, 4);
  expect([putTroop(second, troop('I-HUS-1'), '2314'), putTroop(second, troop('I-MAR-1'), '2314')]).toEqual([
    null,
    'FFW-7.1a',
  ]);
  const allies = deploying(2, 4);
  expect(putSquadron(allies, squadron('V-BR-5'), '2702')).toBeNull();
});

test('samples are legal and differ', () => {
  for (const [play, seat] of [
    [imperial, IMPERIAL],
    [zhodani, ZHODANI],
  ] as const) {
    const random = randomFrom(seat);
    const decision = play.table.pending[0]!;
    const samples = Array.from({ length: 10 }, () => play.choiceOf('deploy').sample(play, decision, random));
    for (const sample of samples) expect(refusal(play, sample as Deployment)).toBeNull();
    expect(new Set(samples.map((sample) => JSON.stringify(sample))).size).toBe(10);
  }
});

test('R77 R75 troops and admirals stand in one place: on a world or aboard a squadron of their side that there is', () => {
  const plan = automaticDeployment(zhodani, ZHODANI);
  const carrier = plan.squadrons.find(
    ({ squadron: one }) => squadrons[one]!.type === 'assault' && squadrons[one]!.navy === 1,
  )!;
  const army = troopInHand(zhodani, 1, 500);
  const put = (where: number, aboard: number) =>
    refusal(zhodani, { troops: [{ troop: army, place: where, aboard }] })?.rule;
  expect([put(carrier.place, carrier.squadron), put(0, carrier.squadron)]).toEqual(['FFW-7.3d', 'FFW-7.3d']);
  expect([put(-1, 9999), put(-1, squadron('I-BR-123'))]).toEqual(['FFW-7.3d', 'FFW-7.3d']);
  expect(refusal(zhodani, { troops: [{ troop: 9999, place: carrier.place, aboard: -1 }] })?.rule).toBe('FFW-7.1a');
  const berth = plan.admirals.find(({ aboard }) => aboard >= 0)!;
  const lead = (where: number, aboard: number) =>
    refusal(zhodani, { admirals: [{ admiral: berth.admiral, place: where, aboard }] })?.rule;
  const faults = [
    [carrier.place, berth.aboard],
    [0, berth.aboard],
    [-1, 9999],
    [-1, squadron('I-BR-123')],
  ] as const;
  expect(faults.map(([where, aboard]) => lead(where, aboard))).toEqual(Array(4).fill('FFW-7.3d'));
});
