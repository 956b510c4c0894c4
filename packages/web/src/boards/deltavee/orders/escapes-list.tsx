import {
  type DvView,
  dangersIn,
  dangersTo,
  type End,
  type Escape,
  escapesOf,
  type Order,
  type UnitView,
} from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { useTable } from '../../../shell/table-context.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { TableClient } from '../../../table/types.ts';
import { percent } from '../../../ui/numbers.ts';
import { endOf } from '../course.ts';
import { hexName } from '../plane/sheets.ts';
import { bestOf, type Rated } from './best-escapes.ts';
import { lostTo } from './lost-to.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

interface Props {
  view: DvView;
  unit: UnitView;
  ends: readonly End[];
  /** the orders that the rules offer it */
  offered: readonly Order[];
  onTake(orders: readonly Order[]): void;
}

/** With a missile on its way: how likely the ship lives as it flies and with the best of every answer; a press composes it. */
export function EscapesList({ view, unit, ends, offered, onTake }: Props): ReactNode {
  const { client } = useTable();
  const isInDanger = unit.vessel !== null && !unit.vessel.isFieldUp && dangersTo(view, unit).length > 0;
  const stays: Escape = { is: 'course', orders: [], now: unit };
  const escapes = isInDanger ? [stays, ...escapesOf(unit, ends, offered)] : [];
  const key = JSON.stringify([view.turn, view.phase, unit, escapes.length]);
  const rated = useLookup('escapes', key, () => ratedBy(client, view, unit, escapes));
  const [asItFlies, ...others] = rated ?? [];
  if (!isInDanger || !asItFlies) return null;
  const better = bestOf(others).filter(({ survives }) => survives > asItFlies.survives);
  return (
    <div className={styles['escapes']} data-many>
      <p>{say.escapes.title(percent(asItFlies.survives))}</p>
      <div className={styles['list']}>
        {better.map((one) => (
          <button key={one.is} type="button" onClick={() => onTake(one.orders)}>
            {wordsOf(view, one)}
            <small>{say.escapes.survives(percent(one.survives))}</small>
          </button>
        ))}
      </div>
      {better.length === 0 && <p>{say.escapes.none}</p>}
    </div>
  );
}

/** Courses that meet the same in the same way are worked out once. */
async function ratedBy(
  client: TableClient,
  view: DvView,
  unit: UnitView,
  escapes: readonly Escape[],
): Promise<Rated[]> {
  const found = new Map<string, Promise<number>>();
  const chanceOf = (given: Record<string, string>): Promise<number> => {
    const id = JSON.stringify(given);
    const known = found.get(id) ?? lostTo(client, given, unit);
    found.set(id, known);
    return known;
  };
  return Promise.all(
    escapes.map(async (one): Promise<Rated> => {
      const lost = await Promise.all(metBy(view, unit, one).map(chanceOf));
      return { ...one, survives: lost.reduce((chance, share) => chance * (1 - share), 1) };
    }),
  );
}

/** DV-9.8a: a field that was raised takes the blow, and lets some hits through. */
function metBy(view: DvView, unit: UnitView, one: Escape): Record<string, string>[] {
  if (one.is !== 'field') return dangersIn(view, one);
  return dangersIn(view, { is: 'course', now: unit }).map((given) => ({ ...given, active: 'yes' }));
}

function wordsOf(view: DvView, { is, orders, now }: Escape): string {
  if (is === 'field') return say.escapes.field;
  const hex = hexName(view.sheets, is === 'weave' ? now : endOf(now));
  return is === 'weave' ? say.command.weaveTo(hex) : say.escapes.course(hex, orders.length);
}
