import type { Act, OperationAct, OperationFigures, SsView } from '@admiralty/engine/sword-and-stars';
import { type ReactNode, useState } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import { percent } from '../../../ui/numbers.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { usePutAway } from '../card/seen.ts';
import { useShowScene } from '../scene.ts';
import { ownEmpire, selectedSystem, shortName } from '../situation.ts';
import { type ActProps, wishFor } from './act-parts.tsx';
import { ChitStep, helpfulChits } from './chit-step.tsx';
import { outcomeRows } from './outcomes.ts';
import { RatingFigure } from './rating-figure.tsx';
import { byTarget, hopeOf, nodesOf, type OperationId, type Route, routesOf, sorted, variantsOf } from './routes.ts';
import { TargetStep } from './target-step.tsx';
import { TurnFoot } from './turn-foot.tsx';
import { say } from './words.ts';

interface OrderProps {
  props: ActProps;
  kind: OperationId;
  acts: readonly Act[];
  first: ReactNode;
  others: ReactNode;
}

/** One Operation from its Target to its price, with what the cards make of it. */
export function OperationOrder(order: OrderProps): ReactNode {
  const { props, kind, acts } = order;
  const { client, asked, state } = props;
  usePutAway(state.id, state.length);
  const routes = useLookup('operation-order routes', `${kind} ${asked.id} ${state.length}`, () =>
    routesOf(client, asked.id, variantsOf(acts, kind)),
  );
  if (!routes)
    return (
      <>
        <ComposerBody>
          {order.first}
          <LoadingBars />
        </ComposerBody>
        <TurnFoot props={props} acts={acts} label={say.act.announce(say.names[kind], 0)} act={null} />
      </>
    );
  return <Ordered {...order} routes={routes} />;
}

function Ordered({ props, kind, acts, first, others, routes }: OrderProps & { routes: readonly Route[] }): ReactNode {
  const { view, client, asked } = props;
  const draft = useOrderDraft(props, kind, routes);
  const { route } = draft;
  const act: OperationAct | null = route ? withEffort(route.act, draft.extra, draft.chits) : null;
  const figures = useLookup('operation-order figures', JSON.stringify([asked.id, act]), async () =>
    act ? (((await client.figures(asked.id, [act]))[0] ?? null) as OperationFigures | null) : null,
  );
  useOperationScene(props, kind, routes, draft, figures);
  const points = ownEmpire(view)?.points ?? 0;
  const cost = route?.figures.cost ?? 0;
  const chits = act ? helpfulChits(view, act) : [];
  return (
    <>
      <ComposerBody>
        {first}
        <TargetStep view={view} draft={draft} routes={routes} figures={figures} />
        {route && (
          <ComposerStep n={3} title={say.act.extra} isRow>
            <Stepper
              label={say.act.extra}
              isBare
              value={draft.extra}
              max={Math.max(points - cost, 0)}
              note={say.act.cost(cost, draft.extra, points)}
              onChange={draft.setExtra}
            />
          </ComposerStep>
        )}
        {chits.length > 0 && <ChitStep n={4} chits={chits} used={draft.chits} onChange={draft.setChits} />}
        {act && <RatingFigure view={view} act={act} figures={figures ?? route?.figures ?? null} />}
        {others}
      </ComposerBody>
      <TurnFoot
        props={props}
        acts={acts}
        label={say.act.announce(say.names[kind], cost + draft.extra)}
        act={act}
        note={act && <InShort view={view} act={act} figures={figures ?? route?.figures ?? null} />}
      />
    </>
  );
}

/** The likeliest outcomes on one line; where others may Intercept, what is left then. */
function InShort({
  view,
  act,
  figures,
}: {
  view: SsView;
  act: OperationAct;
  figures: OperationFigures | null;
}): ReactNode {
  if (!figures) return null;
  return outcomeRows(view, act, figures)
    .slice(0, 2)
    .map(({ label, chances }, at) => (
      <span key={label}>
        {at > 0 && '· '}
        <b>{chances.map(({ share }) => percent(share)).join(' / ')}</b> {label}{' '}
      </span>
    ));
}

