import type { Act, SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import type { Offered } from '../../../table/types.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { ComposerProps } from '../../types.ts';
import { Icon, operationDrawings } from '../art.tsx';
import { ownEmpire, systemsOf } from '../situation.ts';
import styles from './orders.module.css';
import { isOperation, type OperationId, operations } from './routes.ts';
import { say } from './words.ts';

export type ActProps = ComposerProps<SsView, null, Act>;

interface ChoiceProps {
  props: ActProps;
  acts: readonly Act[];
  value: OperationId | null;
  onPick(kind: OperationId): void;
}

/** The six Operations; those that nothing makes possible now still answer why not. */
export function OperationChoice({ props, acts, value, onPick }: ChoiceProps): ReactNode {
  return (
    <div className={styles['operations']}>
      <Segments
        label={say.act.operation}
        flow="row"
        value={value}
        options={operations.map((id, at) => ({
          id,
          label: say.short[id],
          icon: <Icon name={operationDrawings[id] ?? ''} size={22} />,
          isBarred: !acts.some((act) => act.do === id),
          key: String(at + 1),
          coach: `operation-${id}`,
        }))}
        onPick={onPick}
        onBarred={(id) => void props.whyNot(exampleOf(props.view, id))}
      />
    </div>
  );
}

/** An announcement that would be one of this kind: what the refusal speaks of. An exile has no Seat and names any System. */
export function exampleOf(view: SsView, kind: OperationId): Act {
  const seat = Math.max(0, ownEmpire(view)?.seatAt ?? 0);
  if (kind === 'govern' || kind === 'guardianWeb' || kind === 'starGate') return { do: kind, target: seat, extra: 0 };
  const own = ownSystems(view);
  const near = (view.nodes[seat]?.neighbours ?? []).filter((node) => node < view.systems.length);
  const target = near.find((node) => !own.includes(node)) ?? near[0] ?? (seat === 0 ? 1 : 0);
  return { do: kind, base: seat, target, path: [], gate: false, extra: 0, chits: [] };
}

/** The same against a System that was pointed at: by the shortest way from an own System, so that the refusal tells what is missing. */
export function wishFor(view: SsView, kind: OperationId, target: number): Act {
  if (kind === 'govern' || kind === 'guardianWeb' || kind === 'starGate') return { do: kind, target, extra: 0 };
  const [base = 0, ...rest] = shortestWay(view, target);
  return { do: kind, base, target, path: rest.slice(0, -1), gate: false, extra: 0, chits: [] };
}

/** Nodes from the nearest own System to the target, both included. */
function shortestWay(view: SsView, target: number): number[] {
  const own = new Set(ownSystems(view).filter((system) => system !== target));
  const from = new Map<number, number | null>([[target, null]]);
  for (const node of from.keys()) {
    if (own.has(node)) return wayBack(from, node);
    for (const next of view.nodes[node]?.neighbours ?? []) if (!from.has(next)) from.set(next, node);
  }
  return [0, target];
}

function wayBack(from: ReadonlyMap<number, number | null>, start: number): number[] {
  const way: number[] = [];
  for (let node: number | null = start; node !== null; node = from.get(node) ?? null) way.push(node);
  return way;
}

function ownSystems(view: SsView): number[] {
  return typeof view.viewer === 'number' ? systemsOf(view, view.viewer).map(({ system }) => system) : [];
}

/** What else the Player-Turn allows: Webs lowered, StarGates given up, projects, a card turned unused. */
export function OtherActs({ props, options }: { props: ActProps; options: readonly Offered[] }): ReactNode {
  const others = options.filter(({ answer }) => {
    const act = answer as Act;
    return !isOperation(act) && act.do !== 'draw' && act.do !== 'taxes' && act.do !== 'end';
  });
  if (others.length === 0) return null;
  return (
    <details className={styles['others']} open={others.some(({ answer }) => (answer as Act).do === 'flip')}>
      <summary>{say.act.others(others.length)}</summary>
      <ul>
        {others.map(({ answer, words }) => (
          <li key={words}>
            <button type="button" onClick={() => void props.submit(answer as Act)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
