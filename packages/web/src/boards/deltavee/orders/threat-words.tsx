import type { DvView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { RuleChip } from '../../../ui/rule-chip.tsx';
import { type Meeting, threatsTo } from '../course.ts';
import { nameOf } from '../names.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

/** The nearest meeting with a missile, in words; null without one. */
export function ThreatWords({ view }: { view: DvView }): ReactNode {
  if (typeof view.viewer !== 'number') return null;
  const threats = threatsTo(view, view.viewer).toSorted((one, other) => one.step - other.step);
  const [first] = threats;
  if (!first) return null;
  return (
    <span className={styles['threat']}>
      {threatSentence(view, first)} {threats.length > 1 && say.threat.more(threats.length - 1)}{' '}
      <RuleChip rule="DV-9.6a" />
    </span>
  );
}

export function threatSentence(view: DvView, { by, to, step, way }: Meeting): string {
  const isEnemyMoving = way[0]?.q === by.q && way[0].r === by.r;
  const [one, other] = [nameOf(view, by), nameOf(view, to)];
  return isEnemyMoving ? say.threat.entersYours(one, other, step) : say.threat.youRunInto(other, one, step);
}

export function enemyName(view: DvView, seat: number): string {
  return view.sides[1 - seat] ?? '';
}
