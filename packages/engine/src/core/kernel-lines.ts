/** The sentences of the kernel's own events, the same in every game. */
import { diePart, type EventStyle, joined, type Line, lineOf, type Part, type Phrase, partsOf, say } from './line.ts';
import { capital } from './text.ts';
import type { GameEvent, KernelEvents, Offer, Seat } from './types.ts';

/** What a game gives to them, from what the viewer knows. */
export interface KernelWords {
  seat(seat: Seat): Phrase;
  /** the terms, after "offers" */
  offer(offer: Pick<Offer, 'kind' | 'to' | 'with'>): Phrase;
  /** an action of the viewer's own that is gone */
  answer(kind: string, given: unknown): string;
}

const sentences: Sentences<KernelWords, KernelEvents> = {
  roll: (_, roll) => rollWords([roll]),
  result: (_, { why }) => `The game is over: ${why.endsWith('.') ? why : `${why}.`}`,
  resign: ({ seat }, { seat: whose }) => say`${seat(whose)} gives up.`,
  offer: ({ seat, offer }, made) => say`${seat(made.by)} offers ${offer(made)}.`,
  accept: ({ seat }, { by }) => say`${seat(by)} accepts.`,
  decline: ({ seat }, { by }) => say`${seat(by)} declines.`,
  withdraw: ({ seat }, { by }) => say`${seat(by)} withdraws the offer.`,
  askedAgain: (_, { why }) => `Your sealed answer no longer holds (${why}): you are asked again.`,
  dropped: ({ answer }, { kind, with: given }) =>
    `Another player took a move back, and this no longer holds: ${answer(kind, given)}.`,
};
const styles: EventStyles<KernelEvents> = {
  result: { weight: 'grave' },
  resign: { weight: 'grave', loses: 'owner' },
  askedAgain: { weight: 'notable' },
  dropped: { weight: 'notable' },
};

/** Rolls in a row, such as a draw of many counters, in one sentence. */
export function rollWords(rolls: readonly KernelEvents['roll'][]): Part[] {
  const [first] = rolls;
  if (first?.face === undefined) return say`Rolled ${joined(rolls.map(dieOf), ', ')}.`;
  return say`Drew ${rolls.map(({ face = '' }) => face).join(', ')}.`;
}

function dieOf({ sides, value }: KernelEvents['roll']): Part {
  return diePart({ sides, value, needs: null, text: String(value) });
}

/** A sentence for each type of a list of events. */
export type Sentences<Look, Events> = { readonly [K in keyof Events]: (look: Look, data: Events[K]) => Phrase };
export type EventStyles<Events, Look = unknown> = { readonly [K in keyof Events]?: EventStyle<Events[K], Look> };

/** A game's sentences, and how they are shown. */
export interface Vocabulary<Look, Events> {
  sentences: Sentences<Look, Events>;
  styles: EventStyles<Events, Look>;
}

/** What happened as a line: the kernel's sentence or the game's; what neither knows is shown as JSON. */
export function lineOfEvent<Look, Events extends object>(
  { type, data }: Pick<GameEvent, 'type' | 'data'>,
  kernel: KernelWords,
  look: Look,
  vocabulary: Vocabulary<Look, Events>,
): Line {
  const style = (own(styles, type) ?? own(vocabulary.styles, type)) as EventStyle<unknown, unknown> | undefined;
  const ofKernel = own(sentences, type) as ((words: KernelWords, data: unknown) => Phrase) | undefined;
  if (ofKernel) return lineOf(begun(ofKernel(kernel, data)), style, data, look);
  const ofGame = own(vocabulary.sentences, type) as ((look: Look, data: unknown) => Phrase) | undefined;
  return lineOf(ofGame ? begun(ofGame(look, data)) : `${type} ${JSON.stringify(data)}`, style, data, look);
}

function own(words: object, type: string): unknown {
  return Object.hasOwn(words, type) ? (words as Record<string, unknown>)[type] : undefined;
}

/** With a capital at its start. */
function begun(phrase: Phrase): Part[] {
  const [first, ...rest] = partsOf(phrase);
  if (first === undefined) return [];
  return [typeof first === 'string' ? capital(first) : { ...first, text: capital(first.text) }, ...rest];
}
