/** What a game tells of its scenario format, so that its maps can be drawn, checked, playtested and played. */
import type { DataProblem } from '@admiralty/engine';
import type { ReactNode } from 'react';

/** Where something stands in a record: names of fields, places in lists. */
export type Path = readonly (string | number)[];

/** A scenario as its file writes it; beside its id only the game's own folder looks into it. */
export interface MapRecord {
  readonly id: string;
}

/** Figures by seat that should be alike. */
export interface FigureRow {
  label: string;
  /** what is counted, if the label does not say */
  unit?: string;
  values: readonly number[];
  /** the largest difference that still counts as fair; null: none is laid down */
  limit: number | null;
}

export interface Checked {
  /** none: it can be played */
  problems: readonly DataProblem[];
  figures: readonly FigureRow[];
}

export type ReadMap = { ok: true; record: MapRecord } | { ok: false; problems: readonly DataProblem[] };

export interface Template {
  id: string;
  title: string;
}

/** `boards/<game>/maps/rules.ts`: runs where the rules run. */
export interface MapRules {
  /** what the editor offers and draws with: plain data, known to the game's folder */
  stock: unknown;
  /** maps to begin from, an empty one first */
  templates: readonly Template[];
  template(id: string): ReadMap;
  /** any JSON may arrive; what has the shape of a record can be edited, sound or not */
  read(json: unknown): ReadMap;
  check(record: unknown): Checked;
  /** a map by figures; left out: this game makes none */
  generate?(wish: unknown): MapRecord;
}
/** From the data that the game comes with; null: it is not this game's. */
export type MapRulesMaker = (data: object, files: Readonly<Record<string, unknown>>) => MapRules | null;

/** A problem with its place. */
export interface PlacedProblem {
  path: Path;
  why: string;
}

export interface EditorProps<R, Stock> {
  record: R;
  stock: Stock;
  /** changes with the same tag, one after the other, are taken back together */
  change(next: R, tag?: string): void;
  problems: readonly PlacedProblem[];
  /** what is being looked at; null: the whole */
  at: Path | null;
  go(path: Path | null): void;
}

/** `boards/<game>/maps/format.tsx` */
export interface MapFormat<R extends MapRecord = MapRecord, Stock = unknown> {
  title(record: R): string;
  seats(record: R): readonly string[];
  Map(props: EditorProps<R, Stock>): ReactNode;
  Forms(props: EditorProps<R, Stock>): ReactNode;
  /** in the list of problems: "Bexley II" */
  placeName(record: R, path: Path): string;
  /** a map by figures: `/maps/<game>/generate` */
  Generator?: (props: { stock: Stock }) => ReactNode;
}
