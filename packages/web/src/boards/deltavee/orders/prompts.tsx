/** Who decides what, why, what next: one entry a kind of decision. */
import type { Choices, DvView, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import type { Asked, BoardProps, PromptWords } from '../../types.ts';
import { findUnit, nameOf, nameOfUnit, selectedUnit } from '../names.ts';
import { ownUnits } from '../situation.ts';
import { allowanceOf, energyIn } from './handling.ts';
import { enemyName, ThreatWords } from './threat-words.tsx';
import { say } from './words.ts';

type Props = BoardProps<DvView>;
type About<K extends keyof Choices> = Asked<Choices[K]['about']>;

const withThreat = (view: DvView, sentence: string): ReactNode => (
  <>
    <ThreatWords view={view} /> {sentence}
  </>
);

export const prompts = {
  command: ({ view }: Props, asked: About<'command'>): PromptWords => {
    const units = ownUnits(view);
    const [only] = units;
    return {
      what: units.length === 1 && only ? say.command.whatOne(nameOf(view, only)) : say.command.what,
      why: <CommandsLeft view={view} />,
      next: withThreat(view, say.command.next(enemyName(view, asked.by))),
    };
  },
  fire: ({ view }: Props, asked: About<'fire'>): PromptWords => {
    const unit = firingUnit(view);
    const name = unit ? nameOf(view, unit) : (view.sides[asked.by] ?? '');
    return {
      what: unit?.flight ? say.fire.whatRelease(name) : say.fire.what(name),
      why: unit?.flight ? say.fire.releaseWhy(unit.flight.payload) : say.fire.left(unit ? energyIn(unit) : 0),
      next: withThreat(view, say.fire.next(enemyName(view, asked.by))),
    };
  },
  move: ({ view }: Props, { about, by }: About<'move'>): PromptWords => ({
    what: say.move.what,
    why: say.move.why(about.units.length),
    next: withThreat(view, say.move.next(enemyName(view, by))),
  }),
  gravity: ({ view }: Props, { about }: About<'gravity'>): PromptWords => ({
    what: say.gravity.what(nameOfUnit(view, about.unit), view.planets[about.planet]?.name ?? ''),
    why: say.gravity.why,
    next: say.gravity.next,
  }),
  bringIn: ({ view }: Props, { about }: About<'bringIn'>): PromptWords => ({
    what: say.bringIn.what(nameOfUnit(view, about.unit)),
    why: say.bringIn.why,
    next: say.bringIn.next,
  }),
  arrive: ({ view }: Props, { about }: About<'arrive'>): PromptWords => ({
    what: say.arrive.what(nameOfUnit(view, about.unit)),
    why: say.arrive.why,
  }),
  pickMissile: (_props: Props, { about }: About<'pickMissile'>): PromptWords => ({
    what: say.pickMissile.what,
    why: say.pickMissile.why(about.missiles.length),
    next: say.pickMissile.next,
    isInterrupt: true,
  }),
  pickTarget: ({ view }: Props, { about }: About<'pickTarget'>): PromptWords => ({
    what: say.pickTarget.what(nameOfUnit(view, about.missile)),
    why: say.pickTarget.why(about.targets.length),
    next: say.pickTarget.next,
    isInterrupt: true,
  }),
  emergencyField: ({ view }: Props, { about }: About<'emergencyField'>): PromptWords => ({
    what: say.field.what(nameOfUnit(view, about.unit)),
    why: say.field.why(nameOfUnit(view, about.missile), nameOfUnit(view, about.unit)),
    next: say.field.next,
    isInterrupt: true,
  }),
  choosePart: ({ view }: Props, { about, by }: About<'choosePart'>): PromptWords => {
    const target = findUnit(view, about.target);
    const name = nameOfUnit(view, about.target);
    return {
      what: target?.seat === by ? say.part.whatOwn(name) : say.part.what(name),
      why: `${say.part.why(about.parts.length)} ${target?.read ? say.part.read : ''}`,
      next: say.part.next,
      isInterrupt: true,
    };
  },
  jam: ({ view }: Props, { by }: About<'jam'>): PromptWords => ({
    what: say.jam.what,
    why: say.jam.why,
    next: say.jam.next(enemyName(view, by)),
    isInterrupt: true,
  }),
};

/** The unit in hand if it is one's own, else the one that is firing, else the first with a log. */
function firingUnit(view: DvView): UnitView | undefined {
  const own = ownUnits(view).filter(({ log, flight }) => log ?? (flight?.payload ?? 0) > 0);
  const selected = selectedUnit(view, useBoardStore.getState().selected);
  return own.find((one) => one === selected) ?? findUnit(view, view.firing) ?? own[0];
}

/** What the unit in hand may still receive. */
function CommandsLeft({ view }: { view: DvView }): ReactNode {
  const selected = useBoardStore((store) => store.selected);
  const units = ownUnits(view).filter(({ vessel }) => vessel);
  const unit = units.find((one) => one.unit === selectedUnit(view, selected)?.unit) ?? units[0];
  if (!unit?.log) return null;
  const { battleCommands, used } = unit.log;
  return say.command.left(nameOf(view, unit), allowanceOf(unit).commands, battleCommands - used.commands);
}
