import { boxes, type Game, type GameTypes, randomGame, settingFor } from '@admiralty/engine';
import type { Contender } from './measure.ts';

const BATTLES = ['01-duel', '02-carrier-strike', '03-base-assault', '04-planetfall', '05-surface-storm'];
const WARS = ['07-buffer-zone', '09-four-dukes', '10-second-empire'];
/** Battles a round: they are short. */
const GAMES = 1000;

/** Random battles, and wars of a few turns, of Imperial Ambitions. */
export function imperialCases(): { title: string; contenders: Contender[] }[] {
  const opened = boxes.find(({ id }) => id === 'imperial-ambitions')?.open(null, null);
  if (!opened?.ok) throw new Error('Imperial Ambitions does not open');
  const { game } = opened.box;
  return [
    {
      title: 'Imperial Ambitions: random tactical play, one core',
      contenders: BATTLES.map((id) => ({
        name: id,
        unit: 'decisions/s',
        run: (round) => play(game, id, round, GAMES),
      })),
    },
    {
      title: 'Imperial Ambitions: random wars of ten turns, one core',
      contenders: WARS.map((id) => ({
        name: id,
        unit: 'decisions/s',
        run: (round) => play(game, id, round, 1, { turnLimit: 10 }),
      })),
    },
  ];
}

function play(game: Game<GameTypes>, scenario: string, round: number, games: number, options = {}): number {
  const wish = settingFor(game, { scenario, options });
  if (!wish.ok) throw new Error(wish.refusal.why);
  let actions = 0;
  for (let n = 0; n < games; n++) {
    const played = randomGame(game, wish.setting, `bench ${round} ${n}`);
    if (!played.ok) throw new Error(played.refusal.why);
    actions += played.actions;
  }
  return actions;
}
