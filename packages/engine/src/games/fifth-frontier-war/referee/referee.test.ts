import { expect, test } from 'vitest';
import { seededDice, wordsOf } from '#core/dice';
import { settingFor } from '#core/options';
import { Play } from '#core/play';
import { pickFrom } from '#core/random';
import { playersOf, randomAction } from '#core/random-game';
import { startTable } from '#core/table';
import type { GameEvent } from '#core/types';
import { distanceBetween } from '../data/places.ts';
import { NOBODY } from '../data/types.ts';
import { mailFrom } from '../rules/03-movement/xboat.ts';
import { cloneState } from '../state.ts';
import { givenState, place, standardGame } from '../testing/given.ts';
import { encounterAt } from './encounters.ts';
import { dateOf, journalEntries, journalHtml, journalMarkdown } from './journal.ts';
import { Knowledge, newsOnTheWay } from './knowledge.ts';
import { WarRecorder } from './record.ts';
import type { NewsItem, WarWeek } from './types.ts';

const { data } = standardGame;

interface PlayedWar {
  weeks: WarWeek[];
  at: { g: ReturnType<typeof cloneState>; data: typeof data };
}

/** From a week on other orders and other dice. */
interface Parting {
  week: number;
  seed: string;
}

/** A campaign among random players up to a week, recorded. */
function playedWar(seed: string, weeks: number, parting?: Parting): PlayedWar {
  const options = { turnLimit: 60, fogOfWar: true, blackGlobes: true };
  const wish = settingFor(standardGame, { scenario: 'campaign', options, seats: 2 });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const started = startTable(standardGame, wish.setting, seed, seededDice);
  if (!started.ok) throw new Error(started.refusal.why);
  const { table } = started;
  const heard: GameEvent[] = [];
  const play = new Play(standardGame, table, seededDice, (event) => heard.push(event));
  let random = playersOf(seed);
  let isParted = false;
  const recorder = new WarRecorder();
  while (table.result === null && table.g.turn <= weeks) {
    if (parting && !isParted && table.g.turn === parting.week) {
      isParted = true;
      random = playersOf(parting.seed);
      table.rng = wordsOf(parting.seed);
    }
    const before = { g: cloneState(table.g), data };
    const refusal = play.act(randomAction(play, pickFrom(table.pending, random), random));
    if (refusal) throw new Error(refusal.why);
    recorder.note(before, heard.splice(0));
  }
  return { weeks: recorder.weeks, at: { g: table.g, data } };
}

const item = (week: number, label: string, headline = 'A fleet is here'): NewsItem => ({
  week,
  place: place(label),
  topic: 'arrival',
  side: NOBODY,
  headline,
  text: '',
  truth: 'secret',
});

/** A quiet campaign in which boats run as the links are printed. */
function quiet(items: readonly NewsItem[], last: number, voyages: WarWeek['voyages'] = []): WarWeek[] {
  const at = givenState({ turn: 3 });
  const mail = new Map(data.worlds.map(({ hex }) => [hex, mailFrom(at, hex)]));
  const holders = data.map.labels.map((_, hex) => data.worlds[data.map.worldAt[hex] ?? -1]?.control ?? NOBODY);
  return Array.from({ length: last }, (_, n) => ({
    week: n + 1,
    items: items.filter(({ week }) => week === n + 1),
    voyages: n + 1 === last ? voyages : [],
    mail,
    holders,
  }));
}

test('news goes four hexes of links a week: from Jewell in week 4 to Regina in week 9', () => {
  const known = new Knowledge(quiet([item(4, '1510')], 12));
  const since = (label: string): number | undefined => known.at(place(label), 12)[0]?.since;
  // Jewell - Lysen 2; Lysen - Efate 4; Efate - Boughene - Feri 4; Feri - Roup 2; Roup - Regina 3
  expect(['1510', '1711', '2109', '2308', '2409', '2411', '2314'].map(since)).toEqual([4, 5, 6, 7, 7, 8, 9]);
  expect(known.at(place('2314'), 8)).toEqual([]);
  expect(known.at(place('2314'), 9)[0]?.way.map(({ week }) => week)).toEqual([5, 6, 7, 8, 9]);
  expect(since('2213')).toBeUndefined(); // Ruie: no boats go there
});

test('a ship brings what was known where it set out, and tells an enemy nothing', () => {
  const voyage = (side: number) => [{ from: place('2213'), to: place('2314'), side, ship: 'I-SR-63' }];
  const told = (side: number) => new Knowledge(quiet([item(2, '2213')], 3, voyage(side))).at(place('2314'), 3);
  expect(told(0)).toMatchObject([{ since: 3, way: [{ ship: 'I-SR-63' }] }]);
  expect(told(1)).toEqual([]);
});

