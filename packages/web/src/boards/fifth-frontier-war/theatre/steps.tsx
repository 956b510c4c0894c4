/** The steps of a fight in their order; those that cannot come say why. */
import { COMBAT_STAGES, type FfwView, type PlaceCard } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import type { Shown } from '../shown.ts';
import { words } from '../words.ts';
import styles from './theatre.module.css';

const say = words.theatre.steps;

interface StepsProps {
  shown: Shown;
  combat: NonNullable<FfwView['combat']>;
  place: PlaceCard;
}

export function Steps({ shown, combat, place }: StepsProps): ReactNode {
  const at = COMBAT_STAGES.indexOf(combat.stage as (typeof COMBAT_STAGES)[number]); // over: none of them
  const garrison = place.world?.counter.garrison;
  return (
    <ol className={styles['steps']}>
      {COMBAT_STAGES.map((step, n) => {
        const { note, isOut } = noteOf(step, shown, combat, place);
        return (
          <li
            key={step}
            data-out={isOut}
            data-done={at < 0 || n < at}
            {...(n === at ? { 'aria-current': 'step' as const } : {})}
          >
            <b>{words.combat.steps[step]}</b>
            <small>{note}</small>
          </li>
        );
      })}
      {garrison !== undefined && (
        <li>
          <b>{say.control}</b>
          <small>{say.garrison(garrison)}</small>
        </li>
      )}
    </ol>
  );
}

interface Note {
  note: string;
  /** it cannot come here */
  isOut: boolean;
}

function noteOf(
  step: (typeof COMBAT_STAGES)[number],
  { view }: Shown,
  combat: StepsProps['combat'],
  place: PlaceCard,
): Note {
  const world = place.world?.counter;
  const now = place.world?.now;
  const yes = (note: string): Note => ({ note, isOut: false });
  const no = (note: string): Note => ({ note, isOut: true });
  const troops = place.stacks.filter((stack) => stack.troops.length > 0).length;
  switch (step) {
    case 'blackGlobe':
      return view.options['blackGlobes'] === true ? yes('') : no(say.optionOff);
    case 'space':
      if (combat.standOff === 1) return yes(say.standOff);
      return yes(combat.stage === 'space' && combat.round > 0 ? say.round(combat.round) : '');
    case 'invasion':
      return now && now.control < 0 ? yes(say.neutral) : no(say.notNeutral);
    case 'systemDefense':
      return now && world && world.sdb > 0 ? yes(say.sdbs(now.sdb, world.tech)) : no(say.noSdbs);
    case 'surrender':
      return world?.atmosphere === 'vacuum' ? yes(say.vacuum) : no(say.notVacuum);
    case 'bombing':
      return world && now ? yes(say.defense(now.defense)) : no(say.noWorld);
    case 'transfers':
      return world ? yes('') : no(say.noWorld);
    default:
      return troops > 0 ? yes('') : no(say.noTroops);
  }
}
