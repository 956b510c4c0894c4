import { expect, test } from 'vitest';
import { GivenDice } from '#core/dice';
import { Play } from '#core/play';
import { squadronsOf } from '../../board/units.ts';
import { standardData } from '../../data/standard.ts';
import { ZHODANI } from '../../data/types.ts';
import { IN_PLAY } from '../../state.ts';
import { place } from '../../testing/given.ts';
import { care, careUntil, seeded } from '../../testing/given-set-up.ts';
import type { Deployment, FfwPlay } from '../../types.ts';
import { automaticDeployment } from '../07-set-up/automatic.ts';

const { squadrons, fleets } = standardData;

/** A Zhodani deployment with a fleet of fast streamlined cruisers and one with a battle squadron among them. */
function surprising(seed = 'surprise', only: ['setUp'] | ['setUp', 'firstPlots'] = ['setUp']) {
  const play = seeded({ seed, options: { surpriseAttack: true }, only });
  careUntil(play, 'deploy', ZHODANI);
  const plan = automaticDeployment(play, ZHODANI);
  const cruisers = plan.squadrons
    .filter(
      ({ squadron }) =>
        squadrons[squadron]!.type === 'cruiser' && squadrons[squadron]!.navy === 1 && squadrons[squadron]!.jump >= 3,
    )
    .map(({ squadron }) => squadron);
  const tanker = plan.squadrons.find(
    ({ squadron }) => squadrons[squadron]!.type === 'tanker' && squadrons[squadron]!.navy === 1,
  )!.squadron;
  const battle = plan.squadrons.find(
    ({ squadron }) => squadrons[squadron]!.type === 'battle' && squadrons[squadron]!.navy === 1,
  )!.squadron;
  const markers = fleets
    .filter(({ index, navy }) => navy === 1 && play.g.fleets.seat[index] === ZHODANI)
    .map(({ index }) => index);
  const [fast = -1, mixed = -1, slow = -1] = markers;
  const base = place('1507');
  const leader = plan.admirals.find(
    ({ admiral }) => play.g.admirals.navy[admiral] === 1 && standardData.admirals[admiral]!.title === null,
  )!.admiral;
  const cargo = plan.troops.find(({ troop }) => standardData.troops[troop]!.factor === 5)!.troop;
  const moved = [...cruisers.slice(0, 4), tanker, battle];
  const answer: Deployment = {
    automatic: true,
    squadrons: moved.map((squadron) => ({ squadron, place: base })),
    troops: [
      ...plan.troops
        .filter(({ aboard }) => moved.includes(aboard))
        .map(({ troop }) => ({ troop, place: base, aboard: -1 })),
      { troop: cargo, place: -1, aboard: cruisers[0]! },
    ].filter((one, n, all) => all.findLastIndex(({ troop }) => troop === one.troop) === n),
    admirals: [],
    fleets: [
      { fleet: fast, squadrons: cruisers.slice(0, 2), commander: leader },
      { fleet: mixed, squadrons: [cruisers[2]!, tanker], commander: -1 },
      { fleet: slow, squadrons: [cruisers[3]!, battle], commander: -1 },
    ],
  };
  const { id, by, kind } = play.table.pending[0]!;
  const refusal = play.act({ decision: id, by, kind, with: answer });
  if (refusal) throw new Error(refusal.why);
  return { play, fast, mixed, slow, leader, cargo };
}
const check = (play: FfwPlay, moves: [number, string][]) => {
  const { id, by, kind } = play.table.pending[0]!;
  return play.check({
    decision: id,
    by,
    kind,
    with: { fleets: moves.map(([fleet, hex]) => ({ fleet, hex: place(hex) })) },
  });
};
const act = (play: FfwPlay, moves: [number, string][], dice: number[]) => {
  const { id, by, kind } = play.table.pending[0]!;
  const fleetMoves = moves.map(([fleet, hex]) => ({ fleet, hex: place(hex) }));
  const given = new GivenDice(dice);
  const refusal = new Play(play.game, play.table, given).act({ decision: id, by, kind, with: { fleets: fleetMoves } });
  expect([refusal, given.tooMany()]).toEqual([null, null]);
};

test('FFW-9.1a FFW-9.1b only fast fleets that can refuel there: streamlined at 871-438, also partly streamlined at Quare (R93)', () => {
  const { play, fast, mixed, slow } = surprising();
  const rules = (hex: string) => [fast, mixed, slow].map((fleet) => check(play, [[fleet, hex]])?.rule ?? null);
  expect(rules('1914')).toEqual([null, 'FFW-9.1a', 'FFW-9.1a']);
  expect(rules('1319')).toEqual([null, null, 'FFW-9.1b']);
  expect(check(play, [[fast, '2314']])?.rule).toBe('FFW-9.1a');
  expect(
    check(play, [
      [fast, '1319'],
      [mixed, '1319'],
    ])?.why,
  ).toBe('one fleet starts in each place');
  expect(
    check(play, [
      [fast, '1914'],
      [fast, '1319'],
    ])?.rule,
  ).toBe('FFW-9.1a');
  const allied = fleets.find(({ index, navy }) => navy === 3 && play.g.fleets.status[index] === IN_PLAY);
  if (allied) expect(check(play, [[allied.index, '1319']])?.rule).toBe('FFW-9.1b');
});

test('FFW-9.1c FFW-9.1e a fleet at 871-438 goes with all aboard and is discovered on 1 to 4', () => {
  for (const [die, discovered] of [
    [1, 1],
    [4, 1],
    [5, 0],
    [6, 0],
  ] as const) {
    const { play, fast, leader, cargo } = surprising();
    act(play, [[fast, '1914']], [die]);
    const { g } = play;
    expect(g.discovered).toBe(discovered);
    expect([g.fleets.place[fast], ...squadronsOf(g, fast).map((one) => g.squadrons.place[one])]).toEqual(
      new Array(3).fill(place('1914')),
    );
    expect([
      g.fleets.commander[fast],
      g.squadrons.place[g.admirals.aboard[leader]!],
      g.squadrons.place[g.troops.aboard[cargo]!],
    ]).toEqual([leader, place('1914'), place('1914')]);
    expect(squadronsOf(g, fast).map((one) => [g.squadrons.fuelled[one], g.squadrons.jumped[one]])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  }
});

test('FFW-9.1d a fleet at Quare alone causes no roll', () => {
  const { play, mixed } = surprising();
  act(play, [[mixed, '1319']], []);
  expect([play.g.discovered, play.g.fleets.place[mixed]]).toEqual([0, place('1319')]);
});

test('FFW-9.1c who is warned plots before turn 1 like the Zhodani side', () => {
  const asked = (die: number): number[] => {
    const { play, fast } = surprising('warned', ['setUp', 'firstPlots']);
    act(play, [[fast, '1914']], [die]);
    return play.table.pending.map(({ by }) => by);
  };
  expect(asked(4)).toEqual([0, 1]);
  expect(asked(5)).toEqual([1]);
});

test('without the option nobody is asked, and its default moves nothing', () => {
  const off = seeded({ seed: 'off', only: ['setUp'] });
  expect(careUntil(off, 'surprise')).toBe(false);
  const { play } = surprising();
  const places = [...play.g.fleets.place];
  care(play, play.table.pending[0]!);
  expect(play.g.fleets.place).toEqual(places);
});
