/** What the page's worker serves: the games, the list of those kept, and one open table. */
import { type DataPack, type GameModule, loadAnyGame, type Save, Session, settingFor } from '@admiralty/engine';
import { GameLog, type Reopened, reopen } from '@admiralty/host';
import { type ProxyMarked, proxy } from 'comlink';
import { chartsOf } from '../../boards/charts.ts';
import { fileWords } from '../../words/files.ts';
import { LARGEST_FILE, LONGEST_GAME } from '../limits.ts';
import { isPlayer } from '../player.ts';
import type {
  Chart,
  CheckedDice,
  GameFacts,
  GameId,
  Opened,
  Player,
  StoredTable,
  TableSetup,
  Worked,
} from '../types.ts';
import { calculate } from './calculate.ts';
import { loadGame } from './load-game.ts';
import { type LocalGame, NEW, newSecret, readersOf, storeGame } from './local-game.ts';
import { LocalTable, type Update } from './local-table.ts';
import { keptAfter, onWritten, removeTable, storedTables, whyUnsaved } from './store.ts';

export class DeskHost {
  private table: LocalTable | null = null;
  /** the newest version that another tab has told of the open table */
  private newest = 0;
  private following: Promise<void> = Promise.resolve();

  constructor() {
    onWritten(({ id, version }) => {
      if (this.table?.game.id !== id || this.table.game.isReplay) return;
      this.newest = version;
      this.follow(this.table);
    });
  }

  async facts(game: GameId): Promise<GameFacts> {
    const module = await openModule(game);
    const { game: rules, about } = module;
    return {
      id: game,
      title: rules.title,
      scenarios: rules.scenarios,
      options: rules.options,
      ...(await module.texts()),
      calculations: (await module.calculations()).map(({ run: _, ...info }) => info),
      about,
    };
  }

  async charts(game: GameId): Promise<Chart[]> {
    return chartsOf(game, (await openModule(game)).game.data);
  }

  async printed(game: GameId): Promise<unknown> {
    return (await openModule(game)).printed;
  }

  async calc(game: GameId, id: string, given: Readonly<Record<string, string>>): Promise<Worked> {
    return calculate(await openModule(game), id, given);
  }

  async create(setup: TableSetup): Promise<Opened> {
    const made = await this.set(setup);
    return made.ok ? this.keep(made.local, logOf(made.local)) : made;
  }

  async peek(setup: TableSetup): Promise<(Update & { printed: unknown }) | null> {
    const made = await this.set(setup);
    if (!made.ok) return null;
    const seen: Update[] = [];
    const local = { ...made.local, isReplay: true };
    new LocalTable(
      local,
      logOf(local),
      (update) => seen.push(update),
      async () => {},
    ).begin();
    return seen[0] ? { ...seen[0], printed: local.module.printed } : null;
  }

  /** A table set as wished. */
  private async set(setup: TableSetup): Promise<{ ok: true; local: LocalGame } | { ok: false; why: string }> {
    const { game, scenario, players, options = {}, seed, position = null, pack = null } = setup;
    const module = await openModule(game, position, pack);
    const wish = settingFor(module.game, { scenario, options, seats: players.length, position });
    if (!wish.ok) return { ok: false, why: wish.refusal.why };
    // a seed that was asked for (a lesson, a picture) keeps the dice that it was chosen for
    const started = Session.start(
      module.game,
      wish.setting,
      seed ?? newSecret(),
      seed === undefined ? 'keyed' : 'seeded',
    );
    if (!started.ok) return { ok: false, why: started.refusal.why };
    const { session } = started;
    const id = newId();
    return {
      ok: true,
      local: { ...NEW, id, game, module, session, players, motives: {}, secret: newSecret(), pack },
    };
  }

  /** Only games with a board are taken in. */
  async importFile(
    text: string,
    players: Player[] | null,
    upTo: number | undefined,
    playable: readonly GameId[],
  ): Promise<Opened> {
    if (text.length > LARGEST_FILE) return { ok: false, why: fileWords.tooLarge };
    const json = parse(text);
    if (json === undefined) return { ok: false, why: fileWords.notJson };
    const opened = await reopen(json, { load: loadAnyGame, upTo, longest: LONGEST_GAME }).catch(
      (error: unknown): Reopened => ({ ok: false, why: error instanceof Error ? error.message : String(error) }),
    );
    if (!opened.ok) return opened;
    const { module, session, save } = opened;
    const game = playable.find((id) => id === save.game);
    if (!game) return { ok: false, why: fileWords.noBoard(save.game) };
    const seats = players ?? playersIn(save, session.setting.seats);
    const own = { id: newId(), motives: {}, secret: newSecret() };
    return this.keep({ ...NEW, ...own, game, module, session, players: seats, pack: save.pack });
  }

