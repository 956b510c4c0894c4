/** The thread that owns the file: waiting for the disk never holds up whoever serves people. */
import { parentPort, workerData } from 'node:worker_threads';
import { migrate } from '../migrate.ts';
import { type Call, newsOf } from '../operations/index.ts';
import type { Db } from '../schema.ts';
import { openFile } from './connection.ts';
import { backupFile, integrityOf } from './copy.ts';
import { GroupCommit, type Outcome } from './group-commit.ts';
import { type Answer, failureOf, type Question, type Reply, type Started } from './messages.ts';

const port = parentPort!;

async function start(file: string): Promise<void> {
  const db = await openFile(file);
  await migrate(db).catch(async (error) => {
    await db.destroy();
    throw error;
  });
  const commits: Commits = new GroupCommit(db);
  port.on('message', (question: Question) => void answer(db, commits, question));
}

type Commits = GroupCommit<{ id: number } & Call>;

async function answer(db: Db, commits: Commits, question: Question): Promise<void> {
  if ('name' in question) return reply(question, await commits.run(question));
  const { id } = question;
  try {
    post({ answers: [{ id, answer: await special(db, commits, question) }], news: [] });
  } catch (error) {
    post({ answers: [{ id, failed: failureOf(error) }], news: [] });
  }
  if ('close' in question) port.close();
}

/** backups, one after the other; closing waits for them */
let backups: Promise<unknown> = Promise.resolve();

async function special(db: Db, commits: Commits, question: Exclude<Question, Call>): Promise<unknown> {
  if ('backup' in question) {
    const backup = backups.then(() => backupFile(db, question.backup));
    backups = backup.catch(() => {});
    return backup;
  }
  if ('integrity' in question) return integrityOf(db);
  await backups;
  await commits.idle();
  await db.destroy();
  return null;
}

let next: Reply = { answers: [], news: [] };

/** Answers of one batch go back in one message. */
function reply(call: { id: number } & Call, outcome: Outcome): void {
  if (next.answers.length === 0) queueMicrotask(flush);
  const { id } = call;
  const isDone = 'answer' in outcome;
  const answered: Answer = isDone ? { id, answer: outcome.answer } : { id, failed: failureOf(outcome.error) };
  next.answers.push(answered);
  const news = isDone ? newsOf(call, outcome.answer) : null;
  if (news) next.news.push(news);
}

function flush(): void {
  post(next);
  next = { answers: [], news: [] };
}

const post = (message: Reply | Started): void => port.postMessage(message);

start(workerData.file).then(
  () => post({ started: true }),
  (error) => {
    post({ failed: failureOf(error) });
    port.close();
  },
);
