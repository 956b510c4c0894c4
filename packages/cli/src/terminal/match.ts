import {
  type Access,
  type Action,
  type Awaiting,
  type Decision,
  pickFrom,
  type Random,
  randomFrom,
  type SeatOutcome,
} from '@admiralty/engine';
import type { TableHost } from '@admiralty/host';
import { someAnswers } from '../answers.ts';
import { parseJson } from '../files.ts';
import { bad, faint, good, print } from '../output.ts';
import { Problem } from '../problem.ts';
import type { TableFile } from '../table-file.ts';
import { actionFrom, writtenAnswer } from '../typed-action.ts';
import { decisionLine, eventLines, kindWords, resultLine, rollLine } from '../words.ts';
import type { Console } from './console.ts';
import { HELP, lookUp } from './help.ts';
import { filterItems, type Item, screenOf } from './menu.ts';
import { hostOf, type Opponents, Reasons } from './opponents.ts';
import { Saving } from './saving.ts';

const SUGGESTIONS = 4;

/** A game at the terminal: people on some seats, bots on the others. */
export class Match {
  private readonly file: TableFile;
  private readonly people: ReadonlySet<number>;
  private readonly console: Console;
  private readonly saving: Saving;
  private readonly random: Random;
  private readonly reasons: Reasons;
  private readonly host: TableHost;
  private told = '';

  constructor(
    file: TableFile,
    people: ReadonlySet<number>,
    opponents: Opponents,
    console: Console,
    path: string | null,
  ) {
    this.file = file;
    this.people = people;
    this.console = console;
    this.saving = new Saving(file, path);
    this.reasons = new Reasons(file, opponents.bot);
    this.host = hostOf(file, people, opponents, () => this.saving.keepQuietly());
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
        if (!(await this.rollIsTyped(this.file.session.awaiting))) return this.saving.leave();
        continue;
      }
      if (await this.computerActs()) continue;
      if (!(await this.personActs(pending[0]!))) return this.saving.leave();
    }
    print('', resultLine(this.file, this.file.session.table.result!));
    print(faint(`The dice can be checked: seed ${this.file.session.seed}, commitment ${this.file.session.commitment}`));
    this.saving.keep();
  }

  /** What the scenario's own start brought: opening draws, raiders. */
  private tellOpening(): void {
    const [seat] = this.people;
    if (this.file.session.log.length > 0 || seat === undefined) return;
    print(...eventLines(this.access(seat), this.access(seat).news()).map((line) => `  ${line}`));
  }

  /** True: a bot has done something. */
  private async computerActs(): Promise<boolean> {
    const toldTo = (seat: number): number => this.access(seat).news().length;
    const before = [...this.people].map(toldTo);
    const said = this.newsPrinter();
    const done = await this.host.step();
    if (!done) return false;
    said();
    const isHeard = [...this.people].some((seat, at) => toldTo(seat) > before[at]!);
    this.reasons.hold(done, isHeard);
    this.reasons.tell();
    return true;
  }

  /** True: go on. False: the person leaves. */
  private async personActs(decision: Decision): Promise<boolean> {
    let { items, isWhole } = this.itemsFor(decision);
    this.announce(decision);
    let shown = items;
    for (;;) {
      if (!isWhole)
        print(faint(`  Some of the legal answers; Enter draws others. Your own: j ${this.example(decision, items)}`));
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

  /** The shortest answer that is more than the default shows best how one is written. */
  private example({ by, kind }: Decision, [first, ...others]: readonly Item[]): string {
    const written = (others.length > 0 ? others : [first!]).map(({ answer }) =>
      writtenAnswer(this.file, by, kind, answer),
    );
    return written.reduce((shortest, one) => (one.length < shortest.length ? one : shortest));
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
        lookUp((await this.file.module.texts()).rules, tail);
        return false;
      case 'w':
        this.saving.keep(tail);
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
        print(bad('That is neither a number of the list nor a command; ? lists the commands.'));
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
    const said = this.newsPrinter();
    const outcome = await happens();
    if (!outcome.ok) {
      print(bad(`Refused by ${outcome.refusal.rule}: ${outcome.refusal.why}`));
      return false;
    }
    said();
    this.reasons.tell();
    return true;
  }

  /** Prints what has come since; at one screen the news is told once. */
  private newsPrinter(): () => void {
    const [reader = 0] = this.people;
    const heard = this.access(reader);
    const before = heard.length;
    return () => print(...eventLines(heard, heard.news(before + 1)).map((line) => `  ${line}`));
  }

  private async undo(seat: number): Promise<boolean> {
    const outcome = await this.host.undo(seat);
    print(outcome.ok ? good('Taken back.') : bad(`Cannot be undone: ${outcome.refusal.why}.`));
    if (!outcome.ok) return false;
    this.reasons.forget();
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
    const widest = Math.max(...text.split('\n').map((line) => line.length));
    if (topic === 'map' && widest > (process.stdout.columns ?? widest))
      print(
        faint(`The map is ${widest} columns wide, this terminal ${process.stdout.columns}: make it wider to read it.`),
      );
    print(text === '' ? bad(`There is no unit ${topic} to be seen.`) : text);
  }

  private access(seat: number): Access {
    return this.host.access(seat);
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
}
