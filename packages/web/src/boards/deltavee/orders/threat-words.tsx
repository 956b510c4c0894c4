import { type DvView, interceptionInputs, type Meeting, threatsTo } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { useTable } from '../../../shell/table-context.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { RuleChip } from '../../../ui/rule-chip.tsx';
import { nameOf } from '../names.ts';
import { worked } from '../set-up/worked.ts';
import { fatalHits, type Struck } from './lost-to.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

/** The nearest meeting with a missile, in words with its chances; null without one. */
export function ThreatWords({ view }: { view: DvView }): ReactNode {
  if (typeof view.viewer !== 'number') return null;
  const threats = threatsTo(view, view.viewer).toSorted((one, other) => one.step - other.step);
  const [first] = threats;
  if (!first) return null;
  return (
    <span className={styles['threat']} data-alarm>
      {threatSentence(view, first)} <ThreatOdds view={view} threat={first} />{' '}
      {threats.length > 1 && say.threat.more(threats.length - 1)} <RuleChip rule="DV-9.6a" />
    </span>
  );
}

/** How likely it strikes and what then, as the rules work it from what is known of both. */
function ThreatOdds({ view, threat }: { view: DvView; threat: Meeting }): ReactNode {
  const { client } = useTable();
  const given = interceptionInputs(view, threat);
  const odds = useLookup('threat', JSON.stringify(given), async () =>
    given ? ((await worked<Struck>(client, 'interception', given))?.value ?? null) : null,
  );
  if (!odds) return null;
  const { percent, destroyed, activation } = odds;
  const fatal = fatalHits(odds, threat.to);
  const isContact = threat.by.missile === null;
  return (
    <strong>
      {say.threat.odds(percent, destroyed, threat.to.vessel?.isFieldUp ? null : activation, isContact)}
      {fatal > 0 && ` ${say.threat.fatal(fatal)}`}
    </strong>
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
