/** Long lists of orders, one question after the other: pod, target, what it should do, whose Command. */
import type { DvView, Order, UnitView } from '@admiralty/engine/deltavee';
import type { Narrowing } from '../../../ui/stepwise.ts';
import { nameOfUnit } from '../names.ts';
import { words } from '../words.ts';
import type { OfferedOrder } from './battle-step.tsx';
import { say } from './words.ts';

type Field = 'box' | 'target' | 'with' | 'to' | 'missile' | 'maneuvers' | 'velocity' | 'direction' | 'units' | 'from';

/** In the order in which a captain would think of them. */
const FIELDS: readonly Field[] = [
  'box',
  'target',
  'with',
  'to',
  'missile',
  'units',
  'maneuvers',
  'direction',
  'velocity',
  'from',
];

export function questionsAbout(view: DvView, unit: UnitView): Narrowing<OfferedOrder>[] {
  return FIELDS.map((field) => ({
    title: say.questions[field],
    of: ({ order }) => answerTo(view, unit, field, fieldOf(order, field)),
  }));
}

function fieldOf(order: Order, field: Field): unknown {
  return (order as Readonly<Record<string, unknown>>)[field];
}

function answerTo(view: DvView, unit: UnitView, field: Field, value: unknown): string {
  if (field === 'maneuvers') return stringWords(value);
  if (field === 'from') return typeof value === 'number' ? nameOfUnit(view, value) : say.ownCommand;
  if (typeof value !== 'number') return '';
  if (field === 'box') return boxWords(unit, value);
  if (field === 'missile') return words.missiles[MISSILES[value] ?? 'unguided'];
  return field === 'target' || field === 'with' || field === 'to' ? nameOfUnit(view, value) : String(value);
}
const MISSILES: readonly (keyof typeof words.missiles)[] = ['unguided', 'guided', 'intelligent', 'mims', 'homing'];

function boxWords({ log }: UnitView, box: number): string {
  const pod = log?.pods.find((one) => one.box === box);
  return pod?.podName ? say.podOf(box, pod.podName) : say.hull;
}

/** Accelerate ×2, left. */
function stringWords(value: unknown): string {
  if (!Array.isArray(value)) return '';
  const steps = value.map((step) => (typeof step === 'string' ? step : String((step as { do: string }).do)));
  const runs: [string, number][] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last?.[0] === step) last[1] += 1;
    else runs.push([step, 1]);
  }
  return (
    runs.map(([step, count]) => `${say.steps[step] ?? step}${count > 1 ? ` ×${count}` : ''}`).join(', ') || say.noStep
  );
}
