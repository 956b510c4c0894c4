import { isReasonOpen, sealedQuestion } from '@admiralty/bots';
import {
  type Access,
  type Action,
  accessFor,
  type GameEvent,
  type Random,
  type Refusal,
  randomFrom,
  saveOf,
} from '@admiralty/engine';
import type { Act, Level, Motive, Worked } from '../types.ts';
import { Computer, type Deed } from './computer.ts';
import type { History } from './history.ts';
import { labelOf, type Place } from './place.ts';
import { actionOf, Screen, type Update } from './screen.ts';
import { keep } from './store.ts';

/** How long the computer may think about one answer. */
const THINKING_MS: Record<Level, number> = { random: 200, cadet: 400, captain: 900, admiral: 3000 };

/** A table played on this device: people act through it, the computer plays the other seats. */
export class LocalTable {
  readonly screen: Screen;
  readonly place: Place;
  private readonly follow: () => Promise<void>;
  private readonly computer: Computer | null;
  private isRunning = false;
  private isHurried = false;
  private isClosed = false;
  private draws = 0;

  /** `follow`: another tab was first; shows what it did. */
  constructor(place: Place, history: History, send: (update: Update) => void, follow: () => Promise<void>) {
    this.place = place;
    this.follow = follow;
    this.screen = new Screen(place, history, (update) => this.isClosed || send(update));
    this.computer = place.isReplay ? null : hire(place);
  }

  /** Shows the table and lets it run. */
  begin(): void {
    this.screen.changed();
    this.screen.tell();
    void this.run();
  }

  close(): void {
    this.isClosed = true;
    this.computer?.dismiss();
  }

  async act(act: Act, rolls: readonly number[] = []): Promise<Refusal | null> {
    const outcome = this.access().act(act, rolls);
    return outcome.ok ? this.goOn() : outcome.refusal;
  }

  async undo(): Promise<Refusal | null> {
    const outcome = this.access().undo();
    return outcome.ok ? this.goOn() : outcome.refusal;
  }

  moveNow(): void {
    if (!this.screen.thinking) return;
    this.isHurried = true;
    this.computer?.dismiss();
  }

  /** What the person who looks may know and do. */
  access(seat = this.screen.seat): Access {
    return accessFor(this.place.box, this.place.session, seat);
  }

  /** A stream for samples, another one each time. */
  random(): Random {
    this.draws += 1;
    return randomFrom(accessFor(this.place.box, this.place.session, this.screen.eyes).length * 1009 + this.draws);
  }

  /** Of what was heard and is open; what else the computer weighed stays its secret as long as it plays. */
  reason(number: number): Motive | null {
    const { motives, session, box } = this.place;
    const access = accessFor(box, session, this.screen.eyes);
    const { sealed = null, ...motive } = motives[actionOf(access, number)] ?? { reason: '', weighed: [] };
    const isHeard = (access.log(number)[0]?.events.length ?? 0) > 0;
    if (motive.reason === '' || !isReasonOpen(session.table, { sealed, isHeard })) return null;
    return { ...motive, weighed: session.table.result ? motive.weighed : [] };
  }

  text(topic: string): string {
    const { box, session } = this.place;
    return accessFor(box, session, this.screen.eyes).show(topic);
  }

  calc(id: string, given: Readonly<Record<string, string>>): Worked {
    const found = this.place.box.calculations.find((one) => one.id === id);
    if (!found) throw new Error(`there is no calculation ${id}`);
    return found.run(given);
  }

  file(): string {
    return `${JSON.stringify(saveOf(this.place.session, this.place.pack))}\n`;
  }

  /** False: another tab has gone on meanwhile, and what was done here does not count. */
  async store(): Promise<boolean> {
    const { place } = this;
    const { session, pack, players, motives, secret, version } = place;
    const kept = { save: saveOf(session, pack), players: [...players], motives, secret };
    const storing = await keep(labelOf(place), kept, version);
    if (storing.is === 'changed') return false;
    place.storage = storing.is;
    if (storing.is === 'kept') place.version = storing.version;
    return true;
  }

  private async goOn(): Promise<Refusal | null> {
    if (!(await this.changed())) return { rule: 'CORE-tabs', why: 'this game was played on in another tab' };
    void this.run();
    return null;
  }

  /** What is done is kept before anybody is told. */
  private async changed(): Promise<boolean> {
    this.screen.changed();
    const isFirst = await this.store();
    if (isFirst) this.screen.tell();
    else await this.follow();
    return isFirst;
  }

  /** Lets the computer play until the table waits for a person. */
  private async run(): Promise<void> {
    if (!this.computer || this.isRunning) return;
    this.isRunning = true;
    const { session, motives } = this.place;
    while (!this.isClosed && !session.table.result) {
      const deed = await this.think(this.computer);
      if (!deed || this.isClosed) break;
      const { thought, ...action } = deed;
      const motive = thought && this.motiveOf(action, thought);
      const sealed = sealedQuestion(session.table, action.decision);
      if (!session.act(action).ok) continue;
      if (motive) motives[session.log.length] = { ...motive, sealed };
      if (!(await this.changed())) break;
    }
    this.isRunning = false;
  }

  /** In words, as its seat sees the table; of several ways to go on after the same act the best stands for all. */
  private motiveOf(done: Action, { reason, alternatives }: NonNullable<Deed['thought']>): Motive {
    const { box, session } = this.place;
    const access = accessFor(box, session, done.by);
    const wordsOf = ({ decision, kind, with: answer }: Action): string => {
      const described = decision === null ? null : access.questions.describe(decision, answer);
      return described?.ok ? described.offered.words : access.actionWords(kind, answer);
    };
    const told = new Set([wordsOf(done)]);
    const weighed = alternatives.flatMap(({ action, words, value }) => {
      const act = wordsOf(action);
      if (told.has(act)) return [];
      told.add(act);
      return [{ act, why: words, value }];
    });
    return { reason, weighed };
  }

  /** What the computer does now; hurried, the first thing that the rules allow. Thinks again when the table has changed. */
  private async think(computer: Computer): Promise<Deed | null> {
    const { session, players } = this.place;
    for (;;) {
      const { table } = session;
      const asked = table.pending.find(({ by }) => players[by]?.is === 'computer');
      const player = asked && players[asked.by];
      if (player?.is === 'computer') this.screen.thinking = { seat: asked!.by, level: player.level, since: Date.now() };
      if (player) this.screen.tell();
      try {
        const deed = await computer.next(this.happened(), table);
        if (table === session.table) return deed;
      } catch (error) {
        if (this.isClosed) return null;
        if (!this.isHurried) console.error(error); // a fault of the bot must not stop the game
        this.isHurried = false;
        computer.dismiss();
        if (!asked) return null;
        if (table === session.table) return this.quickDeed(asked.by, asked.id, asked.kind);
      } finally {
        this.screen.thinking = null;
      }
    }
  }

  private quickDeed(by: number, decision: number, kind: string): Deed | null {
    const { box, session } = this.place;
    const sample = accessFor(box, session, by).questions.sample(decision, randomFrom(session.log.length));
    return sample && { decision, by, kind, with: sample.answer, thought: null };
  }

  private happened(): GameEvent[] {
    const { openingEvents, events } = this.place.session;
    return [...openingEvents, ...events.flat()];
  }
}

function hire({ game, box, session, players, pack, secret }: Place): Computer | null {
  const levels = players.map((player) => (player.is === 'computer' ? player.level : null));
  if (levels.every((level) => level === null)) return null;
  const { position } = session.setting;
  return new Computer({ game, box, pack, position, levels, secret, ms: THINKING_MS });
}
