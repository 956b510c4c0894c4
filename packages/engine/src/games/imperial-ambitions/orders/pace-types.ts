/** Pace settings of one seat (rulings, section 5): each only sends an action that the seat could have sent by hand. */

/** How one unit moves when its stack is activated (R87, R90). */
export type UnitMove =
  /** enters `hexes` hexes ahead; each pair in `turns` is: after so many hexes, one hexside left (-1) or right (1) */
  | { unit: number; do: 'move'; hexes: number; turns: number[] }
  /** turns in place to this facing, one to three hexsides */
  | { unit: number; do: 'turn'; facing: number }
  | { unit: number; do: 'stay' }
  /** withdraws to hyperspace */
  | { unit: number; do: 'jump' };

/** The activation of one stack: every unit of it, once. */
export interface StackMove {
  moves: UnitMove[];
}

/** One standing attack: at a unit, or at the first type of the list that can be hit. */
export interface FireOrder {
  target: number | null;
  /** unit types by name, dearest wish first; used when target is null */
  types: string[];
  /** null: all units that can */
  members: number[] | null;
  /** least row of the CRT, an index of ODDS */
  leastRow: number;
  smallestGroup: boolean;
}

export interface Pace {
  /** answer decisions with one legal answer (5.1) */
  skipForced: boolean;
  /** strategic movement: done when nothing of mine can move */
  autoDone: boolean;
  /** stack moves in order of importance, used up by the rounds of one movement phase */
  roundPacket: StackMove[];
  queueMoves: boolean;
  /** hexes: how near an enemy must end his move to stop the queue */
  alarm: number;
  movesThenDone: boolean;
  /** attacks in order, one a slot, used up in one combat phase */
  fireOrders: FireOrder[];
  /** when the list is empty */
  fireThen: 'ask' | 'done';
  /** stop the list when I lose a step, or when a target is destroyed */
  fireStops: ('onOwnLoss' | 'onKill')[];
  fireAuto: boolean;
  callSurrender: 'always' | 'never' | 'ask';
  yield: 'ask' | 'never' | 'scuttle';
  /** to be asked at the next chance to scuttle or offer units, pressed or not; once (R135) */
  yieldNext: boolean;
  /** unit types by name, first to be lost first; `cheapest`: by build cost; `ask` asks (R134) */
  losses: 'cheapest' | 'ask' | string[];
  /** ground combat: withdraw below this row of ODDS or below so many own steps; null asks */
  groundStand: { leastRow: number; leastSteps: number } | null;
  /** by seat: consent to trade; `ask` asks (a standing answer needs the option `diplomacy`) */
  tradeConsent: ('ask' | 'yes' | 'no')[];
  joinBattle: 'standAside' | 'ask';
}

/** What one answer sets. */
export type Settings = Partial<{ [K in keyof Pace]: Pace[K] | undefined }>;

export function defaultPace(seats: number): Pace {
  return {
    skipForced: true,
    autoDone: false,
    roundPacket: [],
    queueMoves: false,
    alarm: 6,
    movesThenDone: false,
    fireOrders: [],
    fireThen: 'ask',
    fireStops: [],
    fireAuto: false,
    callSurrender: 'always',
    yield: 'ask',
    yieldNext: false,
    losses: 'ask',
    groundStand: null,
    tradeConsent: new Array(seats).fill('ask'),
    joinBattle: 'standAside',
  };
}

export function clonePace(pace: Pace): Pace {
  return {
    skipForced: pace.skipForced,
    autoDone: pace.autoDone,
    roundPacket: pace.roundPacket.map(({ moves }) => ({
      moves: moves.map((move) => (move.do === 'move' ? { ...move, turns: move.turns.slice() } : { ...move })),
    })),
    queueMoves: pace.queueMoves,
    alarm: pace.alarm,
    movesThenDone: pace.movesThenDone,
    fireOrders: pace.fireOrders.map((order) => ({
      ...order,
      types: order.types.slice(),
      members: order.members === null ? null : order.members.slice(),
    })),
    fireThen: pace.fireThen,
    fireStops: pace.fireStops.slice(),
    fireAuto: pace.fireAuto,
    callSurrender: pace.callSurrender,
    yield: pace.yield,
    yieldNext: pace.yieldNext,
    losses: typeof pace.losses === 'string' ? pace.losses : pace.losses.slice(),
    groundStand: pace.groundStand && { ...pace.groundStand },
    tradeConsent: pace.tradeConsent.slice(),
    joinBattle: pace.joinBattle,
  };
}
