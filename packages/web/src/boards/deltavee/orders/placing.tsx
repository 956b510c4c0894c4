/** Placing a missile or a craft beside its launcher: hex, direction, velocity; on the map or by buttons. */
import type { Placement, UnitView } from '@admiralty/engine/deltavee';
import { CLOCK_DQ, CLOCK_DR, type Hex } from '@admiralty/engine/hex';
import type { ReactNode } from 'react';
import { Segments } from '../../../ui/segments.tsx';
import { isSameHex } from '../course.ts';
import type { Scene } from '../scene.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

export function hexBeside({ q, r }: Hex, hexside: number): Hex {
  return { q: q + (CLOCK_DQ[hexside] ?? 0), r: r + (CLOCK_DR[hexside] ?? 0) };
}

/** The nearest that is allowed to what was wished. */
export function nearestPlacement(options: readonly Placement[], wish: Partial<Placement>): Placement | null {
  const off = (one: Placement): number =>
    (wish.hexside === undefined || one.hexside === wish.hexside ? 0 : 100) +
    (wish.direction === undefined ? 0 : apart(one.direction, wish.direction) * 10) +
    (wish.velocity === undefined ? 0 : Math.abs(one.velocity - wish.velocity));
  return options.toSorted((one, other) => off(one) - off(other))[0] ?? null;
}

function apart(one: number, other: number): number {
  const clockwise = (other - one + 12) % 12;
  return Math.min(clockwise, 12 - clockwise);
}

interface Props {
  launcher: UnitView;
  options: readonly Placement[];
  value: Placement;
  nameHex(hex: Hex): string;
  onChange(value: Placement): void;
}

export function Placing({ launcher, options, value, nameHex, onChange }: Props): ReactNode {
  const wish = (part: Partial<Placement>): void => {
    const next = nearestPlacement(options, { ...value, ...part });
    if (next) onChange(next);
  };
  const headings = directionsAt(options, value.hexside);
  const speeds = distinct(options.map(({ velocity }) => velocity));
  return (
    <div data-many="true">
      <Row label={say.fire.hexside}>
        <Segments
          label={say.fire.hexside}
          value={String(value.hexside)}
          options={distinct(options.map(({ hexside }) => hexside)).map((side) => ({
            id: String(side),
            label: nameHex(hexBeside(launcher, side)),
          }))}
          onPick={(side) => wish({ hexside: Number(side) })}
        />
      </Row>
      <Row label={say.fire.direction}>
        <Segments
          label={say.fire.direction}
          value={String(value.direction)}
          options={headings.map((heading) => ({ id: String(heading), label: String(heading) }))}
          onPick={(heading) => wish({ direction: Number(heading) })}
        />
      </Row>
      <Row label={say.fire.velocity}>
        <Segments
          label={say.fire.velocity}
          value={String(value.velocity)}
          options={speeds.map((speed) => ({ id: String(speed), label: String(speed) }))}
          onPick={(speed) => wish({ velocity: Number(speed) })}
        />
      </Row>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles['row']}>
      <span aria-hidden>{label}</span>
      {children}
    </div>
  );
}

function directionsAt(options: readonly Placement[], hexside: number): number[] {
  return distinct(options.filter((one) => one.hexside === hexside).map(({ direction }) => direction));
}

function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)];
}

/** The same on the map: allowed hexes, the chosen one, its legal headings, and the first move. */
export function placingScene(
  { launcher, options, value, onChange }: Omit<Props, 'nameHex'>,
  drawing: string | null,
): Scene {
  const hexes = distinct(options.map(({ hexside }) => hexside));
  const at = hexBeside(launcher, value.hexside);
  const wish = (part: Partial<Placement>): void => {
    const next = nearestPlacement(options, { ...value, ...part });
    if (next) onChange(next);
  };
  const course = { ...at, direction: value.direction, velocity: value.velocity, zig: 0 };
  return {
    reach: hexes.map((side) => hexBeside(launcher, side)),
    chosen: at,
    courses: [{ course, seat: launcher.seat, drawing, look: 'preview', isNew: true }],
    clock: {
      at,
      heading: value.direction,
      legal: directionsAt(options, value.hexside),
      onPick: (direction) => wish({ direction }),
    },
    onHex: (hex) => {
      const side = hexes.find((one) => isSameHex(hexBeside(launcher, one), hex));
      if (side !== undefined) wish({ hexside: side });
      return side !== undefined;
    },
  };
}
