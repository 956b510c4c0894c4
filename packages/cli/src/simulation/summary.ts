import {
  type GameRecord,
  mean,
  measuresOf,
  quantile,
  type SlowTurn,
  type Spread,
  type Standing,
  scoreOf,
  seatStandings,
  spreadOf,
  standingOf,
} from '@admiralty/bots';

export interface ScenarioSummary {
  scenario: string;
  seats: string[];
  games: number;
  /** won alone, by seat */
  wins: number[];
  draws: number;
  medianActions: number;
  endings: Record<string, number>;
  bySeat: Standing[];
  byBot: Standing[];
  actions: Spread;
  turns: Spread;
  /** figures by turn: mean over the games that lasted so long, seat by seat */
  tracks: { name: string; turns: { turn: number; games: number; values: number[] }[] }[];
  /** mean number in a game */
  events: { name: string; mean: number }[];
}

/** Time of the decisions of a bot over all games. */
export interface ThinkingSummary {
  bot: string;
  decisions: number;
  median: number;
  p99: number;
  most: number;
  nodes: number;
  /** proposals that the rules refused, and decisions that came late: both should be none */
  dropped: number;
  late: number;
}

export function summarise(
  game: string,
  scenario: string,
  seats: string[],
  all: readonly GameRecord[],
): ScenarioSummary {
  const records = all.filter((one) => one.scenario === scenario);
  const wins = seats.map((_, seat) => records.filter(({ places }) => scoreOf(places, seat) === 1).length);
  const actions = spreadOf(records.map((one) => one.actions));
  return {
    scenario,
    seats,
    games: records.length,
    wins,
    draws: records.length - wins.reduce((sum, count) => sum + count, 0),
    medianActions: actions.median,
    endings: countBy(records.map(({ rule }) => rule)),
    bySeat: seatStandings(seats, records),
    byBot: byBot(records),
    actions,
    turns: spreadOf(records.map((one) => one.turns)),
    tracks: tracksOf(game, seats.length, records),
    events: Object.entries(measuresOf(game).events)
      .map(([what, name]) => ({ name, mean: mean(records.map(({ events }) => events[what] ?? 0)) }))
      .filter((one) => one.mean > 0),
  };
}

/** Time is what differs from run to run, so it stands apart from what the seed decides. */
export function thinkingOf(records: readonly GameRecord[]): { bots: ThinkingSummary[]; slowest: SlowTurn[] } {
  const names = [...new Set(records.flatMap(({ thinking }) => Object.keys(thinking)))].sort();
  const bots = names.map((bot): ThinkingSummary => {
    const parts = records.flatMap(({ thinking }) => thinking[bot] ?? []);
    const ms = parts.flatMap((part) => part.ms);
    const sum = (of: 'nodes' | 'dropped' | 'late'): number => parts.reduce((total, part) => total + part[of], 0);
    return {
      bot,
      decisions: ms.length,
      median: quantile(ms, 0.5),
      p99: quantile(ms, 0.99),
      most: ms.reduce((most, one) => Math.max(most, one), 0),
      nodes: sum('nodes'),
      dropped: sum('dropped'),
      late: sum('late'),
    };
  });
  const slowest = records.flatMap((one) => one.slowest).sort((a, b) => b.ms - a.ms);
  return { bots, slowest: slowest.slice(0, 10) };
}

function byBot(records: readonly GameRecord[]): Standing[] {
  const names = [...new Set(records.flatMap(({ bots }) => bots))].sort();
  return names.map((name) =>
    standingOf(
      name,
      records.flatMap(({ bots, places }) => bots.flatMap((bot, seat) => (bot === name ? [scoreOf(places, seat)] : []))),
    ),
  );
}

/** Turns that fewer than one game in so many has reached are left out: their means say little. */
const FEW = 5;

function tracksOf(game: string, seats: number, records: readonly GameRecord[]): ScenarioSummary['tracks'] {
  return measuresOf(game).tracks.map(({ name }, track) => {
    const byTurn = new Map<number, number[][]>();
    for (const { tracks } of records)
      for (const { turn, values } of tracks[track] ?? []) byTurn.set(turn, [...(byTurn.get(turn) ?? []), values]);
    const turns = [...byTurn]
      .filter(([, rows]) => rows.length * FEW >= records.length)
      .sort(([a], [b]) => a - b)
      .map(([turn, rows]) => ({
        turn,
        games: rows.length,
        values: Array.from({ length: seats }, (_, seat) => mean(rows.map((row) => row[seat] ?? 0))),
      }));
    return { name, turns };
  });
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
