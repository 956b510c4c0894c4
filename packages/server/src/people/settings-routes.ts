import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { person } from '../http/who.ts';
import type { Span } from '../tables/clocks/off-time.ts';
import { settingsIn, settingsShape } from './settings.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** So many days of vacation in any year. */
const VACATION_DAYS = 42;
/** Each is kept for a year, and looked at whenever his clocks are. */
const VACATIONS = 30;

const shown = settingsShape.extend({
  /** the vacation that is, or comes next */
  vacation: z.object({ from: z.number(), to: z.number() }).nullable(),
  /** days of vacation that are left for this year */
  daysLeft: z.number(),
});

/** How somebody wants to be asked. */
export const settingsRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/me/settings',
    about: 'Your time zone, quiet hours and vacation',
    who: person,
    reply: shown,
    handle: async ({ given: { account }, services: { now } }) => shownOf(account.settings, now()),
  }),
  route({
    method: 'PATCH',
    url: '/api/me/settings',
    about: 'Change your time zone and quiet hours, during which clocks stop at tables that stop at night',
    who: person,
    body: z.strictObject(settingsShape.partial().shape),
    reply: shown,
    handle: async ({ given: { account }, body, services: { store, now } }) => {
      const settings = JSON.stringify({ ...settingsIn(account.settings), ...body });
      await store.changeAccount(account.id, { settings });
      await store.lookAtClocks(account.id, now());
      return shownOf(settings, now());
    },
  }),
  route({
    method: 'PUT',
    url: '/api/me/vacation',
    about: 'Go on vacation: your clocks stop at tables that allow it; from now on or later, not for the past',
    who: person,
    body: z.strictObject({ from: z.int().optional(), to: z.int() }),
    reply: shown,
    handle: async ({ given: { account }, body, services: { store, now } }) => {
      const from = Math.max(body.from ?? now(), now());
      if (body.to <= from) throw new HttpProblem('malformed', 'a vacation ends after it begins');
      const kept = settingsIn(account.settings);
      const past = pastOf(kept.away, now());
      if (past.length >= VACATIONS) throw new HttpProblem('conflict', `a year has ${VACATIONS} vacations`);
      if (daysIn([...past, [from, body.to]], body.to) > VACATION_DAYS)
        throw new HttpProblem('conflict', `a year has ${VACATION_DAYS} days of vacation`);
      const settings = JSON.stringify({ ...kept, away: [...past, [from, body.to]] });
      await store.changeAccount(account.id, { settings });
      await store.lookAtClocks(account.id, now());
      return shownOf(settings, now());
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/me/vacation',
    about: 'End or cancel a vacation',
    who: person,
    reply: shown,
    handle: async ({ given: { account }, services: { store, now } }) => {
      const kept = settingsIn(account.settings);
      const settings = JSON.stringify({ ...kept, away: pastOf(kept.away, now()) });
      await store.changeAccount(account.id, { settings });
      await store.lookAtClocks(account.id, now());
      return shownOf(settings, now());
    },
  }),
];

/** What has been of vacations; older ones than a year do not matter any more. */
function pastOf(away: readonly Span[], now: number): Span[] {
  return away
    .filter(([from, to]) => from < now && to > now - YEAR)
    .map(([from, to]): Span => [from, Math.min(to, now)]);
}

/** Days of vacation in the year up to the moment. */
function daysIn(away: readonly Span[], until: number): number {
  const spans = away.map(([from, to]) => Math.max(0, Math.min(to, until) - Math.max(from, until - YEAR)));
  return spans.reduce((sum, ms) => sum + ms, 0) / DAY;
}

function shownOf(text: string, now: number): z.output<typeof shown> {
  const { away, ...settings } = settingsIn(text);
  const next = away.find(([, to]) => to > now);
  return {
    ...settings,
    vacation: next ? { from: next[0], to: next[1] } : null,
    daysLeft: Math.max(0, Math.floor(VACATION_DAYS - daysIn(pastOf(away, now), now))),
  };
}
