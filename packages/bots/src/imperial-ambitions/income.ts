/** Money beside taxes: cargo ships go from system to system, where they earn most for the way. */
import {
  areEnemies,
  type Choices,
  hasHabitable,
  type ImperialTypes,
  isCargo,
  isCarried,
  isProject,
  mayJump,
  NEUTRAL,
  stepsBetween,
  tradersOf,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { cheapest, type Theatre } from './theatre.ts';
import { say } from './words.ts';

/** A loose cargo ship and the system where it trades next. */
export function tradeRun(theatre: Theatre): { unit: number; to: number } | null {
  const { at, own, systems, owners, enemies, seat, random } = theatre;
  const { g } = at;
  for (const [hex, units] of own)
    for (const unit of units) {
      if (!isCargo(g, unit) || isProject(g, unit) || isCarried(g, unit) || g.units.taskForce[unit] !== 0) continue;
      if (!mayJump(at, unit)) continue;
      const worth = ({ index, hex: there }: (typeof systems)[number]): number => {
        const owner = owners[index]!;
        if (!hasHabitable(at, index) || index === g.units.lastSystem[unit] || there === hex) return 0;
        if ((enemies.get(there) ?? 0) > 0 || (owner >= 0 && areEnemies(at, seat, owner))) return 0;
        return (owner === NEUTRAL ? 2 : 1) / stepsBetween(hex, there);
      };
      const best = cheapest(systems, (system) => -worth(system), random);
      if (best && worth(best) > 0) return { unit, to: best.hex };
    }
  return null;
}

export function tradeAdvice({
  play,
  seat,
}: Question<ImperialTypes, Choices['trade']['about']>): Candidate<Choices['trade']['answer']>[] {
  const units = tradersOf(play, seat);
  return [
    { answer: { units }, value: 0, words: units.length > 0 ? say.income.tradesWhereItPays : say.income.nothingToTrade },
  ];
}
