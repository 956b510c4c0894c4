/** What the page's worker serves: the games, the shelf, and one open table. */
import { type Refusal, Session, settingFor, type Viewer } from '@admiralty/engine';
import { LARGEST_FILE } from '../limits.ts';
import type {
  Act,
  Answers,
  Chart,
  GameFacts,
  GameId,
  Motive,
  Offered,
  Opened,
  Player,
  Preview,
  StoredTable,
  TableSetup,
  Worked,
} from '../types.ts';
import { chartsOf } from './charts.ts';
import { isGameId, openBox } from './games.ts';
import { History } from './history.ts';
import { LocalTable } from './local-table.ts';
import { NEW, type Place } from './place.ts';
import { type Reopened, reopen } from './reopen.ts';
import { Screen, type Update } from './screen.ts';
import { keptGame, onWritten, removeTable, storedTables, whyUnsaved } from './store.ts';

export class DeskHost {
  private readonly send: (update: Update) => void;
  private table: LocalTable | null = null;
  /** the newest version that another tab has told of the open table */
  private newest = 0;

  constructor(send: (update: Update) => void) {
    this.send = send;
    onWritten(({ id, version }) => {
      if (this.table?.place.id !== id || this.table.place.isReplay) return;
      this.newest = version;
      void this.follow(this.table);
    });
  }

  async facts(game: GameId): Promise<GameFacts> {
    const { game: rules, rules: texts, calculations, about } = await openBox(game);
    return {
      id: game,
      title: rules.title,
      scenarios: rules.scenarios,
      options: rules.options,
      rules: texts,
      calculations: calculations.map(({ run: _, ...info }) => info),
      about,
    };
  }

  async charts(game: GameId): Promise<Chart[]> {
    return chartsOf(game, (await openBox(game)).game.data);
  }

  async calc(game: GameId, id: string, given: Readonly<Record<string, string>>): Promise<Worked> {
    const found = (await openBox(game)).calculations.find((one) => one.id === id);
    if (!found) throw new Error(`there is no calculation ${id}`);
    return found.run(given);
  }

  async create(setup: TableSetup): Promise<Opened> {
    const made = await this.set(setup);
    return made.ok ? this.shelve(made.place) : made;
  }

  async peek(setup: TableSetup): Promise<Update | null> {
    const made = await this.set(setup);
    if (!made.ok) return null;
    const seen: Update[] = [];
    const place = { ...made.place, isReplay: true };
    new Screen(place, new History(place.session), (update) => seen.push(update)).tell();
    return seen[0] ?? null;
  }

  /** A table set as wished. */
  private async set(setup: TableSetup): Promise<{ ok: true; place: Place } | { ok: false; why: string }> {
    const { game, scenario, players, options = {}, seed, position = null } = setup;
    const box = await openBox(game, null, position);
    const wish = settingFor(box.game, { scenario, options, seats: players.length, position });
    if (!wish.ok) return { ok: false, why: wish.refusal.why };
    // a seed that was asked for (a lesson, a picture) keeps the dice that it was chosen for
    const started = Session.start(box.game, wish.setting, seed ?? newSecret(), seed === undefined ? 'keyed' : 'seeded');
    if (!started.ok) return { ok: false, why: started.refusal.why };
    const { session } = started;
    const id = newId();
    return {
      ok: true,
      place: { ...NEW, id, game, box, session, players, motives: {}, secret: newSecret(), pack: null },
    };
  }

  async importFile(text: string, players: Player[] | null, upTo?: number): Promise<Opened> {
    if (text.length > LARGEST_FILE) return { ok: false, why: 'it is far larger than any game' };
    const json = parse(text);
    if (json === undefined) return { ok: false, why: 'this file is not JSON' };
    const opened = await reopen(json, upTo).catch(
      (error: unknown): Reopened => ({ ok: false, why: error instanceof Error ? error.message : String(error) }),
    );
    if (!opened.ok) return opened;
    const { box, session, save } = opened;
    if (!isGameId(save.game)) return { ok: false, why: `there is no board for ${save.game}` };
    const seats = players ?? Array.from({ length: session.setting.seats }, (): Player => ({ is: 'person' }));
    const own = { id: newId(), motives: {}, secret: newSecret() };
    return this.shelve({ ...NEW, ...own, game: save.game, box, session, players: seats, pack: save.pack });
  }

