/** What a System is worth to the seat that takes it, wears it down, or risks it as a Base: its own gain and the owner's loss. */
import { isSeat, LOWEST_TECH, type Position, rebellionOdds, rebellionValue } from '@admiralty/engine/sword-and-stars';
import { heldIfGiven } from './exile.ts';
import type { Outlook } from './outlook.ts';
import { calmWorth } from './revolts.ts';
import { holdingOf, worthOf } from './values.ts';
import { wornWorth } from './wearing-down.ts';

/** Success of one Conquest more, roughly: what a System of several planets still needs. */
const USUAL_SUCCESS = 0.45;
const DEFENDED_SUCCESS = 0.15;
/** Conquests that can be meant for one System in each later turn. */
const CARDS_A_TURN = 2;

/** What the results of a military Operation on a Target bring. */
export interface Prize {
  /** a C, without and with the loss of a level there */
  taken: number;
  takenWorn: number;
  /** the loss of a level alone */
  worn: number;
}

export class Prizes {
  readonly outlook: Outlook;
  private readonly prizes: (Prize | undefined)[] = [];
  private readonly losses: (number | undefined)[] = [];

  constructor(outlook: Outlook) {
    this.outlook = outlook;
  }

  of(target: number): Prize {
    this.prizes[target] ??= this.work(target);
    return this.prizes[target];
  }

  /** What it costs when this own System loses a level as a Base. */
  loss(base: number): number {
    this.losses[base] ??= lossOf(this.outlook, base);
    return this.losses[base];
  }

  /** The System whole and quiet, as diplomacy brings it. */
  quiet(target: number): number {
    return this.gainOf(target, this.outlook.at.g.systems.tech[target]!, false);
  }

  private work(target: number): Prize {
    const { at, seat } = this.outlook;
    const tech = at.g.systems.tech[target]!;
    const { planets } = at.data.systems[target]!;
    const held = partialsOf(at, target, seat);
    const worn = this.wornValue(target);
    const share = this.shareOf(target, planets, held);
    const lower = Math.max(LOWEST_TECH, tech - 1);
    if (held + 1 >= planets)
      return {
        taken: this.gainOf(target, tech, true) * share,
        takenWorn: this.gainOf(target, lower, true) * share,
        worn,
      };
    const taken = this.gainOf(target, tech, true) * share + this.grip(target);
    return { taken, takenWorn: taken + worn, worn };
  }

  /** The part of the whole prize that the next C is worth: planets not yet held must still be won in time. */
  private shareOf(target: number, planets: number, held: number): number {
    const { at, seat, own } = this.outlook;
    const cards = at.g.players.cards[seat]! - 1 + CARDS_A_TURN * Math.max(0, own.turns - 1);
    const success = isSeat(at.g.systems.owner[target]!) ? DEFENDED_SUCCESS : USUAL_SUCCESS;
    const finish = (needed: number): number => Math.min(1, (success * Math.max(0, cards)) / Math.max(1, needed));
    if (held + 1 >= planets) return held === 0 ? 1 : 1 - (held / planets) * Math.min(0.5, finish(1));
    return finish(planets - held - 1) / planets;
  }

  private gainOf(target: number, tech: number, unrest: boolean): number {
    const { outlook } = this;
    const { at, seat, own } = outlook;
    const gained = worthOf(at, own, target, {
      ...heldIfGiven(at, seat, target),
      tech,
      unrest,
      partials: 0,
    });
    const owner = at.g.systems.owner[target]!;
    if (!isSeat(owner)) return gained + calmWorth(outlook, target);
    const lost = worthOf(at, outlook.prospects[owner]!, target, holdingOf(at, owner, target));
    return gained + outlook.rivalry(owner) * lost;
  }

  private wornValue(target: number): number {
    const { outlook } = this;
    const owner = outlook.at.g.systems.owner[target]!;
    if (!isSeat(owner) || owner === outlook.seat) return 0;
    return wornWorth(outlook, owner, lossOfLevel(outlook, owner, target));
  }

  /** A planet held in part hampers its owner. */
  private grip(target: number): number {
    const { outlook } = this;
    const { at } = outlook;
    const owner = at.g.systems.owner[target]!;
    if (!isSeat(owner) || owner === outlook.seat) return 0;
    const held = holdingOf(at, owner, target);
    const of = outlook.prospects[owner]!;
    const change = worthOf(at, of, target, held) - worthOf(at, of, target, { ...held, partials: held.partials + 1 });
    return outlook.rivalry(owner) * change;
  }
}

/** Planets of a System that an attacker holds already. */
export function partialsOf({ g }: Position, target: number, attacker: number): number {
  let count = 0;
  for (let row = 0; row < g.partials.target.length; row++)
    if (g.partials.target[row] === target && g.partials.attacker[row] === attacker) count += g.partials.count[row]!;
  return count;
}

function lossOfLevel({ at, prospects }: Outlook, owner: number, system: number): number {
  const held = holdingOf(at, owner, system);
  if (held.tech <= LOWEST_TECH) return 0;
  const of = prospects[owner]!;
  return worthOf(at, of, system, held) - worthOf(at, of, system, { ...held, tech: held.tech - 1 });
}

function lossOf(outlook: Outlook, base: number): number {
  const { at, seat, own } = outlook;
  const held = holdingOf(at, seat, base);
  const level = lossOfLevel(outlook, seat, base);
  if (!held.unrest || held.tech <= LOWEST_TECH) return level;
  return level + revoltRisk(at, base, 0) * worthOf(at, own, base, held);
}

/** The chance that a check there ends in Rebellion. */
export function revoltRisk(at: Position, system: number, demand: number): number {
  return rebellionOdds(at, rebellionValue(at, system, demand)).rebellion / 36;
}
