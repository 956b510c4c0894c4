import type { FleetHelp, PlotOrder } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Shown } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import styles from './orders.module.css';
import { type Draft, missingIn, openTurn, plotOf } from './plot-draft.ts';
import { say } from './words.ts';

interface PlotTableProps {
  shown: Shown;
  helps: readonly FleetHelp[];
  draft: Draft;
  picked: number | null;
  onPick(fleet: number): void;
  /** the first so many new orders of the fleet stay */
  onCut(fleet: number, count: number): void;
}

/** A time table: a row a fleet, a column a turn. */
export function PlotTable(props: PlotTableProps): ReactNode {
  const { helps } = props;
  const first = Math.min(...helps.map((help) => help.first));
  const last = Math.max(...helps.map((help) => help.last));
  const turns = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (helps.length === 0) return <p className={styles['note']}>{say.plots.none}</p>;
  return (
    <div className={styles['sheet']} tabIndex={-1} data-many>
      <FleetPick {...props} />
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
          {needyFirst(helps).map((help) => (
            <Row key={help.fleet} {...props} help={help} turns={turns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Fleets that need no plot below the others. */
function needyFirst(helps: readonly FleetHelp[]): FleetHelp[] {
  return helps.toSorted((a, b) => Number(a.last < a.first) - Number(b.last < b.first));
}

/** Where there is no room for the whole sheet: one fleet at a time. */
function FleetPick({ shown, helps, draft, picked, onPick }: PlotTableProps): ReactNode {
  return (
    <label className={styles['fleetPick']}>
      {say.plots.fleet}
      <select value={picked ?? ''} onChange={({ target }) => onPick(Number(target.value))}>
        {helps.map((help) => (
          <option key={help.fleet} value={help.fleet}>
            {say.plots.fleetLeft(shown.data.fleets[help.fleet]?.name ?? '', missingIn(help, plotOf(draft, help.fleet)))}
          </option>
        ))}
      </select>
    </label>
  );
}

function Row(props: PlotTableProps & { help: FleetHelp; turns: readonly number[] }): ReactNode {
  const { shown, help, turns, draft, picked, onPick, onCut } = props;
  const { fleet } = help;
  const plot = plotOf(draft, fleet);
  const open = openTurn(help, plot);
  const now = shown.view.fleets.find((one) => one.fleet === fleet);
  const row = useRef<HTMLTableRowElement>(null);
  const isPicked = picked === fleet;
  useEffect(() => {
    if (isPicked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  return (
    <tr ref={row} data-picked={isPicked}>
      <th scope="row">
        <button type="button" onClick={() => onPick(fleet)}>
          {shown.data.fleets[fleet]?.name}
        </button>
        <small>{now && now.place >= 0 ? nameOfPlace(shown, now.place) : ''}</small>
        {plot.change !== 'none' && <small>{say.plots.changed[plot.change]}</small>}
        {plot.change === 'none' && help.mustAbort && <small data-must>{say.plots.mustAbort}</small>}
        {plot.change === 'none' && !help.mustAbort && help.mayInsert && <small>{say.plots.mayInsert}</small>}
      </th>
      {turns.map((turn) => {
        const at = turn - help.first;
        const standing = help.standing[at];
        const written = plot.orders[at - help.standing.length];
        if (turn > help.last || at < 0) return <td key={turn} data-is="none" />;
        if (standing) return <Order key={turn} shown={shown} order={standing} is="standing" dry={0} />;
        if (written)
          return (
            <Order
              key={turn}
              shown={shown}
              order={written}
              is="new"
              dry={help.turns[at - help.standing.length + 1]?.dry.length ?? 0}
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

interface OrderProps {
  shown: Shown;
  order: PlotOrder;
  is: 'standing' | 'new';
  /** squadrons without fuel after it, as far as is known */
  dry: number;
  onPress?: () => void;
}

function Order({ shown, order, is, dry, onPress }: OrderProps): ReactNode {
  const label = shown.data.map.labels[order.to] ?? '';
  const text = (
    <>
      <b>{order.jump ? say.plots.jumpTo(label) : say.plots.holdAt(label)}</b>
      <small>{order.jump ? nameOfPlace(shown, order.to).replace(` ${label}`, '') : say.plots.holds}</small>
      {dry > 0 && <small>{say.plots.dry(dry)}</small>}
      {order.detach.length > 0 && <small>{say.plots.leave(order.detach.length)}</small>}
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
