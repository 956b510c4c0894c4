import { startOf } from '@admiralty/engine/calc-forms';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDesk } from '../../app/desk.ts';
import type { CalculationInfo, GameFacts, Worked } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { RefusalNote } from '../../ui/refusal.tsx';
import { RuleChip } from '../../ui/rule-chip.tsx';
import { calculatorWords as words } from '../../words/calculators.ts';
import styles from './calculators.module.css';
import { FormField } from './form-field.tsx';

/** The printed arithmetic for a real table, worked by the rules themselves. */
export function Calculators({ facts }: { facts: GameFacts }): ReactNode {
  const [id, setId] = useState(facts.calculations[0]?.id ?? '');
  /** what was set, by calculation: whoever looks at another finds it again */
  const [kept, setKept] = useState<Readonly<Record<string, Given>>>({});
  const picked = facts.calculations.find((one) => one.id === id);
  return (
    <>
      <label className={styles['pick']}>
        <span className="unseen">{words.calculation}</span>
        <select value={id} onChange={({ target }) => setId(target.value)}>
          {facts.calculations.map(({ id: one }) => (
            <option key={one} value={one}>
              {words.titleOf(one)}
            </option>
          ))}
        </select>
      </label>
      {picked && (
        <Calculator
          key={id}
          facts={facts}
          info={picked}
          given={kept[id] ?? exampleOf(picked)}
          setGiven={(given) => setKept({ ...kept, [id]: given })}
        />
      )}
    </>
  );
}

type Given = Readonly<Record<string, string>>;
type Input = CalculationInfo['inputs'][number];

interface CalculatorProps {
  facts: GameFacts;
  info: CalculationInfo;
  given: Given;
  setGiven(given: Given): void;
}

function Calculator({ facts, info, given, setGiven }: CalculatorProps): ReactNode {
  const [example] = useState(() => exampleOf(info));
  const worked = useWorked(facts, info, given);
  const fieldOf = (input: Input): ReactNode => (
    <InputField
      key={input.name}
      input={input}
      text={given[input.name] ?? String(input.default ?? '')}
      onChange={(text) => setGiven({ ...given, [input.name]: text })}
    />
  );
  const isMain = ({ name, default: usual }: Input): boolean => usual === undefined || example[name] !== undefined;
  const more = info.inputs.filter((input) => !isMain(input));
  return (
    <div className={styles['calculator']}>
      <p>
        {words.sentence(info.about)} <RuleChip rule={info.rule} />
      </p>
      <div className={styles['inputs']}>
        {info.inputs.filter(isMain).map(fieldOf)}
        {more.length > 0 && (
          <details className={styles['more']}>
            <summary>{words.more(more.length)}</summary>
            <div>{more.map(fieldOf)}</div>
          </details>
        )}
      </div>
      {worked?.ok === true && (
        <output className={styles['worked']} aria-label={words.result}>
          {worked.lines.map((line) => (
            <Line key={line} line={line} />
          ))}
        </output>
      )}
      {worked?.ok === false && <RefusalNote refusal={worked.refusal} />}
    </div>
  );
}

/** `+3 Range [SS-11.7a]`: the words, and the rule to be opened; the sum stands out. */
function Line({ line }: { line: string }): ReactNode {
  const [, words = line, rule] = /^(.*?)(?: \[([A-Z]+-[^\]]+)\])?$/.exec(line) ?? [];
  return (
    <span data-sum={words.trimStart().startsWith('=')}>
      {words} {rule && <RuleChip rule={rule} />}
    </span>
  );
}

/** The result of what is picked; while a new one is on its way the last one stays. */
function useWorked(facts: GameFacts, info: CalculationInfo, given: Given): Worked | null {
  const desk = useDesk();
  const { data = null } = useQuery({
    queryKey: ['calc', facts.id, info.id, JSON.stringify(given)],
    queryFn: () => desk.calc(facts.id, info.id, given),
    placeholderData: (last) => last,
  });
  return data;
}

interface InputFieldProps {
  input: Input;
  text: string;
  onChange(text: string): void;
}

/** One that may be left out waits behind a button. */
function InputField({ input, text, onChange }: InputFieldProps): ReactNode {
  const { name, about, form, default: usual } = input;
  const title = words.titleOf(name);
  const mayLack = usual === '';
  if (mayLack && text === '' && form.is !== 'list')
    return (
      <div className={styles['lacking']}>
        <Button look="plain" onClick={() => onChange(startOf(form))}>
          {words.give(title)}
        </Button>
        <small>{about}</small>
      </div>
    );
  return (
    <div className={styles['input']}>
      <FormField label={title} form={form} text={text} onChange={onChange} />
      {words.tellsMore(about, title) && <small>{about}</small>}
      {mayLack && text !== '' && (
        <Button look="plain" aria-label={words.leaveOutThis(title)} onClick={() => onChange('')}>
          {words.leaveOut}
        </Button>
      )}
    </div>
  );
}

/** The example that the calculation comes with, `name=value` by spaces. */
function exampleOf({ example }: CalculationInfo): Given {
  const pairs = example
    .split(' ')
    .slice(1)
    .map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}
