/** What a ship meets on entering a system, as its crew would see it, and the figures for the referee alone. */
import { controllerOf } from '../board/control.ts';
import { isUnseen } from '../board/globes.ts';
import { enemyOf } from '../board/sides.ts';
import { defenseStrength, sdbStrength } from '../board/strength.ts';
import { admiralsAt, numbersWhere, squadronsAt, troopsAt, worldIn } from '../board/units.ts';
import { NOBODY } from '../data/types.ts';
import { admiralName, worldName } from '../text/show-words.ts';
import type { Position } from '../types.ts';
import { fleetByKind, fleetExactly, kindsOnly, navyWord, roughly, sideWord, troopsExactly } from './seen.ts';

/** A trader sees kinds, a scout counts, a warship knows what it looks at. */
export type Visitor = 'trader' | 'scout' | 'warship';

export interface Encounter {
  readonly orbit: string;
  readonly systemDefense: string;
  readonly onLanding: string;
  readonly whispers: string;
  /** the same with every figure */
  readonly truth: {
    readonly orbit: string;
    readonly systemDefense: string;
    readonly onLanding: string;
    readonly whispers: string;
  };
}

const AS_SEEN_BY = { trader: kindsOnly, scout: fleetByKind, warship: fleetExactly } as const;

export function encounterAt(at: Position, place: number, visitor: Visitor): Encounter {
  const world = worldIn(at, place);
  return {
    orbit: orbitSeen(at, place, visitor),
    systemDefense: world < 0 ? 'Empty space.' : boatsSeen(at, world),
    onLanding: world < 0 ? 'There is nowhere to land.' : groundSeen(at, place, world),
    whispers: world < 0 ? '' : whispersHeard(at, place),
    truth: {
      orbit: sidesAt(
        (side) => fleetExactly(at, squadronsAt(at, side, place)),
        (side) => admiralsNamed(at, side, place),
      ),
      systemDefense: world < 0 ? '' : `SDB ${sdbStrength(at, world)} of ${at.data.worlds[world]!.sdb}`,
      onLanding: world < 0 ? '' : groundTruth(at, place, world),
      whispers: guerrillasAt(at, place)
        .map((troop) => troopsExactly(at, [troop]))
        .join(', '),
    },
  };
}

function sidesAt(...facts: ((side: number) => string)[]): string {
  return [0, 1]
    .map(
      (side) =>
        [
          side,
          facts
            .map((fact) => fact(side))
            .filter(Boolean)
            .join('; '),
        ] as const,
    )
    .filter(([, words]) => words !== '')
    .map(([side, words]) => `${sideWord(side)}: ${words}`)
    .join(' · ');
}

function admiralsNamed({ g, data }: Position, side: number, place: number): string {
  return admiralsAt(g, side, place)
    .map((admiral) => admiralName({ data }, admiral))
    .join(', ');
}

/** Squadrons by navy; what hides under black globes is not seen. */
function orbitSeen(at: Position, place: number, visitor: Visitor): string {
  const sentences: string[] = [];
  for (const side of [0, 1]) {
    const { fleet } = at.g.squadrons;
    const seen = squadronsAt(at, side, place).filter((one) => !isUnseen(at, fleet[one]!, enemyOf(side)));
    for (const navy of new Set(seen.map((one) => navyWord(at, one)))) {
      const ships = seen.filter((one) => navyWord(at, one) === navy);
      sentences.push(`Warships, ${navy}: ${AS_SEEN_BY[visitor](at, ships)}.`);
    }
  }
  return sentences.length > 0 ? sentences.join(' ') : 'No warships in sight.';
}

/** Least strength of system defense boats for each sentence. */
const BOATS = [
  [50, 'Extensive system defense boat activity. You are watched all the way in.'],
  [10, 'System defense boats patrol the gas giant and the approaches.'],
  [1, 'A system defense boat hails you.'],
  [0, 'No system defense boats.'],
] as const;

function boatsSeen(at: Position, world: number): string {
  const strength = sdbStrength(at, world);
  return BOATS.find(([least]) => strength >= least)?.[1] ?? '';
}

function groundSeen(at: Position, place: number, world: number): string {
  const holder = controllerOf(at, world);
  const rule =
    holder === NOBODY ? `${worldName(at, world)} governs itself.` : `The ${sideWord(holder)} flag flies here.`;
  const troops = [0, 1].flatMap((side) => {
    const open = troopsAt(at, side, place); // covert guerrillas are not among them
    return open.length > 0 ? [`${sideWord(side)} troops: ${roughly(open.length, 'troop unit')}.`] : [];
  });
  const own = defenseStrength(at, world) > 0 ? ['The planetary defense is manned.'] : [];
  return [rule, ...own, ...troops].join(' ');
}

function groundTruth(at: Position, place: number, world: number): string {
  const defense = `defense ${defenseStrength(at, world)} of ${at.data.worlds[world]!.defense}`;
  const troops = sidesAt((side) =>
    troopsExactly(
      at,
      troopsAt(at, side, place).filter((troop) => !at.data.troops[troop]!.isGuerrilla),
    ),
  );
  return troops === '' ? defense : `${defense}; ${troops}`;
}

function guerrillasAt({ g, data }: Position, place: number): number[] {
  return numbersWhere(
    data.troops.length,
    (troop) => data.troops[troop]!.isGuerrilla && g.troops.place[troop] === place,
  );
}

function whispersHeard(at: Position, place: number): string {
  const all = guerrillasAt(at, place);
  if (all.some((troop) => at.g.troops.overt[troop] === 1))
    return 'There is shooting in the hills, and everybody knows who it is.';
  return all.length > 0
    ? 'Posters come down as fast as they go up. People look over their shoulders.'
    : 'Nothing out of the ordinary.';
}

/** In a sentence for a log or a hand-out. */
export function encounterText(encounter: Encounter): string {
  return [encounter.orbit, encounter.systemDefense, encounter.onLanding, encounter.whispers].filter(Boolean).join(' ');
}
