import type { Bot, Level } from '../bot.ts';
import type { AnyKnowledge } from '../knowledge.ts';
import { admiral } from './admiral.ts';
import { cadet } from './cadet.ts';
import { captain } from './captain.ts';
import { randomBot } from './random.ts';

/** A bot of that level with what is known of a game; null: the level needs to know more than nothing. */
export function botWith(knowledge: AnyKnowledge | null, level: Level): Bot | null {
  switch (level) {
    case 'random':
      return randomBot;
    case 'cadet':
      return cadet(knowledge);
    case 'captain':
      return knowledge && captain(knowledge);
    case 'admiral':
      return knowledge && admiral(knowledge);
  }
}
