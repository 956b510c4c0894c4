import { Session, settingFor, type Viewer } from '@admiralty/engine';
import { type Motion, type SsView, swordAndStars } from '@admiralty/engine/sword-and-stars';
import { expect, test } from 'vitest';
import { headline } from '../situation.ts';
import { words } from '../words.ts';
import { argumentsOn, choiceWords, consequenceOf, sureFor } from './arguments.ts';

function opened(pack: Readonly<Record<string, unknown>> | null = null) {
  const found = swordAndStars.open(pack, null);
  if (!found.ok) throw new Error(found.problems[0]);
  return found.module;
}

/** Atjayan 0, Avian 1, VeReen 2, Hospodar 3 are members with 13, 4, 4 and 4 votes, the Hive 4 is none. */
function viewOf(
  position: object | null = null,
  viewer: Viewer = 'public',
  pack: Readonly<Record<string, unknown>> | null = null,
): SsView {
  const { game } = opened(pack);
  const wish = settingFor(game, { scenario: 'empire-no-more', options: {}, seats: 5, position });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const started = Session.start(game, wish.setting, 'arguments');
  if (!started.ok) throw new Error(started.refusal.why);
  return started.session.observe(viewer).view as SsView;
}
const view = viewOf();
const system = (name: string): number => view.systems.findIndex((one) => one.name === name);

const ballots: Readonly<Record<Motion['cause'], string[]>> = {
  ladau: ['in', 'out'],
  treaty: ['grant', 'refuse'],
  diplomaticSuccess: ['owner', 'taker'],
  breach: ['broken', 'kept'],
  diplomaticConquest: ['owner', 'taker'],
  hiveTreaty: ['expel', 'letGo'],
  violation: ['letGo', 'expel', 'expelAndWar'],
  readmission: ['readmit', 'refuse'],
};
const none = { by: -1, concerned: -1, taker: -1, system: -1, agreement: -1, voters: [0, 1, 2, 3] };
const motion = (cause: Motion['cause'], about: Partial<Motion>): Motion => ({
  ...none,
  cause,
  choices: ballots[cause],
  ...about,
});
const spoken = (one: Motion, at = view): string[] =>
  argumentsOn(at, one).map(
    ({ seat, votes, choice, words }) => `${at.names[seat]} ${votes} ${one.choices[choice] ?? '–'}: ${words}`,
  );

test('a contested System: what it is worth to both, and who of the two is stronger already', () => {
  const contest = motion('diplomaticSuccess', { by: 2, concerned: 2, taker: 0, system: system('Ambrel') });
  expect(spoken(contest)).toEqual([
    'VeReen Empire 4 owner: Loses Ambrel: 3 of 24 victory points and 1 vote.',
    'Atjayan Empire 13 taker: Wins Ambrel: up to 3 victory points and 1 vote.',
    'Avian Republic 4 owner: Atjayan has 32 victory points, VeReen 24: better with VeReen.',
    'The Hospodar League 4 owner: Atjayan has 32 victory points, VeReen 24: better with VeReen.',
  ]);
  expect(sureFor(contest, argumentsOn(view, contest))).toEqual([4, 13]); // 8 are open
  expect(contest.choices.map((choice) => choiceWords(view, contest, choice))).toEqual([
    'VeReen keeps it',
    'Atjayan gets it',
  ]);
  expect(consequenceOf(view, contest)).toBe(
    'Atjayan played Diplomatic Success. If the vote goes to Atjayan, VeReen hands Ambrel over or is expelled at once. A tie leaves it with VeReen.',
  );
});

test('a Seat by diplomatic Conquest, for one who does not vote', () => {
  const contest = motion('diplomaticConquest', { by: 3, concerned: 3, taker: 4, system: system('Hospodar') });
  expect(spoken(contest).slice(0, 3)).toEqual([
    'The Hospodar League 4 owner: Loses Hospodar: 8 of 27 victory points and its place in the Confederation. It is the Seat of the Empire.',
    'The Hive 0 taker: Wins Hospodar: up to 5 victory points and 1 vote.',
    'Atjayan Empire 13 owner: Hive has 28 victory points, Hospodar 27: better with Hospodar.',
  ]);
});

