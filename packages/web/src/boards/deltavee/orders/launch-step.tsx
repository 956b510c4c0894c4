import type { DvView, Order, OrderOf, Placement, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { hexName } from '../plane/sheets.ts';
import type { Scene } from '../scene.ts';
import type { OfferedOrder } from './battle-step.tsx';
import styles from './orders.module.css';
import { nearestPlacement, Placing, placingScene } from './placing.tsx';
import { say } from './words.ts';

/** A battlecraft on its way out: every place that the rules allow, and the one chosen. */
export interface Launching {
  all: readonly OrderOf<'launchCraft'>[];
  /** of the pod chosen */
  options: readonly OrderOf<'launchCraft'>[];
  value: Placement;
}

export function launchOf(unit: UnitView, offered: readonly OfferedOrder[]): Launching | null {
  const orders = offered.flatMap(({ order }) => (order.do === 'launchCraft' ? [order] : []));
  const own = orders.filter(({ from }) => from === undefined);
  const all = own.length > 0 ? own : orders;
  return launchFrom(unit, all, all[0]?.box);
}

function launchFrom(unit: UnitView, all: Launching['all'], box: number | undefined): Launching | null {
  const options = all.filter((one) => one.box === box);
  const wish = { ...(unit.direction === null ? {} : { direction: unit.direction }), velocity: unit.velocity };
  const value = nearestPlacement(options, wish);
  return value && { all, options, value };
}

export function launchScene(unit: UnitView, launching: Launching, onChange: (launching: Launching) => void): Scene {
  const { options, value } = launching;
  const craft = unit.log?.pods.find(({ box }) => box === options[0]?.box)?.craft?.class ?? null;
  const change = (next: Placement): void => onChange({ ...launching, value: next });
  return placingScene({ launcher: unit, options, value, onChange: change }, craft);
}

interface Props {
  n: number;
  view: DvView;
  unit: UnitView;
  launching: Launching;
  onChange(launching: Launching | null): void;
  onAdd(order: Order): void;
}

export function LaunchStep({ n, view, unit, launching, onChange, onAdd }: Props): ReactNode {
  const { options, value } = launching;
  const { hexside, direction, velocity } = value;
  const boxes = [...new Set(launching.all.map(({ box }) => box))];
  const chosen = options.find(
    (one) => one.hexside === hexside && one.direction === direction && one.velocity === velocity,
  );
  return (
    <ComposerStep n={n} title={say.orderKinds.launchCraft[0]}>
      {boxes.length > 1 && (
        <div className={styles['gap']}>
          <Segments
            label={say.fire.source}
            value={String(options[0]?.box)}
            options={boxes.map((box) => ({ id: String(box), label: say.fire.pod(box), ...craftNote(unit, box) }))}
            onPick={(box) => onChange(launchFrom(unit, launching.all, Number(box)))}
          />
        </div>
      )}
      <Placing
        launcher={unit}
        options={options}
        value={value}
        nameHex={(hex) => hexName(view.sheets, hex)}
        onChange={(next) => onChange({ ...launching, value: next })}
      />
      <div className={styles['chips']}>
        <Button
          look="paper"
          onClick={() => {
            if (chosen) onAdd(chosen);
            onChange(null);
          }}
        >
          {say.orderKinds.launchCraft[0]}
        </Button>
        <Button onClick={() => onChange(null)}>{say.command.back}</Button>
      </div>
    </ComposerStep>
  );
}

function craftNote(unit: UnitView, box: number): { note?: string } {
  const name = unit.log?.pods.find((pod) => pod.box === box)?.craft?.className;
  return name ? { note: name } : {};
}
