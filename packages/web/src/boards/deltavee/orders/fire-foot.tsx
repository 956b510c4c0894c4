import type { Choices, DvView, Shot, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import type { ComposerProps } from '../../types.ts';
import { Foot } from './foot.tsx';
import type { Source } from './shots.ts';
import { say } from './words.ts';

export type FireProps = ComposerProps<DvView, null, Choices['fire']['answer']>;

export interface UnitFireProps extends FireProps {
  unit: UnitView;
  actors: readonly UnitView[];
  sources: readonly Source[];
}

/** Declares the shot, or ends the phase for all. */
export function FireFoot({ submit, shot, label }: FireProps & { shot: Shot | null; label: string }): ReactNode {
  return (
    <Foot
      primary={{ label, run: shot ? () => submit(shot) : undefined }}
      others={[{ label: say.fire.finish, letter: 'F', coach: 'end', run: () => submit({ do: 'end' }) }]}
    />
  );
}
