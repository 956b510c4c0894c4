/** Days and times of day as form fields write them, by the reader's own clock. */

const two = (n: number): string => String(n).padStart(2, '0');

/** 1350: "22:30". */
export function clockTime(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** "22:30": 1350. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function dayText(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function startOfDay(day: string): number {
  return new Date(`${day}T00:00`).getTime();
}

/** The last moment of it. */
export function endOfDay(day: string): number {
  return new Date(`${day}T23:59:59`).getTime();
}
