import type { SystemView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { percent } from '../../../ui/numbers.ts';
import { OddsBar } from '../../../ui/odds.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Icon } from '../art.tsx';
import { type Demand, oddsOf, type TaxOdds, useTaxPlan } from '../orders/tax-plan.ts';
import { words } from '../words.ts';
import styles from './desks.module.css';
import { desk } from './words.ts';

const say = desk.taxation;

interface TaxRowProps {
  row: SystemView;
  demand: Demand;
  /** points of an Exploitation */
  average: number;
  isNow: boolean;
}

export function TaxRow({ row, demand, average, isNow }: TaxRowProps): ReactNode {
  const { picked, pick, demand: set } = useTaxPlan();
  const isDone = !row.isTaxOpen;
  const odds = isDone ? null : oddsOf(row, demand);
  const yields = typeof demand === 'number' ? demand : demand === 'exploit' ? average : 0;
  return (
    <tr data-picked={isNow && picked === row.system} data-done={isDone}>
      <th scope="row">
        <button type="button" className={styles['pick']} onClick={() => pick(row.system)}>
          {row.name} {row.seatOf === row.owner && <Icon name="seat" size={14} />}
          {row.isInUnrest && <small>{say.unrest}</small>}
        </button>
      </th>
      <td>
        <span className={styles['tech']} data-below={row.tech < 0}>
          {words.figure(row.tech)}
        </span>
      </td>
      <td className={styles['wide']}>{words.figure(row.resourceValue)}</td>
      <td>
        {isDone ? (
          row.isTaxed ? (
            say.paid
          ) : (
            say.low
          )
        ) : (
          <span className={styles['demand']}>
            {row.tech > 0 && (
              <Stepper
                label={say.demandOf(row.name)}
                isBare
                value={typeof demand === 'number' ? demand : 0}
                max={row.tech}
                onChange={(value) => set(row.system, value === 0 ? 'skip' : value)}
              />
            )}
            <button
              type="button"
              className={styles['exploit']}
              aria-pressed={demand === 'exploit'}
              onClick={() => set(row.system, demand === 'exploit' ? 'skip' : 'exploit')}
            >
              {say.exploit}
            </button>
          </span>
        )}
      </td>
      <td className={styles['wide']}>
        <Dice row={row} demand={demand} odds={odds} isDone={isDone} />
      </td>
      <td data-figure>{odds ? percent(odds.unrest) : words.none}</td>
      <td data-figure data-bad={(odds?.rebellion ?? 0) > 0}>
        {odds ? percent(odds.rebellion) : words.none}
      </td>
      <td data-figure>{isDone || demand === 'skip' ? words.none : `+${Number(yields.toFixed(1))}`}</td>
    </tr>
  );
}

interface DiceProps {
  row: SystemView;
  demand: Demand;
  odds: TaxOdds | null;
  isDone: boolean;
}

/** The bar of what two dice may bring, or why none are cast. */
function Dice({ row, demand, odds, isDone }: DiceProps): ReactNode {
  if (isDone) return null;
  if (demand === 'skip') return <span className={styles['note']}>{say.skipped}</span>;
  if (row.seatOf === row.owner) return <span className={styles['note']}>{say.seat}</span>;
  if (!odds || odds.value === null) return <span className={styles['note']}>{say.certain}</span>;
  return (
    <span className={styles['bar']}>
      <OddsBar
        parts={[
          { label: say.nothing, share: odds.quiet, look: 'plain' },
          { label: say.unrest, share: odds.unrest, look: 'hatch' },
          { label: say.rebellion, share: odds.rebellion, look: 'cross' },
        ]}
      />
    </span>
  );
}
