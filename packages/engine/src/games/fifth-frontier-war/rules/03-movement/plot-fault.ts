import type { Refusal, RuleId } from '#core/types';
import type { Position } from '../../types.ts';

/** What is wrong with a plot sheet; fleet -1, turn null: not about one. */
export interface PlotFault extends Refusal {
  fleet: number;
  turn: number | null;
}

export function plotRefusal(rule: RuleId, why: string, fleet = -1, turn: number | null = null): PlotFault {
  return { rule, why, fleet, turn };
}

/** About one turn of one fleet: its words name both. */
export function turnRefusal({ data }: Position, rule: RuleId, fleet: number, turn: number, why: string): PlotFault {
  return plotRefusal(rule, `${data.fleets[fleet]!.code}, turn ${turn}: ${why}`, fleet, turn);
}
