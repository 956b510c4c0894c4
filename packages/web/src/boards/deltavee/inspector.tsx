import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { useBoardStore } from '../../shell/board-store.ts';
import type { BoardProps } from '../types.ts';
import { findUnit, selectedUnit } from './names.ts';
import { useDraft } from './orders/draft.ts';
import { After } from './sheet/after.tsx';
import { Damage } from './sheet/damage.tsx';
import { Energy } from './sheet/energy.tsx';
import { KnownBoxes, LogBoxes } from './sheet/log-boxes.tsx';
import { Part } from './sheet/part.tsx';
import styles from './sheet/sheet.module.css';
import { MissileSheet, Stores } from './sheet/stores.tsx';
import { Ratings, UnitHead } from './sheet/unit-head.tsx';
import { UnitList } from './sheet/unit-list.tsx';
import { ownUnits, unitsInPlay } from './situation.ts';
import { words } from './words.ts';

/** More ships and craft than these: the list of them comes first. */
const DUEL = 6;

/** The sheet of the selected unit, live: its log if it is one's own, else what is known; then everything on the plane. */
export function Inspector({ view, isPast }: BoardProps<DvView>): ReactNode {
  const selected = useBoardStore((store) => store.selected);
  const after = useDraft((draft) => draft.after);
  const unit = selectedUnit(view, selected) ?? ownUnits(view)[0] ?? watchedUnit(view);
  const then = unit && after && !isPast ? findUnit(after, unit.unit) : undefined;
  const isFleet = view.units.filter(({ vessel }) => vessel).length > DUEL;
  return (
    <div>
      {isFleet && (
        <div className={styles['fleet']}>
          <UnitList view={view} hasFilter />
        </div>
      )}
      {unit ? (
        <>
          <UnitHead view={view} unit={unit} />
          <Ratings unit={unit} />
          {then && <After view={view} unit={unit} now={then} />}
          <MissileSheet unit={unit} />
          <Energy unit={then ?? unit} />
          {unit.log ? <LogBoxes unit={then ?? unit} /> : <KnownBoxes unit={unit} />}
          <Damage unit={unit} />
          <Stores view={view} unit={then ?? unit} />
        </>
      ) : (
        <p className={styles['part']}>{view.turn === 0 ? view.brief : words.nothingPicked}</p>
      )}
      {!isFleet && <UnitList view={view} />}
      <Part title={words.howWon}>
        <ul className={styles['won']}>
          {view.victory.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

/** Whoever has no unit on the plane looks at the first ship there. */
function watchedUnit(view: DvView): UnitView | undefined {
  return view.turn > 0 ? unitsInPlay(view).find(({ vessel }) => vessel) : undefined;
}
