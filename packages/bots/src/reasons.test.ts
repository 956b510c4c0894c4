import { type GameTypes, heardBy, Play, randomFrom, Session, seededDice, settingFor } from '@admiralty/engine';
import { gameLoaders } from '@admiralty/engine/testing';
import { expect, test } from 'vitest';
import { isReasonOpen, sealedQuestion } from './reasons.ts';

function start(id: string, scenario: string): Session<GameTypes> {
  const opened = gameLoaders.find((loader) => loader.id === id)!.open(null, null);
  if (!opened.ok) throw new Error(`no ${id}`);
  const { game } = opened.module;
  const wish = settingFor(game, { scenario });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const started = Session.start(game, wish.setting, 'reasons');
  if (!started.ok) throw new Error(started.refusal.why);
  return started.session;
}

/** Answers the open question of a seat by chance. */
function answer(session: Session<GameTypes>, seat: number): number | null {
  const asked = session.table.pending.find(({ by }) => by === seat)!;
  const sealed = sealedQuestion(session.table, asked.id);
  const play = new Play(session.game, session.table, seededDice);
  const sample = play.choiceOf(asked.kind).sample(play, asked, randomFrom(1));
  expect(session.act({ decision: asked.id, by: seat, kind: asked.kind, with: sample }).ok).toBe(true);
  return sealed;
}

test('the reason of a sealed answer is held back until the envelopes are opened', () => {
  const session = start('deltavee', 'dv-own-1');
  const sealed = answer(session, 1);
  expect(sealed).not.toBeNull();
  const isOpen = (): boolean => isReasonOpen(session.table, { sealed, isHeard: false });
  expect(isOpen()).toBe(false);
  answer(session, 0);
  expect(isOpen()).toBe(true);
});

test('the reason of an act that nobody heard is held back until the game is over', () => {
  const session = start('sword-and-stars', 'empires-re-emerge');
  const offer = { kind: 'agreement', to: [2], terms: { text: 'not a word to the others', isPrivate: true } };
  expect(session.act({ decision: null, by: 1, kind: 'offer', with: offer })).toMatchObject({ ok: true });
  const isOpen = (seat: number): boolean =>
    isReasonOpen(session.table, { sealed: null, isHeard: heardBy(seat, session.events.at(-1)!).length > 0 });
  expect([isOpen(0), isOpen(2)]).toEqual([false, true]);
  const over = { ...session.table, result: { places: [1, 2, 2, 2], rule: 'SS-25.2c', why: 'the end' } };
  expect(isReasonOpen(over, { sealed: null, isHeard: false })).toBe(true);
});
