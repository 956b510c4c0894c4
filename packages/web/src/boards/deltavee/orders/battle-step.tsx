import type { DvView, Order, UnitView } from '@admiralty/engine/deltavee';
import { type ReactNode, useState } from 'react';
import { ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import type { Offered } from '../../../table/types.ts';
import { Button } from '../../../ui/button.tsx';
import { StepwiseChoice } from '../../../ui/stepwise-choice.tsx';
import { isTurning } from './maneuver-step.tsx';
import { questionsAbout } from './order-questions.ts';
import styles from './orders.module.css';
import { Pips } from './pips.tsx';
import { say } from './words.ts';

type BattleKind = keyof typeof say.orderKinds;

export interface OfferedOrder extends Offered {
  order: Order;
}

interface Props {
  n: number;
  view: DvView;
  unit: UnitView;
  /** what the rules allow this unit, maneuvers apart */
  offered: readonly OfferedOrder[];
  /** composed, of this unit */
  orders: readonly Order[];
  onAdd(order: Order): void;
  onTakeBack(order: Order): void;
  onLaunch(options: readonly OfferedOrder[]): void;
  /** a wish that is not among them */
  onBarred(order: Order): void;
}

export function isBattle({ do: what }: Order): boolean {
  return !isTurning(what) && what !== 'weave' && what !== 'end';
}

/** Battle Commands and everything else that is no maneuver: one button a kind, with a list where there are several. */
export function BattleStep(props: Props): ReactNode {
  const { n, unit, offered, orders, onTakeBack } = props;
  const of = unit.log?.battleCommands ?? 0;
  const left = of - (unit.log?.used.commands ?? 0);
  const [open, setOpen] = useState<BattleKind | null>(null);
  const kinds = kindsOf(offered);
  if (unit.missile && kinds.size === 0) return null;
  const choices = open === null ? [] : (kinds.get(open) ?? []);
  return (
    <ComposerStep n={n} title={say.command.battle} value={of > 0 ? <Pips left={left} of={of} /> : undefined}>
      {choices.length > 0 ? (
        <Choices {...props} choices={choices} close={() => setOpen(null)} />
      ) : (
        <Kinds {...props} kinds={kinds} open={setOpen} />
      )}
      <Given offered={offered} orders={orders.filter(isBattle)} onTakeBack={onTakeBack} />
    </ComposerStep>
  );
}

function kindsOf(offered: readonly OfferedOrder[]): Map<BattleKind, OfferedOrder[]> {
  const kinds = new Map<BattleKind, OfferedOrder[]>();
  for (const one of offered) {
    const kind = one.order.do;
    if (Object.hasOwn(say.orderKinds, kind)) {
      const name = kind as BattleKind;
      kinds.set(name, [...(kinds.get(name) ?? []), one]);
    }
  }
  return kinds;
}

function Kinds(props: Props & { kinds: Map<BattleKind, OfferedOrder[]>; open(kind: BattleKind): void }): ReactNode {
  const { kinds, unit, orders, onAdd, onLaunch, onBarred, open } = props;
  const press = (kind: BattleKind, options: readonly OfferedOrder[]): void => {
    const [only] = options;
    if (kind === 'launchCraft') onLaunch(options);
    else if (only && options.length === 1) onAdd(only.order);
    else open(kind);
  };
  const wishes = wishesOf(unit).filter(({ do: what }) => !kinds.has(what as BattleKind));
  return (
    <div className={styles['battle']} data-many={kinds.size + wishes.length > IN_ONE_ROW}>
      {[...kinds].map(([kind, options]) => (
        <button
          key={kind}
          type="button"
          data-coach={kind}
          data-used={orders.some((order) => order.do === kind)}
          onClick={() => press(kind, options)}
        >
          {say.orderKinds[kind][0]}
          <small>{options.length > 1 ? say.command.choices(options.length) : say.orderKinds[kind][1]}</small>
        </button>
      ))}
      {wishes.map((order) => (
        <button key={order.do} type="button" data-barred aria-disabled onClick={() => onBarred(order)}>
          {say.orderKinds[order.do as BattleKind][0]}
        </button>
      ))}
    </div>
  );
}

const IN_ONE_ROW = 2;

/** What a ship's captain may well wish for: asked for, it answers why not. */
function wishesOf({ unit, vessel, log }: UnitView): Order[] {
  if (!vessel || !log || vessel.kind === 'craft') return [];
  const weapon = log.pods.find(({ missiles }) => missiles.some((count) => count > 0));
  const prepare: Order[] = weapon ? [{ do: 'prepareMissile', unit, box: weapon.box, missile: 1 }] : [];
  return [...prepare, { do: 'search', unit }, { do: vessel.isFieldUp ? 'lowerField' : 'raiseField', unit, box: 0 }];
}

/** A few as a list; many one question after the other. */
function Choices(props: Props & { choices: readonly OfferedOrder[]; close(): void }): ReactNode {
  const { view, unit, choices, onAdd, close } = props;
  const pick = ({ order }: OfferedOrder): void => {
    onAdd(order);
    close();
  };
  if (choices.length > MOST_LISTED)
    return (
      <StepwiseChoice
        options={choices}
        questions={questionsAbout(view, unit)}
        wordsOf={({ act }) => capital(act)}
        onPick={pick}
        onClose={close}
      />
    );
  return (
    <>
      <div className={styles['list']}>
        {choices.map((choice) => (
          <button key={choice.words} type="button" onClick={() => pick(choice)}>
            {capital(choice.act)}
            {choice.hint && <small>{choice.hint}</small>}
          </button>
        ))}
      </div>
      <Button className={styles['gap'] ?? ''} onClick={close}>
        {say.command.back}
      </Button>
    </>
  );
}
const MOST_LISTED = 8;

/** Composed so far; pressing one takes it back. */
function Given({ offered, orders, onTakeBack }: Pick<Props, 'offered' | 'orders' | 'onTakeBack'>): ReactNode {
  if (orders.length === 0) return null;
  return (
    <p className={styles['chips']} aria-live="polite">
      {Object.entries(orders).map(([at, order]) => {
        const found = offered.find((one) => JSON.stringify(one.order) === JSON.stringify(order));
        const what = found ? capital(found.act) : say.orderKinds[order.do as BattleKind][0];
        return (
          <button key={at} type="button" aria-label={say.command.takeBack(what)} onClick={() => onTakeBack(order)}>
            {what} <span aria-hidden>✕</span>
          </button>
        );
      })}
    </p>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
