import type { PartState } from '@admiralty/engine/deltavee';

type Hurt = Exclude<PartState, 'ok'>;

const vulnerable = 'it works fully, but the next hit damages it.';

/** Effects by part, or by what the pod's name begins with. */
const effects: readonly (readonly [RegExp, Readonly<Record<Exclude<Hurt, 'vulnerable'>, string>>])[] = [
  [/^bridge$/, { damaged: 'maneuver rating two lower, no Weave.', destroyed: 'maneuver rating 1 at most, no Weave.' }],
  [/^engine$/, { damaged: 'every Maneuver Command costs a whole block.', destroyed: 'no more maneuver, no jump.' }],
  [
    /^field$/,
    {
      damaged: 'it protects one class lower and cannot be raised in an emergency.',
      destroyed: 'it cannot be raised again.',
    },
  ],
  [
    /weapon|hunter|arsenal/,
    { damaged: 'bursts only, and its missiles cannot be prepared or guided.', destroyed: 'its missiles are gone.' },
  ],
  [
    /^battle-comm/,
    { damaged: 'one Battle Command only, no extra fire, no program.', destroyed: 'no Battle Commands from it.' },
  ],
  [/^energy/, { damaged: 'it leaks Energy Units every turn.', destroyed: 'its energy is gone.' }],
  [/^battlecraft/, { damaged: 'no craft leaves or enters it.', destroyed: 'a craft inside is lost.' }],
];

const others = { damaged: 'it does not work.', destroyed: 'it is gone.' } as const;

/** What a hurt part can no longer do. */
export function damageWords(part: string, state: Hurt): string {
  if (state === 'vulnerable') return vulnerable;
  return (effects.find(([name]) => name.test(part))?.[1] ?? others)[state];
}
