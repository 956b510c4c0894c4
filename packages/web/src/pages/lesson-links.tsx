import type { ReactNode } from 'react';
import { boxes } from '../boards/boxes.ts';
import { lessonId, useLessons } from '../learning/progress.ts';
import { site } from '../words/site.ts';
import { PageLink } from './page-link.tsx';

/** The guided first games; one that was begun goes on where it stopped. */
export function LessonLinks({ look }: { look?: 'quiet' }): ReactNode {
  const begun = useLessons((lessons) => lessons.begun);
  return boxes.flatMap(({ id: game, play, title }) => {
    const first = { part: undefined, title, steps: play.lessonSteps };
    return [first, ...(play.moreLessons ?? [])].map(({ part, title: name, steps }) => {
      const id = lessonId(game, part);
      const step = begun[id]?.step;
      const isUnderWay = step !== undefined && step < steps;
      const fresh = look ? site.guidedShort(name, steps) : site.guided(name, steps);
      const words = isUnderWay ? site.goOnGuided(name, step + 1, steps) : fresh;
      const quiet = look ? { look } : {};
      return part === undefined ? (
        <PageLink key={id} to="/learn/$game" params={{ game }} {...quiet}>
          {words}
        </PageLink>
      ) : (
        <PageLink key={id} to="/learn/$game/$part" params={{ game, part }} {...quiet}>
          {words}
        </PageLink>
      );
    });
  });
}
