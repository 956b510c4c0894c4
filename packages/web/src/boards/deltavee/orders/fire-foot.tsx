import type { Choices, DvView, Shot, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { Foot, type FootAction } from '../../../shell/composer/foot.tsx';
import type { ComposerProps } from '../../types.ts';
import type { Source } from './shots.ts';
import { say } from './words.ts';

export type FireProps = ComposerProps<DvView, null, Choices['fire']['answer']>;

export interface UnitFireProps extends FireProps {
  unit: UnitView;
  actors: readonly UnitView[];
  sources: readonly Source[];
  /** figures are on their way, and which fire is the best with them */
  isWaiting: boolean;
}

interface FootProps extends FireProps {
  shot: Shot | null;
  label: string;
  /** figures are on their way: nothing is declared unseen */
  isWaiting?: boolean;
  /** all weapons at the same target */
  salvo?: FootAction | null;
  /** nothing can hit, so ending the phase is the likelier wish */
  isHopeless?: boolean;
  /** what it comes to, in one line */
  note?: ReactNode;
}

/** Declares the shot, or ends the phase for all. */
export function FireFoot(props: FootProps): ReactNode {
  const { submit, shot, label, note, salvo = null, isHopeless = false, isWaiting = false } = props;
  const fire = { label: isWaiting ? say.fire.waits : label, run: shot && !isWaiting ? () => submit(shot) : undefined };
  const end = { label: say.fire.finish, letter: 'F', coach: 'end', run: () => submit({ do: 'end' }) };
  return isHopeless ? (
    <Foot primary={end} others={shot ? [fire] : []} />
  ) : (
    <Foot primary={fire} others={[...(salvo ? [salvo] : []), end]} note={note} />
  );
}