  async checkDice(text: string): Promise<CheckedDice> {
    return (await import('./check-dice.ts')).checkDice(text);
  }

  stored(): Promise<StoredTable[]> {
    return storedTables();
  }

  remove(id: string): Promise<void> {
    return removeTable(id);
  }

  /** The table itself stays here; the page gets a line to it. Throws why it cannot be opened. */
  async open(id: string, isReplay: boolean, hear: (update: Update) => void): Promise<LocalTable & ProxyMarked> {
    const loaded = await loadGame(id, isReplay, 0);
    if (!loaded.ok) throw new Error(loaded.why);
    this.table?.close();
    const table: LocalTable = new LocalTable(loaded.game, loaded.log, hear, () => this.showKept(table));
    this.table = table;
    table.begin();
    return proxy(table);
  }

  /** A finished game from its file, to look at; nothing is kept. Throws why it cannot be opened. */
  async openFile(
    text: string,
    playable: readonly GameId[],
    hear: (update: Update) => void,
  ): Promise<LocalTable & ProxyMarked> {
    const opened = await reopen(parse(text), { load: loadAnyGame, readers: ['referee'], longest: LONGEST_GAME });
    if (!opened.ok) throw new Error(opened.why);
    const { module, session, save, log } = opened;
    const game = playable.find((id) => id === save.game);
    if (!game || !session.table.result) throw new Error('this is no finished game that a board can show');
    const own = { id: newId(), motives: {}, secret: newSecret(), isReplay: true };
    const players = playersIn(save, session.setting.seats);
    const local: LocalGame = { ...NEW, ...own, game, module, session, players, pack: save.pack };
    this.table?.close();
    const table = new LocalTable(local, log, hear, async () => {});
    this.table = table;
    table.begin();
    return proxy(table);
  }

  /** Another tab has kept something: what it did is done here as well, one piece of news after the other. */
  private follow(table: LocalTable): void {
    this.following = this.following.then(async () => {
      if (this.table === table && !(await followed(table))) await this.showKept(table);
    });
  }

  /** Another tab was first, or went back: the table is shown as it is kept now. */
  private async showKept(table: LocalTable): Promise<void> {
    const before = table.game;
    const loaded = await loadGame(before.id, false, before.outside + 1);
    if (this.table !== table || table.game !== before || !loaded.ok) return; // left, or shown already
    table.replace(loaded.game, loaded.log);
    if ((table.game.version ?? 0) < this.newest) await this.showKept(table);
  }

  private async keep(local: LocalGame, log: GameLog | null = null): Promise<Opened> {
    await storeGame(local, log);
    return { ok: true, id: local.id };
  }
}

/** Plays what another tab has added since, if that is all that has happened. */
async function followed(table: LocalTable): Promise<boolean> {
  const { id, session, version } = table.game;
  const from = session.log.length;
  const after = await keptAfter(id, from);
  if (!after || version === null || whyUnsaved(id)) return false;
  if (after.version - version !== after.rows.length) return false; // something was taken back
  return after.rows.length === 0 || table.goOn(from, after.rows, after.version);
}

/** The log of a game that begins here. */
function logOf({ module, motives, players, session }: LocalGame): GameLog {
  const log = new GameLog(module, motives, readersOf(players, false, false));
  log.note(session);
  return log;
}

/** A game with its own rules. Throws when a position does not fit. */
async function openModule(game: GameId, position: unknown = null, pack: DataPack | null = null): Promise<GameModule> {
  const opened = await loadAnyGame(game, pack, position);
  if (!opened.ok) throw new Error(opened.problems[0] ?? 'the data does not fit');
  return opened.module;
}

function newId(): string {
  return newSecret().slice(0, 8);
}

/** Those whom a file names, if they fit; else people. */
function playersIn({ players = [] }: Save, seats: number): Player[] {
  if (players.length === seats && players.every(isPlayer)) return players;
  return Array.from({ length: seats }, () => ({ is: 'person' }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
