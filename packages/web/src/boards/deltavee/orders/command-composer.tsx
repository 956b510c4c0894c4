import {
  type Choices,
  type DvView,
  type End,
  endsOf,
  type Order,
  type Turning,
  type UnitView,
} from '@admiralty/engine/deltavee';
import { distance, type Hex } from '@admiralty/engine/hex';
import { type ReactNode, useEffect, useState } from 'react';
import { ComposerBody } from '../../../shell/composer/composer-parts.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { Answers } from '../../../table/types.ts';
import { RefusalNote } from '../../../ui/refusal.tsx';
import type { ComposerProps } from '../../types.ts';
import { findUnit, nameOf } from '../names.ts';
import { hexName } from '../plane/sheets.ts';
import { useShowScene } from '../scene.ts';
import { ownUnits } from '../situation.ts';
import { BattleStep, isBattle, type OfferedOrder } from './battle-step.tsx';
import { CommandFoot } from './command-foot.tsx';
import { type Changed, commandScene } from './command-scene.ts';
import { CourseFigure } from './course-figure.tsx';
import { useDraft } from './draft.ts';
import { EscapesList } from './escapes-list.tsx';
import { GroupOrder } from './group-order.tsx';
import { type Allowance, allowanceOf, energyIn } from './handling.ts';
import { type Launching, LaunchStep, launchOf, launchScene } from './launch-step.tsx';
import { ManeuverStep } from './maneuver-step.tsx';
import styles from './orders.module.css';
import { UnitChoice } from './unit-choice.tsx';
import { useActing } from './use-acting.ts';
import { say } from './words.ts';

type Props = ComposerProps<DvView, null, Choices['command']['answer']>;

/** Commands are composed and foreseen; nothing is given before the button says so. */
export function CommandComposer(props: Props): ReactNode {
  const { view, client, asked } = props;
  const begin = useDraft((draft) => draft.begin);
  const units = ownUnits(view).filter((unit) => unit.missile?.type !== 'unguided');
  const unit = useActing(view, units);
  useEffect(() => begin(asked.id), [begin, asked.id]);
  const answers = useLookup('answers', String(asked.id), () => client.answers(asked.id));
  return (
    <>
      {unit ? (
        <UnitCommands {...props} key={unit.unit} unit={unit} units={units} answers={answers} />
      ) : (
        <ComposerBody>{null}</ComposerBody>
      )}
      <CommandFoot {...props} unit={unit} />
    </>
  );
}

interface UnitProps extends Props {
  unit: UnitView;
  units: readonly UnitView[];
  answers: Answers | null;
}

function UnitCommands(props: UnitProps): ReactNode {
  const { view, unit, units, answers, whyNot } = props;
  const { orders, after, refusal, isUnforeseen } = useDraft();
  const [isWeaving, setWeaving] = useState(false);
  const [launching, setLaunching] = useState<Launching | null>(null);
  const [beyond, setBeyond] = useState<Hex | null>(null);
  const commands = useCommands(props, () => {
    setWeaving(false);
    setBeyond(null);
  });
  useCommandScene(props, { ...commands, isWeaving, launching, setLaunching, setBeyond });
  const { now, allowance, left, change } = commands;
  const mine = ordersOf(orders, unit.unit);
  const n = units.length > 1 ? 2 : 1;
  const shared = {
    onAdd: (order: Order): void => change((before) => [...before, order]),
    onTakeBack: (order: Order): void => change((before) => without(before, order)),
  };
  return (
    <>
      <ComposerBody>
        {units.length > 1 && <UnitChoice view={view} units={units} acting={unit} />}
        <ManeuverStep
          {...{ n, allowance, left, isWeaving, ...shared }}
          unit={now}
          orders={mine.filter((order) => !isBattle(order))}
          cost={energyIn(unit) - energyIn(now) || (unit.flight?.energy ?? 0) - (now.flight?.energy ?? 0)}
          nameHex={(q, r) => hexName(view.sheets, { q, r })}
          onWeave={setWeaving}
        />
        {mine.length === 0 && (
          <EscapesList
            {...{ view, unit }}
            ends={possibleEnds(view, unit, allowance)}
            offered={ordersFor(answers, unit.unit)}
            onTake={(more) => change((before) => [...before, ...more])}
          />
        )}
        <GroupOrder
          {...{ view, unit, units }}
          orders={mine.filter((order) => !isBattle(order))}
          composed={orders}
          onGive={(more) => change((before) => [...withoutManeuvers(before, more), ...more])}
        />
        {launching ? (
          <LaunchStep {...{ view, unit, launching, ...shared }} n={n + 1} onChange={setLaunching} />
        ) : (
          <BattleStep
            {...{ n: n + 1, view, unit: now, orders: mine, ...shared }}
            offered={offeredTo(answers, unit.unit)}
            onLaunch={(options) => setLaunching(launchOf(unit, options))}
            onBarred={(order) => void whyNot(order)}
          />
        )}
        <CourseFigure view={after ?? view} unit={unit} now={now} />
        {isUnforeseen && <p className={styles['unforeseen']}>{say.command.unforeseen}</p>}
      </ComposerBody>
      {refusal && <RefusalNote refusal={refusal} />}
      {beyond && <BeyondNote {...props} hex={beyond} change={change} allowance={allowance} />}
    </>
  );
}

