/** Set-up: a proposal that stands on the map from the start, changed unit by unit. */
import { type Deployment, mapLabel, unitName, type Xy } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Button } from '../../../ui/button.tsx';
import { TargetTable } from '../../../ui/target-table.tsx';
import { hasFacing } from '../counters.tsx';
import { isSameXy } from '../ids.ts';
import { useShowScene } from '../scene.ts';
import { unitsOnMap } from '../situation.ts';
import { words } from '../words.ts';
import { FacingPick } from './facing-pick.tsx';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import type { Composing } from './types.ts';
import { say } from './words.ts';

export function DeployComposer(props: Composing<'deploy'>): ReactNode {
  const { asked, state, view, submit } = props;
  const { answer, change, isChanged, reset } = useProposal(props);
  const [wish, setWish] = useState<number | null>(null);
  const units = answer?.units ?? [];
  const picked = wish ?? units[0]?.unit ?? null;
  const next = useLookup('deploy', JSON.stringify([asked.id, state.length, picked, units]), () =>
    queriesOf(props).openings('deploy', asked.id, { units, unit: picked }),
  );
  const standing = units.find(({ unit }) => unit === picked) ?? null;
  const place = (xy: Xy, facing: number): void => {
    if (picked === null) return;
    const one: Deployment = { unit: picked, xy, facing };
    change({ units: standing ? units.map((other) => (other === standing ? one : other)) : [...units, one] });
  };
  const facingNow = standing?.facing ?? units[0]?.facing ?? 0;
  useShowScene(JSON.stringify([units, picked, next?.hexes.length]), () => ({
    zone: next?.zone ?? [],
    reach: (next?.hexes ?? []).map((xy) => ({ xy })),
    ghosts: units.map(({ unit, xy, facing }) => ({
      unit,
      xy,
      facing: facingOf(props, unit, facing),
      isChosen: unit === picked,
    })),
    spot: standing?.xy ?? next?.zone[0] ?? null,
    area: [
      ...(next?.zone ?? []),
      ...units.map(({ xy }) => xy),
      ...unitsOnMap(view).flatMap(({ fight }) => (fight ? [fight.xy] : [])),
    ],
    onHex: (xy) => {
      const here = units.filter((one) => isSameXy(one.xy, xy));
      const there = here[(here.findIndex(({ unit }) => unit === picked) + 1) % Math.max(here.length, 1)];
      const isFree = next?.hexes.some((one) => isSameXy(one, xy)) ?? false;
      if (isFree && !(standing && isSameXy(standing.xy, xy))) place(xy, facingNow);
      else if (there) setWish(there.unit);
      return isFree || there !== undefined;
    },
  }));
  if (!answer) return <LoadingBars />;
  const aboard = (next?.may ?? []).filter((unit) => !units.some((one) => one.unit === unit));
  const isOptional = standing !== null && (next?.must ?? []).length === 0 && isCarried(props, standing.unit);
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.deploy.units}>
          <div data-coach="deploy">
            <TargetTable
              label={say.deploy.units}
              columns={say.deploy.columns}
              picked={picked === null ? null : String(picked)}
              onPick={(id) => setWish(Number(id))}
              rows={[
                ...units.map(({ unit, xy, facing }) => ({
                  id: String(unit),
                  label: unitName(view, unit),
                  cells: [mapLabel(xy), facingOf(props, unit, facing) === null ? '–' : words.unit.facings[facing]],
                })),
                ...aboard.map((unit) => ({
                  id: String(unit),
                  label: unitName(view, unit),
                  cells: [say.deploy.aboard, ''],
                })),
              ]}
            />
          </div>
        </ComposerStep>
        {standing && facingOf(props, standing.unit, 0) !== null && (
          <ComposerStep n={2} title={say.deploy.facing(unitName(view, standing.unit))}>
            <FacingPick facing={standing.facing} onPick={(facing) => place(standing.xy, facing)} />
            {units.length > 1 && (
              <div className={styles['gap']}>
                <Button onClick={() => change({ units: units.map((one) => ({ ...one, facing: standing.facing })) })}>
                  {say.deploy.allFace}
                </Button>
              </div>
            )}
          </ComposerStep>
        )}
        <p className={styles['note']}>{standing ? say.deploy.how : say.deploy.pick}</p>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{ label: isChanged ? say.deploy.changed : say.deploy.take, run: () => submit(answer) }}
        others={[
          ...(isOptional
            ? [
                {
                  label: say.deploy.keepAboard,
                  letter: 'A',
                  run: async () => change({ units: units.filter((one) => one !== standing) }),
                },
              ]
            : []),
          ...(isChanged ? [{ label: say.proposal, run: async () => reset() }] : []),
        ]}
      />
    </>
  );
}

function isCarried({ view }: Composing<'deploy'>, unit: number): boolean {
  return view.units.find((one) => one.unit === unit)?.place === 'aboard';
}

function facingOf({ view }: Composing<'deploy'>, unit: number, facing: number): number | null {
  const found = view.units.find((one) => one.unit === unit);
  return found && hasFacing(found) ? facing : null;
}
