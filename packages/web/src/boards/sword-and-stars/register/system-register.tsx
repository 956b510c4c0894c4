import type { PlayerView, SsView, SystemView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { sideFill, sides } from '../../../kit/side.ts';
import { Origin } from '../../../ui/origin.tsx';
import { Part } from '../../../ui/part.tsx';
import { Icon, ideologyDrawing, raceDrawing } from '../art.tsx';
import { ownEmpire, ownerName, ownerSide, shortName, sideOf } from '../situation.ts';
import { words } from '../words.ts';
import styles from './register.module.css';

interface RegisterProps {
  view: SsView;
  system: SystemView;
}

/** The System Register of one System, whole. */
export function SystemRegister({ view, system }: RegisterProps): ReactNode {
  return (
    <Part title={words.registerTitle}>
      <div className={styles['register']}>
        <Band view={view} system={system} />
        <Figures system={system} />
        <People view={view} system={system} />
      </div>
      {system.isDead && <p className={styles['note']}>{words.lifeless}</p>}
      {system.govern !== null && system.owner === view.viewer && (
        <p className={styles['note']}>{words.governs(system.govern)}</p>
      )}
    </Part>
  );
}

function Band({ view, system }: RegisterProps): ReactNode {
  const side = ownerSide(view, system.owner);
  return (
    <div
      className={styles['band']}
      data-owned={side !== null}
      style={side === null ? {} : { background: sideFill(side) }}
    >
      {side !== null && (
        <svg viewBox="0 0 64 64" width={14} height={14} aria-hidden>
          <path fillRule="evenodd" d={sides[side].path} fill="var(--ink)" />
        </svg>
      )}
      <h3>{system.name}</h3>
      {system.seatOf >= 0 && <Icon name="seat" />}
      <span>{side === null ? words.independent : shortName(ownerName(view, system.owner))}</span>
    </div>
  );
}

function Figures({ system }: { system: SystemView }): ReactNode {
  const { rows, origins } = words;
  const figures = [
    [rows.tech, system.tech, origins.tech(system.norm, system.cap)],
    [rows.resource, system.resourceValue, origins.resource],
    [rows.planets, system.planets, origins.planets],
    [rows.range, system.rangeLimit, origins.range],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([label, value, from]) => (
        <div key={label}>
          <dd>
            <Origin name={words.rowNames[label] ?? label} from={from}>
              {words.figure(value)}
            </Origin>
          </dd>
          <dt aria-hidden>{label}</dt>
        </div>
      ))}
    </dl>
  );
}

function People({ view, system }: RegisterProps): ReactNode {
  const { rows } = words;
  const own = ownEmpire(view);
  const partials = view.partials.filter(({ target }) => target === system.system);
  return (
    <dl className={styles['rows']}>
      <Row icon={raceDrawing(system)} label={system.raceName} value={kinship(own, 'race', system)} />
      <Row icon={ideologyDrawing(system)} label={system.ideologyName} value={kinship(own, 'ideology', system)} />
      <Row
        icon="treaty"
        label={rows.treaty}
        value={<Seats view={view} seats={system.treaty} />}
        isNone={system.treaty.length === 0}
      />
      <Row
        icon="trade"
        label={rows.trade}
        value={<Seats view={view} seats={system.trade} />}
        isNone={system.trade.length === 0}
      />
      <Row
        icon="guardian-web"
        label={rows.web}
        value={system.web > 0 ? system.web : words.none}
        isNone={system.web === 0}
      />
      <Row
        icon="star-gate"
        label={rows.gate}
        value={system.hasGate ? words.yes : words.none}
        isNone={!system.hasGate}
      />
      <Row
        icon="unrest"
        label={rows.unrest}
        value={system.isInUnrest ? words.yes : words.none}
        isNone={!system.isInUnrest}
        isBad={system.isInUnrest}
      />
      <Row
        icon="session"
        label={rows.confederation}
        value={system.isConfederate ? words.member : words.nonMember}
        isNone={!system.isConfederate}
      />
      {partials.map(({ attacker, count }) => (
        <Row
          key={attacker}
          icon="conquest"
          label={rows.partials}
          value={words.partialsOf(shortName(ownerName(view, attacker)), count, system.planets)}
          isBad
        />
      ))}
    </dl>
  );
}

interface RowProps {
  icon: string;
  label: ReactNode;
  value: ReactNode;
  isNone?: boolean;
  isBad?: boolean;
}

function Row({ icon, label, value, isNone = false, isBad = false }: RowProps): ReactNode {
  return (
    <div data-none={isNone} data-bad={isBad}>
      <Icon name={icon} size={14} />
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Emblems with names of the Empires that have it. */
function Seats({ view, seats }: { view: SsView; seats: readonly number[] }): ReactNode {
  if (seats.length === 0) return words.none;
  return seats.map((seat) => (
    <span key={seat}>
      <Emblem side={sideOf(view, seat)} size={9} /> {shortName(view.names[seat] ?? '')}
    </span>
  ));
}

function kinship(own: PlayerView | undefined, kind: 'race' | 'ideology', system: SystemView): string {
  if (own?.status !== 'playing') return '';
  return own[kind] === system[kind] ? words.same : words.differs;
}
