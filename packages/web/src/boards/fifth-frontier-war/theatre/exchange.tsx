/** What was fired last, die by die with every result the die could have had; earlier rounds as a table. */
import { DEFENSE } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { useDesk } from '../../../app/desk.ts';
import { Die } from '../../../kit/die.tsx';
import { Emblem } from '../../../kit/emblem.tsx';
import { useFixed } from '../../../shell/use-lookup.ts';
import { signed } from '../orders/odds-words.ts';
import type { Shown } from '../shown.ts';
import { sideNumber } from '../situation.ts';
import { words } from '../words.ts';
import { DieStrip } from './die-strip.tsx';
import styles from './theatre.module.css';
import type { Fight, Round, Throw, Volley } from './volleys.ts';

const say = words.theatre;
/** Volleys that stand in full: one each way. */
const LAST = 2;

export function Exchange({ shown, fight, own }: { shown: Shown; fight: Fight; own: number }): ReactNode {
  const last = fight.volleys.slice(-LAST).toSorted((a, b) => Number(b.side === own) - Number(a.side === own));
  return (
    <section className={styles['exchange']} aria-label={say.fired}>
      {last.length === 0 && <p className={styles['note']}>{say.nothingFired}</p>}
      <Volleys shown={shown} volleys={last} rounds={fight.rounds} />
      {fight.rounds.length > 1 && <Rounds rounds={fight.rounds} own={own} />}
    </section>
  );
}

export function Volleys({ shown, volleys, rounds }: { shown: Shown } & Fight): ReactNode {
  return Object.entries(volleys).map(([at, volley]) => (
    <VolleyCard key={at} shown={shown} volley={volley} round={rounds.find(({ round }) => round === volley.round)} />
  ));
}

function VolleyCard({ shown, volley, round }: { shown: Shown; volley: Volley; round: Round | undefined }): ReactNode {
  const { kind, side, throws } = volley;
  const total = throws.reduce((sum, { result }) => sum + result, 0);
  const isSum = kind === 'space' || kind === 'sdbs' || kind === 'atSdbs';
  return (
    <div className={styles['volley']}>
      <p className={styles['volleyHead']}>
        {side !== null && <Emblem side={sideNumber(side)} size={13} />}
        {kind === 'space' && side !== null ? (
          <>
            <b>{round?.attack[side] ?? 0}</b> {say.factors.attack}
          </>
        ) : (
          <b>{say.kinds[kind]}</b>
        )}
      </p>
      {Object.entries(throws).map(([at, one]) => (
        <ThrowLine key={at} shown={shown} volley={volley} thrown={one} modifier={modifierOf(round, side)} />
      ))}
      {isSum && throws.length > 0 && (
        <p className={styles['result']}>
          <b>{kind === 'atSdbs' ? `${total} %` : total}</b> {say.results[kind]}
        </p>
      )}
    </div>
  );
}

/** Of the dice in space combat: the higher tactical factor has the better of it. */
function modifierOf(round: Round | undefined, side: number | null): number {
  if (!round || side === null) return 0;
  return Math.sign((round.tactical[side] ?? 0) - (round.tactical[1 - side] ?? 0));
}

interface LineProps {
  shown: Shown;
  volley: Volley;
  thrown: Throw;
  modifier: number;
}

function ThrowLine({ shown, volley: { kind }, thrown, modifier }: LineProps): ReactNode {
  const { factors, die, modified, result, target } = thrown;
  const isPercent = kind !== 'space' && kind !== 'sdbs';
  const name = target === null ? '' : target === DEFENSE ? say.defense : (shown.data.troops[target]?.id ?? '');
  return (
    <div className={styles['throw']}>
      {name !== '' && <span>{name}</span>}
      {factors > 0 && <span>{say.with(factors)}</span>}
      {kind === 'surface' ? <b>{die}</b> : <Die value={die} sides={6} size={30} />}
      {modified !== die && <span>{signed(modified - die)}</span>}
      <span aria-hidden>→</span>
      <b>{isPercent ? `${result} %` : result}</b>
      {kind === 'space' && <SpaceStrip factors={factors} modifier={modifier} die={die} />}
    </div>
  );
}

/** Every die of one attack, from the calculator of the rules. */
function SpaceStrip({ factors, modifier, die }: { factors: number; modifier: number; die: number }): ReactNode {
  const desk = useDesk();
  const hits = useFixed('space strip', `${factors} ${modifier}`, async () => {
    const given = { factors: String(factors), modifier: String(modifier) };
    const worked = await desk.calc('fifth-frontier-war', 'space-attack', given);
    // the calculator's own shape
    const { attacks = [] } = (worked.ok ? worked.value : {}) as { attacks?: { hits: number[] }[] };
    return attacks.length === 1 ? (attacks[0]?.hits ?? []) : [];
  });
  return hits && hits.length > 0 && <DieStrip results={hits} die={die} />;
}

function Rounds({ rounds, own }: { rounds: readonly Round[]; own: number }): ReactNode {
  const sides = [own, 1 - own];
  return (
    <table className={styles['rounds']}>
      <caption>{say.rounds}</caption>
      <thead>
        <tr>
          <th scope="col">{say.roundColumn}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {words.sides[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ round, attack, damage }) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {sides.map((side) => (
              <td key={side}>{say.roundCell(attack[side] ?? 0, damage[side] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
