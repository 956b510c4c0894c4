import type { CardOdds, Choices, Effect, InterceptFigures, SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import { BigFigure, type Term, Tiles } from '../../../ui/figure.tsx';
import { OddsTable } from '../../../ui/odds.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { nodeName, ownEmpire } from '../situation.ts';
import { words } from '../words.ts';
import { ChitStep, warChits } from './chit-step.tsx';
import styles from './orders.module.css';
import { type OutcomeRow, oddsRows, sharedWords } from './outcomes.ts';
import { say } from './words.ts';

type Props = ComposerProps<SsView, Choices['intercept']['about'], Choices['intercept']['answer']>;
type Operation = Choices['intercept']['about']['operation'];

/** What one's Military and points leave of the attack. */
export function InterceptComposer(props: Props): ReactNode {
  const { view, client, asked, submit } = props;
  const { operation } = asked.about;
  const [extra, setExtra] = useDraft(props, 'extra', 0);
  const [used, setUsed] = useDraft<number[]>(props, 'chits', []);
  const points = ownEmpire(view)?.points ?? 0;
  const chits = warChits(view);
  const answer = { intercept: true as const, extra, chits: used };
  const figures = useLookup('intercept-composer figures', JSON.stringify([asked.id, answer]), async () => {
    const [found] = await client.figures(asked.id, [answer]);
    return (found ?? null) as InterceptFigures | null;
  });
  useShowScene(`${asked.id}`, () => ({
    path: [operation.base, ...operation.path, operation.target],
    isGate: operation.gate,
    base: operation.base,
    target: operation.target,
  }));
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.act.extra} isRow>
          <Stepper
            label={say.intercept.extra}
            isBare
            value={extra}
            max={Math.max(points - 1, 0)}
            note={say.intercept.cost(1 + extra, points)}
            onChange={setExtra}
          />
        </ComposerStep>
        {chits.length > 0 && <ChitStep n={2} chits={chits} used={used} onChange={setUsed} />}
        {figures && <Left view={view} operation={operation} figures={figures} />}
      </ComposerBody>
      <Foot
        primary={{ label: say.intercept.commit(1 + extra), run: () => submit(answer) }}
        others={[{ label: say.intercept.pass, letter: 'P', coach: 'pass', run: () => submit({ intercept: false }) }]}
      />
    </>
  );
}

interface LeftProps {
  view: SsView;
  operation: Operation;
  figures: InterceptFigures;
}

function Left({ view, operation, figures }: LeftProps): ReactNode {
  const { lines, before, after } = figures;
  const terms: Term[] = lines.map(({ what, value }, at) => ({
    ...(at > 0 ? { by: '−' } : {}),
    value: at > 0 ? -value : value,
    label: what,
  }));
  const rating = words.figure(after.rating);
  return (
    <>
      <BigFigure figure={rating} of={say.intercept.left} rule="SS-15.31">
        <Tiles terms={[...terms, { by: '=', value: rating, label: say.intercept.left, isResult: true }]} />
      </BigFigure>
      <div className={styles['odds']}>
        <OddsTable
          of={say.act.unseen(before.cards)}
          columns={[say.intercept.letPass, say.intercept.yours]}
          rows={lossRows(view, operation, [before, after])}
        />
      </div>
    </>
  );
}

/** What it may cost the Target and the attacker's Base. */
function lossRows(view: SsView, { target, base }: Operation, columns: readonly CardOdds[]): OutcomeRow[] {
  const at = nodeName(view, target);
  const from = nodeName(view, base);
  const label = (effect: Effect, { planet }: CardOdds): string => {
    switch (effect) {
      case 'taken':
        return say.intercept.loss(at);
      case 'planet':
        return say.odds.planet(at, planet.n, planet.of);
      case 'raided':
        return say.intercept.plunder(at);
      case 'baseUp':
        return say.odds.gains(from);
      case 'baseDown':
        return say.odds.loses(from);
      default:
        return sharedWords(effect, at, from);
    }
  };
  return oddsRows(view, { base, target }, columns, label);
}
