import { namesForNumbers, numbersForNames, seatNamesOf } from '@admiralty/engine';
import { kindOf } from './answers.ts';
import { Problem } from './problem.ts';
import { accessOf, type TableFile } from './table-file.ts';

/**
 * An action as a person types it: seat and decision may be left out, kinds may be written in words, and printed names
 * stand for numbers. The result is not checked yet.
 */
export function actionFrom(file: TableFile, seat: number, json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const given = json as { decision?: unknown; by?: unknown; kind?: unknown; with?: unknown };
  if (given.by !== undefined && given.by !== seat)
    throw new Problem(`this is for seat ${seat}, the action says ${JSON.stringify(given.by)}`);
  if (typeof given.kind !== 'string') return { decision: null, ...json, by: seat };
  const kind = kindOf(file, given.kind);
  const decision = given.decision ?? decisionFor(file, seat, kind);
  return { ...json, decision, by: seat, kind, with: withNumbers(file, seat, kind, decision !== null, given.with) };
}

/** The seat's open decision of that kind; 0 where none is open, which is refused as such; null: no decision at all. */
function decisionFor(file: TableFile, seat: number, kind: string): number | null {
  const open = accessOf(file, seat)
    .observe()
    .decisions.find((one) => one.mine && one.kind === kind);
  return open?.id ?? (Object.hasOwn(file.module.game.choices, kind) ? 0 : null);
}

/** An answer as a person would write it, with printed names. */
export function writtenAnswer(file: TableFile, seat: number, kind: string, answer: unknown): string {
  const { view } = accessOf(file, seat).observe();
  return JSON.stringify(namesForNumbers(answer, (field, within) => file.module.names(view, kind, field, within)));
}

function withNumbers(file: TableFile, seat: number, kind: string, isAnswer: boolean, payload: unknown): unknown {
  const { module, session } = file;
  const { view } = accessOf(file, seat).observe();
  const seats = seatNamesOf(module.game, session.setting);
  const read = numbersForNames(module.game, kind, isAnswer, payload, (field, within) =>
    kind === 'offer' && field === 'to' && 'terms' in within
      ? seats.map((name, at) => [name, at])
      : module.names(view, kind, field, within),
  );
  if (!read.ok) throw new Problem(read.refusal.why);
  return read.payload;
}
