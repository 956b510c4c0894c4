import type { ReactNode } from 'react';
import { useBoardStore } from '../../shell/board-store.ts';
import { THREE_COLUMNS, useMedia } from '../../shell/frame/use-media.ts';
import { Part } from '../../ui/part.tsx';
import { useScene } from './scene.ts';
import { CombatPanel } from './sheets/combat-panel.tsx';
import { ContestedList } from './sheets/contested-list.tsx';
import { FleetSheet } from './sheets/fleet-sheet.tsx';
import styles from './sheets/sheets.module.css';
import { Victory } from './sheets/victory.tsx';
import { WorldBox } from './sheets/world-box.tsx';
import { type FfwProps, shownOf } from './shown.ts';
import { numberIn, selectedPlace } from './situation.ts';
import { words } from './words.ts';

/** Victory; then what is in hand: the fleet or place that is selected, else what the composer is about, else the fight. */
export function Inspector(props: FfwProps): ReactNode {
  const shown = shownOf(props);
  const selected = useBoardStore((store) => store.selected);
  const scene = useScene((store) => store.scene);
  const isWide = useMedia(THREE_COLUMNS); // there the theatre of the fight lies over the map
  if (!shown) return null;
  const fleet = shown.cards.fleets.get(numberIn('fleet', selected) ?? -1);
  const place = selectedPlace(shown, selected) ?? scene?.target ?? scene?.from ?? shown.view.combat?.hex ?? null;
  return (
    <div>
      <Victory shown={shown} />
      {!props.isPast && <ContestedList shown={shown} state={props.state} />}
      {(!isWide || props.isPast) && <CombatPanel shown={shown} />}
      {fleet && <FleetSheet shown={shown} card={fleet} />}
      {place !== null && place >= 0 ? (
        <WorldBox shown={shown} place={shown.cards.place(place)} />
      ) : (
        !fleet && (
          <Part title={words.world.title}>
            <p className={styles['note']}>{words.nothingPicked}</p>
          </Part>
        )
      )}
    </div>
  );
}
