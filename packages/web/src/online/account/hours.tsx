import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { noticeWords as words } from '../../words/online-people.ts';
import online from '../online.module.css';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { server } from '../server.ts';
import styles from './account.module.css';
import { clockTime, dayText, endOfDay, minutesOf, startOfDay } from './days.ts';
import { type OwnSettings, useOwnSettings } from './use-settings.ts';

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' });

/** When nothing is sent, and clocks stand at tables that keep the night. */
export function QuietHours(): ReactNode {
  const { settings, keep } = useOwnSettings();
  return settings ? <QuietForm key={JSON.stringify(settings.quiet)} settings={settings} keep={keep} /> : null;
}

interface SettingsProps {
  settings: OwnSettings;
  keep(settings: OwnSettings): void;
}

function QuietForm({ settings, keep }: SettingsProps): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [zone, setZone] = useState(settings.quiet ? settings.zone : here);
  const [from, setFrom] = useState(clockTime(settings.quiet?.from ?? 22 * 60));
  const [to, setTo] = useState(clockTime(settings.quiet?.to ?? 7 * 60));
  const change = (quiet: OwnSettings['quiet']): void =>
    void attempt(async () => keep(await server.call('PATCH /api/me/settings', { body: { zone, quiet } })));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    change({ from: minutesOf(from), to: minutesOf(to) });
  };
  return (
    <form className={`${online['panel']} ${styles['form']}`} aria-label={words.hours} onSubmit={submit}>
      <h2>{words.hours}</h2>
      <p>{words.hoursNote}</p>
      <div className={styles['pair']}>
        <label className={online['field']}>
          <span>{words.from}</span>
          <input type="time" required value={from} onChange={({ target }) => setFrom(target.value)} />
        </label>
        <label className={online['field']}>
          <span>{words.to}</span>
          <input type="time" required value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
      </div>
      <label className={online['field']}>
        <span>{words.zone}</span>
        <select value={zone} onChange={({ target }) => setZone(target.value)}>
          {[...new Set([here, settings.zone, ...Intl.supportedValuesOf('timeZone')])].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <ProblemNote why={why} />
      <div className={styles['ways']}>
        <Button look="paper" type="submit" disabled={isBusy}>
          {words.keepQuiet}
        </Button>
        {settings.quiet && (
          <Button disabled={isBusy} onClick={() => change(null)}>
            {words.noQuiet}
          </Button>
        )}
      </div>
      <p role="status">{settings.quiet && words.kept}</p>
    </form>
  );
}

/** Whole days in which one's clocks stand. */
export function Vacation(): ReactNode {
  const { settings, keep } = useOwnSettings();
  const { why, isBusy, attempt } = useAttempt();
  const [from, setFrom] = useState(() => dayText(new Date()));
  const [to, setTo] = useState('');
  if (!settings) return null;
  const { vacation, daysLeft } = settings;
  const go = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void attempt(async () => {
      const body = { from: startOfDay(from), to: endOfDay(to) };
      keep(await server.call('PUT /api/me/vacation', { body }));
    });
  };
  const back = (): void => void attempt(async () => keep(await server.call('DELETE /api/me/vacation')));
  return (
    <form className={`${online['panel']} ${styles['form']}`} aria-label={words.vacation} onSubmit={go}>
      <h2>{words.vacation}</h2>
      <p>{words.vacationNote(daysLeft)}</p>
      <ProblemNote why={why} />
      {vacation ? (
        <>
          <p role="status">{words.onVacation(day.format(vacation.from), day.format(vacation.to))}</p>
          <Button disabled={isBusy} onClick={back}>
            {words.comeBack}
          </Button>
        </>
      ) : (
        <>
          <div className={styles['pair']}>
            <label className={online['field']}>
              <span>{words.begins}</span>
              <input type="date" required value={from} onChange={({ target }) => setFrom(target.value)} />
            </label>
            <label className={online['field']}>
              <span>{words.ends}</span>
              <input type="date" required min={from} value={to} onChange={({ target }) => setTo(target.value)} />
            </label>
          </div>
          <Button look="paper" type="submit" disabled={isBusy}>
            {words.goAway}
          </Button>
        </>
      )}
    </form>
  );
}
