/** What the page's worker serves: the games, the list of those kept, and one open table. */
import { type GameModule, isGameId, loadAnyGame, Session, settingFor } from '@admiralty/engine';
import { GameLog, type Reopened, reopen } from '@admiralty/host';
import { type ProxyMarked, proxy } from 'comlink';
import { chartsOf } from '../../boards/charts.ts';
import { LARGEST_FILE, LONGEST_GAME } from '../limits.ts';
import type { Chart, GameFacts, GameId, Opened, Player, StoredTable, TableSetup, Worked } from '../types.ts';
import { type LocalGame, NEW, readersOf, storeGame } from './local-game.ts';
import { LocalTable, type Update } from './local-table.ts';
import { keptGame, onWritten, removeTable, storedTables, whyUnsaved } from './store.ts';

export class DeskHost {
  private table: LocalTable | null = null;
  /** the newest version that another tab has told of the open table */
  private newest = 0;

  constructor() {
    onWritten(({ id, version }) => {
      if (this.table?.game.id !== id || this.table.game.isReplay) return;
      this.newest = version;
      void this.follow(this.table);
    });
  }

  async facts(game: GameId): Promise<GameFacts> {
    const { game: rules, rules: texts, rulings, calculations, about } = await openBox(game);
    return {
      id: game,
      title: rules.title,
      scenarios: rules.scenarios,
      options: rules.options,
      rules: texts,
      rulings,
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
    return made.ok ? this.keep(made.local) : made;
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
    return seen[0] ? { ...seen[0], printed: local.module.printed ?? null } : null;
  }

  /** A table set as wished. */
  private async set(setup: TableSetup): Promise<{ ok: true; local: LocalGame } | { ok: false; why: string }> {
    const { game, scenario, players, options = {}, seed, position = null } = setup;
    const module = await openBox(game, position);
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
      local: { ...NEW, id, game, module, session, players, motives: {}, secret: newSecret(), pack: null },
    };
  }

  /** Only games with a board are taken in. */
  async importFile(
    text: string,
    players: Player[] | null,
    upTo: number | undefined,
    playable: readonly GameId[],
  ): Promise<Opened> {
    if (text.length > LARGEST_FILE) return { ok: false, why: 'it is far larger than any game' };
    const json = parse(text);
    if (json === undefined) return { ok: false, why: 'this file is not JSON' };
    const opened = await reopen(json, { load: loadAnyGame, upTo, longest: LONGEST_GAME }).catch(
      (error: unknown): Reopened => ({ ok: false, why: error instanceof Error ? error.message : String(error) }),
    );
    if (!opened.ok) return opened;
    const { module, session, save } = opened;
    const game = playable.find((id) => id === save.game);
    if (!game) return { ok: false, why: `there is no board for ${save.game}` };
    const seats = players ?? Array.from({ length: session.setting.seats }, (): Player => ({ is: 'person' }));
    const own = { id: newId(), motives: {}, secret: newSecret() };
    return this.keep({ ...NEW, ...own, game, module, session, players: seats, pack: save.pack });
  }

  stored(): Promise<StoredTable[]> {
    return storedTables();
  }

  remove(id: string): Promise<void> {
    return removeTable(id);
  }

  /** The table itself stays here; the page gets a line to it. Throws why it cannot be opened. */
  async open(id: string, isReplay: boolean, hear: (update: Update) => void): Promise<LocalTable & ProxyMarked> {
    const loaded = await load(id, isReplay, 0);
    if (!loaded.ok) throw new Error(loaded.why);
    this.table?.close();
    const table: LocalTable = new LocalTable(loaded.game, loaded.log, hear, () => this.follow(table));
    this.table = table;
    table.begin();
    return proxy(table);
  }

  /** Another tab was first: the table is shown as it is kept now. */
  private async follow(table: LocalTable): Promise<void> {
    const before = table.game;
    const loaded = await load(before.id, false, before.outside + 1);
    if (this.table !== table || table.game !== before || !loaded.ok) return; // left, or followed already
    table.replace(loaded.game, loaded.log);
    if ((table.game.version ?? 0) < this.newest) await this.follow(table);
  }

  private async keep(local: LocalGame): Promise<Opened> {
    await storeGame(local);
    return { ok: true, id: local.id };
  }
}

type Loaded = { ok: true; game: LocalGame; log: GameLog } | { ok: false; why: string };

/** A game from the device, played again from its start. */
async function load(id: string, isReplay: boolean, outside: number): Promise<Loaded> {
  const kept = await keptGame(id);
  if (!kept) return { ok: false, why: 'this game is not on this device' };
  const { players, motives = {}, secret = newSecret(), version = 0, stored } = kept;
  const readers = readersOf(players, isReplay, kept.save.snapshot.table.result !== null);
  const opened = await reopen(kept.save, { load: loadAnyGame, readers, motives, longest: LONGEST_GAME });
  if (!opened.ok) return opened;
  const { module, session, save, log } = opened;
  if (!isGameId(save.game)) return { ok: false, why: `there is no game ${save.game}` };
  const own = { id, players, motives, secret, version, stored, outside, isReplay };
  const storage = whyUnsaved(id) ?? 'kept';
  return { ok: true, game: { ...NEW, ...own, storage, game: save.game, module, session, pack: save.pack }, log };
}

/** A game with its own rules. Throws when a position does not fit. */
async function openBox(game: GameId, position: unknown = null): Promise<GameModule> {
  const opened = await loadAnyGame(game, null, position);
  if (!opened.ok) throw new Error(opened.problems[0] ?? 'the data does not fit');
  return opened.box;
}

function logOf({ module, motives }: LocalGame): GameLog {
  return new GameLog(module, motives, []);
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
