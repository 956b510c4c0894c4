import { Command, CommanderError } from 'commander';
import { printable } from './output.ts';
import { Problem } from './problem.ts';
import { version } from './version.ts';

const program = new Command('admiralty')
  .description('Classic space wargames with every printed rule enforced.')
  .version(version)
  .helpCommand(false)
  .showHelpAfterError('(admiralty --help shows every command)')
  .exitOverride()
  .configureOutput({ writeErr: (text) => process.stderr.write(text) })
  .addHelpText(
    'after',
    `
Examples:
  admiralty                                    play in the browser (admiralty serve --open)
  admiralty --port 8080                        the same with options of serve
  admiralty play                               play in the terminal
  admiralty new deltavee --scenario dv-1 -o duel.json
  admiralty ask duel.json --seat 1
  admiralty act duel.json --seat 1 --action '{"kind":"command","with":{"do":"end"}}'
  admiralty calc deltavee --list

Exit codes: 0 done, 1 a check failed, 2 refused or bad usage (nothing has changed).`,
  );

/** Each command with what adds it; only what is asked for is loaded. */
const commands: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  games: async () => (await import('./commands/games.ts')).addGames,
  new: async () => (await import('./commands/new.ts')).addNew,
  show: async () => (await import('./commands/show.ts')).addShow,
  ask: async () => (await import('./commands/ask.ts')).addAsk,
  act: async () => (await import('./commands/act.ts')).addAct,
  answers: async () => (await import('./commands/answers.ts')).addAnswers,
  undo: async () => (await import('./commands/undo.ts')).addUndo,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  calc: async () => (await import('./commands/calc.ts')).addCalc,
  rules: async () => (await import('./commands/rules.ts')).addRules,
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  ladder: async () => (await import('./commands/ladder.ts')).addLadder,
  play: async () => (await import('./commands/play.ts')).addPlay,
  referee: async () => (await import('./commands/referee.ts')).addReferee,
  serve: async () => (await import('./commands/serve.ts')).addServe,
  admin: async () => (await import('./commands/admin.ts')).addAdmin,
  archive: async () => (await import('./commands/store.ts')).addArchive,
  backup: async () => (await import('./commands/store.ts')).addBackup,
  restore: async () => (await import('./commands/store.ts')).addRestore,
  check: async () => (await import('./commands/store.ts')).addCheck,
};

/** Options of the whole program; any other without a command before it is one of `serve`. */
const OWN_OPTIONS = ['--version', '-V', '--help', '-h'];

/** The words as they are meant: without a command the page is served and opened. */
function meant(words: readonly string[]): string[] {
  const [first = '-'] = words;
  return first.startsWith('-') && !OWN_OPTIONS.includes(first) ? ['serve', '--open', ...words] : [...words];
}

/** Names of the commands that these words need: one, none for the version, all for the help. */
function needed(word: string): string[] {
  if (word === '--version' || word === '-V') return [];
  return Object.hasOwn(commands, word) ? [word] : Object.keys(commands);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  const words = meant(process.argv.slice(2));
  const word = words[0]!;
  if (!word.startsWith('-') && !Object.hasOwn(commands, word))
    throw new Problem(`there is no command ${word}; admiralty --help shows them all`);
  for (const name of needed(word)) (await commands[name]!())(program);
  for (const command of program.commands) command.exitOverride();
  await program.parseAsync(words, { from: 'user' });
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof Problem) {
    process.stderr.write(`admiralty: ${printable(error.message)}\n`);
    process.exitCode = error.exitCode;
  } else {
    process.stderr.write(`admiralty: this is a fault of the program: ${String(error)}\n`);
    if (process.env.ADMIRALTY_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  }
}
