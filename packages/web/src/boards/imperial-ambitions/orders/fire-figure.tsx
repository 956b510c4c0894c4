import type { AttackFigures, IaView } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { BigFigure, Strip, Sum, Tiles } from '../../../ui/figure.tsx';
import { percent } from '../../../ui/numbers.ts';
import { shortName } from '../situation.ts';
import { chanceOf, rowName } from './fire-groups.ts';
import { say } from './words.ts';

/** The row of the table, how it comes about, and how many steps it may cost. */
export function FireFigure(props: { view: IaView; figure: AttackFigures; target: number }): ReactNode {
  const { view, figure, target } = props;
  const { attack, defence, isHalved, aims, row, chances } = figure;
  const hits = chances.map((chance, at) => ({
    figure: String(at),
    label: percent(chance / 36),
    is: chance === 0 ? ('off' as const) : at > 0 ? ('lit' as const) : ('on' as const),
  }));
  return (
    <BigFigure figure={rowName(row)} of={say.fire.chance(percent(chanceOf(figure)))} rule="IA-tac-cbt-7">
      <Tiles
        terms={[
          ...aims.map(({ unit, strength }, at) => ({
            label: shortName(view, unit),
            value: strength,
            ...(at > 0 ? { by: '+' } : {}),
          })),
          ...(aims.length > 1 ? [{ label: say.fire.attack, value: attack, by: '=' }] : []),
          { label: isHalved ? say.fire.halved : say.fire.defence, value: defence, by: ':' },
          { label: shortName(view, target), value: rowName(row), by: '→', isResult: true },
        ]}
      />
      <Strip label={say.fire.steps} cells={hits} />
      <Sum>{isHalved ? say.fire.halvedWhy : say.fire.stepsWhy}</Sum>
    </BigFigure>
  );
}
