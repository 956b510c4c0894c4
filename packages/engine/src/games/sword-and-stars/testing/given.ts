/** Tests: a small position, one thing done, exact figures expected. Not part of the game. */

import { z } from 'zod';
import type { Dice } from '#core/dice';
import { GivenDice } from '#core/dice';
import { Play } from '#core/play';
import { randomFrom } from '#core/random';
import type { Action, GameEvent, Refusal, Table } from '#core/types';
import { standardData } from '../data/standard.ts';
import type { SwordData } from '../data/types.ts';
import { figures } from '../figures/figures.ts';
import type { PositionInput } from '../positions/position-shape.ts';
import { setUpState } from '../positions/setting.ts';
import { chitsAt } from '../rules/09-random-events/cup.ts';
import { viewOf } from '../secrets/view.ts';
import { cloneState, IN_CUP, isOut, type SwordState } from '../state.ts';
import type { Anytime, Choices, Offers, SsChoice, SsGame, SsPlay, Steps } from '../types.ts';

/** The parts of the game that a test needs; every other step ends at once, and the table then rests. */
export interface Parts {
  steps?: Partial<SsGame['steps']>;
  choices?: Partial<SsGame['choices']>;
  anytime?: Partial<SsGame['anytime']>;
  offers?: Partial<SsGame['offers']>;
}

/** A roll: a number, a Year Card by its number, or a chit by its id. */
export type Roll = number | { card: number } | { chit: string };
export const card = (nr: number): Roll => ({ card: nr });
export const chit = (id: string): Roll => ({ chit: id });

/** Positions left out: scenario `empire-no-more`, five players, nobody's turn. */
export type Given = Omit<PositionInput, 'scenario'> & { scenario?: string; seats?: number };

/** The number of a System, gap Systems included. */
export function system(id: string): number {
  const node = standardData.nodeById.get(id);
  if (node === undefined) throw new Error(`there is no System ${id}`);
  return node;
}

/** A table in mid-game. `run` starts a step; `answer`, `anytime` and `offer` act; each takes the rolls that it needs, all and no more. */
export class Scene {
  readonly game: SsGame;
  readonly table: Table<SwordState>;
  /** everything told since the last act */
  events: GameEvent[] = [];

  constructor(game: SsGame, table: Table<SwordState>) {
    this.game = game;
    this.table = table;
  }
  get g(): SwordState {
    return this.table.g;
  }
  get data(): SwordData {
    return this.game.data;
  }
  /** what the step handed back when it was done */
  get back(): unknown {
    return this.table.stack[0]!.back;
  }
  /** seat and kind of every open question, as `0 act` */
  get asked(): string[] {
    return this.table.pending.map(({ by, kind }) => `${by} ${kind}`);
  }
  /** The number of a seat by the id of its Empire. */
  seat(empire: string): number {
    const { empires } = this.data.scenarioById.get(this.g.scenario)!;
    return this.g.players.empire.indexOf(empires.findIndex(({ id }) => id === empire));
  }
  told(what: string): unknown[] {
    return this.events.filter((event) => event.type === what).map((event) => event.data);
  }
  /** A play with the given rolls, to call functions of the rules directly. */
  play(...rolls: Roll[]): SsPlay {
    this.events = [];
    return new Play(this.game, this.table, this.dice(rolls), (event) => this.events.push(event));
  }
  run<K extends keyof Steps & string>(step: K, my: Steps[K], ...rolls: Roll[]): this {
    this.table.pending.length = 0;
    const play = this.play(...rolls);
    (play.call as (step: K, my: Steps[K]) => void).call(play, step, my);
    play.advance();
    return this;
  }
  /** Runs the game's own steps from the position on (with `game` among the parts). */
  start(...rolls: Roll[]): this {
    this.table.pending.length = 0;
    this.play(...rolls).advance();
    return this;
  }
  answer<K extends keyof Choices & string>(by: number, kind: K, answer: Choices[K]['answer'], ...rolls: Roll[]): this {
    return this.must(this.actionFor(by, kind, answer), rolls);
  }
  anytime<K extends keyof Anytime & string>(by: number, kind: K, payload: Anytime[K], ...rolls: Roll[]): this {
    return this.must({ decision: null, by, kind, with: payload }, rolls);
  }
  /** Makes an offer and has it accepted. */
  bargain<K extends keyof Offers & string>(by: number, to: number, kind: K, terms: Offers[K], ...rolls: Roll[]): this {
    this.must({ decision: null, by, kind: 'offer', with: { kind, to: [to], terms } }, []);
    return this.must({ decision: null, by: to, kind: 'accept', with: { offer: this.table.offers.at(-1)!.id } }, rolls);
  }
  /** What an answer would be refused for; null if it is legal. */
  refusal<K extends keyof Choices & string>(by: number, kind: K, answer: Choices[K]['answer']): Refusal | null {
    return this.play().check(this.actionFor(by, kind, answer));
  }
  anytimeRefusal<K extends keyof Anytime & string>(by: number, kind: K, payload: Anytime[K]): Refusal | null {
    return this.play().check({ decision: null, by, kind, with: payload });
  }
  offerRefusal<K extends keyof Offers & string>(by: number, to: number, kind: K, terms: Offers[K]): Refusal | null {
    return this.play().check({ decision: null, by, kind: 'offer', with: { kind, to: [to], terms } });
  }
  private actionFor(by: number, kind: string, answer: unknown): Action {
    const decision = this.table.pending.find((one) => one.by === by && one.kind === kind);
    return { decision: decision?.id ?? -1, by, kind, with: answer };
  }
  private must(action: Action, rolls: readonly Roll[]): this {
    const dice = this.dice(rolls);
    this.events = [];
    const refusal = new Play(this.game, this.table, dice, (event) => this.events.push(event)).act(action);
    if (refusal) throw new Error(`${action.kind} is refused by ${refusal.rule}: ${refusal.why}`);
    const left = dice.tooMany?.();
    if (left) throw new Error(left.why);
    return this;
  }
  private dice(rolls: readonly Roll[]): Dice {
    return new SceneDice(this.table, rolls, this.data);
  }
}

