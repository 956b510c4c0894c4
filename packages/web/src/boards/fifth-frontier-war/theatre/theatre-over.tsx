import { type ReactNode, useState } from 'react';
import { PHONE } from '../../../shell/frame/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import type { FfwProps, Shown } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import { words } from '../words.ts';
import styles from './theatre.module.css';
import { Theatre } from './theatre.tsx';

/** Those who leave a fight pick places on the map. */
const ON_THE_MAP: readonly string[] = ['disengage'];

/** The fight that is on, until the reader wants the map; a phone keeps its map until he wants the fight. */
export function TheatreOver({ shown, props }: { shown: Shown; props: FfwProps }): ReactNode {
  const { combat, turn } = shown.view;
  const asked = props.observation.decisions.find(({ mine }) => mine)?.kind ?? '';
  const fight = `${turn} ${combat?.hex} ${ON_THE_MAP.includes(asked)}`;
  const [wish, setWish] = useState<{ fight: string; isOpen: boolean } | null>(null);
  if (!combat || combat.hex < 0) return null;
  const isOpen = wish?.fight === fight ? wish.isOpen : !ON_THE_MAP.includes(asked) && !matchMedia(PHONE).matches;
  if (isOpen)
    return (
      <Theatre shown={shown} state={props.state} combat={combat} close={() => setWish({ fight, isOpen: false })} />
    );
  return (
    <div className={styles['open']}>
      <Button onClick={() => setWish({ fight, isOpen: true })}>
        {words.theatre.open(nameOfPlace(shown, combat.hex))}
      </Button>
    </div>
  );
}
