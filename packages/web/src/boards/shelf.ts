/** What the pages say of each game without loading its rules. */

import type { BoxId } from '../pages/box-art.tsx';
import type { GameId } from '../table/types.ts';

export type Difficulty = 1 | 2 | 3;

export interface BoxFront {
  id: BoxId;
  title: string;
  seats: string;
  length: string;
  line: string;
  difficulty: Difficulty;
  contents: string;
  play: Playable | Unbuilt;
}

interface Playable {
  is: 'board';
  game: GameId;
  scenario: string;
  scenarioTitle: string;
  seats: number;
  lessonSteps: number;
}

/** No board yet; `command` plays it in the terminal. */
interface Unbuilt {
  is: 'unbuilt';
  command: string;
}

export const boxFronts: readonly BoxFront[] = [
  {
    id: 'deltavee',
    title: 'DeltaVee',
    seats: '2 sides',
    length: '20–60 min',
    line: 'Ship against ship. Vectors and missiles.',
    difficulty: 1,
    contents: '16 scenarios',
    play: {
      is: 'board',
      game: 'deltavee',
      scenario: 'dv-1',
      scenarioTitle: 'The Showdown',
      seats: 2,
      lessonSteps: 12,
    },
  },
  {
    id: 'imperial-ambitions',
    title: 'Imperial Ambitions',
    seats: '2–6 dukes',
    length: '1–6 h',
    line: 'Build fleets, jump, fight every battle.',
    difficulty: 3,
    contents: '10 scenarios',
    play: { is: 'unbuilt', command: 'npx admiralty play imperial-ambitions' },
  },
  {
    id: 'sword-and-stars',
    title: 'The Sword and the Stars',
    seats: '1–5 empires',
    length: '1–5 h',
    line: 'Five empires, one sky, and a house of votes.',
    difficulty: 2,
    contents: '10 scenarios',
    play: {
      is: 'board',
      game: 'sword-and-stars',
      scenario: 'rise-of-empire',
      scenarioTitle: 'The Rise of Empire',
      seats: 1,
      lessonSteps: 12,
    },
  },
  {
    id: 'fifth-frontier-war',
    title: 'Fifth Frontier War',
    seats: '2–4 seats',
    length: '10 min–5 h',
    line: 'Plot weeks ahead. Nobody sees your orders.',
    difficulty: 3,
    contents: '5 scenarios',
    play: { is: 'unbuilt', command: 'npx admiralty play fifth-frontier-war' },
  },
];

export function isPlayable(id: string): id is GameId {
  return boxFronts.some(({ play }) => play.is === 'board' && play.game === id);
}
