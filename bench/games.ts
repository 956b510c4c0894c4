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

interface Cases {
  /** scenarios measured by themselves, beside all of them together */
  alone: readonly string[];
  /** the largest table: a scenario, and how many decisions in */
  large: readonly [scenario: string, decisions: number];
  /** the scenario that is replayed and whose choices are counted */
  record: string;
}

const CASES: Readonly<Record<string, Cases>> = {
  deltavee: { alone: ['dv-1', 'dv-2', 'dv-own-6', 'dv-fsb-2'], large: ['dv-fsb-2', 400], record: 'dv-2' },
  'sword-and-stars': {
    alone: ['rise-of-empire', 'great-galactic-war'],
    large: ['great-galactic-war', 400],
    record: 'two-new-empires',
  },
};

interface Group {
  title: string;
  contenders: Contender[];
}

/** Random play, fork, view, hash, save and replay of each game. */
export function gameGroups(): Group[] {
  return boxes.flatMap((maker) => {
    const cases = CASES[maker.id];
    const opened = maker.open(null, null);
    if (!cases || !opened.ok) throw new Error(`${maker.title}: no cases, or its box does not open`);
    return groupsOf(opened.box.game, cases);
  });
}

function groupsOf(game: Game<GameTypes>, { alone, large: [scenario, decisions], record: recorded }: Cases): Group[] {
  const large = tableAfter(game, scenario, decisions);
  const size = Math.round(JSON.stringify(large).length / 1024);
  const record = recordOf(game, recorded, '7');
  const all = game.scenarios.map(({ id }) => id);
  const decide = (name: string, scenarios: readonly string[]): Contender => ({
    name,
    unit: 'decisions/s',
    run: (round) => play(game, scenarios, round).actions,
  });
  return [
    {
      title: `${game.title}: random play, one core (${recorded}: ${choicesPerStep(game, recorded)})`,
      contenders: [
        ...alone.map((id) => decide(id, [id])),
        decide('all scenarios', all),
        { name: 'all scenarios', unit: 'games/s', run: (round) => play(game, all, round).games },
      ],
    },
    {
      title: `${game.title}: fork of the largest table (${scenario}, ${decisions} decisions in, ${size} kB as JSON)`,
      contenders: [
        { name: 'fork', unit: 'copies/s', run: () => times(2_000, () => fork(game, large)) },
        { name: 'structuredClone', unit: 'copies/s', run: () => times(100, () => structuredClone(large)) },
      ],
    },
    {
      title: `${game.title}: the same table's view, fingerprint, text`,
      contenders: [
        { name: 'view of a seat', unit: 'views/s', run: () => times(300, () => game.view(large.g, 0)) },
        { name: 'fingerprint', unit: 'hashes/s', run: () => times(300, () => hashOfTable(large)) },
        { name: 'JSON text', unit: 'texts/s', run: () => times(300, () => JSON.stringify(large)) },
      ],
    },
    {
      title: `${game.title}: replay with every roll and fingerprint checked (${recorded}, ${record.entries} entries)`,
      contenders: [{ name: 'replay', unit: 'entries/s', run: () => record.replay() }],
    },
  ];
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
  return `choices a step: median ${counts[counts.length >> 1]}, most ${counts.at(-1)}, over ${counts.length} steps`;
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
