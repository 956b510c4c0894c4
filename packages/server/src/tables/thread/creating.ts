import { randomBytes } from 'node:crypto';
import { levelsOf } from '@admiralty/bots';
import { type GameModule, loadAnyGame, seatNamesOf, settingFor } from '@admiralty/engine';
import { HttpProblem } from '../../http/problem.ts';
import type { SeatBody, SeatFor, TableSetting } from '../records.ts';
import { Seating } from '../seating.ts';
import type { TableWish } from '../shapes.ts';
import { begun, type Restored, rulesOf } from './opening.ts';
import { clocksOf } from './timing.ts';

/** A new table from a wish; `accounts` are those named by the seats. What cannot be is refused in words. */
export async function newTable(
  wish: TableWish,
  owner: string,
  accounts: readonly (string | null)[],
): Promise<Restored> {
  const made = await loadAnyGame(wish.game);
  if (!made.ok) throw new HttpProblem('malformed', `there is no game ${wish.game}`);
  const { module } = made;
  const { scenario, options } = wish;
  const setting = settingFor(module.game, { scenario, options, seats: wish.seats.length });
  if (!setting.ok) throw new HttpProblem('malformed', setting.refusal.why);
  for (const seat of wish.seats)
    if (seat.is === 'bot' && !levelsOf(wish.game).includes(seat.level))
      throw new HttpProblem('malformed', `${module.game.title} has no ${seat.level}`);
  const info = module.game.scenarios.find(({ id }) => id === setting.setting.scenario)!;
  const stored: TableSetting = {
    game: wish.game,
    scenario: setting.setting.scenario,
    options: setting.setting.options,
    seats: wish.seats.map((seat, at) => seatFor(seat, accounts[at] ?? null)),
    names: seatNamesOf(module.game, setting.setting),
    title: wish.title ?? info.title,
    scenarioTitle: info.title,
    owner,
    spectators: wish.spectators,
    listed: wish.listed,
    ...(wish.delay > 0 && { delay: wish.delay }),
    ...(wish.clock && { clock: wish.clock }),
    seated: wish.seats.flatMap((seat, at) => seatedBy(seat, at, owner, wish.entropy)),
  };
  return tableFrom(module, stored);
}

/** A new table before anything is done at it. */
export function tableFrom(module: GameModule, setting: TableSetting): Restored {
  const restored: Restored = {
    setting,
    rules: rulesOf(module),
    module,
    seating: new Seating(setting.seats.length, setting.seated),
    seed: randomBytes(32).toString('hex'),
    seq: 0,
    shownAt: 0,
    outcome: '',
    snapshotAt: 0,
    commands: new Set(),
    pace: { paused: null, wants: [] },
    clocks: clocksOf(setting, []),
    seqs: [],
    play: null,
  };
  restored.play = begun(restored);
  return restored;
}

function seatFor(seat: TableWish['seats'][number], account: string | null): SeatFor {
  if (seat.is === 'account' && account !== null) return { for: 'account', account };
  return { for: seat.is === 'open' ? 'anyone' : 'invited' };
}

function seatedBy(
  seat: TableWish['seats'][number],
  at: number,
  owner: string,
  entropy: string | undefined,
): SeatBody[] {
  if (seat.is === 'you') return [{ seat: at, account: owner, bot: null, ...(entropy && { entropy }) }];
  return seat.is === 'bot' ? [{ seat: at, account: null, bot: seat.level }] : [];
}
