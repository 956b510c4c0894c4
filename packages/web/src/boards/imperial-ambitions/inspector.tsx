import type { ReactNode } from 'react';
import { useBoardStore } from '../../shell/board-store.ts';
import { Part } from '../../ui/part.tsx';
import { selectedHex, selectedSpot, selectedUnit } from './ids.ts';
import { AssaultForces, BattleForces, SpotSheet } from './sheets/battle-sheet.tsx';
import { HexSheet } from './sheets/hex-sheet.tsx';
import { Powers } from './sheets/powers.tsx';
import styles from './sheets/sheets.module.css';
import { UnitSheet } from './sheets/unit-sheet.tsx';
import { type IaProps, isTactical } from './situation.ts';
import { words } from './words.ts';

/** The powers; the unit that is selected; its hex; in a battle all forces. */
export function Inspector({ view }: IaProps): ReactNode {
  const selected = useBoardStore((store) => store.selected);
  const unit = selectedUnit(view, selected);
  const hex = isTactical(view) ? null : selectedHex(view, selected);
  const spot = isTactical(view) ? selectedSpot(view, selected) : null;
  return (
    <div>
      <Powers view={view} />
      {unit && <UnitSheet view={view} unit={unit} />}
      {hex && <HexSheet view={view} xy={hex} />}
      {spot && <SpotSheet view={view} xy={spot} />}
      <AssaultForces view={view} />
      {isTactical(view) && <BattleForces view={view} />}
      {!isTactical(view) && !unit && !hex && (
        <Part title={words.system.title}>
          <p className={styles['note']}>{words.nothingPicked}</p>
        </Part>
      )}
    </div>
  );
}
