/** A game with everything that a program around it needs: its rules, its text in English, its arithmetic, its files. */
import type { CalcForm } from './calc-forms.ts';
import type { Line } from './line.ts';
import type { Decision, Game, GameEvent, GameTypes, PrintedOf, Rejected, RuleId, Seat, Table } from './types.ts';

/** One enforceable rule in our own words; `case` is the printed number. */
export interface RuleText {
  id: RuleId;
  case: string;
  text: string;
}

/** How an unclear point of the printed rules is decided; it overrides the text that it concerns. */
export interface RulingText {
  /** `R64`, or `A5` for a part of the order of play */
  id: string;
  /** printed case or heading that it concerns; may be empty */
  about: string;
  text: string;
}

/** One input of a calculation. */
export interface CalcInput {
  name: string;
  about: string;
  form: CalcForm;
  /** left out: the input must be given; empty: it may be left out */
  default?: string | number;
}

/** A piece of the printed arithmetic, worked by the very functions that the rules use. */
export interface Calculation {
  id: string;
  about: string;
  rule: RuleId;
  example: string;
  inputs: readonly CalcInput[];
  /** `lines` explain `value` step by step. */
  run(given: Readonly<Record<string, string>>): { ok: true; value: unknown; lines: string[] } | Rejected;
}

/** Names with the numbers they stand for; a thing may have several names. */
export type NamedNumbers = readonly (readonly [name: string, number: number])[];

/** What the border (`Access`) needs of a game beside its rules: words and figures. */
export type Words = Pick<
  GameModule,
  'show' | 'describeEvent' | 'describeAnswer' | 'answerSubject' | 'describeQuestion' | 'hint' | 'outOfTurnHint'
>;

/** A game with everything that a program around it needs: text, arithmetic, rules. Left out: of any game. */
export interface GameModule<T extends GameTypes = GameTypes> {
  game: Game<T>;
  /** A view as text; topic is `situation`, `map`, or the name of a unit. */
  show(view: T['view'], topic: string): string;
  /** What happened, from nothing but what the viewer may know. */
  describeEvent(view: T['view'], event: GameEvent): Line;
  /** `about`: what the question was about, where it is known; an answer to a ballot can then name its choice. */
  describeAnswer(view: T['view'], kind: string, answer: unknown, about?: unknown): string;
  /** The unit that an answer is about, if `describeAnswer` begins with its name and a colon: lists group by it. */
  answerSubject?(view: T['view'], kind: string, answer: unknown): string | null;
  /** What a question asks of the seat whose view this is. */
  describeQuestion(view: T['view'], question: { kind: string; about: unknown }): string;
  /** The figures of an answer in a few words; null where there is nothing to say. */
  hint(table: Table<T['state']>, decision: Decision, answer: unknown, figures: unknown): string | null;
  /** The same for an act that needs no question. */
  outOfTurnHint?(table: Table<T['state']>, by: Seat, kind: string, payload: unknown): string | null;
  /**
   * Names that may stand in place of a number in a field of an answer: units, Systems, ships.
   * `within` is the record that holds the field; null: plain numbers only.
   */
  names(view: T['view'], kind: string, field: string, within: Readonly<Record<string, unknown>>): NamedNumbers | null;
  /** Names and figures of what views name by number, as plain JSON; null where the views contain them. */
  printed: PrintedOf<T>;
  /** The printed arithmetic, for people; loaded on demand. */
  calculations(): Promise<readonly Calculation[]>;
  /** Every rule and ruling in words; loaded on demand, since it is much text. */
  texts(): Promise<GameTexts>;
  /** where the data comes from, in short */
  about: readonly string[];
  /** the standard data files by name: what a data pack may replace */
  files: Readonly<Record<string, unknown>>;
}

export interface GameTexts {
  readonly rules: readonly RuleText[];
  readonly rulings: readonly RulingText[];
}

/** A module without the types of its game: for programs that treat all games alike. */
export function eraseTypes<T extends GameTypes>(module: GameModule<T>): GameModule {
  // steps and choices are called by name with what the game itself made; their parameters cannot say so
  return module as unknown as GameModule;
}

/** Data files that replace the standard ones of a game, by name. */
export type DataPack = Readonly<Record<string, unknown>>;

/** A game opened, or what is wrong with its data pack or position. */
export type Opened<T extends GameTypes = GameTypes> =
  | { ok: true; module: GameModule<T> }
  | { ok: false; problems: string[] };

/** The name of a game, and how many can play it. */
export interface GameInfo<Id extends string = string> {
  id: Id;
  title: string;
  /** of its rules: raised whenever a rule changes what a recorded game would do */
  version: number;
  seats: { least: number; most: number };
}

/** Opens a game, with its data files replaced by those of a pack. */
export interface GameLoader<T extends GameTypes = GameTypes> {
  id: string;
  title: string;
  open(pack: DataPack | null, position: unknown): Opened<T>;
}

/** A loader whose modules are without the types of their game. */
export function eraseLoader<T extends GameTypes>({ id, title, open }: GameLoader<T>): GameLoader {
  return {
    id,
    title,
    open: (pack, position) => {
      const opened = open(pack, position);
      return opened.ok ? { ok: true, module: eraseTypes(opened.module) } : opened;
    },
  };
}
