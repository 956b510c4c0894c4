import type { DvView, Meeting, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { clockAngle, hexCentre, type Point } from '../../../kit/map/geometry.ts';
import { Ghost } from '../../../kit/map/layers/ghost.tsx';
import { ThreatBand, Warning } from '../../../kit/map/layers/threat.tsx';
import { type CourseLook, Vector } from '../../../kit/map/layers/vector.tsx';
import { drawingFor, Silhouette } from '../art.ts';
import { type Course, isMoving, pointsOf, wayOf } from '../course.ts';
import { drawingOf, nameOf, unitId } from '../names.ts';
import type { SceneCourse } from '../scene.ts';
import { sideOf } from '../situation.ts';
import { words } from '../words.ts';
import { COUNTER } from './units-layer.tsx';

/** Where everything goes next, unless somebody commands otherwise. */
export function CoursesLayer(props: {
  view: DvView;
  units: readonly UnitView[];
  selected: string | null;
  hides: readonly number[];
}): ReactNode {
  const { view, units, selected, hides } = props;
  return units
    .filter((unit) => isMoving(unit) && !hides.includes(unit.unit))
    .map((unit) => {
      const isSelected = unitId(unit.unit) === selected;
      return (
        <Flight
          key={unit.unit}
          view={view}
          course={unit}
          seat={unit.seat}
          drawing={isSelected ? drawingOf(unit) : null}
          look={isSelected ? 'selected' : 'plain'}
        />
      );
    });
}

/** Courses that a composer proposes. */
export function SceneCourses({ view, courses }: { view: DvView; courses: readonly SceneCourse[] }): ReactNode {
  return courses.map(({ course, seat, drawing, look, isNew = false }) => (
    <Flight
      key={`${look} ${course.q} ${course.r} ${course.direction} ${course.velocity}`}
      view={view}
      course={course}
      seat={seat}
      drawing={drawing}
      look={look}
      isNew={isNew}
    />
  ));
}

function Flight(props: {
  view: DvView;
  course: Course;
  seat: number;
  /** null: no ghost */
  drawing: string | null;
  look: CourseLook;
  isNew?: boolean;
}): ReactNode {
  const { view, course, seat, drawing, look, isNew = false } = props;
  const points = pointsOf(wayOf(course));
  const from = points[0];
  const to = points.at(-1);
  if (!from || !to) return null;
  const side = sideOf(view, seat);
  return (
    <g>
      {points.length > 1 && <Vector from={from} to={to} path={points} side={side} look={look} />}
      {drawing !== null && (
        <Ghost at={isNew ? from : to} side={side} turn={clockAngle(course.direction ?? 12)} look={ghostLook(look)}>
          <Silhouette name={drawingFor(drawing)} />
        </Ghost>
      )}
    </g>
  );
}

function ghostLook(look: CourseLook): 'plain' | 'preview' | 'old' {
  return look === 'preview' || look === 'old' ? look : 'plain';
}

/** The steps that lead into a hex of yours. */
export function ThreatLayer({ threats }: { threats: readonly Meeting[] }): ReactNode {
  return threats.map(({ by, to, way }) => <ThreatBand key={`${by.unit} ${to.unit}`} points={pointsOf(way)} />);
}

/** A triangle at each unit that is in danger, over the counters. */
export function WarningLayer({ view, threats }: { view: DvView; threats: readonly Meeting[] }): ReactNode {
  return threats.map(({ by, to }) => (
    <Warning key={`${by.unit} ${to.unit}`} at={cornerOf(to)} label={words.threatMark(nameOf(view, by))} />
  ));
}

function cornerOf({ q, r }: UnitView): Point {
  const { x, y } = hexCentre(q, r);
  return { x: x - COUNTER * 0.62, y: y + COUNTER * 0.42 };
}
