/** What may be wrong with a rule: each mutant changes one place of the code. */
import { childrenOf, isFunction, isNode, type Node, part } from './syntax.ts';

/** An expression gives way to another, a statement is left out, a method to another of the same kind. */
type Shape = 'expression' | 'statement' | 'method';

export interface Change {
  readonly shape: Shape;
  readonly start: number;
  readonly end: number;
  /** what stands there instead; the name of the other method; empty for a statement */
  readonly to: string;
}

const OTHER_OPERATORS: Record<string, readonly string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '|=': ['&='],
  '&=': ['|='],
  '++': ['--'],
  '--': ['++'],
};
const OTHER_METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['find', 'findLast'],
]);
const PLAIN = new Set(['CallExpression', 'Identifier', 'MemberExpression', 'ChainExpression', 'TSNonNullExpression']);
const RETURNED = new Set([...PLAIN, 'ObjectExpression', 'ArrayExpression', 'NewExpression']);

/** All changes of a file. Words, shapes of answers, drawing at random and programmers' errors are no rules: left out. */
export function changesOf(program: Node, code: string): Change[] {
  const found: Change[] = [];
  const visit = (node: Node): void => {
    if (isNoRule(node)) return;
    found.push(...changesAt(node, code));
    for (const child of partsToChange(node)) visit(child);
  };
  visit(program);
  return found;
}

function isNoRule(node: Node): boolean {
  if (isFunction(node)) return drawsAnswers(node);
  switch (node.type) {
    case 'TemplateLiteral':
    case 'ThrowStatement':
    case 'ImportDeclaration':
      return true;
    case 'CallExpression':
      return rootOf(node) === 'z'; // shapes of answers
    default:
      return false;
  }
}

function partsToChange(node: Node): Node[] {
  if (isMinusOne(node)) return [];
  return hasIdleDefault(node) || setsMark(node) ? [part(node, 'left')] : childrenOf(node);
}

/** Given a `random`, a function draws answers for players: the laws hold those. */
function drawsAnswers({ params }: Node): boolean {
  return Array.isArray(params) && params.some((param) => isNode(param) && nameOf(param) === 'random');
}

/** `row[unit] ?? 0`: the compiler asks for it, no play gets there. */
function hasIdleDefault(node: Node): boolean {
  if (node.type !== 'LogicalExpression' || node['operator'] !== '??') return false;
  return part(node, 'left')['computed'] === true && part(node, 'right').type === 'Literal';
}

/** `seen[unit] = 1`: 2 would say the same. */
function setsMark(node: Node): boolean {
  return node.type === 'AssignmentExpression' && node['operator'] === '=' && part(node, 'right')['value'] === 1;
}

/** -1 stands for nobody and nothing: -2 would too. */
function isMinusOne(node: Node): boolean {
  return node.type === 'UnaryExpression' && node['operator'] === '-' && part(node, 'argument')['value'] === 1;
}

/** `at < list.length`: one more finds nothing there. */
function isEndOfList(node: Node): boolean {
  const right = part(node, 'right');
  return node['operator'] === '<' && right.type === 'MemberExpression' && nameOf(part(right, 'property')) === 'length';
}

function changesAt(node: Node, code: string): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
      return isText(node) ? [] : otherOperators(node, code);
    case 'LogicalExpression':
      if (node['operator'] === '??') return [];
      return [...otherOperators(node, code), ...negated(part(node, 'left'), code)];
    case 'AssignmentExpression':
      return setsMark(node) ? [expression(part(node, 'right'), '0')] : otherOperators(node, code);
    case 'UpdateExpression':
      return otherUpdates(node, code);
    case 'UnaryExpression':
      if (isMinusOne(node)) return [expression(node, '0')];
      return node['operator'] === '!' ? [expression(node, textOf(part(node, 'argument'), code))] : [];
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return condition(part(node, 'test'), code);
    case 'Literal':
      return otherLiterals(node);
    case 'ExpressionStatement':
      return isEffect(part(node, 'expression')) ? [{ ...range(node), shape: 'statement', to: '' }] : [];
    case 'ReturnStatement':
      return isNode(node['argument']) && RETURNED.has(node['argument'].type) ? nothing(node['argument']) : [];
    case 'ArrowFunctionExpression':
      return part(node, 'body').type === 'CallExpression' ? nothing(part(node, 'body')) : [];
    case 'CallExpression':
      return otherMethods(part(node, 'callee'));
    default:
      return [];
  }
}

/** Tests that are neither compared nor joined: those have changes of their own. The last of joined tests counts too. */
function condition(test: Node, code: string): Change[] {
  if (test.type === 'LogicalExpression') return condition(part(test, 'right'), code);
  return negated(test, code);
}

function negated(node: Node, code: string): Change[] {
  return PLAIN.has(node.type) ? [expression(node, `!${textOf(node, code)}`)] : [];
}

function nothing(node: Node): Change[] {
  return nameOf(node) === 'undefined' || isNoRule(node) ? [] : [expression(node, 'undefined')];
}

function otherOperators(node: Node, code: string): Change[] {
  const left = part(node, 'left');
  const right = part(node, 'right');
  const operator = String(node['operator']);
  const at = code.indexOf(operator, left.end);
  const others = isEndOfList(node) ? ['>='] : (OTHER_OPERATORS[operator] ?? []);
  return others.map((other) =>
    expression(node, code.slice(node.start, at) + other + code.slice(at + operator.length, right.end)),
  );
}

function otherUpdates(node: Node, code: string): Change[] {
  const argument = textOf(part(node, 'argument'), code);
  const other = OTHER_OPERATORS[String(node['operator'])]![0]!;
  return [expression(node, node['prefix'] === true ? other + argument : argument + other)];
}

function otherLiterals(node: Node): Change[] {
  const { value } = node;
  if (typeof value === 'boolean') return [expression(node, String(!value))];
  if (typeof value !== 'number') return [];
  return [value + 1, value - 1].filter((other) => other >= 0).map((other) => expression(node, String(other)));
}

function otherMethods(callee: Node): Change[] {
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const property = part(callee, 'property');
  const other = OTHER_METHODS.get(nameOf(property) ?? '');
  return other === undefined ? [] : [{ ...range(property), shape: 'method', to: other }];
}

function isEffect({ type }: Node): boolean {
  return type === 'CallExpression' || type === 'AssignmentExpression' || type === 'UpdateExpression';
}

function isText(node: Node): boolean {
  return ['left', 'right'].some((side) => {
    const operand = part(node, side);
    if (operand.type === 'BinaryExpression') return isText(operand);
    return operand.type === 'TemplateLiteral' || (node['operator'] === '+' && typeof operand['value'] === 'string');
  });
}

function nameOf({ name }: Node): string | null {
  return typeof name === 'string' ? name : null;
}

/** `z` of `z.array(…).min(1)` */
function rootOf(node: Node): string | null {
  const inner = node['callee'] ?? node['object'];
  return isNode(inner) ? rootOf(inner) : nameOf(node);
}

function range({ start, end }: Node): { start: number; end: number } {
  return { start, end };
}

function textOf({ start, end }: Node, code: string): string {
  return code.slice(start, end);
}

function expression(node: Node, to: string): Change {
  return { ...range(node), shape: 'expression', to };
}
