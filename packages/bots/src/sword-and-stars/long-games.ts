/**
 * How far ahead it pays to count. The figures of the captains were found in games of ten Rounds; in one of forty a hoard
 * kept its price to the end, and a StarGate or a strong Sector promised what nobody keeps for so long.
 */

/** Rounds that points are saved for at most: what is spent later is raised later. */
const SAVED_FOR = 10;
/** Rounds for which an advantage is counted at most: by then a check, a failure or a rival has ended it. */
const LONGEST = 10;

export const savedFor = (turns: number): number => Math.min(SAVED_FOR, turns);
export const whileItLasts = (turns: number): number => Math.min(LONGEST, turns);
