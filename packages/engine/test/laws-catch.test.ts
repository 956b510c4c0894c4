import { expect, test } from 'vitest';
import type { Game, GameModule, Play } from '../src/core/index.ts';
import { laws } from '../src/testing.ts';
import { parley } from './parley/index.ts';
import { moduleOf } from './parley/module.ts';
import type { ParleyTypes } from './parley/state.ts';
import { view } from './parley/view.ts';

type Parley = Game<ParleyTypes>;
const { choices, steps } = parley;
const withChoice = <K extends keyof Parley['choices']>(kind: K, change: Partial<Parley['choices'][K]>): Parley => ({
  ...parley,
  choices: { ...choices, [kind]: { ...choices[kind], ...change } },
});
const withStep = <K extends keyof Parley['steps']>(name: K, step: Parley['steps'][K]): Parley => ({
  ...parley,
  steps: { ...steps, [name]: step },
});

/** A plot that sinks one ship before it refuses. */
const sinking: Parley['choices']['plot']['check'] = ({ g }, answer, decision) => {
  const refusal = choices.plot.check({ g, data: parley.data } as Play<ParleyTypes>, answer, decision);
  if (refusal) g.bank += 1;
  return refusal;
};
let drift = 0;

/** Votes that nobody hears and nobody sees: a secret that the resample of Parley does not know. */
const silentVotes: Parley = {
  ...withChoice('vote', {
    apply: (play, { votes }, { by }) => {
      for (const [motion, weight] of votes.entries()) play.g.votes[by * votes.length + motion] = weight;
    },
  }),
  view: (g, viewer) => ({ ...view(g, viewer), votes: [] }),
};
const tellingHint: Partial<GameModule> = {
  hint: ({ g }) => `the deck begins with ${(g as ParleyTypes['state']).deck[0]}`,
};
const withFigures = (plot: Parley['figures']['plot']): Parley => ({ ...parley, figures: { ...parley.figures, plot } });
const withOpenings = (change: Partial<Parley['openings']['plot']>): Parley => ({
  ...parley,
  openings: { plot: { ...parley.openings.plot, ...change } },
});

