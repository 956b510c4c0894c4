/** The figures of an answer in a few words; names come from the position. */
import { counted, modifier } from '#core/text';
import type { Decision, Offer } from '#core/types';
import { enemyOf, sideOfSeat } from '../board/sides.ts';
import { printFactor } from '../data/factor.ts';
import { type Ending, endingAt, endingName, levelName } from '../rules/08-victory/victory.ts';
import { sideName, troopId } from '../text/show-words.ts';
import type { Deployment, Position } from '../types.ts';
import type { FfwFigures, SdbFigures } from './figures.ts';
import { deploymentHint, offersHint, scoutHint, wellLedHint, xboatHint } from './hint-moves.ts';

/** Who is asked, where, and what he would answer. */
interface Asked {
  at: Position;
  by: number;
  answer: unknown;
}
type Words = { [K in keyof FfwFigures]: (figures: FfwFigures[K], asked: Asked) => string | null };

const WORDS: Words = {
  fire: fireWords,
  firstFire: fireWords,
  bomb: ({ targets }, { at }) =>
    targets.map(({ target, mean }) => `${troopId(at, target)}: ${mean} % on average`).join('; ') || null,
  attackSdb: sdbWords,
  activateSdb: sdbWords,
  breakOff: sdbWords,
  losses: ({ defense, attack, owed }) =>
    `gives up ${defense} defense factors for ${owed} owed, and ${attack} attack factors`,
  invade: ({ sdb, defense, garrison }) =>
    `SDBs ${printFactor(sdb)}, defense ${printFactor(defense)}; it takes a garrison of ${printFactor(garrison)} to hold`,
  disengage: ({ enemy, own }, { at, by }) =>
    `the next round costs ${sideName(enemyOf(sideOfSeat(at.g, by)))} ${enemy.mean} and ${sideName(sideOfSeat(at.g, by))} ${own.mean} defense factors on average`,
  replace: replaceWords,
  // who reaches what stands once, with the answer that moves nobody: it is the first of a list
  xboats: ({ travellers }, { at, answer }) => (isEmpty(answer, 'moves') ? xboatHint(at, travellers) : null),
  scouts: ({ reach }, { at, answer }) => (isEmpty(answer, 'jumps') ? scoutHint(at, reach) : null),
  wellLed: ({ reach }, { at, answer }) => (isEmpty(answer, 'jumps') ? wellLedHint(at, reach) : null),
  deploy: ({ whole }, { at, answer }) => deploymentHint(at, answer as Deployment, whole),
  shiftAttack: shiftWords,
  declareArmistice: endingWords,
};

function isEmpty(answer: unknown, list: string): boolean {
  const rows: unknown = (answer as Readonly<Record<string, unknown>>)[list];
  return Array.isArray(rows) && rows.length === 0;
}

/** A few words on what an answer would mean, or null where there is nothing to say. */
export function hintFor(at: Position, { by, kind }: Decision, answer: unknown, figures: unknown): string | null {
  if (figures === null || !Object.hasOwn(WORDS, kind)) return null;
  const words = WORDS[kind as keyof FfwFigures] as (figures: unknown, asked: Asked) => string | null;
  return words(figures, { at, by, answer });
}

/** The same for acts out of turn: what an armistice would come to that somebody offers or accepts. */
export function outOfTurnHint(at: Position, offers: readonly Offer[], kind: string, payload: unknown): string | null {
  const given = payload as { kind?: unknown; offer?: unknown };
  const what = kind === 'accept' ? offers.find(({ id }) => id === given.offer)?.kind : given.kind;
  const isArmistice = (kind === 'offer' || kind === 'accept') && what === 'armistice';
  return isArmistice ? endingWords(endingAt(at, 0)) : null; // FFW-8.4d
}

function endingWords(ending: Ending): string {
  const { now, cost } = ending;
  const lost =
    cost === 0 ? 'no level is lost' : `${counted(cost, 'level')} lost from the ${levelName(now)} that stands now`;
  return `the war ends as a ${endingName(ending)}; ${lost}`;
}

/** Odds after the shift and mean loss of each target. */
function fireWords({ targets }: FfwFigures['fire'], { at }: Asked): string | null {
  const { names } = at.data.tables.troopCombat;
  const parts = targets.map(({ target, attack, mean }) => {
    const air = attack.modifier === 0 ? '' : `, dice ${modifier(attack.modifier)}`;
    return `${troopId(at, target)}: ${names[attack.column]}${air}, ${mean} % on average`;
  });
  return parts.join('; ') || null;
}

function sdbWords({ sdbs, squadrons }: SdbFigures): string {
  return `a round costs the SDBs ${sdbs.mean} %, the squadrons ${squadrons.mean} defense factors on average`;
}

function shiftWords({ attacks, mean }: FfwFigures['shiftAttack']): string {
  const columns = attacks.map(({ factors, column }) => (factors === column ? `${factors}` : `${factors} as ${column}`));
  return `attacks of ${columns.join(', ')}: ${mean} defense factors on average`;
}

function replaceWords(figures: FfwFigures['replace'], { at }: Asked): string {
  const { squadronCost, squadronPoints, troopCost, troopPoints, offers } = figures;
  const costs = `costs ${squadronCost} of ${squadronPoints} squadron and ${troopCost} of ${troopPoints} troop points`;
  return `${costs}; to be had: ${offersHint(at, offers)}`;
}
