const today = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const earlier = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of today, or day and time. */
export function timeOf(when: number): string {
  const isToday = new Date(when).toDateString() === new Date().toDateString();
  return (isToday ? today : earlier).format(when);
}

/** Where a game stands, without its title, which is written above. */
export function standsAt(phase: string, title: string): string {
  return phase.startsWith(`${title} · `) ? phase.slice(title.length + 3) : phase;
}
