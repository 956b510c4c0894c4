/** What a person alone against computers may do beside the rules: go back as far as he likes, and ask for advice. */
import type { Level } from '@admiralty/bots';
import type { Access, GameTypes, Refusal, Seat, Session } from '@admiralty/engine';
import { Computer, type Thinking } from './bots/computer.ts';
import { motiveOf } from './bots/motive.ts';
import { type OpenGame, peopleOf } from './open-game.ts';
import type { Motive } from './types.ts';

/** What a computer of that level would do in the seat's place. */
export interface Advice extends Motive {
  act: string;
}

const ALONE: Refusal = { rule: 'CORE-undo', why: 'only somebody who plays alone against computers can take that back' };
const NOTHING: Refusal = { rule: 'CORE-undo', why: 'you have done nothing yet', code: 'nothingDone' };

/** Is this the only person at the table, and does the game go on? */
export function isPractice({ session, players }: Pick<OpenGame, 'session' | 'players'>, seat: Seat): boolean {
  return peopleOf({ players }).length === 1 && players[seat]?.is === 'person' && session.table.result === null;
}

/**
 * Back to before the seat's last act, whatever was rolled or shown since: the computers agree at once. It stays in the
 * log, and the dice go on from a fresh stream.
 */
export function takeBack(game: Pick<OpenGame, 'session' | 'players'>, seat: Seat): Refusal | null {
  const { session } = game;
  if (!isPractice(game, seat)) return ALONE;
  const to = session.lastAct(seat);
  if (to === null) return NOTHING;
  const others = othersOf(session, seat);
  const offered = session.act({
    decision: null,
    by: seat,
    kind: 'offer',
    with: { kind: 'takeBack', to: others, terms: { to } },
  });
  if (!offered.ok) return offered.refusal;
  const offer = session.table.offers.at(-1)!.id;
  for (const by of others) {
    const agreed = session.act({ decision: null, by, kind: 'accept', with: { offer } });
    if (!agreed.ok) return agreed.refusal;
  }
  return null;
}

function othersOf({ game, table }: Session<GameTypes>, seat: Seat): Seat[] {
  const seats = Array.from({ length: table.seats }, (_, other) => other);
  return seats.filter((other) => other !== seat && !(game.isOut?.(table.g, other) ?? false));
}

/** What a computer would answer for the seat, from what the seat knows; null: it is not asked, or the computer is silent. */
export async function adviceFor(
  game: OpenGame,
  access: Access,
  seat: Seat,
  level: Level,
  thinking: Thinking,
): Promise<Advice | null> {
  const players = game.players.map((_, at) =>
    at === seat ? { is: 'computer' as const, level } : { is: 'person' as const },
  );
  const adviser = new Computer({ ...game, players }, thinking);
  try {
    const turn = await adviser.next();
    if (!turn?.thought) return null;
    const { decision, kind, with: answer } = turn.action;
    const described = decision === null ? null : access.questions.describe(decision, answer);
    const act = described?.ok ? described.offered.words : access.actionWords(kind, answer);
    return { act, ...motiveOf(access, turn.action, turn.thought) };
  } finally {
    adviser.stop();
  }
}
