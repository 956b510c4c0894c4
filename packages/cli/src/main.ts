import { Command, CommanderError } from 'commander';
import { addAct } from './commands/act.ts';
import { addAnswers } from './commands/answers.ts';
import { addAsk } from './commands/ask.ts';
import { addCalc } from './commands/calc.ts';
import { addGames } from './commands/games.ts';
import { addLadder } from './commands/ladder.ts';
import { addNew } from './commands/new.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addServe, serveAndOpen } from './commands/serve.ts';
import { addShow } from './commands/show.ts';
import { addSimulate } from './commands/simulate.ts';
import { addUndo } from './commands/undo.ts';
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
  admiralty play                               play in the terminal
  admiralty new deltavee --scenario dv-1 -o duel.json
  admiralty ask duel.json --seat 1
  admiralty act duel.json --seat 1 --action '{"kind":"command","with":{"do":"end"}}'
  admiralty calc deltavee --list

Exit codes: 0 done, 1 a check failed, 2 refused or bad usage (nothing has changed).`,
  )
  .action(serveAndOpen);

for (const add of [
  addGames,
  addNew,
  addShow,
  addAsk,
  addAct,
  addAnswers,
  addUndo,
  addReplay,
  addCalc,
  addRules,
  addSimulate,
  addLadder,
  addPlay,
  addServe,
])
  add(program);

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  for (const command of program.commands) command.exitOverride();
  const word = process.argv[2];
  if (word !== undefined && !word.startsWith('-') && !program.commands.some((command) => command.name() === word))
    throw new Problem(`there is no command ${word}; admiralty --help shows them all`);
  await program.parseAsync();
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
