import type { Choices, DvView } from '@admiralty/engine/deltavee';
import type { Asked, BoardProps, PromptWords } from '../../types.ts';
import { setUpWords } from './words.ts';

type Props = BoardProps<DvView>;

export const setUpPrompts = {
  buyFleet: (_props: Props, { about }: Asked<Choices['buyFleet']['about']>): PromptWords => {
    const { what, why, next, trans } = setUpWords.buy;
    return { what, why: why(trans(about.budget)), next };
  },
  choosePods: (): PromptWords => {
    const { what, why, next } = setUpWords.choose;
    return { what, why, next };
  },
  assignPods: (_props: Props, { about }: Asked<Choices['assignPods']['about']>): PromptWords => {
    const { what, whatNone, why, next } = setUpWords.assign;
    return about.units.length > 0 ? { what, why, next } : { what: whatNone, next };
  },
  deploy: (): PromptWords => {
    const { what, why, next } = setUpWords.deploy;
    return { what, why, next };
  },
};
