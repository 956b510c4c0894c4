import type { SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { useBoardStore } from '../../../shell/board-store.ts';
import { LineWords } from '../../../shell/log/line-words.tsx';
import { toneOf, useReader } from '../../../shell/log/tone.ts';
import { Button } from '../../../ui/button.tsx';
import { Label } from '../../../ui/label.tsx';
import type { BoardProps } from '../../types.ts';
import { Icon } from '../art.tsx';
import { actorName } from '../orders/prompts.tsx';
import { nodeName, ownerSide, pointOf, shortName } from '../situation.ts';
import { words } from '../words.ts';
import { Ballots } from './ballots.tsx';
import styles from './card.module.css';
import { gravestFirst, lastMoment, type Moment, momentAt } from './moment.ts';
import { useSeen, useSeenFrom } from './seen.ts';
import { say } from './words.ts';
import { YearCard } from './year-card.tsx';

/** The card or chit that was just turned up, over the map until the reader goes on. */
export function MomentPanel(props: BoardProps<SsView>): ReactNode {
  const { view, client, state } = props;
  const see = useSeen((store) => store.see);
  const moment = useMoment(props);
  const reader = useReader();
  if (!moment) return null;
  const side = ownerSide(view, moment.by);
  return (
    <section
      className={styles['panel']}
      data-left={isRight(view, moment)}
      data-lies={isRight(view, moment) ? 'left' : 'right'}
      aria-label={say.title}
    >
      <div className={styles['head']}>
        {side !== null && <Emblem side={side} />}
        <Label as="h2">{headOf(view, moment)}</Label>
        {!props.isPast && (
          <Button shortcut="C" data-coach="card-seen" onClick={() => see(state.id, moment.action)}>
            {say.goOn}
          </Button>
        )}
      </div>
      <div key={moment.action} className={styles['flip']}>
        {moment.is === 'card' && <YearCard client={client} moment={moment} />}
        {moment.is === 'chit' && <Chit view={view} moment={moment} />}
        {moment.is === 'session' && <Ballots view={view} moment={moment} />}
      </div>
      <ol className={styles['lines']}>
        {Object.entries(gravestFirst(moment.lines)).map(([at, line]) => (
          <li key={at} data-tone={line.weight === 'grave' ? toneOf(line, reader) : null}>
            <LineWords parts={line.parts} />
          </li>
        ))}
        {moment.lines.length === 0 && (
          <li>{say.nothing[moment.is === 'chit' && moment.isRandom ? 'card' : moment.is]}</li>
        )}
      </ol>
    </section>
  );
}

function headOf(view: SsView, moment: Moment): string {
  const who = shortName(actorName(view, moment.by));
  if (moment.is === 'chit') return say.chitOf(who, view.chitNames[moment.chit] ?? '');
  if (moment.is === 'session') return say.session;
  return say.cardOf(who, say.rows[moment.operation] ?? '', nodeName(view, moment.target));
}

/** The panel keeps off the half of the map where it happens. */
function isRight(view: SsView, moment: Moment): boolean {
  return moment.is === 'card' && pointOf(view, moment.target).x > MIDDLE;
}
const MIDDLE = 500;

/** Looking back: what that action turned up. Now: what came since the board was opened and was not put away. */
function useMoment({ view, state, isPast }: BoardProps<SsView>): Moment | null {
  const seen = useSeenFrom(state.id, state.length);
  const lookingAt = useBoardStore((store) => store.lookingAt);
  if (isPast)
    return momentAt(
      state.log,
      state.log.findIndex(({ action }) => action === (lookingAt ?? state.length)),
    );
  const moment = lastMoment(view, state.log);
  return moment && seen !== null && moment.action > seen ? moment : null;
}

function Chit({ view, moment }: { view: SsView; moment: Extract<Moment, { is: 'chit' }> }): ReactNode {
  const name = view.chitNames[moment.chit] ?? '';
  const kind = Object.keys(words.chitWords).find((id) => plainName(name).startsWith(id.replaceAll('-', ' ')));
  return (
    <div className={styles['chit']}>
      <Icon name={moment.isRandom ? 'unrest' : 'treaty'} size={28} />
      <div>
        <strong>{name}</strong>
        <p>{moment.isRandom ? say.random : (words.chitWords[kind ?? '']?.(view.printed) ?? say.held)}</p>
      </div>
    </div>
  );
}

/** As chits are known by: `greers port breakthrough`. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll("'", '');
}
