/** How a side is set up: the line in front, carriers and transports behind it; bases and stations with ships about them. */
import { keyOf } from '@admiralty/engine/hex';
import {
  areHostile,
  CENTRE,
  type Choices,
  type Deployment,
  facingTo,
  HABITABLE,
  type ImperialTypes,
  isBase,
  isDeployed,
  isFighter,
  isPdb,
  isProject,
  isUnit,
  mustPlace,
  NO_PLANET,
  orbitOf,
  type Position,
  planetHexes,
  SHEET_NAMES,
  starHex,
  stepsBetween,
  strengthOf,
  UNPLACED,
  xyOf,
  zoneOf,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { fieldOf, isGuarded } from './field.ts';
import { worthOf } from './unit-values.ts';
import { say } from './words.ts';

type Answer = Choices['deploy']['answer'];

/** Hexes that the guarded stay behind the line. */
const BEHIND = 5;

export function deployAdvice({
  play,
  seat,
  decision: { about },
}: Question<ImperialTypes, Choices['deploy']['about']>): Candidate<Answer>[] {
  const sheet = about.sheet === null ? CENTRE : SHEET_NAMES.indexOf(about.sheet);
  const units = new Placing(play, seat, sheet).all();
  if (units === null) return [];
  const words = sheet === CENTRE ? say.screening.lineCoversMost : say.screening.lineInFront;
  return [{ answer: { units }, value: 0, words }];
}

class Placing {
  private readonly at: Position;
  private readonly seat: number;
  private readonly zone: readonly number[];
  private readonly focus: number;
  private readonly counts = new Map<number, number>();
  private readonly placed: Deployment[] = [];

  constructor(at: Position, seat: number, sheet: number) {
    this.at = at;
    this.seat = seat;
    this.zone = zoneOf(at, seat, sheet);
    this.focus = focusOf(at, seat, sheet);
  }

  /** All that must be placed, or null if there is no room. */
  all(): Deployment[] | null {
    const { at, seat } = this;
    const field = fieldOf(at, seat);
    const units = mustPlace(at.g, seat);
    const rank = (unit: number): number =>
      (isGuarded(field, unit) ? 0 : 1000) + strengthOf(at, unit).as * 10 + worthOf(at, unit) / 100;
    for (const unit of units.filter((one) => orbitOf(at, one) !== null))
      if (!this.put(unit, orbitOf(at, unit)!)) return null;
    const free = units.filter((one) => orbitOf(at, one) === null).sort((a, b) => rank(b) - rank(a) || a - b);
    const near = this.nearest(0);
    const back = this.nearest(near.length > 0 ? stepsBetween(near[0]!, this.focus) + BEHIND : BEHIND);
    for (const unit of free) {
      const hexes = isGuarded(field, unit) && back.length > 0 ? back : near;
      if (!this.put(unit, hexes) && !this.put(unit, near)) return null;
    }
    return this.placed;
  }

  /** Hexes of the zone at least so far from what the side looks at, nearest first. */
  private nearest(least: number): number[] {
    return this.zone
      .map((hex) => ({ hex, away: stepsBetween(hex, this.focus) }))
      .filter(({ away }) => away >= least)
      .sort((a, b) => a.away - b.away || a.hex - b.hex)
      .map(({ hex }) => hex);
  }

  private put(unit: number, hexes: readonly number[]): boolean {
    const { at } = this;
    const counts = !isProject(at.g, unit);
    const most = isBase(at.g, unit) ? 1 : at.data.tables.stacking;
    const hex = hexes.find((one) => !counts || (this.counts.get(one) ?? 0) < most);
    if (hex === undefined) return false;
    if (counts) this.counts.set(hex, (this.counts.get(hex) ?? 0) + 1);
    this.placed.push({ unit, xy: xyOf(hex), facing: hex === this.focus ? 0 : facingTo(hex, this.focus) });
    return true;
  }
}

/** What the line looks at: the enemy if he stands, a base or sheltering planet to be held, else the star. */
function focusOf(at: Position, seat: number, sheet: number): number {
  const { g, data } = at;
  const star = starHex(data.geometry);
  if (sheet !== CENTRE) return nearestTo(star, at, seat);
  const planets = planetHexes(g, g.battle.system);
  const base = mustPlace(g, seat).find((unit) => isBase(g, unit) && strengthOf(at, unit).as > 0);
  const home = base === undefined ? NO_PLANET : planets[g.units.planet[base]!];
  if (isPlaced(home)) return home!;
  // a planetary base covers the hexes beside its planet: a weak fleet shelters there
  const hasShelter = g.battle.units.some((unit) => isPdb(g, unit) && isUnit(g, unit) && g.units.owner[unit] === seat);
  return hasShelter && isPlaced(planets[HABITABLE]) ? planets[HABITABLE] : star;
}

function isPlaced(hex: number | undefined): boolean {
  return hex !== undefined && hex !== NO_PLANET && hex !== UNPLACED;
}

/** The hostile unit on the map that is nearest to a hex: where it stands. */
function nearestTo(hex: number, { g }: Position, seat: number): number {
  let best = hex;
  let least = Infinity;
  for (const unit of g.battle.units) {
    if (!areHostile(g, seat, g.units.owner[unit]!) || !isDeployed(g, unit) || isFighter(g, unit)) continue;
    const key = keyOf(g.units.q[unit]!, g.units.r[unit]!);
    if (stepsBetween(key, hex) < least) [best, least] = [key, stepsBetween(key, hex)];
  }
  return best;
}
