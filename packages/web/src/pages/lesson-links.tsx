import type { ReactNode } from 'react';
import { boxes } from '../boards/shelf.ts';
import { useLessons } from '../learning/progress.ts';
import { site } from '../words/site.ts';
import { PageLink } from './page-link.tsx';

/** The guided first games; one that was begun goes on where it stopped. */
export function LessonLinks({ look }: { look?: 'quiet' }): ReactNode {
  const begun = useLessons((lessons) => lessons.begun);
  return boxes.map(({ id: game, play, title }) => {
    if (play.is === 'unbuilt') return null;
    const { lessonSteps } = play;
    const step = begun[game]?.step;
    const isUnderWay = step !== undefined && step < lessonSteps;
    const fresh = look ? site.guidedShort(title, lessonSteps) : site.guided(title, lessonSteps);
    return (
      <PageLink key={game} to="/learn/$game" params={{ game }} {...(look ? { look } : {})}>
        {isUnderWay ? site.goOnGuided(title, step + 1, lessonSteps) : fresh}
      </PageLink>
    );
  });
}
