import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { RefereeWar, type Waiting } from '@admiralty/bots/referee';
import {
  dateOf,
  encounterAt,
  type JournalEntry,
  journalEntries,
  journalHtml,
  journalMarkdown,
  Knowledge,
  type Known,
  newsOnTheWay,
  type Position,
  placeName,
  placeNamed,
  SIDES,
  type Visitor,
} from '@admiralty/engine/fifth-frontier-war';
import type { Command } from 'commander';
import { parseJson, readJson, writeWhole } from '../files.ts';
import { takeLock } from '../lock.ts';
import { collect, readOption } from '../option-values.ts';
import { faint, print, printJson } from '../output.ts';
import { Problem } from '../problem.ts';

const VISITORS: readonly Visitor[] = ['trader', 'scout', 'warship'];

export function addReferee(program: Command): void {
  const referee = program
    .command('referee')
    .description("run Fifth Frontier War in the background of a role-playing campaign: the referee's war")
    .addHelpText(
      'after',
      `
Examples:
  admiralty referee new war.json --level captain
  admiralty referee run war.json --weeks 16
  admiralty referee news war.json Regina
  admiralty referee meet war.json Regina --as scout
  admiralty referee journal war.json Regina --format html > regina.html
  admiralty referee move war.json I-SR-63 Ruie
  admiralty referee give war.json I-SR-63 "Captain Dell"`,
    );
  addWarCommands(referee);
  addNewsCommands(referee);
  addHandCommands(referee);
}

function addWarCommands(referee: Command): void {
  referee
    .command('new')
    .argument('<file>', 'file to write')
    .description('set up a war, sixteen weeks before it breaks out')
    .option('--level <level>', 'computer players: cadet, captain or admiral', 'captain')
    .option(
      '--option <name=value>',
      'set an option of the game, such as secretBase=fulacin; may be given again',
      collect,
      [],
    )
    .option('--seed <text>', 'decides everything (a random one if left out)')
    .option('--date <day-year>', 'first day of the war', '187-1107')
    .action(startWar);
  referee
    .command('run')
    .argument('<file>')
    .description('let weeks pass')
    .option('--weeks <n>', 'how many', '1')
    .option('--answer <json>', 'what the player of a unit answers to the open question; null leaves it to the computer')
    .action(runWeeks);
  referee
    .command('status')
    .argument('<file>')
    .description('where the war stands')
    .option('--json', 'one JSON value')
    .action(showStatus);
}

function addNewsCommands(referee: Command): void {
  referee
    .command('news')
    .argument('<file>')
    .argument('<world>')
    .description('what a world knows, with age and source')
    .option('--week <n>', 'at the end of an earlier week')
    .option('--coming', 'for the referee alone: what is still on its way')
    .option('--json', 'one JSON value')
    .action(showNews);
  referee
    .command('meet')
    .argument('<file>')
    .argument('<world>')
    .description('what a ship meets on entering a system')
    .option('--as <visitor>', VISITORS.join(', '), 'trader')
    .option('--truth', 'for the referee alone: every figure')
    .option('--json', 'one JSON value')
    .action(showMeeting);
  referee
    .command('journal')
    .argument('<file>')
    .argument('<world>')
    .description('the news of a world for print')
    .option('--week <n>', 'at the end of an earlier week')
    .option('--side <side>', `only what is about one side: ${SIDES.join(', ')}`)
    .option('--format <format>', 'markdown or html', 'markdown')
    .action(printJournal);
}

