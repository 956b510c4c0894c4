/** Standing orders in words: what was set, and to what. */
import type { Pace, Settings } from '../orders/pace-types.ts';
import { oddsName } from './show-words.ts';

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

const STOPS = { onOwnLoss: 'when a step of mine is lost', onKill: 'when a target is destroyed' } as const;

const SETTINGS: { readonly [K in keyof Pace]: (value: Pace[K]) => string } = {
  skipForced: (isOn) => `the only legal answer at once: ${onOff(isOn)}`,
  autoDone: (isOn) => `done when nothing can jump: ${onOff(isOn)}`,
  roundPacket: (moves) => `stack moves kept: ${moves.length}`,
  queueMoves: (isOn) => `kept moves carried out: ${onOff(isOn)}`,
  alarm: (hexes) => `hexes within which an enemy stops them: ${hexes}`,
  movesThenDone: (isOn) => `then done moving: ${onOff(isOn)}`,
  fireOrders: (orders) => `attacks listed: ${orders.length}`,
  fireThen: (then) => `after the listed attacks: ${then}`,
  fireStops: (stops) => `the list stops: ${stops.map((one) => STOPS[one]).join(' and ') || 'never'}`,
  fireAuto: (isOn) => `fire without asking: ${onOff(isOn)}`,
  callSurrender: (calls) => `calls to surrender: ${calls}`,
  yield: (fate) => `units that cannot get away: ${fate === 'never' ? 'keep' : fate}`,
  yieldNext: (isOn) => `asked at the next chance to give units up: ${onOff(isOn)}`,
  losses: (choice) => `losses: ${typeof choice === 'string' ? choice : choice.join(', ')}`,
  groundStand: (stand) =>
    stand ? `withdraw below ${oddsName(stand.leastRow)} or ${stand.leastSteps} steps` : 'ground combat: ask',
  tradeConsent: (wishes) => `consent to trade, by seat: ${wishes.join(', ')}`,
  joinBattle: (wish) => `battles of others: ${wish === 'ask' ? 'ask' : 'stand aside'}`,
};

/** Standing orders: fire without asking: on; losses: ask */
export function settingsWords(settings: Settings): string {
  const words = (Object.keys(SETTINGS) as (keyof Pace)[]).flatMap((name) => wordsOf(name, settings[name]));
  return `Standing orders: ${words.join('; ')}`;
}

function wordsOf<K extends keyof Pace>(name: K, value: Pace[K] | undefined): string[] {
  return value === undefined ? [] : [SETTINGS[name](value)];
}
