/** Fire on the ground as a ledger: rows fire, columns are hit, and what comes of it stands under them. */
import { type Choices, DEFENSE, type FfwView, type Shot, sideOfSeat } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Button } from '../../../ui/button.tsx';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { allOn, halvesAt, halvesBy, withShot } from './fire-draft.ts';
import { targetsAt } from './loss-composers.tsx';
import { shareWords, signed } from './odds-words.ts';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import { troopWords } from './unit-words.ts';
import { say } from './words.ts';

type Props = ComposerProps<FfwView, Choices['fire']['about'], Choices['fire']['answer']>;

export function FireComposer(props: Props): ReactNode {
  const { asked, submit, view } = props;
  const shown = shownOf(props);
  const { answer, proposed, change, isChanged, reset } = useProposal(props);
  const first = proposed?.shots;
  useShowScene(String(asked.about.hex), () => ({ from: asked.about.hex }));
  if (!shown || !answer || !first) return <LoadingBars />;
  const targets = targetsAt(shown, asked.about.hex, sideOfSeat(view, asked.by));
  const isFiring = answer.shots.some(({ halves }) => halves > 0);
  return (
    <>
      <ComposerBody>
        {first.length === 0 ? (
          <p className={styles['note']}>{say.fire.nobody}</p>
        ) : (
          <Ledger
            props={props}
            shown={shown}
            all={first}
            shots={answer.shots}
            targets={targets}
            change={(shots) => change({ shots })}
          />
        )}
        <Verdict props={props} answer={answer} isFaultOnly />
      </ComposerBody>
      <Foot
        primary={{ label: isFiring ? say.fire.fire : say.fire.none, run: () => submit(answer) }}
        others={isChanged ? [{ label: say.proposal, run: async () => reset() }] : []}
      />
    </>
  );
}

interface LedgerProps {
  props: Props;
  shown: Shown;
  /** the proposal: it fires with all that there is */
  all: readonly Shot[];
  shots: readonly Shot[];
  targets: readonly { target: number; name: string }[];
  change(shots: Shot[]): void;
}

function Ledger(ledger: LedgerProps): ReactNode {
  const { shown, all, shots, targets, change } = ledger;
  const firers = [...new Set(all.map(({ by }) => by))].sort((a, b) => a - b);
  return (
    <div className={styles['scroll']}>
      <table className={styles['ledger']}>
        <caption className="unseen">{say.fire.ledger}</caption>
        <thead>
          <tr>
            <th scope="col">{say.fire.unit}</th>
            {targets.map(({ target, name }) => (
              <th key={target} scope="col">
                {name}
                {targets.length > 1 && (
                  <Button look="plain" onClick={() => change(allOn(all, target))}>
                    {say.fire.all}
                  </Button>
                )}
              </th>
            ))}
            <th scope="col">{say.fire.left}</th>
          </tr>
        </thead>
        <tbody>
          {firers.map((by) => (
            <tr key={by}>
              <th scope="row">{nameOf(shown, by)}</th>
              {targets.map(({ target, name }) => (
                <td key={target}>
                  <input
                    inputMode="numeric"
                    aria-label={say.fire.cell(nameOf(shown, by), name)}
                    value={halvesAt(shots, by, target) / 2}
                    onFocus={(event) => event.target.select()}
                    onChange={(event) => {
                      const factors = Number(event.target.value.replace(/[^\d.]/g, ''));
                      change(withShot(all, shots, { by, at: target, halves: Math.round(2 * factors) }));
                    }}
                  />
                </td>
              ))}
              <td>{(halvesBy(all, by) - halvesBy(shots, by)) / 2}</td>
            </tr>
          ))}
        </tbody>
        <LedgerFoot {...ledger} />
      </table>
    </div>
  );
}

/** Each step of the arithmetic, from the rules' own figures. */
function LedgerFoot({ props, shots, targets }: LedgerProps): ReactNode {
  const { asked, state } = props;
  const figures = useLookup('fire ledger', JSON.stringify([asked.id, state.length, shots]), async () => {
    const [first] = await queriesOf(props).figures('fire', asked.id, [{ shots: [...shots] }]);
    return first?.targets ?? [];
  });
  const of = (target: number) => figures?.find((one) => one.target === target) ?? null;
  const rows: [string, (target: number) => ReactNode][] = [
    [say.fire.on, (target) => (of(target)?.attack.halves ?? 0) / 2 || '–'],
    [say.fire.odds, (target) => of(target)?.odds ?? '–'],
    [say.fire.shift, (target) => signed(of(target)?.attack.shift)],
    [say.fire.column, (target) => of(target)?.column ?? '–'],
    [say.fire.air, (target) => signed(of(target)?.attack.modifier)],
    [say.fire.nothing, (target) => shareWords(of(target), 0)],
    [say.fire.destroyed, (target) => shareWords(of(target), of(target)?.left ?? 100)],
    [say.fire.loss, (target) => (of(target) ? say.percent(of(target)?.mean ?? 0) : '–')],
  ];
  return (
    <tfoot>
      {rows.map(([label, figure]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {targets.map(({ target }) => (
            <td key={target}>{figure(target)}</td>
          ))}
          <td />
        </tr>
      ))}
    </tfoot>
  );
}

function nameOf({ data, cards }: Shown, unit: number): string {
  if (unit === DEFENSE) return say.ownDefense;
  const card = cards.troops.get(unit);
  return card ? troopWords(card) : (data.troops[unit]?.id ?? '');
}
