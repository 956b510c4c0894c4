/** Who decides what, why, what next: one entry a kind of decision. */
import type { Choices } from '@admiralty/engine/fifth-frontier-war';
import type { Asked, PromptWords } from '../../types.ts';
import { type FfwProps, shownOf } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import { ask } from './words.ts';

type About<K extends keyof Choices> = Asked<Choices[K]['about']>;

/** The same words whatever the position. */
const plain = (words: PromptWords) => (): PromptWords => words;

/** The words with the name of the hex that it is about. */
const named =
  (words: { what(place: string): string; why?: string; next?: string }) =>
  (props: FfwProps, { about }: { about: { hex: number } }): PromptWords => {
    const shown = shownOf(props);
    const place = shown ? nameOfPlace(shown, about.hex) : '';
    return { ...words, what: words.what(place) };
  };

export const prompts = {
  xboats: plain(ask.xboats),
  scouts: plain(ask.scouts),
  wellLed: plain(ask.wellLed),
  cargo: (_: FfwProps, { about: { when } }: About<'cargo'>): PromptWords => ask.cargo[when],
  refuel: plain(ask.refuel),
  adjust: plain(ask.adjust),
  plots: (_: FfwProps, { about: { isFirst } }: About<'plots'>): PromptWords => (isFirst ? ask.firstPlots : ask.plots),
  blackGlobe: named(ask.blackGlobe),
  shiftAttack: named(ask.shiftAttack),
  losses: (props: FfwProps, asked: About<'losses'>): PromptWords => ({
    ...named(ask.losses)(props, asked),
    why: ask.losses.due(asked.about.damage),
  }),
  cargoLosses: named(ask.cargoLosses),
  disengage: named(ask.disengage),
  attackSdb: named(ask.attackSdb),
  activateSdb: named(ask.activateSdb),
  breakOff: named(ask.breakOff),
  invade: named(ask.invade),
  bomb: named(ask.bomb),
  land: named(ask.land),
  firstFire: named(ask.firstFire),
  fire: named(ask.fire),
  guerrillas: plain(ask.guerrillas),
  secretBase: plain(ask.secretBase),
  placeGuerrillas: plain(ask.placeGuerrillas),
  deploy: plain(ask.deploy),
  surprise: plain(ask.surprise),
  splitBoxes: plain(ask.splitBoxes),
  takeWarrant: plain(ask.takeWarrant),
  replace: plain(ask.replace),
  declareArmistice: plain(ask.declareArmistice),
};
