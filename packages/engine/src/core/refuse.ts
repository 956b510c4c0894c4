import type { Refusal, RuleId } from './types.ts';

export function refuse(rule: RuleId, why: string): Refusal {
  return { rule, why };
}
