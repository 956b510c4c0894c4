/** Tests of the wiring: the whole game goes on from a position, with every step of it at work. Not part of the game. */

import { seededDice } from '#core/dice';
import { Play } from '#core/play';
import { standardData } from '../data/standard.ts';
import { createSwordAndStars } from '../index.ts';
import type { Choices, SsChoice, SsDecision } from '../types.ts';
import { type Given, type Roll, type Scene, sceneOf } from './given.ts';

/** More answers than a Game-Turn takes. */
const MOST_ANSWERS = 2000;

/** The position with the game running: it has gone on, with these rolls, to the first question. */
export function wholeGame(position: Given, ...rolls: Roll[]): Scene {
  return sceneOf(createSwordAndStars(standardData), position).start(...rolls);
}

/** Everybody answers as an absent player would, with dice of their own, until the moment has come; `events` are all of it. */
export function playOn(scene: Scene, isReached: (scene: Scene) => boolean): Scene {
  scene.events = [];
  for (let answers = 0; !isReached(scene); answers++) {
    const [decision] = scene.table.pending;
    if (!decision || answers > MOST_ANSWERS) throw new Error('the moment never comes');
    answerAsAbsent(scene, decision as SsDecision<keyof Choices>);
  }
  return scene;
}

function answerAsAbsent(scene: Scene, decision: SsDecision<keyof Choices>): void {
  const play = new Play(scene.game, scene.table, seededDice, (event) => scene.events.push(event));
  const { id, by, kind } = decision;
  const { defaultAnswer } = scene.game.choices[kind as keyof Choices] as SsChoice<keyof Choices>;
  const refusal = play.act({ decision: id, by, kind, with: defaultAnswer(play, decision) });
  if (refusal) throw new Error(`${kind} is refused by ${refusal.rule}: ${refusal.why}`);
}
