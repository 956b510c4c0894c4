import {
  fork,
  type Game,
  type GameTypes,
  hashOfTable,
  type Options,
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
import { gameLoaders } from '@admiralty/engine/testing';
import type { Contender } from './measure.ts';

/** Scenarios played one after the other: a round of the measurement. */
interface Course {
  name: string;
  /** null: all of the game */
  scenarios: readonly string[] | null;
  /** games of each */
  games: number;
  options?: Options;
}

interface Cases {
  courses: readonly Course[];
  /** the largest table: a scenario, and how many decisions in */
  large: readonly [scenario: string, decisions: number];
  /** the scenario that is replayed and whose choices are counted */
  record: string;
}

const alone = (scenario: string, games: number, options: Options = {}): Course => ({
  name: scenario,
  scenarios: [scenario],
  games,
  options,
});

const EVERYTHING: Course = { name: 'all scenarios', scenarios: null, games: 1 };
const BATTLES = ['01-duel', '02-carrier-strike', '03-base-assault', '04-planetfall', '05-surface-storm'];
const SHORT_WAR = { turnLimit: 10 };

const FRONTS = ['jewell-gate', 'regina-front', 'lanth-road'];

const CASES: Readonly<Record<string, Cases>> = {
  deltavee: {
    courses: [alone('dv-1', 4), alone('dv-2', 20), alone('dv-own-6', 2), alone('dv-fsb-2', 2), EVERYTHING],
    large: ['dv-fsb-2', 400],
    record: 'dv-2',
  },
  'fifth-frontier-war': {
    courses: [
      alone('ruie-gunnery', 50),
      { name: 'fronts', scenarios: FRONTS, games: 4 },
      alone('campaign', 1, { turnLimit: 26 }),
    ],
    large: ['campaign', 400],
    record: 'jewell-gate',
  },
  'sword-and-stars': {
    courses: [alone('rise-of-empire', 20), alone('two-new-empires', 10), alone('great-galactic-war', 2), EVERYTHING],
    large: ['great-galactic-war', 400],
    record: 'two-new-empires',
  },
  'imperial-ambitions': {
    courses: [
      ...BATTLES.map((id) => alone(id, 50)),
      { name: 'all battles', scenarios: BATTLES, games: 20 },
      alone('07-buffer-zone', 1, SHORT_WAR),
      alone('10-second-empire', 1, SHORT_WAR),
    ],
    large: ['10-second-empire', 400],
    record: '01-duel',
  },
};

interface Group {
  title: string;
  contenders: Contender[];
}

/** Random play, fork, view, hash, save and replay of each game. */
export function gameGroups(): Group[] {
  return gameLoaders.flatMap((maker) => {
    const cases = CASES[maker.id];
    const opened = maker.open(null, null);
    if (!cases || !opened.ok) throw new Error(`${maker.title}: no cases, or it does not open`);
    return groupsOf(opened.module.game, cases);
  });
}

function groupsOf(game: Game<GameTypes>, { courses, large: [scenario, decisions], record: recorded }: Cases): Group[] {
  const large = tableAfter(game, scenario, decisions);
  const size = Math.round(JSON.stringify(large).length / 1024);
  const record = recordOf(game, recorded, '7');
  return [
    {
      title: `${game.title}: random play, one core (${recorded}: ${choicesPerStep(game, recorded)})`,
      contenders: courses.flatMap((course): Contender[] => [
        { name: course.name, unit: 'decisions/s', run: (round) => play(game, course, round).actions },
        { name: course.name, unit: 'games/s', run: (round) => play(game, course, round).games },
      ]),
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

function settingOf(game: Game<GameTypes>, scenario: string, options: Options = {}) {
  const setting = settingFor(game, { scenario, options });
  if (!setting.ok) throw new Error(setting.refusal.why);
  return setting.setting;
}

function play(game: Game<GameTypes>, { scenarios, games, options }: Course, round: number) {
  const played = { actions: 0, games: 0 };
  for (const scenario of scenarios ?? game.scenarios.map(({ id }) => id)) {
    const setting = settingOf(game, scenario, options);
    for (let n = 0; n < games; n++) {
      const outcome = randomGame(game, setting, `bench ${round} ${n}`);
      if (!outcome.ok) throw new Error(outcome.refusal.why);
      played.actions += outcome.actions;
      played.games++;
    }
  }
  return played;
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
