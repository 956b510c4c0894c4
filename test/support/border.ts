/** Ways to a table that do not lead through the engine's border (`core/access.ts`). */
const NAMES = ['heardBy', 'observe', 'Play', 'resampleTable', 'unaskedActions', 'unaskedWords', 'readAction'];
const USES = [
  /\bsession\.(observe|heard|undoable|undo|act|roll)\(/,
  /\bmodule\.(hint|figures|describeAnswer|describeEvent|describeQuestion|show)\b/,
  /\bsession\.(events|openingEvents|log|notices|table\.(g|pending|offers|envelopes|stack))\b/,
];

/** What of the host itself touches the table, and why it may. */
const HOSTS: Readonly<Record<string, RegExp[]>> = {
  'packages/cli/src/terminal/match.ts': [/session\.log\b/],
  // forms of answers, collected from random games that nobody plays
  'packages/cli/src/commands/answers.ts': [/module\.describeAnswer\b/],
  'packages/cli/src/commands/play.ts': [/session\.log\b/],
  // counts what was checked
  'packages/cli/src/commands/replay.ts': [/session\.log\b/],
  // who must act next; it acts for the computer's seats, passes the news on to them and keeps the past
  // what another node has kept is done here too, and taken back;
  // and it draws what-if tables, with the hidden things of others drawn anew
  'packages/host/src/table-host.ts': [
    /session\.(act\(|events|log|table\.pending)\b/,
    /session\.(act|undo)\(/,
    /^imports resampleTable$/,
  ],
  // asks the computers to take back, and says yes for them
  'packages/host/src/practice.ts': [/session\.(act\(|table\.offers\b)/],
  'packages/host/src/bots/computer.ts': [/session\.(events|openingEvents|log)\b/],
  'packages/host/src/open-game.ts': [/session\.table\.pending/],
  'packages/host/src/log/history.ts': [/session\.log\b/],
  'packages/host/src/log/game-log.ts': [/session\.log\b/],
  // stores what was done, and plays it again; nobody is told from there
  'packages/server/src/tables/thread/replica.ts': [/session\.(log|notices|table\.(pending|offers))\b/],
  // follows the log of the game, later
  'packages/server/src/tables/thread/delayed.ts': [/session\.log\b/],
  'packages/server/src/tables/thread/following.ts': [/session\.log\b/],
  'packages/server/src/tables/thread/replaying.ts': [/session\.(log|undo\()/],
  'packages/server/src/tables/thread/upgrading.ts': [/session\.log\b/],
  // how a game ended: a resignation, which everybody is told of
  'packages/server/src/tables/thread/outcome.ts': [/session\.log\.at\(-1\)\?\.kind === 'resign'/],
  // whose turn it is: a computer's, or somebody's whose time is out
  'packages/server/src/tables/thread/head.ts': [/session\.table\.pending/],
  'packages/server/src/tables/thread/time-out.ts': [/session\.table\.pending/],
  // keeps the log on the device
  'packages/web/src/table/worker/local-game.ts': [/session\.log\b/],
  'packages/web/src/table/worker/desk-host.ts': [/session\.log\.length\b/],
  'packages/web/src/table/worker/local-table.ts': [/session\.(table\.pending|log\.length)\b/],
};

/** The host, and the parts of the command and of the page's worker that answer a viewer. */
export function isTeller(file: string): boolean {
  if (file.endsWith('.test.ts')) return false;
  return /^packages\/(cli\/src\/(commands|terminal)|host\/src|server\/src\/(tables|live|people)|web\/src\/table)\/|^packages\/cli\/src\/[^/]+\.ts$/.test(
    file,
  );
}

/** What in this file leads around the border. */
export function wayAroundBorder(file: string, source: string): string[] {
  const imports = [...source.matchAll(/import\s*(?:type\s*)?\{([^}]*)\}\s*from '@admiralty\/engine'/g)];
  const names = imports.flatMap(([, list = '']) =>
    list.split(',').map((name) => name.replace(/^\s*type\s/, '').trim()),
  );
  const allowed = HOSTS[file] ?? [];
  const imported = names.filter((name) => NAMES.includes(name)).map((name) => `imports ${name}`);
  const uses = source.split('\n').filter((line) => USES.some((use) => use.test(line)));
  return [...imported, ...uses]
    .filter((what) => !allowed.some((host) => host.test(what)))
    .map((what) => `${file}: ${what.trim()}`);
}
