/** What a game's board gives to the shell. Functions are methods, so that a board of any view fits `Board`. */
import type { Observation, Refusal, Seat } from '@admiralty/engine';
import type { ReactNode } from 'react';
import type { Point } from '../kit/map/geometry.ts';
import type { SideNumber } from '../kit/side.ts';
import type { Lesson } from '../learning/types.ts';
import type { NamedPart } from '../shell/log/line-words.tsx';
import type { GameId, TableClient, TableState } from '../table/types.ts';

/** An open question, as an observation tells it. */
export type Asked<About = unknown> = Omit<Observation['decisions'][number], 'about'> & { about: About };

/** What every part of a board gets. `view` may be a past one: then nothing can be done (`isPast`). */
export interface BoardProps<View = unknown> {
  view: View;
  observation: Observation;
  state: TableState;
  client: TableClient;
  isPast: boolean;
}

/** The prompt's three sentences: an imperative of at most 60 letters, what is left or obliges you, what follows. */
export interface PromptWords {
  what: string;
  why?: ReactNode;
  next?: ReactNode;
  /** it breaks into another side's turn: the prompt slides in */
  isInterrupt?: boolean;
}

export interface ComposerProps<View = unknown, About = unknown, Answer = unknown> extends BoardProps<View> {
  asked: Asked<About>;
  /** Commits. A refusal comes back and is shown in place; after null the composer is gone or renewed. */
  submit(answer: Answer): Promise<Refusal | null>;
  /** Asks the rules without committing. */
  whyNot(answer: Answer): Promise<Refusal | null>;
}

/** How one kind of decision is put and answered. Without `Composer` the generic one serves. */
export interface DecisionKit<View = unknown, About = unknown, Answer = unknown> {
  prompt?(props: BoardProps<View>, asked: Asked<About>): PromptWords;
  Composer?(props: ComposerProps<View, About, Answer>): ReactNode;
}

/** The kits of a game by the kinds of its decisions. */
export type DecisionKits<View, Choices> = {
  [K in keyof Choices]?: Choices[K] extends { about: infer About; answer: infer Answer }
    ? DecisionKit<View, About, Answer>
    : never;
};

/** One step of the phase strip in the bar. */
export interface PhaseMark {
  label: string;
  seat: Seat | null;
  is: 'past' | 'now' | 'next';
}

/** A view that takes the place of the map: session hall, taxation sheet. The map itself is the first. */
export interface BoardDesk<View = unknown> {
  id: string;
  label: string;
  /** a figure that waits for the reader, 0 none */
  badge?(props: BoardProps<View>): number;
  /** in this game nothing can ever be done there: no tab */
  isIdle?(view: View): boolean;
  Panel(props: BoardProps<View>): ReactNode;
}

/** A place that the order in hand could go to or aim at. */
export interface MapWish {
  id: string;
  label: string;
  /** what it takes, or its chance */
  note: string;
  run(): void;
}

/** A row of the text map. `id` is what selecting it puts into the selection. */
export interface PlaceRow {
  id: string;
  place: string;
  owner: string;
  what: string;
  /** what lies near it: distances, ways */
  near?: string;
  seat: Seat | null;
}

/** A table of how the sides stand. */
export interface Standing {
  columns: readonly string[];
  rows: readonly { seat: Seat; cells: readonly (number | string)[] }[];
}

export interface Board<View = unknown> {
  game: GameId;
  /** colour, emblem and pattern of a seat */
  sideOf(view: View, seat: Seat): SideNumber;
  /** "Game-Turn 3" */
  headline(view: View): string;
  phases(view: View): PhaseMark[];
  /** the part of the sequence of play, without whose it is: "Fire Phase" */
  phaseName(view: View): string;
  Map(props: BoardProps<View>): ReactNode;
  Inspector(props: BoardProps<View>): ReactNode;
  desks: readonly BoardDesk<View>[];
  /** kinds of out-of-turn actions that a desk does: they are not listed beside the orders */
  deskActs?: readonly string[];
  places(props: BoardProps<View>): PlaceRow[];
  /** what the order in hand could do with places of the map, for those who read it as text */
  useWishes?(props: BoardProps<View>): readonly MapWish[];
  /** what picking a name in the log selects; null: nothing of this board */
  idOf(view: View, part: NamedPart): string | null;
  /** where on the map something selectable is, for the camera; null: nowhere */
  pointOf?(props: BoardProps<View>, id: string): Point | null;
  decisions: Readonly<Record<string, DecisionKit<View>>>;
  /** what another side decides now, by the kind of its question */
  waiting: Readonly<Record<string, string>>;
  /** what a die was rolled for that comes without a word, by its rule */
  rolls?: Readonly<Record<string, string>>;
  /** where several seats are one side: the seat by which the log names it */
  campOf?(view: View, seat: Seat): Seat;
  /** victory points if the game ended now, by seat or side; null: the game does not count any */
  points?(view: View): readonly number[] | null;
  /** what these points are, if not victory points */
  pointsName?: string;
  /** how everybody stands, for the end of the game: what counts last */
  standing?(view: View): Standing;
  /** what the action that is looked at turned up, such as a card: a replay shows it beside its maps */
  Moment?(props: BoardProps<View>): ReactNode;
  /** events that the map shows as a card: others' are played back slowly enough to be read */
  dwells?: readonly string[];
  /** where sealed answers are opened together: the events that are news, whoever sealed last */
  digest?: readonly string[];
  /** the events that are heard as a blow or as a loss, by their names; a grave blow is a loss */
  blows: Readonly<Record<string, 'hit' | 'destroyed'>>;
  lesson: (() => Promise<Lesson<View>>) | null;
  /** further guided games, by their part */
  moreLessons?: Readonly<Record<string, () => Promise<Lesson<View>>>>;
  /** ids that can act now, in order: `N` and `P` go through them; left out, the reader's own places */
  actors?(props: BoardProps<View>): readonly string[];
  /** the board's own keys, for the list behind `?` */
  keys?: readonly (readonly [keys: readonly string[], does: string])[];
}
