import { type ReactNode, useState } from 'react';
import { Die } from '../../src/kit/die.tsx';
import { ActionFoot, ComposerBody, ComposerStep, LoadingBars } from '../../src/shell/composer/composer-parts.tsx';
import { Button } from '../../src/ui/button.tsx';
import { BigFigure, Strip, Sum, Tiles } from '../../src/ui/figure.tsx';
import { Ledger } from '../../src/ui/ledger.tsx';
import { OddsBar, OddsTable } from '../../src/ui/odds.tsx';
import { RefusalNote } from '../../src/ui/refusal.tsx';
import { Sealed } from '../../src/ui/sealed.tsx';
import { Segments } from '../../src/ui/segments.tsx';
import { Stepper } from '../../src/ui/stepper.tsx';
import { TargetTable } from '../../src/ui/target-table.tsx';
import { Waterfall } from '../../src/ui/waterfall.tsx';
import styles from './stories.module.css';

/** The composer's patterns, in panels as wide as the column. */
export function Moments(): ReactNode {
  return (
    <main className={styles['panels']}>
      <FirePanel />
      <OperationPanel />
      <LedgerPanel />
      <section>
        <RefusalNote
          refusal={{
            rule: 'DV-7.4n',
            why: 'the Sword cannot launch the MIMS now. Its force field is up: lasers pass through it, missiles do not',
          }}
          nearest={{ words: 'particle barrage from pod 2', take: () => undefined }}
        />
        <Sealed
          seats={[
            { name: 'VeReen', side: 2, isSealed: true },
            { name: 'Hospodar', side: 3, isSealed: false },
          ]}
          onReopen={() => undefined}
        />
        <p className={styles['dice']}>
          {[1, 2, 3, 4, 5, 6].map((value) => (
            <Die key={value} value={value} sides={6} size={28} />
          ))}
          {[1, 7, 8, 10].map((value) => (
            <Die key={value} value={value} sides={10} size={28} look={value > 6 ? 'bad' : 'good'} />
          ))}
          <Die value={13} sides={20} />
        </p>
        <OddsBar
          parts={[
            { label: 'nothing', share: 0.6, look: 'plain' },
            { label: 'Unrest', share: 0.3, look: 'hatch' },
            { label: 'Rebellion', share: 0.1, look: 'cross' },
          ]}
        />
        <LoadingBars />
      </section>
    </main>
  );
}

function FirePanel(): ReactNode {
  const [source, setSource] = useState('pod 1');
  const [target, setTarget] = useState('A');
  return (
    <section>
      <ComposerBody>
        <ComposerStep n={1} title="Source" isRow>
          <Segments
            label="Source"
            value={source}
            onPick={setSource}
            options={[
              { id: 'burster', label: 'Burster', note: 'fired', isBarred: true },
              { id: 'pod 1', label: 'Pod 1', note: 'heavy' },
              { id: 'pod 2', label: 'Pod 2', note: 'heavy', key: 'B' },
            ]}
          />
        </ComposerStep>
        <ComposerStep
          n={2}
          title="Fire"
          isOpen={false}
          value="Particle barrage · 3 energy"
          onReopen={() => undefined}
        />
        <ComposerStep n={3} title="Target">
          <TargetTable
            label="Targets"
            columns={['Range', 'Rel. vel.', 'Value', 'Hit', 'Harm']}
            picked={target}
            onPick={setTarget}
            rows={[
              { id: 'A', label: 'Dagger A', side: 2, cells: ['3', '4→0', <b key="v">3</b>, '9/10', '45 %'] },
              { id: 'B', label: 'Dagger B', side: 2, cells: ['6', '6→0', <b key="v">6</b>, '8/10', '40 %'] },
              { id: 'C', label: 'Contact C3', side: 2, cells: ['2', '1→0', '2', '–', '–'], isBarred: true },
            ]}
          />
        </ComposerStep>
        <BigFigure figure="9 in 10" of="to hit Dagger A" rule="DV-8.0c">
          <Tiles
            terms={[
              { value: 3, label: 'range', from: ['Three hexes from A0708 to A0810'], rule: 'DV-8.2a' },
              { by: '+', value: 0, label: 'rel. vel. 4 − 6' },
              { by: '=', value: 3, label: 'Target Value' },
              { by: '→', value: 9, label: 'or less', isResult: true },
            ]}
          />
          <Strip
            label="Hit Table"
            cells={['you pick', 'bridge engine', 'field', 'pod 1', 'pod 2', '–', '–', '–', '–', '–'].map(
              (label, at) => ({
                figure: String(at + 1),
                label,
                is: at === 0 ? 'lit' : at < 5 ? 'on' : 'off',
              }),
            )}
          />
          <Sum>
            9/10 × 5/10 = <b>45 %</b> to harm a part; hull armor 1, <b>damaged</b>
          </Sum>
        </BigFigure>
      </ComposerBody>
      <ActionFoot>
        <Button look="lamp" shortcut="Enter">
          Fire · 3 energy
        </Button>
        <Button shortcut="F">Finish Sword</Button>
      </ActionFoot>
    </section>
  );
}