test('expulsions: the votes that leave the hall, and war against the leader alone', () => {
  expect(spoken(motion('hiveTreaty', { by: 1, concerned: 2, system: system('Dom') }))).toEqual([
    'VeReen Empire 4 letGo: Expelled, it has no vote (now 4) and is a stranger in its 4 Systems.',
    'Atjayan Empire 13 expel: Without the 4 votes of VeReen its 13 of 25 become 13 of 21.',
    'Avian Republic 4 expel: Without the 4 votes of VeReen its 4 of 25 become 4 of 21.',
    'The Hospodar League 4 expel: Without the 4 votes of VeReen its 4 of 25 become 4 of 21.',
  ]);
  expect(spoken(motion('violation', { by: 2, concerned: 0, system: system('Atjay') }))[1]).toBe(
    'Avian Republic 4 expelAndWar: Atjayan leads with 32 victory points: worth a war that binds everybody’s cards.',
  );
  expect(spoken(motion('violation', { by: 2, concerned: 1, system: system('Atjay') }))[2]).toBe(
    'VeReen Empire 4 expel: Without the 4 votes of Avian its 4 of 25 become 4 of 21. A war would bind its own cards too.',
  );
});

test('a broken promise: who says so, and that nothing follows for one who is no member', () => {
  const bound = {
    ...view,
    agreements: [{ id: 6, a: 1, b: 2, text: 'No Raid on Nur.', isPrivate: false, called: true }],
  };
  const breach = motion('breach', { by: 1, concerned: 2, agreement: 6 });
  expect(consequenceOf(bound, breach)).toBe(
    'The promise: “No Raid on Nur.” If it was broken, VeReen is expelled, if a member. A tie changes nothing.',
  );
  expect(spoken(breach, bound)[2]).toBe(
    'Avian Republic 4 broken: Says that VeReen broke the promise. Without the 4 votes of VeReen its 4 of 25 become 4 of 21.',
  );
  expect(spoken(motion('breach', { by: 1, concerned: 4, agreement: 6 }), bound)[1]).toBe(
    'Atjayan Empire 13 –: Hive is no member and cannot be expelled: nothing follows.',
  );
});

test('Treaties and readmission', () => {
  expect(spoken(motion('treaty', { by: 0, concerned: 0, system: system('Delpodar') }))).toEqual([
    'Atjayan Empire 13 grant: A Treaty with Delpodar is worth 3 victory points.',
    'Avian Republic 4 refuse: 3 victory points more for Atjayan, which has 32 to its 28.',
    'VeReen Empire 4 refuse: 3 victory points more for Atjayan, which has 32 to its 24.',
    'The Hospodar League 4 refuse: 3 victory points more for Atjayan, which has 32 to its 27. Its own Treaty there stays.',
  ]);
  expect(spoken(motion('readmission', { by: 2, concerned: 2, voters: [0, 1, 3] }))).toEqual([
    'VeReen Empire 0 readmit: Wants its 4 votes back, and to be no stranger in its 4 Systems.',
    'Atjayan Empire 13 refuse: With the 4 votes of VeReen its 13 of 21 become 13 of 25.',
    'Avian Republic 4 refuse: With the 4 votes of VeReen its 4 of 21 become 4 of 25.',
    'The Hospodar League 4 refuse: With the 4 votes of VeReen its 4 of 21 become 4 of 25.',
  ]);
});

