import {
  type GameTypes,
  loadAnyGame,
  Play,
  playersOf,
  randomAction,
  Session,
  seededDice,
  settingFor,
  type Table,
} from '@admiralty/engine';

/** Five players of The Sword and the Stars who are all asked whether the war shall end: the answers are sealed. */
export async function warAtItsVote(): Promise<Table<GameTypes['state']>> {
  const made = await loadAnyGame('sword-and-stars');
  if (!made.ok) throw new Error('there is no such game');
  const { game } = made.module;
  const wish = settingFor(game, { scenario: 'empire-at-bay', seats: 5 });
  const started = wish.ok ? Session.start(game, wish.setting, 'a') : wish;
  if (!started.ok) throw new Error(started.refusal.why);
  const { session } = started;
  const random = playersOf('a');
  while (session.table.pending[0]!.kind !== 'voteToEnd')
    session.act(randomAction(new Play(game, session.table, seededDice), session.table.pending[0]!, random));
  return session.table;
}
