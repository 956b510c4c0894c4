// `npm start`: install, build, then the admiralty command; without arguments it serves the page and opens it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, checkNode, ensureInstalled, root, stage } from './setup.mjs';

checkNode();
const installed = await stage('install', ensureInstalled);
if (!installed.ok) process.exit(1);
const built = await stage('build', build);
if (!built.ok) process.exit(1);

const command = [join(root, 'packages/cli/bin/admiralty.mjs'), ...process.argv.slice(2)];
const child = spawn(process.execPath, command, { stdio: 'inherit' });
// the terminal sends an interrupt to the child as well: leave it the last word
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
