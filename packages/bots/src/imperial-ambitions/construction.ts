/** What to build with the money at hand: first what is under way, then repairs, then ships at the yards and troops on planets. */
import { shuffle } from '@admiralty/engine';
import {
  B,
  type BuildOrder,
  type Choices,
  doOrder,
  forUnits,
  type ImperialTypes,
  isCarried,
  isProject,
  isTransport,
  isTroops,
  type Position,
  stepsBetween,
  tryWork,
  typeOf,
  type UnitTypeId,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { garrisonWishes } from './garrison.ts';
import { hasProject, isYard, repairOrders } from './repair.ts';
import { type Theatre, theatreOf } from './theatre.ts';
import { say } from './words.ts';

type Answer = Choices['build']['answer'];

/** Turns of work that the last turns of a war cannot bring home any more. */
const TOO_LATE = 4;
/** The part of the time after which no more orders are tried, the most wanted first: the list has still to be checked. */
const TRYING = 0.5;
/** Warships for each transport. */
const ESCORT = 3;

export function buildAdvice(question: Question<ImperialTypes, Choices['build']['about']>): Candidate<Answer>[] {
  const { play, seat, input, budget } = question;
  const theatre = theatreOf(question);
  const hasTime = (): boolean => input === null || budget.used() < TRYING;
  const wishes = [
    ...projects(play, seat),
    ...repairOrders(play, seat),
    ...shipWishes(theatre),
    ...garrisonWishes(theatre),
    ...troopWishes(theatre),
  ];
  const orders = tryWork(play, seat, (work) => wishes.filter((wish) => hasTime() && doOrder(work, wish) === null));
  return [{ answer: { orders }, value: 0, words: say.construction.seesToYards }];
}

/** All that is under way, the dearest first: what stands half done is of no use. */
function projects(at: Position, seat: number): BuildOrder[] {
  const found: number[] = [];
  forUnits(at.g, seat, (unit) => {
    if (isProject(at.g, unit)) found.push(unit);
  });
  found.sort((a, b) => typeOf(at, b).buildCost - typeOf(at, a).buildCost || a - b);
  return found.map((project) => ({ do: 'continue', project }));
}

/** Each yard without a project begins one: transports for troops that wait, else the ship that gives most for its price. */
function shipWishes(theatre: Theatre): BuildOrder[] {
  const { at, seat, turnsLeft } = theatre;
  const { g } = at;
  if (turnsLeft <= TOO_LATE) return [];
  const counts = countShips(theatre);
  const wishes: BuildOrder[] = [];
  forUnits(g, seat, (unit) => {
    if (!isYard(at, unit) || hasProject(at, unit)) return;
    const needsTransport = counts.transports * ESCORT < counts.warships && counts.transports <= counts.troops;
    const types: UnitTypeId[] = needsTransport ? ['T', 'BC', 'CL', 'F'] : ['BC', 'CL', 'F'];
    if (needsTransport) counts.transports++;
    else counts.warships++;
    for (const type of types) wishes.push({ do: 'start', base: unit, type });
  });
  return wishes;
}

function countShips({ at, own }: Theatre): { warships: number; transports: number; troops: number } {
  const { g } = at;
  const counts = { warships: 0, transports: 0, troops: 0 };
  for (const units of own.values())
    for (const unit of units) {
      if (isTransport(g, unit)) counts.transports++;
      else if (isTroops(g, unit)) counts.troops += g.units.steps[unit] === 2 ? 1 : 0;
      else if (at.data.types[g.units.type[unit]!]!.strengths.at(-1)!.as > 2 && g.units.type[unit]! < B)
        counts.warships++;
    }
  return counts;
}

/** Armor where transports can fetch it, as long as there are more transports than troops to fill them. */
function troopWishes(theatre: Theatre): BuildOrder[] {
  const { at, own, systems, owners, seat, turnsLeft, random } = theatre;
  const { g } = at;
  if (turnsLeft <= TOO_LATE) return [];
  const all = [...own.values()].flat();
  const yards = all.filter((unit) => isYard(at, unit)).map((unit) => g.units.hex[unit]!);
  const seats = all.filter((unit) => isTransport(g, unit)).length;
  let room = seats + 1 - all.filter((unit) => isTroops(g, unit) && (isCarried(g, unit) || isProject(g, unit))).length;
  const near = (hex: number): number => yards.reduce((least, yard) => Math.min(least, stepsBetween(yard, hex)), 99);
  const held = systems.filter(({ index }) => owners[index] === seat);
  const homes = shuffle(held, random).sort((a, b) => near(a.hex) - near(b.hex));
  const wishes: BuildOrder[] = [];
  for (const { index } of homes) {
    if (room <= 0) break;
    wishes.push(
      { do: 'startOnPlanet', system: index, type: 'Arm' },
      { do: 'startOnPlanet', system: index, type: 'Inf' },
    );
    room--;
  }
  return wishes;
}
