/**
 * What a seat makes of the game ahead. Only the order at the end counts, so a point of the seat is worth as much as a
 * point less of all rivals together, and a rival counts the more the nearer he is to winning: whoever leads is the one to stop.
 */
import {
  ADMINISTRATIVE,
  isPlaying,
  LEVELS,
  levelOf,
  type Position,
  specialOf,
} from '@admiralty/engine/sword-and-stars';
import { Chances } from './chances.ts';
import {
  figuresOf,
  holdingOf,
  levelWorth,
  type Prospect,
  prospectOf,
  roundsAfter,
  standingOf,
  strangeness,
} from './values.ts';

/** How far points may still swing: at the end, and by the root of the Rounds to come. */
const SWING = 1;
const SWING_A_ROUND = 1.7;
/** A lone player is measured by points alone: this many make it even. */
const SOLITAIRE_PAR = 60;
const SOLITAIRE_SPREAD = 30;

export class Outlook {
  readonly at: Position;
  readonly seat: number;
  readonly rounds: number;
  readonly prospects: readonly Prospect[];
  readonly chances: Chances;
  private readonly standings: readonly number[];
  private readonly swing: number;
  private readonly shares: readonly number[];
  private readonly checkWorths: (number | undefined)[] = [];

  constructor(at: Position, seat: number) {
    this.at = at;
    this.seat = seat;
    this.rounds = roundsAfter(at);
    this.prospects = at.g.names.map((_, player) => prospectOf(at, player, this.rounds));
    this.chances = new Chances(at);
    this.standings = this.prospects.map((of) => standingOf(at, of));
    this.swing = SWING + SWING_A_ROUND * Math.sqrt(this.own.turns);
    this.shares = sharesOf(at, seat, this.standings, this.swing);
  }

  get own(): Prospect {
    return this.prospects[this.seat]!;
  }

  /** What a point less for that player is worth to the seat; 0 for itself and for nobody. */
  rivalry(player: number): number {
    return this.shares[player] ?? 0;
  }

  /** From -1 lost to 1 won, with so many more victory points than now. */
  value(gain: number): number {
    const { at, seat, standings, swing } = this;
    if (specialOf(at).solitaire || at.g.names.length === 1)
      return Math.tanh((standings[seat]! + gain - SOLITAIRE_PAR) / SOLITAIRE_SPREAD);
    let others = 0;
    for (let player = 0; player < standings.length; player++)
      if (player !== seat && isPlaying(at.g, player))
        others += Math.exp((standings[player]! - standings[seat]! - gain) / swing);
    return 2 / (1 + others) - 1;
  }

  /** What it brings, on the whole, to turn a card with this Sector: weakness heals and power wears out. */
  checkWorth(sector: number): number {
    this.checkWorths[sector] ??= this.workCheck(sector);
    return this.checkWorths[sector];
  }

  private workCheck(sector: number): number {
    const { at, seat } = this;
    const level = levelOf(at.g, seat, sector);
    const row = figuresOf(at.data).after[LEVELS.indexOf(level as (typeof LEVELS)[number])]!;
    const before = this.levelWorth(sector, level);
    let change = 0;
    for (let to = 0; to < LEVELS.length; to++) change += row[to]! * (this.levelWorth(sector, LEVELS[to]!) - before);
    return this.chances.check(level) * change;
  }

  private levelWorth(sector: number, level: number): number {
    const { at, seat, own } = this;
    let sum = levelWorth(sector, level, own.turns);
    if (sector !== ADMINISTRATIVE) return sum;
    const { owner, tech } = at.g.systems;
    for (let system = 0; system < owner.length; system++) {
      if (owner[system] !== seat) continue;
      const need = Math.abs(tech[system]!) + strangeness(at, seat, system) + holdingOf(at, seat, system).partials;
      if (level >= need) sum += tech[system]! + at.data.tables.victory.governable;
    }
    return sum;
  }
}

/** How the chance to win is lost to each rival: those ahead take most of it. */
function sharesOf({ g }: Position, seat: number, standings: readonly number[], swing: number): number[] {
  const rivals = standings.map((standing, player) =>
    player === seat || !isPlaying(g, player) ? 0 : Math.exp((standing - standings[seat]!) / swing),
  );
  const all = rivals.reduce((sum, one) => sum + one, 0);
  return all > 0 ? rivals.map((one) => one / all) : rivals;
}
