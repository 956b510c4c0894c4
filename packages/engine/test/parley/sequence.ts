import type { GameTypes, Name, Step } from '../../src/core/index.ts';

/** Steps that need no locals: what a sequence can call. */
type PlainStep<T extends GameTypes> = {
  [K in Name<T['steps']>]: Record<never, never> extends T['steps'][K] ? K : never;
}[Name<T['steps']>];

/** The printed sequence of play, as data: one step after the other, then back. */
export function sequence<T extends GameTypes>(...names: PlainStep<T>[]): Step<T, object> {
  return (play, frame) => {
    const next = names[frame.at++];
    if (next === undefined) play.done();
    else play.call(next, {} as T['steps'][typeof next]);
  };
}
