/** Before the battle: a fleet for the money, pods for given hulls, and where and how to start. */
import {
  type BoughtShip,
  type Choices,
  type DeltaVeeTypes,
  type DvPlay,
  hexOf,
  type Position,
  SHEET_COLUMNS,
  SHEET_ROWS,
  scenarioOf,
  sheetNames,
} from '@admiralty/engine/deltavee';
import { type Clock, clockDifference, type Hex, nearestDirections, toAxial } from '@admiralty/engine/hex';
import type { Candidate, Question } from '../knowledge.ts';
import { type Goal, goalOf } from './goals.ts';
import { say } from './words.ts';

type Asked<K extends keyof Choices> = Question<DeltaVeeTypes, Choices[K]['about']>;

interface Design {
  ship: BoughtShip;
  value: number;
}

/** Ships that are worth their price, the best first: many launchers on nimble hulls. */
const DESIGNS: readonly Design[] = [
  {
    ship: { class: 'dagger', boxes: ['arsenal', 'energy'], craft: [] },
    value: 0.1,
  },
  {
    ship: { class: 'sword', boxes: ['arsenal', 'arsenal', 'battle-communications', 'energy', 'energy'], craft: [] },
    value: 0.05,
  },
  { ship: { class: 'piccolo', boxes: ['hunter'], craft: [] }, value: 0.02 },
];

export function fleetAdvice({ play, decision }: Asked<'buyFleet'>): Candidate<{ ships: BoughtShip[] }>[] {
  return DESIGNS.map(({ ship, value }) => {
    const ships = fill(play, decision.about.budget, [ship, ...DESIGNS.map((design) => design.ship)]);
    return { answer: { ships }, value, words: say.setup.buys }; // DV-S10a: in secret
  }).filter(({ answer }) => play.choiceOf('buyFleet').check(play, answer, decision) === null);
}

/** As many as the money buys of the first design, then of the others. */
function fill(at: Position, budget: number, designs: readonly BoughtShip[]): BoughtShip[] {
  const ships: BoughtShip[] = [];
  let left = budget;
  for (const design of designs)
    for (let price = priceOf(at, design); price > 0 && price <= left; left -= price)
      ships.push({ ...design, boxes: design.boxes.slice(), craft: design.craft.slice() });
  return ships;
}

function priceOf({ data }: Position, { class: id, boxes }: BoughtShip): number {
  let price = data.classById.get(id)?.cost ?? 0;
  for (const pod of boxes) price += (pod && data.podById.get(pod)?.cost) || 0;
  return price;
}

/** The pods that the scenario suggests. */
export function podsAdvice({ seat, play, decision }: Asked<'choosePods'>): Candidate<{ ships: (string | null)[][] }>[] {
  const { g, data } = play;
  const suggested = scenarioOf(play).sides[seat as 0 | 1].podChoice?.suggested ?? {};
  const ships = decision.about.units.map((unit) => {
    const pods = Object.entries(suggested[g.names[unit]!] ?? {}).flatMap(([id, count]) =>
      Array<string>(count).fill(id),
    );
    const boxes = data.classes[g.units.type[unit]!]!.pods;
    return Array.from({ length: boxes }, (_, box) => pods[box] ?? null);
  });
  if (play.choiceOf('choosePods').check(play, { ships }, decision)) return [];
  return [{ answer: { ships }, value: 0.1, words: say.setup.fitsOut }];
}

type Deployment = Choices['deploy']['answer'];

/** Set-ups that are drawn and compared, as far as there is time. */
const DRAWN = 12;

/** Of many legal set-ups the one in which the ships point where they want to go, at a fair speed. */
export function deployAdvice({ seat, play, decision, random, budget }: Asked<'deploy'>): Candidate<Deployment>[] {
  const { sample } = play.choiceOf('deploy');
  const drawn: Candidate<Deployment>[] = [];
  const goals = new Map(decision.about.units.map((unit) => [unit, goalOf(play, seat, unit)]));
  for (let count = 0; count < DRAWN && !(count > 0 && budget.isSpent()); count++) {
    const answer = sample(play, decision, random) as Deployment;
    drawn.push({
      answer,
      value: pointing(play, seat, goals, answer),
      words: say.setup.bowsTheRightWay,
    });
  }
  return drawn.sort((a, b) => b.value - a.value).slice(0, 3);
}

/** Share of the game that a bad heading, or a bad speed, costs a ship. */
const ASIDE = 0.01;
const PACE = 0.01;
const GOOD_PACE = 3;
const HURRIED_PACE = 4;
/** What a ready counter is worth. */
const READY = 0.002;

function pointing(play: DvPlay, seat: number, goals: ReadonlyMap<number, Goal | null>, answer: Deployment): number {
  const names = sheetNames(scenarioOf(play));
  const middle = enemyCentre(play, seat);
  let value = READY * (answer.prepared?.length ?? 0);
  for (const { unit, hex, direction, velocity } of answer.units) {
    const place = hexOf(names, hex);
    if (!place) continue;
    const goal = goals.get(unit);
    const at = goal && goal.kind !== 'dock' ? goalHex(goal.destination, place) : middle;
    if (at.q !== place.q || at.r !== place.r) {
      const [bearing] = nearestDirections(at.q - place.q, at.r - place.r);
      value -= ASIDE * clockDifference(direction as Clock, bearing!);
    }
    value -= PACE * Math.abs(velocity - (goal ? HURRIED_PACE : GOOD_PACE));
  }
  return value / Math.max(1, answer.units.length);
}

function goalHex({ q, r, isColumn }: { q: number; r: number; isColumn: boolean }, from: Hex): Hex {
  return isColumn ? { q, r: from.r - Math.round((q - from.q) / 2) } : { q, r };
}

/** Where the enemy is, or the middle of the map while nobody knows. */
function enemyCentre({ g }: Position, seat: number): Hex {
  const { q, r, seat: seats, status, kind } = g.units;
  const known = g.names.flatMap((_, unit) =>
    seats[unit] !== seat && status[unit] === 0 && kind[unit] === 0 && (q[unit] !== 0 || r[unit] !== 0) ? [unit] : [],
  );
  if (known.length > 0) return { q: mean(known.map((unit) => q[unit]!)), r: mean(known.map((unit) => r[unit]!)) };
  const columns = g.sheets.filter((_, index) => index % 2 === 0);
  const rows = g.sheets.filter((_, index) => index % 2 === 1);
  return toAxial(
    Math.floor((mean(columns) + 0.5) * SHEET_COLUMNS),
    Math.floor((mean(rows) + 0.5) * SHEET_ROWS),
    'odd-q',
  );
}

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
}