/** Rolls in order; a card or chit becomes its place among those left at that moment. */
class SceneDice implements Dice {
  private readonly left: Roll[];
  private readonly table: Table<SwordState>;
  private readonly data: SwordData;
  constructor(table: Table<SwordState>, rolls: readonly Roll[], data: SwordData) {
    this.table = table;
    this.left = [...rolls];
    this.data = data;
  }
  roll(rng: number[], sides: number, rule: string): number {
    const next = this.left.shift();
    const value = next === undefined ? undefined : this.valueOf(next);
    return new GivenDice(value === undefined ? [] : [value]).roll(rng, sides, rule);
  }
  tooMany(): Refusal | null {
    return this.left.length === 0 ? null : { rule: 'test', why: `rolls left over: ${JSON.stringify(this.left)}` };
  }
  private valueOf(roll: Roll): number {
    if (typeof roll === 'number') return roll;
    const { g } = this.table;
    if ('card' in roll) return g.deck.indexOf(roll.card - 1) + 1;
    const kind = this.data.chitKindById.get(roll.chit)?.index;
    return chitsAt(g, IN_CUP).findIndex((one) => this.data.chits[one] === kind) + 1;
  }
}

/**
 * A scene from a position and the parts under test. Steps that are not among the parts end at once; when the step that
 * was run is done, the table rests with `act` asked of the active player (seat 0 if none).
 */
export function given(position: Given, parts: Parts = {}): Scene {
  const scene = sceneOf(partGame(parts), position);
  if (!parts.steps?.game) scene.start();
  return scene;
}

/** A table of this game in the position, before its first step runs. */
export function sceneOf(game: SsGame, { seats, scenario = 'empire-no-more', ...rest }: Given): Scene {
  const players = seats ?? standardData.scenarioById.get(scenario)!.maxPlayers;
  const options = { ...rest.options };
  const made = game.setUp({ scenario, options, seats: players, position: { scenario, ...rest } });
  if (!made.ok) throw new Error(made.refusal.why);
  return new Scene(game, {
    game: game.id,
    rulesVersion: game.version,
    seats: players,
    nextId: 1,
    rng: [1, 2, 3, 4],
    stack: [{ step: 'game', at: 0, my: {}, back: null }],
    pending: [],
    envelopes: [],
    offers: [],
    offersMade: {},
    result: null,
    g: made.g,
  });
}

const restingAct: SsChoice<'act'> = {
  shape: z.any() as never,
  check: () => null,
  apply: () => undefined,
  sample: () => ({ do: 'end' }),
  defaultAnswer: () => ({ do: 'end' }),
};

function partGame({ steps, choices, anytime, offers }: Parts): SsGame {
  const ends = (play: SsPlay): void => play.done();
  const rest = (play: SsPlay): void => play.ask(Math.max(0, play.g.active), 'act', 'SS-5.0i', null);
  const anyStep = new Proxy<Partial<SsGame['steps']>>(
    { game: rest, ...steps },
    { get: (own, name) => own[name as keyof SsGame['steps']] ?? ends },
  );
  return {
    id: 'sword-and-stars',
    title: 'The Sword and the Stars',
    version: 1,
    data: standardData,
    options: [],
    scenarios: [],
    first: 'game',
    steps: anyStep as SsGame['steps'],
    choices: { act: restingAct, ...choices } as SsGame['choices'],
    anytime: { ...anytime } as SsGame['anytime'],
    offers: { ...offers } as SsGame['offers'],
    figures,
    openings: {},
    setUp: (setting) => setUpState(standardData, setting),
    clone: cloneState,
    view: (g, viewer) => viewOf(standardData, g, viewer),
    resample: (g) => cloneState(g),
    resign: () => undefined,
    isOut,
    audit: () => [],
    bound: () => 1_000_000,
    migrations: {},
  };
}

/** A stream for samplers in tests. */
export const anyRandom = randomFrom(1);