function OperationPanel(): ReactNode {
  const [extra, setExtra] = useState(2);
  return (
    <section>
      <ComposerStep n={3} title="Extra RP" value={`cost 1 + range 2 + ${extra} = ${3 + extra} of 15`}>
        <Stepper label="Points beyond the first" value={extra} max={12} onChange={setExtra} note={`${extra} RP`} />
      </ComposerStep>
      <BigFigure figure={3 + extra} of="effectiveness" rule="SS-11.1">
        <Waterfall
          lines={[
            { label: 'Military sector', value: 5, from: ['Military level of Nelldon: 5'], rule: 'SS-11.1' },
            { label: 'Base tech, Nelldon', value: 2 },
            { label: 'Target tech, AV’LEM −1', value: 1 },
            { label: 'Guardian Web', value: 0 },
            { label: 'Range', value: -2 },
            { label: 'Race: Herd, not Humanoid', value: -2 },
            { label: 'Ideology: related', value: -1 },
            { label: 'Extra points', value: extra },
          ]}
        />
        <OddsTable
          of="From 56 cards unseen"
          columns={['Unopposed rating 5', 'Intercepted rating 2']}
          rows={[
            {
              label: 'Conquest: you take AV’LEM',
              chances: [
                { share: 34 / 56, count: 34 },
                { share: 26 / 56, count: 26 },
              ],
            },
            {
              label: 'AV’LEM loses one tech level',
              chances: [
                { share: 34 / 56, count: 34 },
                { share: 0.005, count: 0 },
              ],
            },
            {
              label: 'Your Military 5 is checked',
              chances: [
                { share: 4 / 56, count: 4 },
                { share: 4 / 56, count: 4 },
              ],
            },
          ]}
        />
      </BigFigure>
      <ActionFoot>
        <Button look="lamp">Announce Conquest · {3 + extra} RP</Button>
        <Button>Clear</Button>
      </ActionFoot>
    </section>
  );
}

function LedgerPanel(): ReactNode {
  const [given, setGiven] = useState<Record<string, string>>({ b: 'x' });
  const [inHand, setInHand] = useState<string | null>('a');
  const give = (source: string, target: string | null): void => {
    const { [source]: _, ...rest } = given;
    setGiven(target === null ? rest : { ...rest, [source]: target });
    setInHand(null);
  };
  return (
    <section>
      <ComposerStep n={1} title="Allocate fire">
        <Ledger
          from="Squadrons"
          to="Targets"
          sources={[
            { id: 'a', label: '123rd Battle', amount: 6 },
            { id: 'b', label: '470th Cruiser', amount: 4 },
            { id: 'c', label: '63rd Scout', amount: 0 },
          ]}
          targets={[
            { id: 'x', label: '33rd Assault', side: 2, note: 'defence 4: one hit' },
            { id: 'y', label: '6th Tanker', side: 2, note: 'defence 4' },
          ]}
          given={given}
          inHand={inHand}
          onTake={setInHand}
          onGive={give}
          onFill={() => setGiven({ a: 'x', b: 'y', c: 'y' })}
          onClear={() => setGiven({})}
        />
      </ComposerStep>
    </section>
  );
}