function addHandCommands(referee: Command): void {
  const change = (
    name: string,
    args: readonly string[],
    description: string,
    work: (war: RefereeWar, args: string[]) => string,
  ): void => {
    const command = referee.command(name).argument('<file>').description(description);
    for (const argument of args) command.argument(argument);
    command.action(async (path: string, ...rest: unknown[]) => {
      const given = rest.slice(0, args.length).map(String);
      print(await changeWar(path, (war) => work(war, given)));
    });
  };
  const changed = (war: RefereeWar, json: unknown): string => {
    const done = war.change(json);
    if (!done.ok) throw new Problem(done.refusal.why);
    return done.words;
  };
  const done = (outcome: { ok: true } | { ok: false; why: string }, words: string): string => {
    if (!outcome.ok) throw new Problem(outcome.why);
    return words;
  };
  change('move', ['<unit>', '<place>'], 'set or move a unit; marked in the log', (war, [unit, to]) =>
    changed(war, { do: 'move', unit, to }),
  );
  change('remove', ['<unit>'], 'take a unit out of the war', (war, [unit]) => changed(war, { do: 'remove', unit }));
  change(
    'control',
    ['<world>', '<side>'],
    `give a world to a side (${SIDES.join(', ')}) or to nobody`,
    (war, [at, control]) => changed(war, { do: 'world', at, control }),
  );
  change('hold', ['<unit>'], 'keep a unit where it is', (war, [unit]) =>
    done(war.hold(unit!, true), `${unit} stays where it is`),
  );
  change('release', ['<unit>'], 'let a held unit go', (war, [unit]) =>
    done(war.hold(unit!, false), `${unit} moves again`),
  );
  change('give', ['<unit>', '<player>'], 'put a unit into the hands of a player', (war, [unit, to]) =>
    done(war.give(unit!, to!), `${to} answers for ${unit}`),
  );
  change('take', ['<unit>'], 'take a unit back from its player', (war, [unit]) =>
    done(war.give(unit!, ''), `${unit} is with the staff again`),
  );
}

async function startWar(
  path: string,
  options: { level: string; option: string[]; seed?: string; date: string },
): Promise<void> {
  if (existsSync(path)) throw new Problem(`${path} already exists`);
  const date = /^(\d{1,3})-(\d+)$/.exec(options.date);
  if (!date) throw new Problem('--date takes a day and a year, such as 187-1107');
  if (!['random', 'cadet', 'captain', 'admiral'].includes(options.level))
    throw new Problem(`there is no level ${options.level}`);
  const started = await RefereeWar.start({
    seed: options.seed ?? randomBytes(16).toString('hex'),
    level: options.level as 'captain',
    options: Object.fromEntries(options.option.map(readOption)),
    outbreak: { day: Number(date[1]), year: Number(date[2]) },
  });
  if (!started.ok) throw new Problem(started.why);
  const { war } = started;
  writeWhole(path, JSON.stringify(war.toJson()));
  print(`The war breaks out on ${dateOf(1, war.outbreak)}. It is ${dateOf(war.week, war.outbreak)}, week ${war.week}.`);
}

async function runWeeks(path: string, options: { weeks: string; answer?: string }): Promise<void> {
  const weeks = Number(options.weeks);
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > 200) throw new Problem('--weeks takes a number from 1 to 200');
  const words = await changeWar(path, (war) => {
    if (options.answer !== undefined) answerWaiting(war, parseJson(options.answer, 'the answer'));
    for (let n = 0; n < weeks && !war.isOver; n++) {
      const waiting = war.runWeek();
      if (waiting) return waitingWords(waiting);
    }
    return war.isOver ? 'The war is over.' : `It is ${dateOf(war.week, war.outbreak)}, the end of week ${war.week}.`;
  });
  print(words);
}

/** The question that waits is found by running on to it. */
function answerWaiting(war: RefereeWar, answer: unknown): void {
  const waiting = war.runWeek();
  if (!waiting) throw new Problem('nobody is asked in this week: run it without --answer');
  const done = war.decide(waiting, answer);
  if (!done.ok) throw new Problem(`${waiting.to} cannot decide so for ${waiting.unit}: ${done.why}`);
}

function waitingWords({ unit, to, kind, staff }: Waiting): string {
  return [
    `${to} has to decide for ${unit}: ${kind}.`,
    `The staff would answer ${JSON.stringify(staff)}`,
    'Go on with: admiralty referee run FILE --answer JSON (null leaves it to the staff)',
  ].join('\n');
}