const faults: [string, string, Parley, Partial<GameModule>?][] = [
  ['offered is accepted', 'a sampler that errs', withChoice('vote', { sample: () => ({ votes: [9, 0, 0] }) })],
  [
    'offered is accepted',
    'an option that is not legal',
    withChoice('parry', { options: () => [{ card: null }, { card: 99 }] }),
  ],
  [
    'offered is accepted',
    'a default answer that is not legal',
    withChoice('parry', { defaultAnswer: () => ({ card: 99 }) }),
  ],
  [
    'a default answer is without chance',
    'a default answer that changes from one call to the next',
    withChoice('vote', { defaultAnswer: () => ({ votes: [drift++ % 2, 0, 0] }) }),
  ],
  [
    'hidden stays hidden',
    'a default answer that looks at the deck',
    withChoice('vote', { defaultAnswer: ({ g }) => ({ votes: [g.deck[0]! % 2, 0, 0] }) }),
  ],
  ['offered is accepted', 'a sample that the shape refuses', withChoice('vote', { sample: () => ({ votes: [0] }) })],
  ['refused changes nothing', 'a check that changes the table', withChoice('plot', { check: sinking })],
  [
    'refused changes nothing',
    'a refusal without a reason',
    withChoice('plot', { check: (...given) => choices.plot.check(...given) && { rule: '', why: '' } }),
  ],
  [
    'asking changes nothing',
    'a sampler that spends',
    withChoice('plot', {
      sample: (play, ...rest) => {
        play.g.votes.fill(1);
        return choices.plot.sample(play, ...rest);
      },
    }),
  ],
  ['somebody must act', 'an empty list of options', withChoice('castingVote', { options: () => [] })],
  ['the game ends', 'a game beyond its bound', { ...parley, bound: () => 3 }],
  [
    'the game ends',
    'a result that places nobody',
    withStep('campaign', (play) => play.finish({ places: [], rule: 'P-8', why: 'none' })),
  ],
  [
    'counters are conserved',
    'gold out of nowhere',
    withStep('raiders', (play) => {
      play.g.gold[0]! += 1;
      play.done();
    }),
  ],
  [
    'the table is JSON',
    'a hole in the state',
    withStep('raiders', (play) => {
      play.g.sunk += Number.NaN;
      play.done();
    }),
  ],
  [
    'saving changes nothing',
    'a rule that looks at something outside the table',
    withStep('raiders', (play) => {
      play.g.votes[0] = drift++;
      play.done();
    }),
  ],
  [
    'forks share nothing',
    'a clone that shares a column',
    { ...parley, clone: (g) => ({ ...parley.clone(g), deck: g.deck }) },
  ],
  [
    'forks share nothing',
    'a resample that shares a column',
    { ...parley, resample: (g, ...rest) => ({ ...parley.resample(g, ...rest), gold: g.gold }) },
  ],
  [
    'hidden stays hidden',
    'a view that shows the deck',
    { ...parley, view: (g, viewer) => ({ ...view(g, viewer), top: g.deck.at(-1) }) },
  ],
  [
    'hidden stays hidden',
    "a sampler that looks at another's hand",
    withChoice('vote', { sample: ({ g }) => ({ votes: [g.deck[0]! % 2, 0, 0] }) }),
  ],
  [
    'hidden stays hidden',
    'a refusal that tells the deck',
    withChoice('plot', {
      check: (play, ...rest) => {
        const refusal = choices.plot.check(play, ...rest);
        return refusal && { ...refusal, why: `${refusal.why} ${play.g.deck[0]}` };
      },
    }),
  ],
  [
    'hidden stays hidden',
    'options that tell the deck',
    withChoice('pressOn', { options: ({ g }) => (g.deck[0]! % 2 ? [true, false] : [false, true]) }),
  ],
  [
    'hidden stays hidden',
    'news that tell what the view keeps secret',
    { ...parley, view: (g, viewer) => ({ ...view(g, viewer), votes: [] }) },
  ],
  [
    'hidden stays hidden',
    'news of a card drawn, told to all',
    withStep('income', (play, frame) => {
      play.emit('P-3', 'top', { card: play.g.deck.at(-1) });
      steps.income(play, frame);
    }),
  ],
  [
    'undo stops at information',
    'an act that shows the deck without a barrier',
    withChoice('vote', {
      apply: (play, _, { by }) => {
        play.g.votes[by * 3] = play.g.deck[0] ?? 0;
      },
    }),
  ],
  [
    'no exception',
    'a rule that throws',
    withStep('raiders', () => {
      throw new Error('planted');
    }),
  ],
  [
    'imagined worlds hold no truth',
    'a resample that turns the true deck round',
    {
      ...parley,
      resample: (g, seat, random) => {
        const next = parley.resample(g, seat, random);
        const [low = 0, high = 0] = [g.deck[0], g.deck.at(-1)];
        return low > high ? next : { ...next, deck: next.deck.toReversed() };
      },
    },
  ],
  ['imagined worlds hold no truth', 'a secret that is never redrawn', silentVotes],
  ['hidden stays hidden', 'odds that tell the deck', parley, tellingHint],
  [
    'hidden stays hidden',
    'figures that tell the deck',
    withFigures(({ g }, answers) => answers.map(() => [g.deck.at(-1) ?? 0])),
  ],
  [
    'hidden stays hidden',
    'openings that tell the deck',
    withOpenings({ next: ({ g }) => ({ ok: true, next: { islands: [], ships: g.deck.at(-1) ?? 0 } }) }),
  ],
  [
    'openings are accepted',
    'an opening that leads to a refusal',
    withOpenings({ leads: () => ({ answers: [{ voyages: [{ island: 9, ships: 1 }] }], partials: [] }) }),
  ],
  [
    'openings are accepted',
    'an opening that leads nowhere',
    withOpenings({ leads: () => ({ answers: [], partials: [{ voyages: [{ island: 9, ships: 1 }] }] }) }),
  ],
  [
    'asking changes nothing',
    'openings that spend',
    withOpenings({
      start: (play) => {
        play.g.votes.fill(1);
        return { voyages: [] };
      },
    }),
  ],
  [
    'unheard acts leave no trace',
    'a sampler that counts the bargains of others',
    withChoice('vote', {
      sample: (play, decision, random) =>
        play.table.offers.length > 0 ? { votes: [0, 0, 0] } : choices.vote.sample(play, decision, random),
    }),
  ],
  [
    'unheard acts leave no trace',
    'words that tell how many have sealed their answer',
    withChoice('plot', {
      check: (play, ...rest) => {
        const refusal = choices.plot.check(play, ...rest);
        return refusal && { ...refusal, why: `${refusal.why} ${play.table.envelopes?.length}` };
      },
    }),
  ],
  [
    'histories look alike',
    'a refusal that tells what others have sealed',
    withChoice('plot', {
      check: (play, ...rest) => {
        const refusal = choices.plot.check(play, ...rest);
        return refusal && { ...refusal, why: `${refusal.why} ${JSON.stringify(play.table.envelopes)}` };
      },
    }),
  ],
  [
    'resampled tables are playable',
    'a resample that loses cards',
    {
      ...parley,
      resample: (g, seat, random) => ({
        ...parley.resample(g, seat, random),
        ships: g.ships.map((n, other) => (other === seat ? n : -1)),
      }),
    },
  ],
];

test.each(faults)(
  '%s: catches %s',
  (law, _, game, more) => {
    const breaches: string[] = [];
    const isCaught = () => breaches.some((line) => line.startsWith(`${law}: `));
    for (const seed of ['1', '2', '3', '4'])
      for (const options of [{}, { raiders: true, council: 'open' }])
        if (!isCaught())
          breaches.push(
            ...laws(game, { module: moduleOf(game, more), seeds: [seed], optionSets: [options] }).violations,
          );
    expect(isCaught()).toBe(true);
    expect(
      breaches.every((line) =>
        /\[game parley, scenario \w+, seats \d, options \{.*\}, seed \d, entry \d+\]$/.test(line),
      ),
    ).toBe(true);
  },
  300_000,
);
