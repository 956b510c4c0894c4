import type { FleetHelp, FleetPlot, PlotOrder } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Shown } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import styles from './orders.module.css';
import { type Draft, openTurn, plotOf } from './plot-draft.ts';
import { say } from './words.ts';

interface PlotTableProps {
  shown: Shown;
  helps: readonly FleetHelp[];
  draft: Draft;
  picked: number | null;
  onPick(fleet: number): void;
  /** the first so many new orders of the fleet stay */
  onCut(fleet: number, count: number): void;
  onChange(fleet: number, change: FleetPlot['change']): void;
}

/** A time table: a row a fleet, a column a turn. */
export function PlotTable(props: PlotTableProps): ReactNode {
  const { helps } = props;
  const first = Math.min(...helps.map((help) => help.first));
  const last = Math.max(...helps.map((help) => help.last));
  const turns = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (helps.length === 0) return <p className={styles['note']}>{say.plots.none}</p>;
  return (
    <div className={styles['scroll']}>
      <table className={styles['plots']}>
        <caption className="unseen">{say.plots.sheet}</caption>
        <thead>
          <tr>
            <th scope="col">{say.plots.sheet}</th>
            {turns.map((turn) => (
              <th key={turn} scope="col">
                {say.plots.turn(turn)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {helps.map((help) => (
            <Row key={help.fleet} {...props} help={help} turns={turns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row(props: PlotTableProps & { help: FleetHelp; turns: readonly number[] }): ReactNode {
  const { shown, help, turns, draft, picked, onPick, onCut, onChange } = props;
  const { fleet } = help;
  const plot = plotOf(draft, fleet);
  const open = openTurn(help, plot);
  const now = shown.view.fleets.find((one) => one.fleet === fleet);
  return (
    <tr data-picked={picked === fleet}>
      <th scope="row">
        <button type="button" onClick={() => onPick(fleet)}>
          {shown.data.fleets[fleet]?.name}
        </button>
        <small>{now && now.place >= 0 ? nameOfPlace(shown, now.place) : ''}</small>
        {(help.mustAbort || help.mayInsert || plot.change !== 'none') && (
          <Changes help={help} change={plot.change} onChange={(change) => onChange(fleet, change)} />
        )}
      </th>
      {turns.map((turn) => {
        const at = turn - help.first;
        const standing = help.standing[at];
        const written = plot.orders[at - help.standing.length];
        if (turn > help.last || at < 0) return <td key={turn} data-is="none" />;
        if (standing) return <Order key={turn} shown={shown} order={standing} is="standing" />;
        if (written)
          return (
            <Order
              key={turn}
              shown={shown}
              order={written}
              is="new"
              onPress={() => onCut(fleet, at - help.standing.length)}
            />
          );
        return (
          <td key={turn} data-is={open?.turn === turn && picked === fleet ? 'open' : 'missing'}>
            {open?.turn === turn && (
              <button type="button" onClick={() => onPick(fleet)}>
                {say.plots.choose}
              </button>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Order(props: { shown: Shown; order: PlotOrder; is: 'standing' | 'new'; onPress?: () => void }): ReactNode {
  const { shown, order, is, onPress } = props;
  const label = shown.data.map.labels[order.to] ?? '';
  const text = (
    <>
      <b>{order.jump ? say.plots.jumpTo(label) : say.plots.holdAt(label)}</b>
      <small>{order.jump ? nameOfPlace(shown, order.to).replace(` ${label}`, '') : say.plots.holds}</small>
    </>
  );
  return (
    <td data-is={is}>
      {onPress ? (
        <button type="button" title={say.plots.takeBack} onClick={onPress}>
          {text}
        </button>
      ) : (
        text
      )}
    </td>
  );
}

function Changes(props: {
  help: FleetHelp;
  change: FleetPlot['change'];
  onChange(change: FleetPlot['change']): void;
}): ReactNode {
  const { help, change, onChange } = props;
  const toggle = (wish: 'abort' | 'insert'): void => onChange(change === wish ? 'none' : wish);
  return (
    <span className={styles['changes']}>
      {(help.mustAbort || change === 'abort' || help.standing.length > 0) && (
        <Button look="plain" aria-pressed={change === 'abort'} onClick={() => toggle('abort')}>
          {help.mustAbort ? say.plots.mustAbort : say.plots.abort}
        </Button>
      )}
      {(help.mayInsert || change === 'insert') && (
        <Button look="plain" aria-pressed={change === 'insert'} onClick={() => toggle('insert')}>
          {say.plots.insert}
        </Button>
      )}
    </span>
  );
}