export interface OrderDraft {
  rows: Route[];
  /** routes to the Target in hand, the best first, and which of them */
  alternatives: Route[];
  at: number;
  route: Route | null;
  extra: number;
  chits: number[];
  setTarget(system: number): void;
  cycle(by: number): void;
  setExtra(extra: number): void;
  setChits(chits: number[]): void;
}

interface Effort {
  target: number | null;
  at: number;
  extra: number | null;
  chits: number[];
}

/** The Target selected on the map where it can be one, else the best. */
function useOrderDraft(props: ActProps, kind: OperationId, routes: readonly Route[]): OrderDraft {
  const { view } = props;
  const selected =
    selectedSystem(
      view,
      useBoardStore((store) => store.selected),
    )?.system ?? null;
  const rows = byTarget(routes);
  const [start] = useState(() => rows.find(({ act }) => act.target === selected)?.act.target ?? null);
  const afresh = { at: 0, extra: null, chits: [] };
  const [effort, change] = useDraft<Effort>(props, `order ${kind}`, { target: start, ...afresh });
  const { at, extra, chits } = effort;
  const aim = (rows.find(({ act }) => act.target === effort.target) ?? rows[0])?.act.target ?? null;
  const alternatives = sorted(routes.filter(({ act }) => act.target === aim));
  const route = alternatives[at % Math.max(alternatives.length, 1)] ?? null;
  return {
    rows,
    alternatives,
    at: at % Math.max(alternatives.length, 1),
    route,
    extra: extra ?? route?.act.extra ?? 0,
    chits: chits.length > 0 || !route || !('chits' in route.act) ? chits : route.act.chits,
    setTarget: (target) => change({ ...afresh, target }),
    cycle: (by) =>
      change({ ...effort, ...afresh, at: (at + by + alternatives.length) % Math.max(alternatives.length, 1) }),
    setExtra: (next) => change({ ...effort, extra: next }),
    setChits: (next) => change({ ...effort, chits: next }),
  };
}

function withEffort(act: OperationAct, extra: number, chits: number[]): OperationAct {
  return 'chits' in act ? { ...act, extra, chits } : { ...act, extra };
}

function useOperationScene(
  { view, whyNot }: ActProps,
  kind: OperationId,
  routes: readonly Route[],
  draft: OrderDraft,
  figures: OperationFigures | null,
): void {
  const { route, rows } = draft;
  const key = JSON.stringify([kind, route?.act, rows.length, routes.length, view.serial, figures?.odds.rating]);
  useShowScene(key, () => ({
    ...(route
      ? { path: nodesOf(route.act), target: route.act.target, isGate: 'gate' in route.act && route.act.gate }
      : {}),
    base: route && 'base' in route.act ? route.act.base : null,
    marks: rows.map((row) => ({ system: row.act.target, figure: percent(hopeOf(row.figures.odds)) })),
    next: nextWords(figures ?? route?.figures ?? null),
    onSystem: (system) => {
      const from = draft.alternatives.findIndex(({ act }) => 'base' in act && act.base === system);
      const best = rows.find(({ act }) => act.target === system);
      if (best) draft.setTarget(system);
      else if (from >= 0) draft.cycle(from - draft.at);
      if (best || from < 0) void whyNot(best?.act ?? wishFor(view, kind, system)); // what was refused before is forgotten
      return best !== undefined || from >= 0;
    },
  }));
}

function nextWords(figures: OperationFigures | null): string {
  if (!figures) return '';
  const names = figures.interceptors.map(({ name, strength }) => `${shortName(name)} (Military ${strength})`);
  const next = names.length > 0 ? say.act.nextIntercept(names.join(', ')) : say.act.next;
  return figures.violates ? `${next} ${say.act.violates}` : next;
}
