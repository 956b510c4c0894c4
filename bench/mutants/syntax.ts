/** The syntax tree as the parser gives it, and a walk that leaves types and words out. */
import { parseSync } from 'vite';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function parse(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return { ...program };
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** A child that must be there. */
export function part(node: Node, key: string): Node {
  const child = node[key];
  if (!isNode(child)) throw new Error(`${node.type} without ${key}`);
  return child;
}

/** Children that are code: no types, and no names of properties. */
export function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => key !== 'key' || node['computed'] === true)
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter((child) => !child.type.startsWith('TS') || EXPRESSIONS_WITH_TYPES.has(child.type));
}
const EXPRESSIONS_WITH_TYPES = new Set(['TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression']);

export function isFunction({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}

export function isLoop({ type }: Node): boolean {
  return /^(For|ForOf|ForIn|While|DoWhile)Statement$/.test(type);
}

/** Names that stand in a piece of code, and where. */
export function namesIn(node: Node, isInside: (child: Node) => boolean = () => true): Set<string> {
  const names = new Set<string>();
  const visit = (at: Node): void => {
    if (at.type === 'Identifier' && typeof at['name'] === 'string') names.add(at['name']);
    for (const child of childrenOf(at)) if (isInside(child)) visit(child);
  };
  visit(node);
  return names;
}