interface BeyondProps extends UnitProps, Pick<Commands, 'allowance' | 'change'> {
  hex: Hex;
}

/** Why not there, and the nearest end that there is. */
function BeyondNote({ view, unit, hex, allowance, change }: BeyondProps): ReactNode {
  const far = (end: End): number => distance(end.q, end.r, hex.q, hex.r);
  const [nearest] = possibleEnds(view, unit, allowance).toSorted((one, other) => far(one) - far(other));
  const take = (): void => {
    if (nearest) change((before) => [...keptBeside(before, unit.unit), ...turningsOf(unit.unit, nearest.commands)]);
  };
  const why = say.command.beyond(hexName(view.sheets, hex), nameOf(view, unit), allowance.commands);
  return (
    <RefusalNote
      refusal={{ rule: 'DV-7.1a', why }}
      nearest={nearest ? { words: hexName(view.sheets, nearest), take } : null}
    />
  );
}

interface Commands {
  /** the unit as it will be after the composed Commands */
  now: UnitView;
  /** before and after them */
  allowance: Allowance;
  left: Allowance;
  change(next: (orders: readonly Order[]) => readonly Order[]): void;
}

function useCommands({ client, unit }: UnitProps, settle: () => void): Commands {
  const { after, compose } = useDraft();
  const now = (after && findUnit(after, unit.unit)) ?? unit;
  return {
    now,
    allowance: allowanceOf(unit),
    left: allowanceOf(now),
    change: (next) => {
      settle();
      void compose(client, next);
    },
  };
}

interface Drawn extends Commands {
  isWeaving: boolean;
  launching: Launching | null;
  setLaunching(launching: Launching): void;
  setBeyond(hex: Hex): void;
}

/** Launch places, or the course with all its possible ends. */
function useCommandScene({ view, unit }: UnitProps, given: Drawn): void {
  const { now, allowance, left, isWeaving, launching, setLaunching, setBeyond, change } = given;
  const { orders, after } = useDraft();
  const beside = besideOf(view, after, unit);
  const courses = [now, ...beside.map((one) => one.now)].map(courseOf);
  const drawn = { turn: view.turn, orders, courses, isWeaving, place: launching?.value };
  useShowScene(`${unit.unit} ${JSON.stringify(drawn)}`, () =>
    launching
      ? launchScene(unit, launching, setLaunching)
      : commandScene({
          ...{ view, unit, now, left, beside, isWeaving },
          ends: possibleEnds(view, unit, allowance),
          onCourse: (commands) =>
            change((before) => [...keptBeside(before, unit.unit), ...turningsOf(unit.unit, commands)]),
          onAdd: (more) => change((before) => [...before, ...more]),
          onBeyond: setBeyond,
        }),
  );
}

/** The others that the composed Commands change. */
function besideOf(view: DvView, after: DvView | null, unit: UnitView): Changed[] {
  if (!after) return [];
  return ownUnits(view).flatMap((one) => {
    const now = findUnit(after, one.unit);
    return now && one.unit !== unit.unit && courseOf(now) !== courseOf(one) ? [{ unit: one, now }] : [];
  });
}

function possibleEnds({ maximumVelocity }: DvView, unit: UnitView, allowance: Allowance): End[] {
  const { direction } = unit;
  return direction === null ? [] : endsOf({ ...unit, direction }, allowance, maximumVelocity);
}

function courseOf({ q, r, direction, velocity }: UnitView): string {
  return [q, r, direction, velocity].join(' ');
}

/** All but the maneuvers of this unit. */
function keptBeside(orders: readonly Order[], unit: number): Order[] {
  return orders.filter((order) => order.do === 'end' || order.unit !== unit || isBattle(order));
}

/** Those that get other maneuvers keep what is no maneuver. */
function withoutManeuvers(orders: readonly Order[], more: readonly Order[]): Order[] {
  const units = new Set(more.map((order) => (order.do === 'end' ? -1 : order.unit)));
  return orders.filter((order) => order.do === 'end' || isBattle(order) || !units.has(order.unit));
}

function turningsOf(unit: number, commands: readonly Turning[]): Order[] {
  return commands.map((one) => ({ do: one, unit }));
}

function ordersOf(orders: readonly Order[], unit: number): Order[] {
  return orders.filter((order) => order.do !== 'end' && order.unit === unit);
}

/** What the rules offer this unit, maneuvers apart. */
function offeredTo(answers: Answers | null, unit: number): OfferedOrder[] {
  return (answers?.options ?? []).flatMap((option) => {
    const order = option.answer as Order;
    return order.do !== 'end' && order.unit === unit && isBattle(order) ? [{ ...option, order }] : [];
  });
}

function ordersFor(answers: Answers | null, unit: number): Order[] {
  const orders = (answers?.options ?? []).map(({ answer }) => answer as Order);
  return orders.filter((order) => order.do !== 'end' && order.unit === unit);
}

/** Without the last order of this kind. */
function without(orders: readonly Order[], order: Order): Order[] {
  const at = orders.findLastIndex((one) => JSON.stringify(one) === JSON.stringify(order));
  return orders.filter((_, index) => index !== at);
}
