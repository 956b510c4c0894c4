/** Who decides what, why, what next: one entry a kind of decision. */
import { type Choices, hexName, ownerName, systemName } from '@admiralty/engine/imperial-ambitions';
import type { Asked, PromptWords } from '../../types.ts';
import type { IaProps } from '../situation.ts';
import { words } from '../words.ts';
import { ask } from './words.ts';

type Prompts = { [K in keyof Choices]: (props: IaProps, asked: Asked<Choices[K]['about']>) => PromptWords };

/** The same words whatever the position. */
const plain = (said: PromptWords) => (): PromptWords => said;

export const prompts: Prompts = {
  purchase: (_, { about }) => ({ ...ask.purchase, why: ask.purchase.why(ask.points(about.points)) }),
  garrison: (_, { about }) => ({ ...ask.garrison, why: ask.garrison.why(ask.points(about.points)) }),
  declare: plain(ask.declare),
  pickBattle: plain(ask.pickBattle),
  build: plain(ask.build),
  reorganise: (_, { about }) => (about.isEnd ? ask.reorganise.end : ask.reorganise.start),
  strategicMove: plain(ask.strategicMove),
  trade: plain(ask.trade),
  consent: ({ view }, { about }) => {
    const requests = about.requests.map(({ trader, ships, system }) =>
      ask.consent.request(ownerName(view, trader), ships, systemName(view, system)),
    );
    return { ...ask.consent, why: ask.consent.why(requests.join(', ')) };
  },
  join: ({ view }, { about }) => ({
    ...ask.join,
    what: ask.join.what(hexName(view, about.at)),
    why: ask.join.why(about.sides.map((side) => ownerName(view, side)).join(' and ')),
  }),
  placePlanets: ({ view }, { about }) => ({
    ...ask.placePlanets,
    what: ask.placePlanets.what(systemName(view, about.system)),
    why: ask.placePlanets.why(about.kinds.map((kind) => words.terrain[kind]).join(', ')),
  }),
  sheet: plain(ask.sheet),
  deploy: (_, { about: { units, sheet } }) => ({
    what: ask.deploy.what(ask.deploy.units(units.length)),
    why: sheet === null ? ask.deploy.centre : ask.deploy.outer(sheet),
    next: ask.deploy.next,
  }),
  launch: plain(ask.launch),
  round: plain(ask.round),
  activate: (_, { about }) => ({ ...ask.activate, why: ask.activate.why(about.left) }),
  crowd: (_, { about }) => ({
    what: ask.crowd.what,
    why: ask.crowd.why(about.hexes.reduce((sum, { remove }) => sum + remove, 0)),
  }),
  land: plain(ask.land),
  conclude: (_, { about: { mayOccupy } }) => ({
    what: ask.conclude.what,
    why: mayOccupy ? ask.conclude.occupy : ask.conclude.land,
    next: ask.conclude.next,
  }),
  fire: plain(ask.fire),
  chooseLosses: (_, { about }) => ({ ...ask.chooseLosses, what: ask.chooseLosses.what(about.steps) }),
  castLoose: plain(ask.castLoose),
  yieldUnits: plain(ask.yieldUnits),
  callSurrender: plain(ask.callSurrender),
  declareAssault: ({ view }, { about }) => ({
    ...ask.declareAssault,
    what: ask.declareAssault.what(view.isBattle ? '' : systemName(view, about.system)),
  }),
  finalFire: plain(ask.finalFire),
  bombard: plain(ask.bombard),
  pressOn: (_, { about }) => ({ ...ask.pressOn, why: ask.pressOn.why(about.round) }),
};
