import type { ReactNode } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { percent } from '../../../ui/numbers.ts';
import { TargetTable } from '../../../ui/target-table.tsx';
import { findUnit, nameOfUnit } from '../names.ts';
import { useShowScene } from '../scene.ts';
import { sideOf } from '../situation.ts';
import { type Aim, harmOf, isHopeless, worthALine } from './aim.ts';
import { AimFigure, rangeWords } from './aim-figure.tsx';
import { FireFoot, type UnitFireProps } from './fire-foot.tsx';
import styles from './orders.module.css';
import { type ShotKind, targetsOf } from './shots.ts';
import { useSalvoAction } from './use-salvo-action.ts';
import { say } from './words.ts';

export interface WayProps extends UnitFireProps {
  n: number;
  /** the steps before this one */
  before: ReactNode;
  way: ShotKind;
  aims: readonly Aim[];
  target: number | null;
  onTarget(unit: number): void;
}

/** Targets by effect; the picked one with its whole arithmetic. */
export function FireTarget(props: WayProps): ReactNode {
  const { n, before, view, unit, way, aims, target, onTarget } = props;
  const type = Number(way.id.slice(5));
  const targets = sorted(targetsOf(way), aims, type);
  const aim = aims.find((one) => one.target === target);
  const aimed = target === null ? undefined : findUnit(view, target);
  const shot = way.shots.find((one) => one.do === 'fire' && one.target === target) ?? null;
  const salvo = useSalvoAction({ ...props, target });
  useShowScene([unit.unit, way.id, target, aims.length, view.turn, targets.join('.')].join(' '), () => ({
    fire: worthALine(targets, target, aims, type).map((one) => ({
      from: unit.unit,
      to: one,
      tag: tagOf(aims, one, type),
      isChosen: one === target,
    })),
    marks: targets.map((one) => ({ unit: one, isChosen: one === target })),
    onUnit: (one) => {
      const isTarget = targets.includes(one);
      if (isTarget) onTarget(one);
      return isTarget;
    },
  }));
  return (
    <>
      <ComposerBody>
        {before}
        <ComposerStep n={n} title={say.fire.target}>
          <div className={styles['targets']} data-coach="target" data-many={targets.length > 2}>
            <TargetTable
              label={say.fire.target}
              columns={say.fire.columns}
              titles={say.fire.columnTitles}
              picked={target === null ? null : String(target)}
              empty={say.fire.noTarget}
              rows={targets.map((one) => ({
                id: String(one),
                label: nameOfUnit(view, one),
                side: sideOf(view, findUnit(view, one)?.seat ?? 0),
                cells: cellsOf(
                  aims.find((found) => found.target === one),
                  type,
                ),
              }))}
              onPick={(id) => onTarget(Number(id))}
            />
          </div>
        </ComposerStep>
        {aim && aimed && <AimFigure view={view} aim={aim} type={type} target={aimed} />}
      </ComposerBody>
      <FireFoot
        {...props}
        shot={shot}
        salvo={salvo}
        label={say.fire.commit(aim ? percent(harmOf(aim, type)) : null, salvo ? 0 : (aim?.energies[type] ?? 0))}
        isHopeless={target !== null && isHopeless(aims, target, type)}
      />
    </>
  );
}

function sorted(targets: readonly number[], aims: readonly Aim[], type: number): number[] {
  const worth = (target: number): number => {
    const aim = aims.find((one) => one.target === target);
    return aim ? harmOf(aim, type) : -1;
  };
  return targets.toSorted((one, other) => worth(other) - worth(one));
}

function tagOf(aims: readonly Aim[], target: number, type: number): string {
  const aim = aims.find((one) => one.target === target);
  return aim ? percent(harmOf(aim, type)) : '?';
}

function cellsOf(aim: Aim | undefined, type: number): ReactNode[] {
  if (!aim) return ['–', '–', '–', '–', '–'];
  const { range, relativeVelocity, targetValue, chances } = aim;
  return [
    rangeWords(aim),
    `${relativeVelocity} → ${targetValue - range}`,
    targetValue,
    `${chances[type] ?? 0}/10`,
    percent(harmOf(aim, type)),
  ];
}
