/** Where others sit down: the token stands behind `#`, so that no server on the way ever writes it down. */
export function inviteLink(table: string, invite: string): string {
  return `${location.origin}/join/${table}#${invite}`;
}

const KEY = 'admiralty-invites';

/** The links that this browser has made, by table: a server shows each once. */
export function keptLink(table: string): string | null {
  return read()[table] ?? null;
}

export function keepLink(table: string, link: string | null): void {
  const all = Object.entries(read()).filter(([id]) => id !== table);
  const next = link === null ? all : [...all, [table, link] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(next.slice(-20))));
  } catch {
    // without it the link is shown until the page is closed
  }
}

function read(): Readonly<Record<string, string>> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof json === 'object' && json !== null ? (json as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Copies where the browser lets the page; a link that is not copied is shown anyway. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
