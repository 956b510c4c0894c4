import { MISSILE_TYPES, type Placement, type Shot, type UnitView } from '@admiralty/engine/deltavee';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { BigFigure, Sum } from '../../../ui/figure.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { endOf, wayOf } from '../course.ts';
import { hexName } from '../plane/sheets.ts';
import { useShowScene } from '../scene.ts';
import { words } from '../words.ts';
import { FireFoot } from './fire-foot.tsx';
import type { WayProps } from './fire-target.tsx';
import { LaunchFigure, LaunchNote } from './launch-figure.tsx';
import styles from './orders.module.css';
import { hexBeside, nearestPlacement, Placing, placingScene } from './placing.tsx';
import { placementsOf } from './shots.ts';
import { say } from './words.ts';

/** Launches: the missile is put on an allowed hex, direction and velocity, on the map or by buttons. */
export function MissilePlace(props: WayProps): ReactNode {
  const { n, before, view, unit, way } = props;
  const options = placementsOf(way);
  const wish = { ...(unit.direction === null ? {} : { direction: unit.direction }), velocity: unit.velocity + 1 };
  const first = nearestPlacement(options, wish);
  const count = way.id === 'release' ? (unit.flight?.payload ?? 1) : 1;
  const [places, setPlaces] = useState<Placement[]>(() => Array.from({ length: first ? count : 0 }, () => first!));
  const [at, setAt] = useState(0);
  const value = places[at] ?? first;
  const change = (next: Placement): void => setPlaces(places.map((place, index) => (index === at ? next : place)));
  useShowScene([unit.unit, way.id, at, JSON.stringify(places), view.turn].join(' '), () =>
    value ? placingScene({ launcher: unit, options, value, onChange: change }, drawingOf(way.id)) : null,
  );
  if (!value) return null;
  const course = { ...hexBeside(unit, value.hexside), direction: value.direction, velocity: value.velocity, zig: 0 };
  const between = wayOf(course).slice(0, -1);
  const type = way.id.startsWith('load-') ? undefined : missileOf(way.id);
  const launched = type && { type, civ: civOf(unit, way.shots[0]), course };
  return (
    <>
      <ComposerBody>
        {before}
        <ComposerStep n={n} title={say.fire.place} value={hexName(view.sheets, course)}>
          {count > 1 && <WhichMissile count={count} at={at} onPick={setAt} />}
          <Placing
            launcher={unit}
            options={options}
            value={value}
            nameHex={(hex) => hexName(view.sheets, hex)}
            onChange={change}
          />
        </ComposerStep>
        <div className={styles['pinned']}>
          <BigFigure
            figure={hexName(view.sheets, endOf(course))}
            of={say.command.course(value.direction, value.velocity)}
            rule="DV-9.4b"
          >
            {launched && <LaunchFigure view={view} seat={unit.seat} missile={launched} />}
          </BigFigure>
        </div>
        <div className={styles['follows']}>
          {doesOf(way.id) && <Sum>{doesOf(way.id)}</Sum>}
          <Sum>
            {say.command.through(between.map((hex) => hexName(view.sheets, hex)).join(', '))} {say.fire.placed}
          </Sum>
        </div>
      </ComposerBody>
      <FireFoot
        {...props}
        shot={shotFrom(props, places)}
        label={labelOf(way.id, count)}
        note={launched && <LaunchNote view={view} seat={unit.seat} missile={launched} />}
      />
    </>
  );
}

function WhichMissile({ count, at, onPick }: { count: number; at: number; onPick(at: number): void }): ReactNode {
  return (
    <div className={styles['gap']}>
      <Segments
        label={say.fire.payload}
        value={String(at)}
        options={Array.from({ length: count }, (_, index) => ({
          id: String(index),
          label: say.fire.another(index + 1, count),
        }))}
        onPick={(id) => onPick(Number(id))}
      />
    </div>
  );
}

/** The legal shot of this way with the chosen place; a MIMS places each of its missiles. */
function shotFrom({ way, unit }: WayProps, places: readonly Placement[]): Shot | null {
  const [place] = places;
  const [sample] = way.shots;
  if (!place || !sample || sample.do === 'fire') return null;
  if (sample.do === 'release') return { do: 'release', unit: unit.unit, missiles: [...places] };
  return { ...sample, ...place };
}

/** Level of what it launches: of the pod, else of the hull or of the missile that releases it (DV-9.5a, R68). */
function civOf(unit: UnitView, shot: Shot | undefined): number {
  const box = shot && 'box' in shot ? shot.box : 0;
  const pod = unit.log?.pods.find((one) => one.box === box);
  return pod?.civ ?? unit.missile?.civ ?? unit.vessel?.ratings.civ ?? 0;
}

function missileOf(way: string): (typeof MISSILE_TYPES)[number] | undefined {
  return MISSILE_TYPES[way === 'release' ? 0 : Number(way.split(/[-.]/)[1])];
}

function doesOf(way: string): string | null {
  const type = missileOf(way);
  return type && !way.startsWith('load-') ? words.missilesDo[type] : null;
}

function drawingOf(way: string): string | null {
  const type = missileOf(way);
  return type ? `missile-${type}` : null;
}

function labelOf(way: string, count: number): string {
  const type = missileOf(way);
  if (way === 'release') return say.fire.release(count);
  if (way.startsWith('load-')) return say.fire.launch(say.fire.load.toLowerCase());
  return say.fire.launch(type ? words.missilesShort[type] : '');
}
