import { type Bot, isReasonOpen } from '@admiralty/bots';
import {
  type Access,
  type Action,
  type Awaiting,
  type Decision,
  loadAnyGame,
  pickFrom,
  type Random,
  randomFrom,
  type SeatOutcome,
} from '@admiralty/engine';
import { type Done, TableHost, Thinker } from '@admiralty/host';
import { someAnswers } from '../answers.ts';
import { parseJson } from '../files.ts';
import { bad, faint, good, print, strong, wrap } from '../output.ts';
import { Problem } from '../problem.ts';
import { createFile, type TableFile, writeFile } from '../table-file.ts';
import { actionFrom } from '../typed-action.ts';
import { decisionLine, eventLines, kindWords, resultLine, rollLine } from '../words.ts';
import type { Console } from './console.ts';
import { filterItems, type Item, screenOf } from './menu.ts';

const HELP = `  a number      take that line            /word   only the lines with that word
  Enter         whole list, or others     x       let the computer pick a legal answer
  m  s          map, situation            l NAME  log sheet of a unit (l alone: all of yours)
  r ID or word  look up a rule            u       undo (as far as nobody has learned anything)
  j {json}      answer in JSON            w FILE  save the game to a file
  a             acts open at any time     a {json} any such act, offers too: {"kind":…,"with":…}
  resign  draw  give up, offer a draw     q       quit`;

/** Who plays the other seats, and how long it may think. */
export interface Opponents {
  bot: Bot;
  ms: number;
}

const SUGGESTIONS = 4;

/** Why the computer did something, and the question that it answered under seal. */
interface HeldReason {
  reason: string;
  sealed: number | null;
}

const clock = { now: () => performance.now() };

/** What a person would type to give this answer. */
const jsonLine = ({ answer }: Item): string => `j ${JSON.stringify(answer)}`;

/** A game at the terminal: people on some seats, bots on the others. */
export class Match {
  private readonly file: TableFile;
  private readonly people: ReadonlySet<number>;
  private readonly console: Console;
  private readonly path: string | null;
  private readonly random: Random;
  private readonly opponents: Opponents;
  private readonly host: TableHost;
  private told = '';
  private held: HeldReason[] = [];

  constructor(
    file: TableFile,
    people: ReadonlySet<number>,
    opponents: Opponents,
    console: Console,
    path: string | null,
  ) {
    this.file = file;
    this.people = people;
    this.opponents = opponents;
    this.console = console;
    this.path = path;
    this.host = this.hostOf(file);
    this.random = randomFrom(file.session.log.length + 1);
  }

  /** Plays until the game is over or the person leaves. */
  async run(): Promise<void> {
    print(faint('Type ? for help.'));
    this.tellOpening();
    for (;;) {
      const { result, pending } = this.file.session.table;
      if (result) break;
      if (this.file.session.awaiting) {
        if (!(await this.rollIsTyped(this.file.session.awaiting))) return this.leave();
        continue;
      }
      if (await this.computerActs()) continue;
      if (!(await this.personActs(pending[0]!))) return this.leave();
    }
    print('', resultLine(this.file, this.file.session.table.result!));
    print(faint(`The dice can be checked: seed ${this.file.session.seed}, commitment ${this.file.session.commitment}`));
    this.keep();
  }

  /** What the scenario's own start brought: opening draws, raiders. */
  private tellOpening(): void {
    const [seat] = this.people;
    if (this.file.session.log.length > 0 || seat === undefined) return;
    print(...eventLines(this.access(seat), this.access(seat).news()).map((line) => `  ${line}`));
  }

  /** Computers think in this very thread: nobody waits for anything else meanwhile. */
  private hostOf({ session, box, pack }: TableFile): TableHost {
    const { bot, ms } = this.opponents;
    const players = Array.from({ length: session.table.seats }, (_, seat) =>
      this.people.has(seat) ? ({ is: 'person' } as const) : ({ is: 'computer', level: bot.level } as const),
    );
    const thinker = new Thinker(loadAnyGame, clock);
    const worker = { think: thinker.think.bind(thinker), stop: () => {} };
    const times = { random: ms, cadet: ms, captain: ms, admiral: ms };
    return new TableHost(
      { module: box, session, players, motives: {}, secret: session.seed, pack },
      {
        thinking: { spawnWorker: () => worker, ms: times },
        commit: async () => this.keepQuietly(),
        onFault: (error) => print(bad(`The computer failed and plays anything: ${String(error)}`)),
      },
    );
  }

  /** True: a bot has done something. */
  private async computerActs(): Promise<boolean> {
    const toldTo = (seat: number): number => this.access(seat).news().length;
    const before = [...this.people].map(toldTo);
    const said = this.newsTeller();
    const done = await this.host.step();
    if (!done) return false;
    said();
    const isHeard = [...this.people].some((seat, at) => toldTo(seat) > before[at]!);
    this.holdReason(done, isHeard);
    this.tellReasons();
    return true;
  }

