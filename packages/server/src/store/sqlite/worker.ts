/** The thread that owns the file: waiting for the disk never holds up whoever serves people. */
import { parentPort, workerData } from 'node:worker_threads';
import { migrate } from '../migrate.ts';
import { type Call, newsOf } from '../operations/index.ts';
import type { Db } from '../schema.ts';
import { openFile } from './connection.ts';
import { GroupCommit, type Outcome } from './group-commit.ts';
import { type Answer, failureOf, type Question, type Reply, type Started } from './messages.ts';

const port = parentPort!;

async function start(file: string): Promise<void> {
  const db = openFile(file);
  await migrate(db).catch(async (error) => {
    await db.destroy();
    throw error;
  });
  const commits = new GroupCommit<{ id: number } & Call>(db);
  port.on('message', (question: Question) => void answer(db, commits, question));
}

async function answer(db: Db, commits: GroupCommit<{ id: number } & Call>, question: Question): Promise<void> {
  if ('name' in question) return reply(question, await commits.run(question));
  const { id } = question;
  await commits.idle();
  await db.destroy();
  post({ answers: [{ id, answer: null }], news: [] });
  port.close();
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
