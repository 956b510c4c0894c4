import type { Act } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import { words } from '../words.ts';
import { type ActProps, OperationChoice, OtherActs } from './act-parts.tsx';
import { OperationOrder } from './operation-order.tsx';
import styles from './orders.module.css';
import { actsIn, type OperationId } from './routes.ts';
import { TurnFoot, taxButtons } from './turn-foot.tsx';
import { say } from './words.ts';

/** The Player-Turn: the chit first, then one act after the other. */
export function ActComposer(props: ActProps): ReactNode {
  const { client, asked, view, state } = props;
  const answers = useLookup('answers', `${asked.id} ${state.length}`, () => client.answers(asked.id));
  const [kind, setKind] = useDraft<OperationId | null>(props, 'operation', null);
  if (!answers) return <LoadingBars />;
  const options = answers.options ?? [answers.sample];
  const acts = actsIn(options);
  if (view.stage === 'start')
    return <StartComposer {...props} acts={acts} others={<OtherActs props={props} options={options} />} />;
  const first = (
    <ComposerStep n={1} title={say.act.operation}>
      <OperationChoice props={props} acts={acts} value={kind} onPick={setKind} />
    </ComposerStep>
  );
  const others = <OtherActs props={props} options={options} />;
  if (kind && acts.some((act) => act.do === kind))
    return (
      <OperationOrder
        key={`${kind} ${state.length}`}
        props={props}
        kind={kind}
        acts={acts}
        first={first}
        others={others}
      />
    );
  return (
    <>
      <ComposerBody>
        {first}
        {others}
      </ComposerBody>
      <TurnFoot props={props} acts={acts} label={say.act.pick} act={null} />
    </>
  );
}

/** Before the chit: draw, or tax first. */
function StartComposer(props: ActProps & { acts: readonly Act[]; others: ReactNode }): ReactNode {
  const { view, acts, submit, others } = props;
  const holding = holdingCount(props);
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.act.drawFirst}>
          <p className={styles['gap']}>{say.act.drawOdds(Math.max(view.cup - holding, 0), view.cup)}</p>
        </ComposerStep>
        {others}
      </ComposerBody>
      <Foot
        primary={{ label: say.act.draw, run: () => submit({ do: 'draw' }) }}
        others={taxButtons(acts, say.act.taxFirst, submit)}
      />
    </>
  );
}

/** Holding chits in the cup: those unseen, less what the others hold. Random Events are never held. */
function holdingCount({ view }: ActProps): number {
  const unseen = view.unseen.reduce((sum, { count }) => sum + count, 0);
  const events = view.unseen.reduce((sum, { kind, count }) => sum + (kind in words.chitWords ? 0 : count), 0);
  return view.cup - Math.min(events, unseen);
}