test('LA’DAU: its vote goes to its owner, while nobody has it to whoever is nearest', () => {
  const ladau = motion('ladau', { by: 1, system: system("LA'DAU") });
  expect(spoken(ladau)).toEqual([
    'Atjayan Empire 13 in: Nobody owns it, and nobody is nearer: 1 link.',
    ...['Avian Republic', 'VeReen Empire', 'The Hospodar League'].map(
      (name) => `${name} 4 out: Nobody owns it. Atjayan is nearest, 1 link away, to win that vote.`,
    ),
  ]);
  const owned = viewOf({ scenario: 'empire-no-more', systems: { 'la-dau': { owner: 'avian' } } });
  expect(spoken(ladau, owned).slice(0, 2)).toEqual([
    'Atjayan Empire 13 out: 1 vote in every Session for Avian, which owns it.',
    'Avian Republic 4 in: Owns LA’DAU: its 4 votes become 5.',
  ]);
  const inside = viewOf({ scenario: 'empire-no-more', ladau: true, systems: { 'la-dau': { owner: 'avian' } } });
  expect(spoken(ladau, inside)[1]).toBe('Avian Republic 5 in: Owns LA’DAU: outside, its 5 votes become 4.');
});

test('nobody’s secrets: a hand of chits changes no word', () => {
  const position = { scenario: 'empire-no-more', players: { vereen: { hand: ['confederation-influence'] } } };
  const rich = viewOf(position, 2);
  expect(rich.players[2]?.hand.map(({ kind }) => kind)).toEqual(['confederation-influence']);
  for (const cause of Object.keys(ballots) as Motion['cause'][]) {
    const one = motion(cause, { by: 1, concerned: 2, taker: 0, system: system('Ambrel') });
    expect(argumentsOn(rich, one)).toEqual(argumentsOn(view, one));
  }
});

test('figures of a data pack stand in the words: votes, Treaties, governed Systems, chits', () => {
  const { tables, 'event-chits': chits } = opened().files as Record<
    'tables' | 'event-chits',
    { rebellionModifiers: object }
  >;
  const changed = {
    ...tables,
    rebellionModifiers: { ...tables.rebellionModifiers, exploitation: 6 },
    votes: { perSystem: 2, atjay: 7, perInfluence: 4 },
    victory: { governable: 1, treaty: 6, conversion: 5, colonization: 5 },
  };
  const at = viewOf(null, 'public', { tables: changed, 'event-chits': { ...chits, maxHeld: 2 } });
  expect(at.printed).toEqual({ rounds: 5, cards: 5, treaty: 6, systemVotes: 2, influence: 4, warChit: 3, chits: 2 });
  expect(words.chitWords['confederation-influence']?.(at.printed)).toBe('+4 votes in one Session.');
  expect(words.chitWords['weapons-advance']?.(at.printed)).toBe('+3 to a Conquest, Raid or Intercept.');
  expect(headline(at)).toBe('Game-Turn 1 of 4 · Round 1 of 5');
  expect(at.systems.find(({ id }) => id === 'atjay')).toMatchObject({ votes: 7, governedWorth: 4 });
  const hospodar = at.systems[system('Hospodar')];
  expect(hospodar?.exploitCheck?.demand).toBe(6);
  expect(hospodar?.exploitCheck?.value).toBe((hospodar?.checks?.[0]?.value ?? 0) + 6);
  const contest = motion('diplomaticConquest', { by: 3, concerned: 3, taker: 4, system: system('Hospodar') });
  expect(spoken(contest, at)[1]).toBe('The Hive 0 taker: Wins Hospodar: up to 3 victory points and 2 votes.');
  const treaty = motion('treaty', { by: 0, concerned: 0, system: system('Delpodar') });
  expect(spoken(treaty, at)[0]).toMatch(/grant: A Treaty with Delpodar is worth 6 victory points\.$/);
  expect(consequenceOf(at, treaty)).toMatch(/6 victory points while Delpodar is its own/);
  expect(consequenceOf(at, motion('ladau', { system: system("LA'DAU") }))).toBe(
    'Inside, it counts 2 votes for its owner. A tie changes nothing.',
  );
});
