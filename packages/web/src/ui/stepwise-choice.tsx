import { type ReactNode, useState } from 'react';
import { ui } from '../words/ui.ts';
import { Button } from './button.tsx';
import { type Narrowing, nextStep, type Picked } from './stepwise.ts';
import styles from './stepwise-choice.module.css';

interface Props<Option> {
  options: readonly Option[];
  questions: readonly Narrowing<Option>[];
  /** what tells those apart that no question does */
  wordsOf(option: Option): ReactNode;
  onPick(option: Option): void;
  onClose(): void;
}

/** A long list as a few short questions; an answer already given can be taken back. */
export function StepwiseChoice<Option>({ options, questions, wordsOf, onPick, onClose }: Props<Option>): ReactNode {
  const [picked, setPicked] = useState<Picked>(new Map());
  const { left, question } = nextStep(options, questions, picked);
  const answer = (title: string, words: string): void => {
    const next = new Map(picked).set(title, words);
    const after = nextStep(options, questions, next);
    const [only] = after.left;
    if (only !== undefined && after.left.length === 1) onPick(only);
    else setPicked(next);
  };
  const takeBack = (title: string): void => {
    const before = [...picked].slice(
      0,
      [...picked].findIndex(([one]) => one === title),
    );
    setPicked(new Map(before));
  };
  return (
    <div className={styles['stepwise']}>
      {picked.size > 0 && (
        <p className={styles['picked']}>
          {[...picked].map(([title, words]) => (
            <button key={title} type="button" aria-label={ui.takeBack(words)} onClick={() => takeBack(title)}>
              {words} <span aria-hidden>✕</span>
            </button>
          ))}
        </p>
      )}
      <fieldset className={styles['answers']}>
        {question && <legend>{question.title}</legend>}
        {question
          ? question.answers.map(([words, count]) => (
              <button key={words} type="button" onClick={() => answer(question.title, words)}>
                {words || ui.none}
                {count > 1 && <small>{ui.ways(count)}</small>}
              </button>
            ))
          : Object.entries(left).map(([at, option]) => (
              <button key={at} type="button" onClick={() => onPick(option)}>
                {wordsOf(option)}
              </button>
            ))}
      </fieldset>
      <Button onClick={onClose}>{ui.back}</Button>
    </div>
  );
}
