import { artFrom } from '../../kit/art.tsx';

const files = import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true });

/** Silhouettes by class id; `missile-…` by type; `contact`. */
export const Silhouette = artFrom(files);

const drawn = new Set(Object.keys(files).map((path) => /([^/]+)\.svg$/.exec(path)?.[1] ?? ''));

/** Classes of a family that is drawn once. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^terwillicker-3/, 'terwillicker-5000'],
  [/^terwillicker/, 'terwillicker-x'],
  [/^(poniard|sai)$/, 'dagger'],
  [/^(mace|battleax|saber)$/, 'sword'],
  [/^(pike|halberd|heavy-cruiser)$/, 'spear'],
  [/^oboe$/, 'flute'],
  [/^(saxophone|fugue)$/, 'clarinet'],
  [/^corco-(beta|epsilon)$/, 'corco-gamma'],
  [/^corco-theta$/, 'corco-iota'],
  [/^(corco|military)/, 'corco-mu'],
  [/^installation/, 'installation'],
  [/^alien/, 'alien'],
];

/** The file that draws this class or type. */
export function drawingFor(name: string): string {
  if (drawn.has(name)) return name;
  return families.find(([family]) => family.test(name))?.[1] ?? 'contact';
}