test('what is still on the way is known to the referee, with its week', () => {
  const weeks = quiet([item(4, '1510')], 6);
  expect(newsOnTheWay(weeks, place('2314'), 6).map(({ since }) => since)).toEqual([9]);
  expect(newsOnTheWay(weeks, place('2314'), 3)).toEqual([]); // not even happened
});

test('enemy squadrons stop the boats where they stand; those who pass by run on', () => {
  const free = givenState({ turn: 3 });
  const held = givenState({ turn: 3, squadrons: { 'Z-BR-1': { at: '2308' } } });
  const labels = (at: typeof free, label: string) => mailFrom(at, place(label)).map((hex) => data.map.labels[hex]);
  expect(labels(free, '2307')).toEqual(['2109', '2308', '2409', '2606']);
  expect(labels(held, '2307')).toEqual(['2109', '2409', '2606']);
  expect(labels(held, '2308')).toEqual([]);
});

test('weeks have dates: the first is 187-1107, the 27th in the next year', () => {
  expect([1, 2, 9, 26, 27].map((week) => dateOf(week))).toEqual([
    '187-1107',
    '194-1107',
    '243-1107',
    '362-1107',
    '004-1108',
  ]);
  expect(dateOf(0)).toBe('180-1107');
});

test('a recorded war tells of fleets, battles and worlds that change hands', () => {
  const { weeks } = playedWar('referee', 12);
  expect(weeks.map(({ week }) => week).slice(0, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const topics = new Set(weeks.flatMap(({ items }) => items.map(({ topic }) => topic)));
  for (const topic of ['arrival', 'departure', 'battle', 'ground', 'control'] as const) expect(topics).toContain(topic);
  for (const { week, items } of weeks) for (const one of items) expect(one.week).toBe(week);
});

/** Boats to near places as in one war, to others as in the other. */
function mixedMail(own: WarWeek, foreign: WarWeek, isNear: (to: number) => boolean): WarWeek['mail'] {
  const reached = (mail: WarWeek['mail'], from: number): readonly number[] => mail.get(from) ?? [];
  return new Map(
    data.worlds.map(({ hex }) => [
      hex,
      [...reached(own.mail, hex).filter(isNear), ...reached(foreign.mail, hex).filter((to) => !isNear(to))],
    ]),
  );
}

test('news law: a journal does not depend on anything that could not have reached the world', () => {
  // nothing travels faster than six hexes a week: beyond that another war is laid into the record
  const fastest = 6;
  const [mine, other] = [playedWar('one war', 14), playedWar('another war', 14)];
  const target = [place('2314'), place('1510'), place('3120'), place('1627')];
  let differing = 0;
  for (const world of target)
    for (const by of [5, 9, 14]) {
      const isNear = (hex: number, week: number): boolean =>
        distanceBetween(data.map, hex, world) <= fastest * (by - week);
      const mixed = mine.weeks.map((week, n): WarWeek => {
        const twin = other.weeks[n] ?? week;
        const pick = <T>(own: readonly T[], foreign: readonly T[], at: (one: T) => number): T[] => [
          ...own.filter((one) => isNear(at(one), week.week)),
          ...foreign.filter((one) => !isNear(at(one), week.week)),
        ];
        return {
          week: week.week,
          items: pick(week.items, twin.items, (one) => one.place),
          voyages: pick(week.voyages, twin.voyages, (one) => one.to),
          mail: mixedMail(week, twin, (to) => isNear(to, week.week)),
          // as the week begins: the state of the week before
          holders: week.holders.map((side, hex) => (isNear(hex, week.week - 1) ? side : twin.holders[hex]!)),
        };
      });
      if (JSON.stringify(mixed.map(({ items }) => items)) !== JSON.stringify(mine.weeks.map(({ items }) => items)))
        differing++;
      const journal = (weeks: readonly WarWeek[]): string =>
        journalMarkdown(mine.at, world, journalEntries(mine.at, new Knowledge(weeks).at(world, by)));
      expect(journal(mixed)).toBe(journal(mine.weeks));
    }
  expect(differing).toBe(target.length * 3); // the twin wars do differ elsewhere
});

/** Where the records of two wars differ, with the week since when. */
function differencesOf(one: readonly WarWeek[], other: readonly WarWeek[]): { place: number; week: number }[] {
  return one.flatMap((mine, n) => {
    const twin = other[n]!;
    const { week } = mine;
    const byPlace = <T>(all: readonly T[], placeOf: (each: T) => number): string[] =>
      data.map.labels.map((_, hex) => JSON.stringify(all.filter((each) => placeOf(each) === hex)));
    const links = (mail: WarWeek['mail']) => [...mail].flatMap(([from, all]) => all.map((to) => ({ from, to })));
    const sights: [week: number, mine: readonly unknown[], twin: readonly unknown[]][] = [
      [week, byPlace(mine.items, (item) => item.place), byPlace(twin.items, (item) => item.place)],
      [week, byPlace(mine.voyages, ({ to }) => to), byPlace(twin.voyages, ({ to }) => to)],
      [week, byPlace(links(mine.mail), ({ to }) => to), byPlace(links(twin.mail), ({ to }) => to)],
      [week - 1, mine.holders, twin.holders], // as the week begins: the state of the week before
    ];
    return sights.flatMap(([since, here, there]) =>
      here.flatMap((what, hex) => (what === there[hex] ? [] : [{ place: hex, week: since }])),
    );
  });
}

test('news law: two wars that diverge give the same news wherever none of the difference can have arrived', () => {
  const [fastest, parted, last] = [6, 8, 14];
  const mine = playedWar('one war', last);
  const other = playedWar('one war', last, { week: parted, seed: 'other orders' });
  const [here, there] = [mine.weeks.slice(0, last), other.weeks.slice(0, last)];
  expect(there.slice(0, parted - 1)).toEqual(here.slice(0, parted - 1));
  const differences = differencesOf(here, there);
  const [known, twin] = [new Knowledge(here), new Knowledge(there)];
  const journal = (war: PlayedWar, of: Knowledge, world: number, by: number): string =>
    journalMarkdown(war.at, world, journalEntries(war.at, of.at(world, by)));
  let [alike, told, unlike] = [0, 0, 0];
  for (const { hex } of data.worlds) {
    const first = Math.min(
      ...differences.map(({ place: at, week }) => week + Math.ceil(distanceBetween(data.map, at, hex) / fastest)),
    );
    for (let by = parted; by <= last; by++) {
      const [one, two] = [journal(mine, known, hex, by), journal(other, twin, hex, by)];
      if (by < first) {
        expect(one).toBe(two);
        alike++;
        if (!one.includes('No news has come')) told++;
      } else if (one !== two) unlike++;
    }
  }
  // dates after the parting with the same journal, those with news in it, and those where the difference is known
  expect(Math.min(alike, told, unlike)).toBeGreaterThan(50);
});

test('journals are printed as Markdown and HTML, with age and source, without figures of the referee', () => {
  const known = new Knowledge(quiet([item(4, '1510', 'Fleets <& more>')], 12)).at(place('2314'), 12);
  const at = givenState({ turn: 3 });
  const entries = journalEntries(at, known);
  expect(entries).toEqual([
    {
      date: '208-1107',
      heard: '243-1107',
      headline: 'Fleets <& more>',
      text: '',
      source: '5 weeks old on arrival; by xboat, 5 legs',
    },
  ]);
  expect(journalMarkdown(at, place('2314'), entries)).toContain('## Fleets <& more>');
  const html = journalHtml(at, place('2314'), entries);
  expect(html).toContain('Fleets &lt;&amp; more&gt;');
  expect(html).not.toContain('secret');
  expect(journalMarkdown(at, place('2314'), [])).toContain('No news has come');
});

test('a trader sees kinds, a scout counts, a warship knows the squadrons; the boats are never numbered', () => {
  const at = givenState({
    turn: 3,
    fleets: { 'I-F-43rd': { at: '2314', squadrons: ['I-BR-190', 'I-CR-470'], commander: 'I-ADM-12' } },
    troops: { 'I-MAR-1': { at: '2314' }, 'Z-G1': { at: '2314' } },
  });
  const orbit = (visitor: 'trader' | 'scout' | 'warship') => encounterAt(at, place('2314'), visitor).orbit;
  expect(orbit('trader')).toBe('Warships, Imperial: battle and cruiser squadrons.');
  expect(orbit('scout')).toBe('Warships, Imperial: 1 battle squadron and 1 cruiser squadron.');
  expect(orbit('warship')).toContain('I-BR-190');
  const met = encounterAt(at, place('2314'), 'trader');
  expect(met.systemDefense).not.toMatch(/\d/);
  expect(met.onLanding).toContain('Imperial troops: a troop unit.');
  expect(met.onLanding).not.toContain('Zhodani troops'); // covert guerrillas are whispers
  expect(met.whispers).toContain('Posters');
  expect(met.truth.onLanding).toContain('I-MAR-1');
  expect(met.truth.whispers).toContain('Z-G1');
});
