/** Puts all mutants of a file into its code at once, each behind a switch; loops count their rounds. */
import { type Change, changesOf } from './operators.ts';
import { childrenOf, isFunction, isLoop, type Node, namesIn, parse, part } from './syntax.ts';

export interface Mutant extends Change {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  /** the whole source line, trimmed */
  readonly source: string;
  readonly from: string;
  /** index of the top-level statement in which it stands */
  readonly statement: number;
}

/** Which names a function or a top-level statement mentions: tells who reads a constant. */
export interface Mention {
  /** switch of the function, or -1 for what runs at loading */
  readonly id: number;
  readonly declares: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

export interface Instrumented {
  readonly code: string;
  readonly mutants: Mutant[];
  readonly mentions: Mention[];
  /** names declared by each top-level statement */
  readonly declared: ReadonlySet<string>[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  wrap(inner: string): string;
}

export interface Wanted {
  readonly hasMutants: boolean;
  readonly hasMentions: boolean;
  /** gives out the numbers of switches */
  next(): number;
}

export function instrument(file: string, code: string, wanted: Wanted): Instrumented {
  const program = parse(file, code);
  const statements = childrenOf(program);
  const declared = statements.map(declaredBy);
  const mutants = wanted.hasMutants ? changesOf(program, code).map((change) => mutantOf(change)) : [];
  const mentions: Mention[] = [];
  const edits = mutantEdits(mutants, code);
  const visit = (node: Node): void => {
    if (isLoop(node)) edits.push(atStart(part(node, 'body'), '$round();', code));
    if (wanted.hasMentions && isFunction(node)) {
      const id = wanted.next();
      mentions.push({ id, declares: new Set(), names: namesIn(node) });
      const body = part(node, 'body');
      if (body.type === 'BlockStatement') edits.push(atStart(body, `$isMutant(${id});`, code));
      else edits.push({ ...body, wrap: (inner) => `($isMutant(${id}), ${inner})` });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  if (wanted.hasMentions)
    for (const [index, statement] of statements.entries()) {
      const names = isFunction(statement) ? new Set<string>() : namesIn(statement, (child) => !isFunction(child));
      mentions.push({ id: -1, declares: declared[index]!, names });
    }
  return { code: edited(code, edits), mutants, mentions, declared };

  function mutantOf(change: Change): Mutant {
    const line = code.slice(0, change.start).split('\n').length;
    return {
      ...change,
      id: wanted.next(),
      file,
      line,
      source: code.split('\n')[line - 1]!.trim(),
      from: code.slice(change.start, change.end),
      statement: statements.findIndex(({ start, end }) => start <= change.start && change.end <= end),
    };
  }
}

/** One edit for each place, with all mutants of that place. */
function mutantEdits(mutants: readonly Mutant[], code: string): Edit[] {
  const places = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const place = `${mutant.start} ${mutant.end} ${mutant.shape}`;
    places.set(place, [...(places.get(place) ?? []), mutant]);
  }
  return [...places.values()].map((here): Edit => {
    const { shape, start, end, id, from, to } = here[0]!;
    if (shape === 'statement') return { start, end, wrap: (inner) => `{ if (!$isMutant(${id})) { ${inner} } }` };
    if (shape === 'method') {
      const dot = code.lastIndexOf('.', start);
      const isOptional = code[dot - 1] === '?';
      const method = `[$isMutant(${id}) ? '${to}' : '${from}']`;
      return { start: dot, end, wrap: () => (isOptional ? '.' : '') + method };
    }
    const others = here.map((mutant) => `$isMutant(${mutant.id}) ? (${mutant.to}) : `).join('');
    return { start, end, wrap: (inner) => `(${others}(${inner}))` };
  });
}

function atStart(body: Node, what: string, code: string): Edit {
  const { start, end } = body;
  if (body.type !== 'BlockStatement') return { start, end, wrap: (inner) => `{ ${what} ${inner} }` };
  const after = code.indexOf('{', start) + 1;
  return { start: after, end: after, wrap: () => what };
}

/** Applies edits, the inner ones inside the outer ones. */
function edited(code: string, edits: readonly Edit[]): string {
  const sorted = edits
    .map((edit, order) => ({ edit, order }))
    .toSorted((a, b) => a.edit.start - b.edit.start || b.edit.end - a.edit.end || a.order - b.order)
    .map(({ edit }) => edit);
  let next = 0;
  const render = (start: number, end: number): string => {
    let text = '';
    let at = start;
    for (let edit = sorted[next]; edit && edit.start >= start && edit.end <= end; edit = sorted[next]) {
      next++;
      text += code.slice(at, edit.start) + edit.wrap(render(edit.start, edit.end));
      at = edit.end;
    }
    return text + code.slice(at, end);
  };
  return render(0, code.length);
}

function declaredBy(statement: Node): Set<string> {
  const inner = statement['declaration'];
  if (typeof inner === 'object' && inner !== null && 'type' in inner) return declaredBy(part(statement, 'declaration'));
  if (statement.type === 'VariableDeclaration')
    return new Set(
      childrenOf(statement).flatMap((declarator) => [
        ...namesIn(part(declarator, 'id'), (child) => child.type !== 'AssignmentPattern'),
      ]),
    );
  return statement.type === 'FunctionDeclaration' ? namesIn(part(statement, 'id')) : new Set();
}