  stored(): Promise<StoredTable[]> {
    return storedTables();
  }

  remove(id: string): Promise<void> {
    return removeTable(id);
  }

  async open(id: string, isReplay: boolean): Promise<{ ok: true } | { ok: false; why: string }> {
    this.close();
    const loaded = await this.load(id, isReplay, 0);
    if (!loaded.ok) return loaded;
    this.table = loaded.table;
    this.table.begin();
    return { ok: true };
  }

  /** Another tab was first: the table is shown as it is kept now. */
  private async follow(table: LocalTable): Promise<void> {
    const { id, outside } = table.place;
    const loaded = await this.load(id, false, outside + 1);
    if (this.table !== table || !loaded.ok) return; // left, or followed already
    table.close();
    this.table = loaded.table;
    this.table.begin();
    if ((this.table.place.version ?? 0) < this.newest) await this.follow(this.table);
  }

  private async load(
    id: string,
    isReplay: boolean,
    outside: number,
  ): Promise<{ ok: true; table: LocalTable } | { ok: false; why: string }> {
    const kept = await keptGame(id);
    if (!kept) return { ok: false, why: 'this game is not on this device' };
    const { players, motives = {}, secret = newSecret(), version = 0 } = kept;
    const copies: { history: History | null } = { history: null };
    const opened = await reopen(kept.save, undefined, (session) => {
      if (copies.history) copies.history.note(session);
      else copies.history = new History(session);
    });
    if (!opened.ok) return opened;
    const { box, session, save } = opened;
    if (!isGameId(save.game)) return { ok: false, why: `there is no board for ${save.game}` };
    const own = { id, players, motives, secret, version, outside, isReplay };
    const storage = whyUnsaved(id) ?? 'kept';
    const place: Place = { ...NEW, ...own, storage, game: save.game, box, session, pack: save.pack };
    return { ok: true, table: this.tableAt(place, copies.history ?? new History(session)) };
  }

  private tableAt(place: Place, history: History): LocalTable {
    const table: LocalTable = new LocalTable(place, history, this.send, () => this.follow(table));
    return table;
  }

  close(): void {
    this.table?.close();
    this.table = null;
  }

  act(act: Act, rolls?: readonly number[]): ReturnType<LocalTable['act']> {
    return this.at().act(act, rolls);
  }
  check(act: Act): Refusal | null {
    return this.at().access().check(act);
  }
  answers(decision: number): Answers | null {
    return this.at().access().questions.answers(decision, this.at().random());
  }
  sample(decision: number): Offered | null {
    return this.at().access().questions.sample(decision, this.at().random());
  }
  describe(decision: number, answers: readonly unknown[]): Offered[] {
    const { questions } = this.at().access();
    return answers.flatMap((answer) => {
      const described = questions.describe(decision, answer);
      return described.ok ? [described.offered] : [];
    });
  }
  preview(decision: number, answers: readonly unknown[]): Preview {
    return this.at().access().questions.preview(decision, answers);
  }
  figures(decision: number, answers: readonly unknown[]): unknown[] {
    const { questions } = this.at().access();
    return answers.map((answer) => {
      const found = questions.figures(decision, answer);
      return found.ok ? found.figures : null;
    });
  }
  unasked(): Offered[] {
    return this.at().access().questions.outOfTurn();
  }
  tableCalc(id: string, given: Readonly<Record<string, string>>): Worked {
    return this.at().calc(id, given);
  }
  text(topic: string): string {
    return this.at().text(topic);
  }
  viewAt(action: number, viewer?: Viewer): ReturnType<LocalTable['screen']['at']> {
    return this.at().screen.at(action, viewer);
  }
  reason(action: number): Motive | null {
    return this.at().reason(action);
  }
  undo(): ReturnType<LocalTable['undo']> {
    return this.at().undo();
  }
  openCurtain(): void {
    this.at().screen.openCurtain();
  }
  moveNow(): void {
    this.at().moveNow();
  }
  file(): string {
    return this.at().file();
  }

  private at(): LocalTable {
    if (!this.table) throw new Error('no table is open');
    return this.table;
  }

  private async shelve(place: Place): Promise<Opened> {
    await this.tableAt(place, new History(place.session)).store();
    return { ok: true, id: place.id };
  }
}

/** 256 bits; `randomUUID` is not there where the page comes over plain http. */
function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function newId(): string {
  return newSecret().slice(0, 8);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
