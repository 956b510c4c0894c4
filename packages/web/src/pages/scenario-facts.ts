/** Our estimate of each scenario: how long it is, how hard. The rules do not need to know. */
import type { Difficulty } from '../boards/box.ts';
import { picker } from '../words/site.ts';

interface ScenarioFacts {
  /** "2 turns"; null: until it is decided */
  turns: number | null;
  /** null: nobody has estimated it, as of a map of one's own */
  minutes: number | null;
  difficulty: Difficulty | null;
}

const facts: Readonly<Record<string, ScenarioFacts>> = {
  'dv-1': { turns: null, minutes: 20, difficulty: 1 },
  'dv-2': { turns: null, minutes: 45, difficulty: 1 },
  'dv-3': { turns: null, minutes: 75, difficulty: 2 },
  'dv-4': { turns: null, minutes: 60, difficulty: 2 },
  'dv-5': { turns: null, minutes: 120, difficulty: 3 },
  'dv-8': { turns: null, minutes: 90, difficulty: 3 },
  'dv-9': { turns: null, minutes: 90, difficulty: 2 },
  'dv-10': { turns: null, minutes: 150, difficulty: 3 },
  'dv-fsb-1': { turns: null, minutes: 120, difficulty: 3 },
  'dv-fsb-2': { turns: null, minutes: 240, difficulty: 3 },
  'dv-own-1': { turns: 20, minutes: 25, difficulty: 1 },
  'dv-own-2': { turns: 24, minutes: 35, difficulty: 1 },
  'dv-own-3': { turns: 24, minutes: 50, difficulty: 2 },
  'dv-own-4': { turns: 24, minutes: 50, difficulty: 2 },
  'dv-own-5': { turns: 30, minutes: 75, difficulty: 2 },
  'dv-own-6': { turns: 30, minutes: 150, difficulty: 3 },
  'rise-of-empire': { turns: 2, minutes: 40, difficulty: 1 },
  'two-new-empires': { turns: 2, minutes: 90, difficulty: 1 },
  'beginning-of-the-end': { turns: 3, minutes: 120, difficulty: 2 },
  'empire-at-bay': { turns: 3, minutes: 150, difficulty: 3 },
  'empire-no-more': { turns: 4, minutes: 180, difficulty: 3 },
  'five-empires-stalemate': { turns: 8, minutes: 300, difficulty: 2 },
  'great-galactic-war': { turns: 6, minutes: 240, difficulty: 3 },
  'empires-re-emerge': { turns: 5, minutes: 180, difficulty: 3 },
  phoenix: { turns: 4, minutes: 180, difficulty: 3 },
  'galactic-cycle': { turns: 10, minutes: 360, difficulty: 3 },
  campaign: { turns: null, minutes: 300, difficulty: 3 },
  'ruie-gunnery': { turns: null, minutes: 10, difficulty: 1 },
  'jewell-gate': { turns: 7, minutes: 45, difficulty: 2 },
  'regina-front': { turns: 8, minutes: 60, difficulty: 2 },
  'lanth-road': { turns: 9, minutes: 50, difficulty: 2 },
  '01-duel': { turns: 12, minutes: 10, difficulty: 1 },
  '02-carrier-strike': { turns: 18, minutes: 30, difficulty: 2 },
  '03-base-assault': { turns: 15, minutes: 30, difficulty: 2 },
  '04-planetfall': { turns: 20, minutes: 40, difficulty: 2 },
  '05-surface-storm': { turns: 1, minutes: 10, difficulty: 1 },
  '06-border-war': { turns: 30, minutes: 90, difficulty: 2 },
  '07-buffer-zone': { turns: 45, minutes: 150, difficulty: 3 },
  '08-three-dukes': { turns: 50, minutes: 180, difficulty: 3 },
  '09-four-dukes': { turns: 60, minutes: 240, difficulty: 3 },
  '10-second-empire': { turns: 200, minutes: 360, difficulty: 3 },
  'generated-2': { turns: null, minutes: 120, difficulty: 3 },
  'generated-3': { turns: null, minutes: 180, difficulty: 3 },
  'generated-4': { turns: null, minutes: 240, difficulty: 3 },
  'generated-5': { turns: null, minutes: 300, difficulty: 3 },
  'generated-6': { turns: null, minutes: 360, difficulty: 3 },
};

const unknown: ScenarioFacts = { turns: null, minutes: null, difficulty: null };

export function factsOf(scenario: string): ScenarioFacts {
  return facts[scenario] ?? unknown;
}

/** "40 min", "2½ h" */
export function timeWords(minutes: number): string {
  if (minutes < 90) return picker.minutes(minutes);
  const halves = Math.round(minutes / 30);
  const hours = Math.floor(halves / 2);
  return picker.hours(hours, halves % 2 === 1);
}
