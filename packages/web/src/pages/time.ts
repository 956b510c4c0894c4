const today = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const earlier = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** The time of today, or day and time. */
export function timeOf(when: number): string {
  const isToday = new Date(when).toDateString() === new Date().toDateString();
  return (isToday ? today : earlier).format(when);
}
