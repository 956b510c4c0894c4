/** Chits: Treaties and Systems that a chit brings are taken at once; weapons wait for a fight, influence for a Session. */
import {
  type ChitId,
  type ChitPlay,
  type Choices,
  faceUpOf,
  GATE_TECH,
  handOf,
  kindOf,
  listedPlays,
  nameOf,
  owns,
  type Position,
  ROUNDS,
  type SwordTypes,
  stepAt,
} from '@admiralty/engine/sword-and-stars';
import type { Candidate, OutOfTurnAction, Question } from '../knowledge.ts';
import { Prizes } from './operation-gains.ts';
import { Outlook } from './outlook.ts';
import { holdingOf, worthOf } from './values.ts';
import { say } from './words.ts';

/** What a chit in hand is worth as long as there is time to use it. */
const IN_HAND: Partial<Record<ChitId, number>> = {
  'diplomatic-success-a': 2.5,
  'diplomatic-success-b': 3,
  'treaty-signed': 2,
  'resource-output-growth': 1.5,
  'weapons-advance': 1.5,
  'tactical-advance': 1.5,
  'confederation-influence': 0.5,
  'trade-disruption': 0.2,
  'hive-surge': 0.3,
  'greers-port-breakthrough': 0.1,
  'ideological-fervor': 0.05,
};
/** A Treaty abroad is half of a System, if another Success comes. */
const TREATY_ABROAD = 1.2;
/** From here on a chit is played for what it brings now. */
const LAST_TURNS = 2;
/** An opponent's Trade Connection at home stirs the people. */
const DISRUPTION = 0.4;
const SURGE_POINTS = 2;

/** Which of the four goes: the one that will bring least. */
export function fourthChitAdvice({ play, seat }: Question<SwordTypes>): Candidate<Choices['fourthChit']['answer']>[] {
  const outlook = new Outlook(play, seat);
  const held = [...handOf(play.g, seat), ...faceUpOf(play.g, seat)];
  return held.map((chit) => ({
    answer: { discard: chit },
    value: outlook.value(-handWorth(outlook, chit)),
    words: say.chits.leastUse,
  }));
}

function handWorth({ at, seat, own }: Outlook, chit: number): number {
  const { id } = kindOf(at, chit);
  const worth = IN_HAND[id] ?? 0;
  const isDomLord = owns(at.g, seat, at.data.named.dom);
  if (id === 'hive-surge') return isDomLord ? 1.5 : worth;
  if (id === 'ideological-fervor' && at.g.options['conversion']) return 0.6;
  if (id === 'resource-output-growth') return Math.min(worth, own.turns * own.price);
  return worth;
}

/** Chits to play now, those only that bring more than they promise in hand. */
export function chitActions(outlook: Outlook): OutOfTurnAction[] {
  const { at, seat } = outlook;
  const prizes = new Prizes(outlook);
  const actions: OutOfTurnAction[] = [];
  for (const play of listedPlays(at, seat)) {
    const gain = playGain(prizes, play);
    const { name } = kindOf(at, play.chit);
    if (gain > 0)
      actions.push({
        kind: 'playChit',
        with: play,
        value: outlook.value(gain),
        words: say.chits.plays(name, targetNames(at, play)),
      });
  }
  return actions;
}

function targetNames(at: Position, play: ChitPlay): string[] {
  const systems = 'systems' in play ? play.systems : play.system === undefined ? [] : [play.system];
  return systems.map((system) => nameOf(at, system));
}

function playGain(prizes: Prizes, play: ChitPlay): number {
  const { outlook } = prizes;
  const { at, seat, own } = outlook;
  if ('systems' in play) return successGain(prizes, play);
  switch (kindOf(at, play.chit).id) {
    case 'treaty-signed':
      return play.system === undefined ? 0 : treatyGain(outlook, play.system);
    case 'resource-output-growth':
      return own.turns >= 1 ? own.price * (own.turns - 0.5) : 0;
    case 'trade-disruption':
      return DISRUPTION;
    case 'greers-port-breakthrough':
      return owns(at.g, seat, at.data.named.greersPort) && at.g.systems.tech[at.data.named.greersPort]! >= GATE_TECH
        ? 0.5
        : 0;
    case 'hive-surge':
      return own.turns < 1 && owns(at.g, seat, at.data.named.dom) ? SURGE_POINTS * own.price : 0;
    default:
      return 0;
  }
}

function treatyGain({ at, seat, own }: Outlook, system: number): number {
  const held = holdingOf(at, seat, system);
  return worthOf(at, own, system, { ...held, treaty: true }) - worthOf(at, own, system, held);
}

function successGain(prizes: Prizes, { chit, systems }: Extract<ChitPlay, { systems: number[] }>): number {
  const { outlook } = prizes;
  const { at, seat, own } = outlook;
  let gain = 0;
  for (const system of systems) {
    if (stepAt(at, system, seat) === 'possession') gain += prizes.quiet(system);
    else
      gain += owns(at.g, seat, system) ? treatyGain(outlook, system) : TREATY_ABROAD * Math.min(1, own.turns / ROUNDS);
  }
  const kept = own.turns > LAST_TURNS ? IN_HAND[kindOf(at, chit).id]! * 0.7 : 0;
  return gain - kept;
}