  private holdReason({ action, thought, sealed }: Done, isHeard: boolean): void {
    if (action.kind === 'decline') print('The computer plays on.');
    else if (thought && this.opponents.bot.level !== 'random' && (isHeard || sealed !== null))
      this.held.push({ reason: thought.reason, sealed });
  }

  /** Why the computer did it: of sealed answers once they are open. */
  private tellReasons(): void {
    const { table } = this.file.session;
    const isOpen = ({ sealed }: HeldReason): boolean => isReasonOpen(table, { sealed, isHeard: true });
    for (const one of this.held) if (isOpen(one)) print(faint(`    ${this.opponents.bot.id}: ${one.reason}`));
    this.held = this.held.filter((one) => !isOpen(one));
  }

  /** True: go on. False: the person leaves. */
  private async personActs(decision: Decision): Promise<boolean> {
    let { items, isWhole } = this.itemsFor(decision);
    this.announce(decision);
    let shown = items;
    for (;;) {
      if (!isWhole)
        print(faint(`  Some of the legal answers; Enter draws others. Your own: ${jsonLine(items.at(-1)!)}`));
      const screen = screenOf(shown);
      print(...screen.lines);
      const line = await this.console.ask(`${kindWords(decision.kind)}>`);
      if (line === null || line === 'q') return false;
      const number = Number(line);
      const picked = line !== '' && Number.isInteger(number) ? screen.choices[number - 1] : undefined;
      if (picked && 'group' in picked) {
        shown = picked.group;
        continue;
      }
      if (picked) return this.answer(decision, picked.item.answer);
      if (line === '' && !isWhole) ({ items, isWhole } = this.itemsFor(decision));
      if (line === '') shown = items;
      else if (line.startsWith('/')) shown = this.filtered(items, line.slice(1));
      else if (await this.isDone(decision, line, items)) return true;
    }
  }

  /** A word instead of a number. True when it has changed the game. */
  private async isDone(decision: Decision, line: string, items: readonly Item[]): Promise<boolean> {
    const [word = '', ...rest] = line.split(' ');
    const tail = rest.join(' ').trim();
    const { by } = decision;
    switch (word) {
      case '?':
        print(HELP);
        return false;
      case 'x':
        return this.answer(decision, pickFrom(items, this.random).answer);
      case 'j':
        return this.sendTyped(by, tail, (answer) => ({ decision: decision.id, kind: decision.kind, with: answer }));
      case 'm':
      case 's':
        this.show(by, word === 'm' ? 'map' : 'situation');
        return false;
      case 'l':
        this.show(by, tail === '' ? 'logs' : tail);
        return false;
      case 'r':
        this.lookUp(tail);
        return false;
      case 'w':
        this.keep(tail);
        return false;
      case 'u':
        return this.undo(by);
      case 'a':
        return tail === '' ? this.actAnytime(by) : this.sendAct(tail, by);
      case 'resign':
        return this.send({ decision: null, by, kind: 'resign', with: {} });
      case 'draw':
        return this.offerDraw(by);
      default:
        print(bad('That is no number of the list and no word I know; ? shows them.'));
        return false;
    }
  }

  private announce(decision: Decision): void {
    const access = this.access(decision.by);
    const header = access.show('phase');
    if (header !== this.told) {
      this.told = header;
      print('', access.show('situation'));
    }
    print('', decisionLine(this.file, decision));
    print(access.questions.question(decision.id));
  }

  /** All legal answers, or some of them where nobody could read the list. */
  private itemsFor(decision: Decision): { items: Item[]; isWhole: boolean } {
    const { id, by } = decision;
    const { questions } = this.access(by);
    const options = questions.answers(id)?.options ?? null;
    const items = (options ?? someAnswers(questions, id, this.random, SUGGESTIONS)).map(({ answer, words, hint }) => ({
      answer,
      words: hint === null ? words : `${words} ${faint(`(${hint})`)}`,
    }));
    return { items, isWhole: options !== null };
  }

  /** A menu of what the seat may do out of turn: true when it has changed the game. */
  private async actAnytime(by: number): Promise<boolean> {
    const items = this.access(by)
      .questions.outOfTurn()
      .map(({ kind, answer, words }) => ({
        answer: { decision: null, by, kind, with: answer },
        words,
      }));
    if (items.length === 0) print(faint('Nothing can be done out of turn now.'));
    for (let shown: Item[] = items; shown.length > 0; ) {
      const screen = screenOf(shown);
      print(...screen.lines);
      const line = await this.console.ask('number, or Enter to go back>');
      const picked = line === null || line === '' ? undefined : screen.choices[Number(line) - 1];
      if (!picked) break;
      if ('item' in picked) return await this.send(picked.item.answer as Action);
      shown = picked.group;
    }
    return false;
  }

