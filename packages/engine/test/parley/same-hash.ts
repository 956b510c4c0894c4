import type { Save } from '../../src/core/index.ts';
import {
  fork,
  hashOf,
  Play,
  playersOf,
  randomAction,
  readSave,
  resume,
  saveOf,
  seededDice,
  wordsOf,
} from '../../src/core/index.ts';
import { laws } from '../../src/testing.ts';
import { given } from './given.ts';
import { parley } from './index.ts';

/** A game of random players, recorded as a file would hold it. */
export function recordedGame(seed: string): Save {
  const session = given({ seed, seats: 4, options: { rounds: 6, raiders: true } });
  const random = playersOf(seed);
  while (session.table.result === null) {
    const play = new Play(parley, fork(parley, session.table), seededDice);
    session.receive(randomAction(play, play.table.pending[random.below(play.table.pending.length)]!, random));
  }
  return JSON.parse(JSON.stringify(saveOf(session))) as Save;
}

/** What this host makes of recorded games: every fingerprint, the news, the dice of a seed. */
export function fingerprints(files: readonly unknown[]): string[] {
  return files.flatMap((file) => {
    const read = readSave(file);
    const loaded = read.ok ? resume(parley, read.save) : read;
    if (!loaded.ok) return [loaded.why];
    const { log, events, commitment, seed } = loaded.session;
    const { violations } = laws(parley, { scenarios: ['duel'], seeds: [seed], optionSets: [{ rounds: 1 }] });
    return [...log.map(({ hash }) => hash), hashOf(events), commitment, wordsOf(seed).join(), ...violations];
  });
}