async function showStatus(path: string, { json }: { json?: true }): Promise<void> {
  const war = await openWar(path);
  const { week, given, held, changes, isOver, outbreak } = war;
  if (json) return printJson({ week, date: dateOf(week, outbreak), isOver, given, held, changes });
  print(`It is ${dateOf(week, outbreak)}, week ${week}${week < 1 ? ' before the war' : ''}.`);
  for (const { unit, to } of given) print(`${to} answers for ${unit}.`);
  for (const unit of held) print(`${unit} stays where it is.`);
  for (const change of changes) print(faint(`week ${change.week}: ${change.words}`));
}

async function showNews(
  path: string,
  world: string,
  options: { week?: string; coming?: true; json?: true },
): Promise<void> {
  const war = await openWar(path);
  const place = placeFor(war.at, world);
  const week = weekFrom(war, options.week);
  const known = options.coming
    ? newsOnTheWay(war.record.weeks(), place, week)
    : new Knowledge(war.record.weeks()).at(place, week);
  const entries = journalEntries(war.at, known, war.outbreak);
  if (options.json) return printJson(entries);
  print(`${options.coming ? 'On the way to' : 'Known at'} ${placeName(war.at, place)}, week ${week}:`);
  for (const entry of entries) printEntry(entry);
  if (entries.length === 0) print('no news');
}

function printEntry({ date, heard, headline, text, source }: JournalEntry): void {
  print(`${date}  ${headline}`);
  if (text) print(`          ${text}`);
  print(faint(`          known on ${heard}; ${source}`));
}

async function showMeeting(
  path: string,
  world: string,
  options: { as: string; truth?: true; json?: true },
): Promise<void> {
  const visitor = VISITORS.find((one) => one === options.as);
  if (!visitor) throw new Problem(`--as takes ${VISITORS.join(', ')}`);
  const war = await openWar(path);
  const place = placeFor(war.at, world);
  const { truth, ...met } = encounterAt(war.record.boardIn(war.week) ?? war.at, place, visitor);
  const shown = options.truth ? truth : met;
  if (options.json) return printJson(shown);
  print(`Entering ${placeName(war.at, place)}, week ${war.week}:`);
  for (const [part, words] of Object.entries(shown))
    if (words) print(`  ${PARTS[part as keyof typeof PARTS]}: ${words}`);
}

const PARTS = {
  orbit: 'In orbit',
  systemDefense: 'System defense',
  onLanding: 'On landing',
  whispers: 'Whispers',
} as const;

async function printJournal(
  path: string,
  world: string,
  options: { week?: string; side?: string; format: string },
): Promise<void> {
  const printed = { markdown: journalMarkdown, html: journalHtml }[options.format];
  if (!printed) throw new Problem('--format takes markdown or html');
  const war = await openWar(path);
  const place = placeFor(war.at, world);
  const known = new Knowledge(war.record.weeks())
    .at(place, weekFrom(war, options.week))
    .filter(sideFilter(options.side));
  process.stdout.write(printed(war.at, place, journalEntries(war.at, known, war.outbreak)));
}

function sideFilter(name: string | undefined): (known: Known) => boolean {
  if (name === undefined) return () => true;
  const side = (SIDES as readonly string[]).indexOf(name);
  if (side < 0) throw new Problem(`--side takes ${SIDES.join(', ')}`);
  return ({ item }) => item.side === side;
}

function placeFor(at: Position, name: string): number {
  const place = placeNamed(at, name);
  if (place < 0) throw new Problem(`there is no world ${name}`);
  return place;
}

function weekFrom(war: RefereeWar, text: string | undefined): number {
  if (text === undefined) return war.week;
  const week = Number(text);
  if (!Number.isInteger(week) || week > war.week) throw new Problem(`--week takes a week up to ${war.week}`);
  return week;
}

async function openWar(path: string): Promise<RefereeWar> {
  const opened = await RefereeWar.open(readJson(path));
  if (!opened.ok) throw new Problem(`${path}: ${opened.why}`);
  return opened.war;
}

async function changeWar(path: string, work: (war: RefereeWar) => string): Promise<string> {
  const release = takeLock(path);
  try {
    const war = await openWar(path);
    const words = work(war);
    writeWhole(path, JSON.stringify(war.toJson()));
    return words;
  } finally {
    release();
  }
}
