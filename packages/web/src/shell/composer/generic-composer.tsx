import { type ReactNode, useState } from 'react';
import type { ComposerProps } from '../../boards/types.ts';
import type { Offered } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { Key } from '../../ui/key.tsx';
import { KeyButton } from '../../ui/key-button.tsx';
import { shell } from '../../words/shell.ts';
import { useLookup } from '../use-lookup.ts';
import { groupOf, groupsOf } from './answer-groups.ts';
import { ActionFoot, ComposerBody, LoadingBars } from './composer-parts.tsx';
import styles from './generic-composer.module.css';

/** Answers any decision of any game: the legal answers as a list by unit, or one that the rules accept. */
export function GenericComposer({ client, asked, submit }: ComposerProps): ReactNode {
  const found = useLookup('answers', String(asked.id), async () => {
    const [answers, proposal] = await Promise.all([client.answers(asked.id), client.proposal(asked.id)]);
    return answers && { answers, proposal };
  });
  const [chosen, setPicked] = useState<Offered | null>(null);
  if (!found) return <LoadingBars />;
  const { answers, proposal } = found;
  const first = answers.options === null ? (proposal ?? answers.sample) : (answers.options[0] ?? null);
  const picked = chosen ?? first;
  const again = async (): Promise<void> => {
    const sample = await client.sample(asked.id);
    if (sample) setPicked(sample);
  };
  return (
    <>
      <ComposerBody>
        {answers.options ? (
          <AnswerList options={answers.options} picked={picked} pick={setPicked} />
        ) : (
          <p className={styles['sample']}>
            <span>{shell.tooMany}</span>
            <strong>{picked?.words}</strong>
          </p>
        )}
      </ComposerBody>
      <ActionFoot>
        <Button
          look="lamp"
          data-coach="commit"
          disabled={!picked}
          shortcut="Enter"
          onClick={() => picked && void submit(picked.answer)}
        >
          {shell.doIt}
        </Button>
        <Button onClick={() => void again()}>{answers.options ? shell.doItForMe : shell.another}</Button>
      </ActionFoot>
    </>
  );
}

interface ListProps {
  options: readonly Offered[];
  picked: Offered | null;
  pick(option: Offered): void;
}

const LONG = 12;

function AnswerList({ options, picked, pick }: ListProps): ReactNode {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<string | null>(null);
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = options.filter(({ words }) => wanted.every((word) => words.toLowerCase().includes(word)));
  const groups = found.length > LONG && group === null ? groupsOf(found) : null;
  const shown = group === null ? found : found.filter((option) => groupOf(option) === group);
  return (
    <>
      {options.length > LONG && (
        <div className={styles['search']}>
          {group !== null && <Button onClick={() => setGroup(null)}>{shell.backToList}</Button>}
          <input
            type="search"
            value={search}
            placeholder={shell.filter}
            aria-label={shell.filter}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      )}
      <ul className={styles['list']}>
        {groups
          ? [...groups].map(([title, count], at) => (
              <Row key={title} at={at} words={title} hint={shell.possibilities(count)} press={() => setGroup(title)} />
            ))
          : shown.map((option, at) => (
              <Row
                key={option.words}
                at={at}
                words={option.words}
                hint={option.hint}
                isPicked={option === picked}
                press={() => pick(option)}
              />
            ))}
      </ul>
      {shown.length === 0 && <p className={styles['sample']}>{shell.none}</p>}
    </>
  );
}

interface RowProps {
  at: number;
  words: string;
  hint: string | null;
  isPicked?: boolean;
  press(): void;
}

/** One answer; the first nine have their digit. */
function Row({ at, words, hint, isPicked, press }: RowProps): ReactNode {
  const digit = at < 9 ? String(at + 1) : undefined;
  return (
    <li>
      <KeyButton aria-pressed={isPicked} data-chosen={isPicked} shortcut={digit} onClick={press}>
        <span>{digit && <Key>{digit}</Key>}</span>
        <span>{words}</span>
        {hint && <small>{hint}</small>}
      </KeyButton>
    </li>
  );
}
