/** Names that a person may type in an answer where the rules use numbers. */
import type { NamedNumbers } from '#core/module';
import type { SsView } from '../secrets/view-types.ts';
import { RAIDER } from '../state.ts';
import { chitName } from './words.ts';

const NODE_FIELDS: ReadonlySet<string> = new Set([
  'base',
  'bases',
  'path',
  'system',
  'systems',
  'target',
  'targets',
  'trades',
  'treaties',
]);
const PLAYER_FIELDS: ReadonlySet<string> = new Set(['player', 'exile', 'host']);
const CHIT_FIELDS: ReadonlySet<string> = new Set(['chit', 'chits', 'discard']);

export function answerNames(view: SsView, kind: string, field: string): NamedNumbers | null {
  if (NODE_FIELDS.has(field)) return [...view.nodes.map(({ name }, node) => [name, node] as const), ['none', -1]];
  if (PLAYER_FIELDS.has(field)) return [...playerNames(view), ['any', -1]];
  if (field === 'to') return kind === 'dropOut' ? [...playerNames(view), ['nobody', -1]] : null;
  if (field === 'attacker')
    return [...playerNames(view), ['the Raider', RAIDER], ...outworlderNames(view), ['any', -1]];
  if (CHIT_FIELDS.has(field)) return handOf(view);
  return field === 'about'
    ? [...view.nodes.map(({ name }, node) => [name, node] as const), ...playerNames(view)]
    : null;
}

function playerNames({ names }: SsView): NamedNumbers {
  return names.map((name, seat) => [name, seat]);
}

function outworlderNames({ outworlders }: SsView): NamedNumbers {
  return outworlders.map(({ name, code }) => [name, code]);
}

/** Chits of the own hand by name; of two alike the first. */
function handOf(view: SsView): NamedNumbers {
  const own = typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
  return [...(own?.hand ?? []), ...(own?.faceUp ?? [])].map(({ chit }) => [chitName(view, chit), chit]);
}
