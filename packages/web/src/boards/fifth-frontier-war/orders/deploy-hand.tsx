/** The counter in hand: its places, the ships that it may start aboard, and the fleet of a squadron. */
import type { Counter, Deployment, DeployNext, Muster } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Shown } from '../shown.ts';
import { fleetName, nameOfPlace } from '../situation.ts';
import { joined, placeIn, type Spot } from './deploy-draft.ts';
import { Destinations } from './destinations.tsx';
import styles from './orders.module.css';
import { counterName } from './unit-words.ts';
import { say } from './words.ts';

interface HandProps {
  shown: Shown;
  whole: Deployment;
  counter: Counter;
  next: DeployNext | null;
  onSpot(spot: Spot): void;
  onFleets(fleets: Muster[]): void;
  onBack(): void;
}

export function DeployHand(props: HandProps): ReactNode {
  const { shown, whole, counter, next, onSpot, onBack } = props;
  const standing = placeIn(whole, counter);
  return (
    <>
      <p className={styles['note']}>
        <Button shortcut="Z" onClick={onBack}>
          {say.deploy.back}
        </Button>
      </p>
      {'squadron' in counter && <FleetChoice {...props} squadron={counter.squadron} />}
      <Destinations
        shown={shown}
        title={counterName(shown.data, counter)}
        from={standing >= 0 ? standing : (next?.places[0] ?? 0)}
        places={next?.places ?? []}
        picked={standing}
        plain={say.deploy.places(next?.places.length ?? 0)}
        onPick={(place) => onSpot({ place })}
      />
      {next && next.aboard.length > 0 && (
        <div className={styles['bench']}>
          <section>
            <h4>{say.deploy.berths}</h4>
            {next.aboard.map((aboard) => (
              <Button key={aboard} look="quiet" onClick={() => onSpot({ aboard })}>
                {shown.data.squadrons[aboard]?.id} · {nameOfPlace(shown, placeIn(whole, { squadron: aboard }))}
              </Button>
            ))}
          </section>
        </div>
      )}
    </>
  );
}

function FleetChoice({ shown, whole, next, squadron, onFleets }: HandProps & { squadron: number }): ReactNode {
  const place = placeIn(whole, { squadron });
  const here = (whole.fleets ?? []).filter(({ squadrons }) =>
    squadrons.some((one) => placeIn(whole, { squadron: one }) === place),
  );
  const used = new Set((whole.fleets ?? []).map(({ fleet }) => fleet));
  const free = next?.hand.fleets.filter((fleet) => !used.has(fleet)) ?? [];
  const now = here.find(({ squadrons }) => squadrons.includes(squadron))?.fleet ?? -1;
  return (
    <div className={styles['bench']}>
      <label>
        {say.deploy.fleet}
        <select value={now} onChange={({ target }) => onFleets(joined(whole, squadron, Number(target.value)))}>
          <option value={-1}>{say.adjust.alone}</option>
          {here.map(({ fleet }) => (
            <option key={fleet} value={fleet}>
              {fleetName(shown, fleet)}
            </option>
          ))}
          {free.map((fleet) => (
            <option key={fleet} value={fleet}>
              {say.adjust.form(fleetName(shown, fleet))}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
