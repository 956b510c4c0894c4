/** The news of a place as people read it: dated items, for print. Nothing in it that the place does not know. */
import { counted } from '#core/text';
import { placeName } from '../text/show-words.ts';
import type { Position } from '../types.ts';
import type { Known } from './types.ts';
import { enumerateWay } from './way.ts';

/** Day of the year in which the war begins, and days of the year (the campaign's own calendar). */
export interface Calendar {
  readonly day: number;
  readonly year: number;
}

export const OUTBREAK: Calendar = { day: 187, year: 1107 };
const DAYS_A_YEAR = 365;
const DAYS_A_WEEK = 7;

/** 243-1107: the first day of a week of the war; weeks before the first count down from 0. */
export function dateOf(week: number, { day, year }: Calendar = OUTBREAK): string {
  const days = day - 1 + (week - 1) * DAYS_A_WEEK;
  const years = Math.floor(days / DAYS_A_YEAR);
  return `${String(days - years * DAYS_A_YEAR + 1).padStart(3, '0')}-${year + years}`;
}

export interface JournalEntry {
  readonly date: string;
  readonly heard: string;
  readonly headline: string;
  readonly text: string;
  readonly source: string;
}

export function journalEntries(at: Position, known: readonly Known[], calendar: Calendar = OUTBREAK): JournalEntry[] {
  return known.map(({ item, since, way }) => ({
    date: dateOf(item.week, calendar),
    heard: dateOf(since, calendar),
    headline: item.headline,
    text: item.text,
    source: way.length === 0 ? 'seen here' : `${age(since - item.week)} old on arrival; ${enumerateWay(at, way)}`,
  }));
}

function age(weeks: number): string {
  return counted(weeks, 'week');
}

export function journalMarkdown(at: Position, place: number, entries: readonly JournalEntry[]): string {
  const title = `# News at ${placeName(at, place)}\n`;
  const parts = entries.map(
    ({ date, heard, headline, text, source }) =>
      `## ${headline}\n\n*${date}; known here on ${heard} (${source})*\n${text === '' ? '' : `\n${text}\n`}`,
  );
  return [title, ...(parts.length > 0 ? parts : ['No news has come.\n'])].join('\n');
}

export function journalHtml(at: Position, place: number, entries: readonly JournalEntry[]): string {
  const title = escaped(`News at ${placeName(at, place)}`);
  const parts = entries.map(
    ({ date, heard, headline, text, source }) =>
      `<article><h2>${escaped(headline)}</h2><p><small>${escaped(`${date}; known here on ${heard} (${source})`)}</small></p>` +
      `${text === '' ? '' : `<p>${escaped(text)}</p>`}</article>`,
  );
  const body = parts.length > 0 ? parts.join('\n') : '<p>No news has come.</p>';
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>${title}</title>\n<h1>${title}</h1>\n${body}\n</html>\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
}
