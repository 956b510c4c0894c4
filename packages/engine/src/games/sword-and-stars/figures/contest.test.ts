import { expect, test } from 'vitest';
import { FACE_UP, HAND } from '../state.ts';
import { type Given, type Scene, system } from '../testing/given.ts';
import { ATJAYAN, AVIAN, confederation, HOSPODAR, VEREEN, vote } from '../testing/given-confederation.ts';
import { contestOutlook } from './contest.ts';
import { chitHint } from './hint-chits.ts';

const nelldon = system('nelldon');
/** Atjayan 13 votes, the three others 4 each; VeReen has a Treaty with Atjayan Nelldon. */
const scene = (hands: Given['players'] = {}): Scene =>
  confederation({
    players: { vereen: { hand: ['diplomatic-success-a'] }, ...hands },
    systems: { nelldon: { treaty: ['vereen'] } },
  });
const about = { cause: 'diplomaticSuccess', owner: ATJAYAN, taker: VEREEN, system: nelldon } as const;
const verdict = (at: Scene): string => contestOutlook(at, VEREEN, about).verdict;
const success = (at: Scene) => ({
  chit: at.g.chits.findIndex((place, chit) => place === HAND + VEREEN && isSuccess(at, chit)),
  systems: [nelldon],
});
const isSuccess = (at: Scene, chit: number): boolean =>
  at.data.chitKinds[at.data.chits[chit]!]!.id === 'diplomatic-success-a';

test('SS-7.1e what all votes together cannot carry is lost for certain', () => {
  const at = scene();
  expect(contestOutlook(at, VEREEN, about)).toEqual({
    owner: 13,
    taker: 4,
    open: 8,
    voters: [
      { seat: AVIAN, votes: 4 },
      { seat: HOSPODAR, votes: 4 },
    ],
    verdict: 'kept',
  });
  expect(chitHint(at, VEREEN, success(at))).toBe(
    'Nelldon is yours unless Atjayan Empire contests; votes without chits: you 4, Atjayan Empire 13, open 8 (Avian Republic 4 and The Hospodar League 4): a contest is lost for certain',
  );
  at.anytime(VEREEN, 'playChit', success(at)).answer(ATJAYAN, 'contest', { contest: true });
  const all: [string, number] = ['taker', 4];
  vote(at, { [ATJAYAN]: ['owner', 13], [AVIAN]: all, [VEREEN]: all, [HOSPODAR]: all });
  expect(at.g.systems.owner[nelldon]).toBe(ATJAYAN);
});

test('SS-9.23 Influence chits that may be out leave it open; a hand that cannot hold one does not', () => {
  expect(verdict(scene({ vereen: { hand: ['diplomatic-success-a', 'confederation-influence'] } }))).toBe('open');
  expect(verdict(scene({ avian: { hand: ['treaty-signed'] } }))).toBe('open'); // what it is VeReen does not know
  const shown = scene({ avian: { hand: ['resource-output-growth'] } });
  shown.g.chits = shown.g.chits.map((place) => (place === HAND + AVIAN ? FACE_UP + AVIAN : place));
  expect(verdict(shown)).toBe('kept');
});

test('SS-9.22f where nobody can contest, the System is had at once', () => {
  const at = confederation({
    players: { vereen: { hand: ['diplomatic-success-a'] } },
    systems: { radix: { trade: ['vereen'], treaty: ['vereen'] } },
  });
  expect(chitHint(at, VEREEN, { ...success(at), systems: [system('radix')] })).toMatch(/^Radix is yours at once/);
});
