import { boxes, Play, playersOf, randomAction, Session, seededDice, settingFor } from '@admiralty/engine';
import { expect, test } from 'vitest';
import type { Player } from '../types.ts';
import { History } from './history.ts';
import { NEW, type Place } from './place.ts';
import { Screen, type Update } from './screen.ts';

/** A war of four with a person on the first seat, some actions old. */
function war(actions: number): { place: Place; screen: Screen; last: () => Update; goOn: () => void } {
  const opened = boxes.find(({ id }) => id === 'sword-and-stars')!.open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { box } = opened;
  const scenario = box.game.scenarios.find(({ seats }) => seats.length >= 4)!.id;
  const wish = settingFor(box.game, { scenario, seats: 4 });
  const started = wish.ok ? Session.start(box.game, wish.setting, 'screen') : wish;
  if (!started.ok) throw new Error(started.refusal.why);
  const { session } = started;
  const players = Array.from(
    { length: 4 },
    (_, seat): Player => (seat === 0 ? { is: 'person' } : { is: 'computer', level: 'cadet' }),
  );
  const own = { id: 'x', game: 'sword-and-stars' as const, motives: {}, secret: 's', pack: null };
  const place: Place = { ...NEW, ...own, box, session, players };
  const told: Update[] = [];
  const history = new History(session);
  const screen = new Screen(place, history, (update) => told.push(update));
  const random = playersOf('screen');
  const goOn = (): void => {
    screen.changed();
    screen.tell();
  };
  for (let i = 0; i < actions; i++) {
    const play = new Play(box.game, session.table, seededDice);
    session.act(randomAction(play, session.table.pending[0]!, random));
    goOn();
  }
  return { place, screen, last: () => told.at(-1)!, goOn };
}
const whisper = (by: number, to: number) => ({
  decision: null,
  by,
  kind: 'offer',
  with: { kind: 'agreement', to: [to], terms: { text: 'between us', isPrivate: true } },
});

test('what others whisper is neither counted, nor in the log, nor in the way of undo', () => {
  const { place, last, goOn } = war(40);
  place.session.act(whisper(0, 1)); // something that can be taken back
  goOn();
  const before = last();
  expect(before.state.undo.steps).toBe(1);
  const outcome = place.session.act(whisper(2, 3));
  if (!outcome.ok) throw new Error(outcome.refusal.why);
  goOn();
  const { state, entries, from } = last();
  expect([state.length, state.undo]).toEqual([before.state.length, before.state.undo]);
  expect(from + entries.length).toBe(before.from + before.entries.length);
  expect(state.length).toBeLessThan(place.session.log.length);
  expect(JSON.stringify(last())).not.toMatch(/"visibleTo"|"hash"/);
});

test('an undo under the acts of others leaves the log and the past as they are', () => {
  const { place, screen, last, goOn } = war(37);
  const { length } = last().state;
  const then = screen.at(length);
  place.session.act(whisper(0, 1));
  goOn();
  for (let i = 0; i < 3; i++) {
    place.session.act(whisper(2, 3)); // past a copy of the history
    goOn();
  }
  expect(place.session.undo(0).ok).toBe(true);
  goOn();
  expect(last().state.length).toBe(length);
  expect(screen.at(length)).toEqual(then);
  for (let number = 0; number <= length; number++) expect(screen.at(number).viewer).toBe(0);
});
