import { copy } from './copy.ts';
import type { Dice } from './dice.ts';
import { wordsOf } from './dice.ts';
import { hashOf } from './hash.ts';
import type { Listener } from './play.ts';
import { Play } from './play.ts';
import type { Decision, Frame, Game, GameTypes, Rejected, Setting, Table } from './types.ts';

/** Sets up a game and plays it up to the first question. */
export function startTable<T extends GameTypes>(
  game: Game<T>,
  setting: Setting,
  /** a seed, or the generator's words */
  seed: string | number[],
  dice: Dice,
  witness: Listener | null = null,
): { ok: true; table: Table<T['state']> } | Rejected {
  const made = game.setUp(setting);
  if (!made.ok) return made;
  const table: Table<T['state']> = {
    game: game.id,
    rulesVersion: game.version,
    seats: setting.seats,
    nextId: 1,
    rng: typeof seed === 'string' ? wordsOf(seed) : seed,
    stack: [{ step: game.first, at: 0, my: {}, back: null }],
    pending: [],
    envelopes: [],
    offers: [],
    offersMade: {},
    result: null,
    g: made.g,
  };
  new Play(game, table, dice, witness).advance();
  return { ok: true, table };
}

/** A copy that shares nothing with the original; `g` takes the place of its state. */
export function fork<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['state']>,
  g: T['state'] = game.clone(table.g),
): Table<T['state']> {
  return {
    game: table.game,
    rulesVersion: table.rulesVersion,
    seats: table.seats,
    nextId: table.nextId,
    rng: table.rng.slice(),
    stack: table.stack.map(copyFrame),
    pending: table.pending.map(copyDecision),
    envelopes: copy(table.envelopes),
    offers: copy(table.offers),
    offersMade: { ...table.offersMade },
    result: copy(table.result),
    g,
  };
}

export function hashOfTable<G>(table: Table<G>): string {
  return hashOf(table);
}

function copyFrame(frame: Frame): Frame {
  return { step: frame.step, at: frame.at, my: copy(frame.my), back: copy(frame.back) };
}
function copyDecision(d: Decision): Decision {
  return { id: d.id, by: d.by, kind: d.kind, rule: d.rule, sealed: d.sealed, about: copy(d.about) };
}
