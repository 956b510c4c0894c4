import type { SystemView, TaxFigures, TaxOrder } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { BigFigure, Sum, type Term, Tiles } from '../../../ui/figure.tsx';
import { percent, signed } from '../../../ui/numbers.ts';
import { OddsBar } from '../../../ui/odds.tsx';
import { words } from '../words.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

interface TaxFigureProps {
  system: SystemView;
  order: Exclude<TaxOrder, { do: 'done' }>;
  figures: TaxFigures;
}

/** The risk of this demand, where it comes from, and what it brings. */
export function TaxFigure({ system, order, figures }: TaxFigureProps): ReactNode {
  const { check, yields, isCertainUnrest } = figures;
  const [least = 0, most = 0] = [Math.min(...yields), Math.max(...yields)];
  if (!check)
    return (
      <BigFigure
        figure={least === most ? least : `${least}–${most}`}
        of={words.points}
        rule={order.do === 'tax' ? 'SS-10.15' : 'SS-10.2c'}
      >
        <Sum>{isCertainUnrest ? say.tax.certain : say.tax.seat}</Sum>
      </BigFigure>
    );
  const terms: Term[] = check.lines.map(({ what, value }, at) => ({
    ...(at > 0 ? { by: '+' } : {}),
    value: words.figure(value),
    label: what,
    from: [`${what}: ${signed(value)}`],
    rule: 'SS-20.0a',
  }));
  return (
    <BigFigure figure={percent(check.rebellion / 36)} of={say.tax.rebels(system.name)} rule="SS-20.0a">
      <Tiles
        terms={[
          ...terms,
          {
            ...(terms.length > 0 ? { by: '=' } : {}),
            value: words.figure(check.value),
            label: say.tax.value,
            isResult: true,
          },
        ]}
      />
      <div className={styles['bar']}>
        <OddsBar
          parts={[
            { label: say.tax.nothing, share: check.quiet / 36, look: 'plain' },
            { label: say.tax.unrest, share: check.unrest / 36, look: 'hatch' },
            { label: say.tax.rebellion, share: check.rebellion / 36, look: 'cross' },
          ]}
        />
      </div>
      <Sum>
        {say.tax.nothing} <b>{percent(check.quiet / 36)}</b>, {say.tax.unrest} <b>{percent(check.unrest / 36)}</b>,{' '}
        {say.tax.rebellion} <b>{percent(check.rebellion / 36)}</b>. {say.tax.pays} <b>{say.tax.yields(least, most)}</b>.
      </Sum>
      <Sum>{say.tax.loss}</Sum>
    </BigFigure>
  );
}
