/** What a session writes down and compares. */
import { type Dice, type Entered, MissingRoll, RecordingDice, seededDice, wordsOf } from './dice.ts';
import { deepFreeze } from './freeze.ts';
import { countersOf, diceKey, KeyedDice } from './keyed-dice.ts';
import type { Beginning, LogEntry, Start } from './log.ts';
import { hashOfTable, startTable } from './table.ts';
import type { GameEvent, GameTypes, Rejected } from './types.ts';

/** The table of a new game, and what was heard and rolled while it was set up. */
export function opened<T extends GameTypes>(
  from: Start<T>,
  entered: Dice | null,
): { ok: true; beginning: Pick<Beginning<T>, 'opening' | 'openingEvents' | 'table'> } | Rejected {
  const openingEvents: GameEvent[] = [];
  const dice = new RecordingDice(entered ?? ownDice(from));
  try {
    const words = from.diceMode === 'keyed' ? countersOf() : wordsOf(from.seed);
    const hear = (event: GameEvent): number => openingEvents.push(frozenNews(event));
    const started = startTable(from.game, from.setting, words, dice, hear);
    if (!started.ok) return started;
    const tooMany = entered?.tooMany?.();
    if (tooMany) return { ok: false, refusal: tooMany };
    const { table } = started;
    return { ok: true, beginning: { opening: { rolls: dice.rolls, hash: hashOfTable(table) }, openingEvents, table } };
  } catch (error) {
    if (error instanceof MissingRoll) return refuse(error.wanted.rule, error.message);
    throw error;
  }
}

export function ownDice({
  diceMode,
  seed,
  contributions = [],
}: Pick<Start<GameTypes>, 'diceMode' | 'seed' | 'contributions'>): Dice {
  return diceMode === 'keyed' ? new KeyedDice(diceKey(seed, contributions)) : seededDice;
}

/** The record is given out as it is, so nobody may change it. */
export function frozenNews({ visibleTo, ...told }: GameEvent): GameEvent {
  return deepFreeze({ ...told, visibleTo: visibleTo === 'all' ? visibleTo : [...visibleTo] });
}

export function mismatch(made: LogEntry, recorded: LogEntry): string | null {
  const [here, there] = [made, recorded].map(({ rolls }) => rolls.join(', ') || 'none');
  if (here !== there) return `the rolls were ${here}, not ${there}`;
  if (made.barrier !== recorded.barrier) return 'it is marked wrongly for undo';
  return made.hash === recorded.hash ? null : 'the table after it does not have the recorded fingerprint';
}

export function refuse(rule: string, why: string): Rejected {
  return { ok: false, refusal: { rule, why } };
}

export function isEntered(value: unknown): value is Entered {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= 40);
}