  /** An act that somebody typed; at one screen a person may also act for another. */
  private sendAct(text: string, asked: number): Promise<boolean> {
    const bySeat = (act: unknown): number => [...this.people].find((seat) => seat === Object(act).by) ?? asked;
    return this.sendTyped(bySeat, text, (act) => ({ ...Object(act), decision: null }));
  }

  private filtered(items: readonly Item[], search: string): Item[] {
    const found = filterItems(items, search);
    if (found.length === 0) print(bad(`No line has the words ${search}.`));
    return found.length === 0 ? [...items] : found;
  }

  private answer(decision: Decision, answer: unknown): Promise<boolean> {
    return this.send({ decision: decision.id, by: decision.by, kind: decision.kind, with: answer });
  }

  /** Real dice: one roll of the action that waits for it. False: the person leaves. */
  private async rollIsTyped({ wanted, action }: Awaiting): Promise<boolean> {
    print(rollLine(wanted));
    const line = await this.console.ask('roll>');
    if (line === null || line === 'q') return false;
    await this.tell(() => this.host.roll(action.by, line === '' ? [] : [line]));
    return true;
  }

  private send(action: Action): Promise<boolean> {
    return this.tell(() => this.host.act(action.by, action));
  }

  private async tell(happens: () => Promise<SeatOutcome>): Promise<boolean> {
    const said = this.newsTeller();
    const outcome = await happens();
    if (!outcome.ok) {
      print(bad(`Refused by ${outcome.refusal.rule}: ${outcome.refusal.why}`));
      return false;
    }
    said();
    this.tellReasons();
    return true;
  }

  /** Prints what has come since; at one screen the news is told once. */
  private newsTeller(): () => void {
    const [reader = 0] = this.people;
    const heard = this.access(reader);
    const before = heard.length;
    return () => print(...eventLines(heard, heard.news(before + 1)).map((line) => `  ${line}`));
  }

  private async undo(seat: number): Promise<boolean> {
    const outcome = await this.host.undo(seat);
    print(outcome.ok ? good('Taken back.') : bad(`Cannot be undone: ${outcome.refusal.why}.`));
    if (!outcome.ok) return false;
    this.held = [];
    return true;
  }

  private offerDraw(by: number): Promise<boolean> {
    const others = Array.from({ length: this.file.session.table.seats }, (_, seat) => seat).filter(
      (seat) => seat !== by,
    );
    return this.send({ decision: null, by, kind: 'offer', with: { kind: 'draw', to: others, terms: {} } });
  }

  private show(seat: number, topic: string): void {
    const text = this.access(seat).show(topic);
    print(text === '' ? bad(`There is no unit ${topic} to be seen.`) : text);
  }

  private access(seat: number): Access {
    return this.host.access(seat);
  }

  private lookUp(word: string): void {
    const wanted = word.toLowerCase();
    const found = this.file.box.rules.filter(
      ({ id, case: printed, text }) =>
        id.toLowerCase() === wanted ||
        printed.toLowerCase() === wanted ||
        (wanted.length > 2 && text.toLowerCase().includes(wanted)),
    );
    if (found.length === 0) print(bad('No rule of that id or word; try r 7.4 or r tractor.'));
    for (const rule of found.slice(0, 12)) print(wrap(`  ${strong(rule.id)} ${rule.text}`, 98, '      '));
  }

  /** An action made of JSON that a person typed, printed names for numbers welcome. */
  private async sendTyped(
    by: number | ((typed: unknown) => number),
    text: string,
    actionOf: (typed: unknown) => object,
  ): Promise<boolean> {
    try {
      const typed = parseJson(text, 'that');
      const seat = typeof by === 'number' ? by : by(typed);
      const action = actionFrom(this.file, seat, actionOf(typed));
      return await this.tell(() => this.host.act(seat, action));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      print(bad(error.message));
      return false;
    }
  }

  private keep(path = this.path ?? ''): void {
    if (path === '') return;
    const isOwn = path === this.path;
    if (this.tryToWrite(() => (isOwn ? writeFile(path, this.file) : createFile(path, { ...this.file }))))
      print(good(`Saved to ${path}.`));
  }

  private keepQuietly(): null {
    const { path } = this;
    if (path !== null) this.tryToWrite(() => writeFile(path, this.file));
    return null;
  }

  /** A game that cannot be written goes on all the same. */
  private tryToWrite(write: () => void): boolean {
    try {
      write();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      print(bad(`${error.message}. Play goes on unsaved; w FILE saves to another file.`));
      return false;
    }
  }

  private leave(): void {
    if (this.path === null) print(faint('Left without saving (w FILE saves; --file FILE keeps the game by itself).'));
    else print(`Saved to ${this.path}; admiralty play --file ${this.path} goes on.`);
  }
}
