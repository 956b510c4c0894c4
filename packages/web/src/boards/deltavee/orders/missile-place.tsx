import { MISSILE_TYPES, type Placement, type Shot, type UnitView } from '@admiralty/engine/deltavee';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { BigFigure, Sum } from '../../../ui/figure.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { endOf, wayOf } from '../course.ts';
import { hexName } from '../plane/sheets.ts';
import { useShowScene } from '../scene.ts';
import { words } from '../words.ts';
import { aimedPlacement, type Load, launchedAt, straightOn } from './aimed-placement.ts';
import { FireFoot } from './fire-foot.tsx';
import type { WayProps } from './fire-target.tsx';
import { LaunchFigure, LaunchNote } from './launch-figure.tsx';
import { loadWords } from './load-words.ts';
import styles from './orders.module.css';
import { hexBeside, nearestPlacement, Placing, placingScene } from './placing.tsx';
import { placementsOf, type ShotKind } from './shots.ts';
import { say } from './words.ts';

/** Launches: the missile is put on an allowed hex, direction and velocity, on the map or by buttons. */
export function MissilePlace(props: WayProps): ReactNode {
  const { n, before, view, client, asked, unit, way } = props;
  const options = placementsOf(way);
  const loads = loadsOf(unit, way);
  const aimed = useLookup('missile-place aimed', `${asked.id} ${unit.unit} ${way.id}`, () => {
    const [load] = loads;
    return load ? aimedPlacement(client, { view, unit, load, options }) : Promise.resolve(null);
  });
  const first = aimed ?? nearestPlacement(options, straightOn(unit));
  const count = way.id === 'release' ? (unit.flight?.payload ?? 1) : 1;
  const [placed, setPlaces] = useState<Placement[] | null>(null);
  const places = placed ?? Array.from({ length: first ? count : 0 }, () => first!);
  const [at, setAt] = useState(0);
  const value = places[at] ?? first;
  const change = (next: Placement): void => setPlaces(places.map((place, index) => (index === at ? next : place)));
  useShowScene([unit.unit, way.id, at, JSON.stringify(places), view.turn].join(' '), () =>
    value ? placingScene({ launcher: unit, options, value, onChange: change }, drawingOf(loads[0])) : null,
  );
  if (!value) return null;
  const course = { ...hexBeside(unit, value.hexside), direction: value.direction, velocity: value.velocity, zig: 0 };
  const between = wayOf(course).slice(0, -1);
  const launched = loads.map((load) => launchedAt(unit, load, value));
  const isMixed = loads.length > 1;
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
            {launched.map((missile) => (
              <LaunchFigure key={missile.type} view={view} seat={unit.seat} missile={missile} hasName={isMixed} />
            ))}
          </BigFigure>
        </div>
        <div className={styles['follows']}>
          {loads.map(({ type }) => (
            <Sum key={type}>{words.missilesDo[type]}</Sum>
          ))}
          <Sum>
            {say.command.through(between.map((hex) => hexName(view.sheets, hex)).join(', '))} {say.fire.placed}
          </Sum>
        </div>
      </ComposerBody>
      <FireFoot
        {...props}
        shot={shotFrom(props, places)}
        isWaiting={placed === null && aimed === null}
        label={labelOf(way, loads, count)}
        note={launched[0] && <LaunchNote view={view} seat={unit.seat} missile={launched[0]} />}
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

/** What leaves with one launch, each type once: a load of the rails may be mixed. */
function loadsOf(unit: UnitView, { id, shots }: ShotKind): Load[] {
  const numbers = id.startsWith('load-') ? id.slice(5).split('.').map(Number) : [missileOf(id)];
  const types = [...new Set(numbers)].flatMap((number) => MISSILE_TYPES[number] ?? []);
  return types.map((type) => ({ type, civ: civOf(unit, shots[0]) }));
}

function missileOf(way: string): number {
  return way === 'release' ? 0 : Number(way.split('-')[1]);
}

function drawingOf(load: Load | undefined): string | null {
  return load ? `missile-${load.type}` : null;
}

function labelOf({ id }: ShotKind, loads: readonly Load[], count: number): string {
  if (id === 'release') return say.fire.release(count);
  if (id.startsWith('load-')) return say.fire.launch(loadWords(id.slice(5)));
  return say.fire.launch(words.missilesShort[loads[0]?.type ?? 'unguided']);
}
