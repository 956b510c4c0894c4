import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { placeShort } from '../../../shell/log/place-words.ts';
import { Key } from '../../../ui/key.tsx';
import { nameOf, unitId } from '../names.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

/** Which of the units is spoken of, in one line; the same as selecting it on the map or with N and P. */
export function UnitChoice(props: {
  view: DvView;
  units: readonly UnitView[];
  acting: UnitView;
  noteOf?(unit: UnitView): string;
}): ReactNode {
  const { view, units, acting, noteOf = ({ hex }) => placeShort(hex) } = props;
  const select = useBoardStore((store) => store.select);
  const choice = (
    <span className={styles['unit']}>
      <select aria-label={say.command.unit} value={unitId(acting.unit)} onChange={({ target }) => select(target.value)}>
        {units.map((unit) => (
          <option key={unit.unit} value={unitId(unit.unit)}>
            {[nameOf(view, unit), noteOf(unit)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
      <Key>N</Key>
    </span>
  );
  return <ComposerStep n={1} title={say.command.unit} value={choice} />;
}
