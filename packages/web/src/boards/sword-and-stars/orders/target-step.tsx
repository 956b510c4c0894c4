import type { OperationFigures, SsView } from '@admiralty/engine/sword-and-stars';
import { type ReactNode, useState } from 'react';
import { ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Button } from '../../../ui/button.tsx';
import { percent } from '../../../ui/numbers.ts';
import { TargetTable } from '../../../ui/target-table.tsx';
import { nodeName, ownerSide } from '../situation.ts';
import { words } from '../words.ts';
import type { OrderDraft } from './operation-order.tsx';
import styles from './orders.module.css';
import { hopeOf, nodesOf, type Route } from './routes.ts';
import { say } from './words.ts';

interface TargetStepProps {
  view: SsView;
  draft: OrderDraft;
  routes: readonly Route[];
  /** with the extra points and chits in hand */
  figures: OperationFigures | null;
}

/** Where to, and from where: the route in hand in one line; the table of all Targets, the best first. */
export function TargetStep({ view, draft, routes, figures }: TargetStepProps): ReactNode {
  const [isListed, setListed] = useState(false);
  const { route, alternatives, at, rows } = draft;
  const shown = figures ?? route?.figures;
  const isStellar = routes.every(({ act }) => !('base' in act));
  return (
    <>
      <ComposerStep
        n={2}
        title={isStellar ? say.act.routeTitles.target : say.act.routeTitles.base}
        value={shown && say.act.inShort(words.figure(shown.odds.rating), percent(hopeOf(shown.odds)))}
      >
        <div className={styles['route']}>
          {route && <RouteLine view={view} route={route} />}
          {alternatives.length > 1 && (
            <Button shortcut="." isKeyHidden title={say.act.otherRouteTitle} onClick={() => draft.cycle(1)}>
              {say.act.otherRoute(at + 1, alternatives.length)}
            </Button>
          )}
          <Button aria-expanded={isListed} data-coach="targets" onClick={() => setListed(!isListed)}>
            {say.act.allTargets(rows.length)} {isListed ? '▴' : '▾'}
          </Button>
        </div>
      </ComposerStep>
      {isListed && (
        <div className={styles['targets']}>
          <TargetTable
            label={say.act.target}
            columns={isStellar ? say.act.stellarColumns : say.act.columns}
            empty={say.act.noTarget}
            picked={route ? String(route.act.target) : null}
            rows={rows.map((row) => rowOf(view, row))}
            onPick={(id) => draft.setTarget(Number(id))}
          />
        </div>
      )}
    </>
  );
}

function RouteLine({ view, route }: { view: SsView; route: Route }): ReactNode {
  const isGate = 'gate' in route.act && route.act.gate;
  const names = nodesOf(route.act).map((node) => nodeName(view, node));
  return (
    <span className={styles['path']}>
      {names.map((name, at) => (
        <span key={name}>
          {at > 0 && <i> → </i>}
          {name}
        </span>
      ))}
      {isGate && <i> {say.act.through}</i>}
    </span>
  );
}

function rowOf(view: SsView, { act, figures }: Route) {
  const { target } = act;
  const system = view.systems[target];
  const side = system ? ownerSide(view, system.owner) : null;
  const from = 'base' in act ? nodeName(view, act.base) : words.figure(system?.tech ?? 0);
  return {
    id: String(target),
    label: system?.name ?? '',
    ...(side === null ? {} : { side }),
    cells: [from, figures.cost + act.extra, words.figure(figures.odds.rating), percent(hopeOf(figures.odds))],
  };
}
