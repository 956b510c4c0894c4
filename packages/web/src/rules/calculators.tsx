import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import type { CalculationInfo, GameFacts, Worked } from '../table/types.ts';
import { Button } from '../ui/button.tsx';
import { RefusalNote } from '../ui/refusal.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { rulesWords } from '../words/rules.ts';
import styles from './rule-book.module.css';

/** The printed arithmetic for a real table, worked by the rules themselves. */
export function Calculators({ facts }: { facts: GameFacts }): ReactNode {
  const [id, setId] = useState(facts.calculations[0]?.id ?? '');
  const picked = facts.calculations.find((one) => one.id === id);
  return (
    <>
      <label className={styles['pick']}>
        <span className="unseen">{rulesWords.calculation}</span>
        <select value={id} onChange={({ target }) => setId(target.value)}>
          {facts.calculations.map(({ id: one }) => (
            <option key={one} value={one}>
              {titleOf(one)}
            </option>
          ))}
        </select>
      </label>
      {picked && <Calculator key={id} facts={facts} info={picked} />}
    </>
  );
}

function Calculator({ facts, info }: { facts: GameFacts; info: CalculationInfo }): ReactNode {
  const desk = useDesk();
  const [given, setGiven] = useState(exampleOf(info));
  const [worked, setWorked] = useState<Worked | null>(null);
  const work = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
    void desk.calc(facts.id, info.id, filled).then(setWorked);
  };
  return (
    <form className={styles['calculator']} onSubmit={work}>
      <p>
        {sentence(info.about)} <RuleChip rule={info.rule} />
      </p>
      {info.inputs.map(({ name, about, default: usual }) => (
        <label key={name}>
          <b>
            {titleOf(name)} {usual === undefined && <small>{rulesWords.must}</small>}
          </b>
          <input
            value={given[name] ?? ''}
            placeholder={usual === undefined ? '' : String(usual)}
            onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
          />
          <small>{about}</small>
        </label>
      ))}
      <Button look="paper" type="submit">
        {rulesWords.work}
      </Button>
      {worked?.ok === true && (
        <output className={styles['worked']} aria-label={rulesWords.result}>
          {worked.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </output>
      )}
      {worked?.ok === false && <RefusalNote refusal={worked.refusal} />}
    </form>
  );
}

/** The example that the calculation comes with, `name=value` by spaces. */
function exampleOf({ example }: CalculationInfo): Record<string, string> {
  const pairs = example
    .split(' ')
    .slice(1)
    .map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}

function titleOf(id: string): string {
  const words = id.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
