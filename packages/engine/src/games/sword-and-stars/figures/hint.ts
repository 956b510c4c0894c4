/** What an answer means before it is given: rating, cost, chances and votes, worked from what the seat knows. */

import { capital, counted, signed } from '#core/text';
import type { Decision } from '#core/types';
import { SECTORS } from '../data/names.ts';
import { REBELLION, UNREST } from '../data/types.ts';
import type { Cause } from '../orders/orders.ts';
import { inTurnOrder, nameOf, ownerName } from '../rules/03-systems.ts';
import { levelOf } from '../rules/06-seats/governments.ts';
import { motionFor } from '../rules/07-confederation/sessions.ts';
import { sessionVotes, votesToEnd } from '../rules/07-confederation/votes.ts';
import { partialsOn } from '../rules/11-operations/effectiveness.ts';
import { yieldOf } from '../rules/13-raid.ts';
import { rebellionOutcome, rebellionValue } from '../rules/20-rebellion.ts';
import { ideologyName, raceName } from '../secrets/view-systems.ts';
import type { Act, Choices, Position, TaxOrder } from '../types.ts';
import { actHint, interceptHint, percent } from './hint-operations.ts';

type Hint<K extends keyof Choices> = (
  at: Position,
  by: number,
  answer: Choices[K]['answer'],
  about: Choices[K]['about'],
) => string | null;

/** By kind of decision; of the others there is nothing to say. */
const HINTS: { [K in keyof Choices]?: Hint<K> } = {
  act: (at, by, answer: Act) => actHint(at, by, answer),
  intercept: (at, by, answer, about) => interceptHint(at, by, about, answer),
  tax: taxHint,
  contest: (at, by, { contest }, { cause, taker, system }) =>
    joined(
      `${nameOf(at, system)} to ${ownerName(at, taker)}`,
      contest && votesHint(at, cause, { by, concerned: by, taker, system }),
    ),
  handOver: (at, _, __, { system, taker }) => `${nameOf(at, system)} to ${ownerName(at, taker)}`,
  call: (at, by, { call }, { cause, accused, system }) =>
    joined(
      `${ownerName(at, accused)}: ${OFFENCES[cause]} ${nameOf(at, system)}`,
      call && votesHint(at, cause, { by, concerned: accused, system }),
    ),
  sectorCheck: ({ g }, _, __, { player, sector }) => `${capital(SECTORS[sector]!)} at ${levelOf(g, player, sector)}`,
  voteToEnd: (at, _, { vote }, { votes }) => (vote === 'abstain' ? null : `${votes} of ${allVotes(at)} votes`),
  maintain: (at, by, { pay }, { system }) =>
    joined(nameOf(at, system), pay && `you have ${counted(at.g.players.points[by]!, 'Resource Point')}`),
  newSeat: (at, _, { system }) => seatHint(at, system),
  moveSeat: (at, _, { system }) => (system < 0 ? null : seatHint(at, system)),
};

const OFFENCES = { violation: 'violation of', hiveTreaty: 'a Treaty with' } as const;

function joined(what: string, more: string | false): string {
  return more === false ? what : `${what}; ${more}`;
}

/** A few words on what an answer would mean, or null where there is nothing to say. */
export function hintFor(at: Position, { by, kind, about }: Decision, answer: unknown): string | null {
  const hint = Object.hasOwn(HINTS, kind) ? HINTS[kind as keyof Choices] : undefined;
  return (hint as Hint<keyof Choices> | undefined)?.(at, by, answer as never, about as never) ?? null;
}

/** Chance of Unrest and of Rebellion, and what an Exploitation yields; the Seat has no check (10.15, R54). */
function taxHint(at: Position, player: number, order: TaxOrder): string | null {
  if (order.do === 'done') return null;
  const brings = order.do === 'exploit' ? [exploitWords(at, order.system)] : [];
  const isSeat = at.g.players.seat[player] === order.system;
  const isQuiet = at.g.systems.unrest[order.system] === 0;
  if (isSeat) return ['the Seat: no check', ...brings].join('; ');
  if (order.do === 'exploit' && isQuiet) return ['brings Unrest, no check', ...brings].join('; ');
  const value = rebellionValue(at, order.system, demandOf(at, order));
  return [rebellionWords(at, value), ...brings].join('; ');
}

function demandOf({ data }: Position, order: Exclude<TaxOrder, { do: 'done' }>): number {
  return order.do === 'exploit' ? data.tables.rebellion.exploitation : order.points;
}

function rebellionWords(at: Position, value: number): string {
  if (value >= at.data.tables.rebellion.autoRebelAt) return 'certain Rebellion';
  const counts = { [UNREST]: 0, [REBELLION]: 0 } as Record<number, number>;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const outcome = rebellionOutcome(at, value, a + b);
      if (outcome in counts) counts[outcome]! += 1;
    }
  return `value ${signed(value)}: Unrest ${percent(counts[UNREST]!, 36)}, Rebellion ${percent(counts[REBELLION]!, 36)}`;
}

/** The least and the most that the die brings, partial conquests taken off (12.35). */
function exploitWords(at: Position, system: number): string {
  const [least, most] = [1, 6].map((die) => Math.max(0, yieldOf(at, system, die) - partialsOn(at.g, system)));
  return least === most ? `yields ${least}` : `yields ${least} to ${most}`;
}

/** Who would vote with how much, chits apart. */
function votesHint(at: Position, cause: Cause, about: Parameters<typeof motionFor>[2]): string {
  const votes = motionFor(at, cause, about).voters.map((seat) => `${at.g.names[seat]} ${sessionVotes(at, seat)}`);
  return `votes without chits: ${votes.join(', ')}`;
}

function allVotes(at: Position): number {
  return inTurnOrder(at.g).reduce((sum, seat) => sum + votesToEnd(at, seat), 0);
}

function seatHint(at: Position, system: number): string {
  const { tech, race, ideology } = at.g.systems;
  return `Tech Level ${signed(tech[system]!)}, ${raceName(at, race[system]!)}, ${ideologyName(at, ideology[system]!)}`;
}
