/** Operations that can be announced now, by kind and Target, each with what stands behind it. */
import type {
  Act,
  CardOdds,
  Hold as EngineHold,
  OperationAct,
  OperationFigures,
} from '@admiralty/engine/sword-and-stars';
import type { Offered, TableClient } from '../../../table/types.ts';

export type Hold = EngineHold;
export type OperationId = OperationAct['do'];
export const operations: readonly OperationId[] = [
  'conquest',
  'raid',
  'communicate',
  'govern',
  'guardianWeb',
  'starGate',
];

/** One Base, Target and path with the least extra points that make it legal. */
export interface Route {
  act: OperationAct;
  figures: OperationFigures;
}

export function isOperation(act: Act): act is OperationAct {
  return operations.some((one) => one === act.do);
}

export function actsIn(options: readonly Offered[]): Act[] {
  return options.map(({ answer }) => answer as Act);
}

/** Each route once: the variant without chits where there is one, with the least points. */
export function variantsOf(acts: readonly Act[], kind: OperationId): OperationAct[] {
  const found = new Map<string, OperationAct>();
  for (const act of acts) {
    if (!isOperation(act) || act.do !== kind) continue;
    const key = 'base' in act ? [act.base, act.target, act.gate, ...act.path].join(' ') : String(act.target);
    const known = found.get(key);
    if (!known || effort(act) < effort(known)) found.set(key, act);
  }
  return [...found.values()];
}

/** A chit is dearer than any points. */
function effort(act: OperationAct): number {
  return act.extra + ('chits' in act ? act.chits.length * 100 : 0);
}

export async function routesOf(client: TableClient, decision: number, acts: readonly OperationAct[]): Promise<Route[]> {
  const found = await client.figures(decision, acts);
  return acts.flatMap((act, at) => {
    const figures = found[at] as OperationFigures | null | undefined;
    return figures ? [{ act, figures }] : [];
  });
}

/** The chance of what the Operation is for. */
export function hopeOf({ success, cards }: CardOdds): number {
  return success / Math.max(cards, 1);
}

/** The best first: chance, then price. */
export function sorted(routes: readonly Route[]): Route[] {
  const worth = ({ act, figures }: Route): number =>
    hopeOf(figures.odds) + hopeOf(figures.opposed ?? figures.odds) - (figures.cost + act.extra) / 1000;
  return routes.toSorted((one, other) => worth(other) - worth(one));
}

/** The best route to each Target. */
export function byTarget(routes: readonly Route[]): Route[] {
  const seen = new Set<number>();
  return sorted(routes).filter(({ act: { target } }) => !seen.has(target) && seen.add(target));
}

/** From Base to Target, both included; a Stellar Operation has one node. */
export function nodesOf(act: OperationAct): number[] {
  return 'base' in act ? [act.base, ...act.path, act.target] : [act.target];
}
