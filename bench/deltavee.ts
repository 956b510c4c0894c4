import {
  boxes,
  fork,
  type Game,
  type GameTypes,
  hashOfTable,
  Play,
  pickFrom,
  playersOf,
  randomAction,
  randomGame,
  readSave,
  resume,
  Session,
  saveOf,
  seededDice,
  settingFor,
  type Table,
} from '@admiralty/engine';
import type { Contender } from './measure.ts';

/** Random play, fork, view, hash, save and replay of DeltaVee. */
export function deltaveeCases(): { title: string; contenders: Contender[] }[] {
  const opened = boxes.find(({ id }) => id === 'deltavee')?.open(null, null);
  if (!opened?.ok) throw new Error('DeltaVee does not open');
  const { game } = opened.box;
  const large = tableAfter(game, 'dv-fsb-2', 400);
  const record = recordOf(game, 'dv-2', '7');
  return [
    {
      title: 'DeltaVee: random play, one core',
      contenders: [
        ...['dv-1', 'dv-2', 'dv-own-6', 'dv-fsb-2'].map(
          (id): Contender => ({ name: id, unit: 'decisions/s', run: (round) => play(game, [id], round).actions }),
        ),
        { name: 'all scenarios', unit: 'decisions/s', run: (round) => play(game, allOf(game), round).actions },
        { name: 'all scenarios', unit: 'games/s', run: (round) => play(game, allOf(game), round).games },
      ],
    },
    { title: `DeltaVee: choices per step, dv-2 (${choicesPerStep(game, 'dv-2')})`, contenders: [] },
    {
      title: 'Fork of the largest table (dv-fsb-2, 400 decisions in)',
      contenders: [
        { name: 'fork', unit: 'copies/s', run: () => times(2_000, () => fork(game, large)) },
        { name: 'structuredClone', unit: 'copies/s', run: () => times(100, () => structuredClone(large)) },
      ],
    },
    {
      title: 'The same table: view, fingerprint, save',
      contenders: [
        { name: 'view of a seat', unit: 'views/s', run: () => times(300, () => game.view(large.g, 0)) },
        { name: 'fingerprint', unit: 'hashes/s', run: () => times(300, () => hashOfTable(large)) },
        { name: 'JSON text', unit: 'texts/s', run: () => times(300, () => JSON.stringify(large)) },
      ],
    },
    {
      title: `Replay with every roll and fingerprint checked (dv-2, ${record.entries} entries)`,
      contenders: [{ name: 'replay', unit: 'entries/s', run: () => record.replay() }],
    },
  ];
}

function allOf(game: Game<GameTypes>): string[] {
  return game.scenarios.map(({ id }) => id);
}

function settingOf(game: Game<GameTypes>, scenario: string) {
  const setting = settingFor(game, { scenario });
  if (!setting.ok) throw new Error(setting.refusal.why);
  return setting.setting;
}

function play(game: Game<GameTypes>, scenarios: readonly string[], round: number): { actions: number; games: number } {
  let actions = 0;
  let games = 0;
  for (const scenario of scenarios) {
    const played = randomGame(game, settingOf(game, scenario), `bench ${round}`);
    if (!played.ok) throw new Error(played.refusal.why);
    actions += played.actions;
    games++;
  }
  return { actions, games };
}

function tableAfter(game: Game<GameTypes>, scenario: string, depth: number): Table<object> {
  const played = randomGame(game, settingOf(game, scenario), 'bench', { depth });
  if (!played.ok) throw new Error(played.refusal.why);
  return played.table;
}

function choicesPerStep(game: Game<GameTypes>, scenario: string): string {
  const counts: number[] = [];
  randomGame(game, settingOf(game, scenario), 'choices', {
    depth: 2_000,
    watch: (watched) => {
      const decision = watched.table.pending[0]!;
      const options = watched.choiceOf(decision.kind).options?.(watched, decision);
      if (options) counts.push(options.length);
    },
  });
  counts.sort((a, b) => a - b);
  return `median ${counts[counts.length >> 1]}, most ${counts.at(-1)} over ${counts.length} steps`;
}

function recordOf(game: Game<GameTypes>, scenario: string, seed: string): { entries: number; replay(): number } {
  const started = Session.start(game, settingOf(game, scenario), seed);
  if (!started.ok) throw new Error(started.refusal.why);
  const { session } = started;
  const random = playersOf(seed);
  while (session.table.result === null && session.log.length < 1_000) {
    const now = new Play(game, session.table, seededDice);
    session.act(randomAction(now, pickFrom(session.table.pending, random), random));
  }
  const read = readSave(JSON.parse(JSON.stringify(saveOf(session))));
  if (!read.ok) throw new Error(read.why);
  const entries = session.log.length;
  return {
    entries,
    replay: () => {
      const again = resume(game, read.save);
      if (!again.ok) throw new Error(again.why);
      return entries;
    },
  };
}

function times(count: number, run: () => unknown): number {
  for (let n = 0; n < count; n++) run();
  return count;
}
