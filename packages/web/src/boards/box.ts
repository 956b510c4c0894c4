/** What the page knows of a game before its board or its rules are loaded. */
import type { ReactNode } from 'react';
import type { SideNumber } from '../kit/side.ts';
import type { GameId } from '../table/types.ts';

export type Difficulty = 1 | 2 | 3;

export interface Box {
  id: GameId;
  /** its place on the front page, from the left */
  place: number;
  title: string;
  seats: string;
  length: string;
  line: string;
  difficulty: Difficulty;
  contents: string;
  /** the picture on its lid, 318 × 326 units */
  Art(): ReactNode;
  /** measured win shares by scenario */
  balance: Readonly<Record<string, Balance>>;
  /** sides that keep their colour from scenario to scenario, by name */
  sides?: Readonly<Record<string, SideNumber>>;
  /** a page of its own for a referee: what its link says */
  referee?: string;
  play: FirstPlay;
}

interface FirstPlay {
  /** what *Play now* starts */
  scenario: string;
  scenarioTitle: string;
  seats: number;
  lessonSteps: number;
  /** further guided games: the board's name of the part, what it is called here, its steps */
  moreLessons?: readonly { part: string; title: string; steps: number }[];
  /** whom a newcomer is offered to play against; left out: a cadet */
  opponent?: 'cadet' | 'captain' | 'admiral';
}

/** Win shares by seat between captains. */
export interface Balance {
  games: number;
  shares: readonly number[];
  /** the seat that is better off, if chance does not explain it; -1 none */
  favours: number;
}

/** What the rules drawer needs beside the rules themselves. */
export interface Reference {
  /** titles of the book's sections, by their number or the sign of an addition */
  sections: Readonly<Record<string, string>>;
  terms: readonly Term[];
}

/** A printed term in our own words. */
export interface Term {
  term: string;
  means: string;
  rule: string;
  /** other forms in which a text names it; its own and the plural by s go without saying */
  also?: readonly string[];
}
