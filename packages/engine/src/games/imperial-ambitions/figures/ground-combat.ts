/** A fight on a planet by all ways the dice can fall: both sides give up the cheapest units first. */
import { tryOut } from '../board/rollback.ts';
import { NEUTRAL } from '../data/names.ts';
import type { Tables } from '../data/types.ts';
import { lossOrder } from '../orders/loss-order.ts';
import { groundAttack, groundDefence } from '../rules/ground/strength.ts';
import type { Position } from '../types.ts';
import { distributionOf, oddsRow } from './odds.ts';

/** A force after each number of steps lost, the cheapest first: what it attacks and defends with. */
export interface Decline {
  attack: number[];
  defence: number[];
}

/** Standing orders about losses are secret: neither side's are looked at. */
export function declineOf(at: Position, force: readonly number[]): Decline {
  const { steps } = at.g.units;
  const decline: Decline = { attack: [], defence: [] };
  return tryOut(at.g, (rollback) => {
    rollback.keep(force);
    for (let units = force.filter((unit) => steps[unit]! > 0); units.length > 0; ) {
      decline.attack.push(groundAttack(at, units));
      decline.defence.push(groundDefence(at, units));
      steps[lossOrder(at, NEUTRAL, units)[0]!]!--;
      units = units.filter((unit) => steps[unit]! > 0);
    }
    return decline;
  });
}

export interface GroundForecast {
  attackerWins: number;
  defenderHolds: number;
  undecided: number;
  /** rounds on average */
  rounds: number;
  attackerSteps: number;
  defenderSteps: number;
}

/** Steps lost on both sides are the whole state; the attacker withdraws after so many rounds. */
export function forecast(tables: Tables, one: Decline, two: Decline, most: number): GroundForecast {
  const [ours, theirs] = [one.attack.length, two.attack.length];
  let odds = new Map<number, number>([[0, 1]]);
  const found: GroundForecast = {
    attackerWins: 0,
    defenderHolds: 0,
    undecided: 0,
    rounds: 0,
    attackerSteps: 0,
    defenderSteps: 0,
  };
  const end = (key: number, chance: number): void => {
    found.attackerSteps += chance * (ours - Math.floor(key / 1000));
    found.defenderSteps += chance * (theirs - (key % 1000));
  };
  for (let round = 1; round <= most && odds.size > 0; round++) {
    const next = new Map<number, number>();
    const add = (key: number, chance: number): void => void next.set(key, (next.get(key) ?? 0) + chance);
    for (const [key, chance] of odds) {
      found.rounds += chance;
      const [a, d] = [Math.floor(key / 1000), key % 1000];
      for (const [lost, first] of chancesOf(tables, two.attack[d]!, one.defence[a]!)) {
        const left = Math.min(a + lost, ours);
        if (left === ours) {
          found.defenderHolds += chance * first;
          end(ours * 1000 + d, chance * first);
          continue;
        }
        for (const [hit, second] of chancesOf(tables, one.attack[left]!, two.defence[d]!)) {
          const down = Math.min(d + hit, theirs);
          if (down < theirs) add(left * 1000 + down, chance * first * second);
          else {
            found.attackerWins += chance * first * second;
            end(left * 1000 + theirs, chance * first * second);
          }
        }
      }
    }
    odds = next;
  }
  for (const [key, chance] of odds) {
    found.undecided += chance;
    end(key, chance);
  }
  return found;
}

/**
 * The chance that the attacker takes the planet if he never withdraws. Only what is lost changes anything, so a round in
 * which nobody loses a step drops out; a fight in which nobody can is held.
 */
export function chanceToTake(tables: Tables, one: Decline, two: Decline): number {
  const [ours, theirs] = [one.attack.length, two.attack.length];
  if (ours === 0) return 0;
  const table = Array.from({ length: ours }, () => new Array<number>(theirs + 1).fill(1));
  for (let a = ours - 1; a >= 0; a--)
    for (let d = theirs - 1; d >= 0; d--) {
      let [wins, idle] = [0, 0];
      for (const [lost, first] of chancesOf(tables, two.attack[d]!, one.defence[a]!)) {
        const left = a + lost;
        if (left >= ours) continue;
        for (const [hit, second] of chancesOf(tables, one.attack[left]!, two.defence[d]!))
          if (lost + hit === 0) idle += first * second;
          else wins += first * second * table[left]![Math.min(d + hit, theirs)]!;
      }
      table[a]![d] = idle > 1 - 1e-12 ? 0 : wins / (1 - idle);
    }
  return table[0]![0]!;
}

/** Hits that can come of it, each with its chance. */
export function chancesOf(tables: Tables, attack: number, defence: number): [hits: number, chance: number][] {
  return distributionOf(tables, oddsRow(attack, defence)).flatMap((part, hits): [number, number][] =>
    part === 0 ? [] : [[hits, part / 36]],
  );
}
