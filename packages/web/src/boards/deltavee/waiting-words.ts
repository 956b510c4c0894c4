import type { Choices } from '@admiralty/engine/deltavee';

/** What another side decides now, by the kind of its question. */
export const waiting: Readonly<Record<keyof Choices, string>> = {
  buyFleet: 'They buy their fleet.',
  choosePods: 'They choose the pods of their ships.',
  assignPods: 'They put their pods into their boxes.',
  deploy: 'They set up their units.',
  move: 'They move their ships and missiles.',
  gravity: 'They decide whether a planet’s gravity bends their course.',
  bringIn: 'They decide whether a ship enters now.',
  arrive: 'They choose the direction from which help arrives.',
  pickMissile: 'They choose which of their missiles strikes first.',
  pickTarget: 'They choose what their missile strikes first.',
  emergencyField: 'They may raise their field in time.',
  choosePart: 'They choose the part that is hit.',
  jam: 'They may jam your ships and missiles.',
  command: 'They command their ships and missiles.',
  fire: 'They fire and launch, or hold their fire.',
};
