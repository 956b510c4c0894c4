import type { Order, Turning, UnitView } from '@admiralty/engine/deltavee';
import { CLOCK_DQ, CLOCK_DR } from '@admiralty/engine/hex';
import type { ReactNode } from 'react';
import { ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Key } from '../../../ui/key.tsx';
import { KeyButton } from '../../../ui/key-button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { runsOf } from '../lists.ts';
import type { Allowance } from './handling.ts';
import { ManeuverIcon } from './maneuver-icons.tsx';
import styles from './orders.module.css';
import { Pips } from './pips.tsx';
import { say } from './words.ts';

export const HEXSIDES = [12, 2, 4, 6, 8, 10] as const;

interface Props {
  n: number;
  unit: UnitView;
  /** before anything was composed, and after */
  allowance: Allowance;
  left: Allowance;
  /** the composed maneuvers of this unit */
  orders: readonly Order[];
  cost: number;
  isWeaving: boolean;
  nameHex(q: number, r: number): string;
  onWeave(isWeaving: boolean): void;
  onAdd(order: Order): void;
  onTakeBack(order: Order): void;
}

const buttons: readonly (readonly [Turning, string, string])[] = [
  ['accelerate', say.command.accelerate, 'A'],
  ['decelerate', say.command.decelerate, 'D'],
  ['left', say.command.left2, 'Q'],
  ['right', say.command.right, 'E'],
];

/** Accelerate, decelerate, turn, weave: pressed as often as wished; each press is foreseen at once. */
export function ManeuverStep(props: Props): ReactNode {
  const { n, unit, left, allowance, orders, isWeaving, onWeave, onAdd } = props;
  const uses = (what: Order['do']): boolean => orders.some((order) => order.do === what);
  return (
    <ComposerStep n={n} title={say.command.maneuver} value={<Pips left={left.commands} of={allowance.of} />}>
      <div className={styles['keys']}>
        {buttons.map(([what, label, key]) => (
          <KeyButton
            key={what}
            data-used={uses(what)}
            data-barred={isBarred(left, what)}
            data-coach={what}
            shortcut={key}
            title={say.command.titles[what]}
            onClick={() => onAdd({ do: what, unit: unit.unit })}
          >
            <ManeuverIcon of={what} />
            {label}
            <Key>{key}</Key>
          </KeyButton>
        ))}
        <KeyButton
          data-used={uses('weave')}
          data-barred={left.commands === 0 || left.onlySpeed || uses('weave') || unit.missile !== null}
          data-coach="weave"
          shortcut="W"
          title={say.command.titles.weave}
          aria-expanded={isWeaving}
          onClick={() => onWeave(!isWeaving)}
        >
          <ManeuverIcon of="weave" />
          {say.command.weave}
          <Key>W</Key>
        </KeyButton>
      </div>
      {isWeaving && <WeaveChoice {...props} />}
      <Chips {...props} />
    </ComposerStep>
  );
}

function isBarred({ commands, speeds, onlySpeed }: Allowance, what: Turning): boolean {
  const isSpeed = what === 'accelerate' || what === 'decelerate';
  return commands === 0 || (isSpeed ? speeds === 0 : onlySpeed);
}

function WeaveChoice({ unit, nameHex, onAdd, onWeave }: Props): ReactNode {
  return (
    <div className={styles['gap']}>
      <p className={styles['note']}>{say.command.weaveWhere}</p>
      <div className={styles['gap']}>
        <Segments
          label={say.command.weave}
          value={null}
          options={HEXSIDES.map((side) => ({
            id: String(side),
            label: nameHex(unit.q + CLOCK_DQ[side], unit.r + CLOCK_DR[side]),
            note: String(side),
          }))}
          onPick={(side) => onAdd({ do: 'weave', unit: unit.unit, hexside: Number(side) })}
        />
      </div>
      <Button className={styles['gap'] ?? ''} onClick={() => onWeave(false)}>
        {say.command.cancel}
      </Button>
    </div>
  );
}

/** The composed Commands; pressing one takes it back. */
function Chips({ unit, orders, cost, nameHex, onTakeBack }: Props): ReactNode {
  if (orders.length === 0) return null;
  const runs = runsOf(orders, (one, other) => one.do === other.do);
  return (
    <p className={styles['chips']} aria-live="polite">
      {Object.entries(runs).map(([at, run]) => {
        const last = run.at(-1);
        if (!last) return null;
        const what = say.command.times(run.length, wordsOf(unit, last, nameHex));
        return (
          <button key={at} type="button" aria-label={say.command.takeBack(what)} onClick={() => onTakeBack(last)}>
            {what} <span aria-hidden>✕</span>
          </button>
        );
      })}
      {say.command.cost(cost)}
    </p>
  );
}

function wordsOf(unit: UnitView, order: Order, nameHex: Props['nameHex']): string {
  if (order.do === 'weave')
    return say.command.weaveTo(
      nameHex(unit.q + (CLOCK_DQ[order.hexside] ?? 0), unit.r + (CLOCK_DR[order.hexside] ?? 0)),
    );
  return isTurning(order.do) ? say.command.chips[order.do] : '';
}

export function isTurning(what: Order['do']): what is Turning {
  return what === 'accelerate' || what === 'decelerate' || what === 'left' || what === 'right';
}
