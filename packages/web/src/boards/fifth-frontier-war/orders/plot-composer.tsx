import type { Choices, FfwView, FleetHelp, FleetPlot } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { ComposerProps } from '../../types.ts';
import { type Route, useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { Destinations } from './destinations.tsx';
import styles from './orders.module.css';
import { added, cutTo, type Draft, filled, holdOrder, missingIn, openTurn, plotOf } from './plot-draft.ts';
import { FleetHead, FleetLeavers } from './plot-fleet.tsx';
import { PlotTable } from './plot-table.tsx';
import { queriesOf } from './queries.ts';
import { say } from './words.ts';

type Props = ComposerProps<FfwView, Choices['plots']['about'], Choices['plots']['answer']>;

/** The plot sheet: fleets by turns. The next open turn of a fleet is written by a hold or by a world. */
export function PlotComposer(props: Props): ReactNode {
  const shown = shownOf(props);
  const [draft, setDraft] = useDraft<Draft>(props, 'fleets', []);
  const [picked, setPicked] = useState<number | null>(null);
  const sheet = useSheet(props, draft);
  if (!shown || !sheet) return <LoadingBars />;
  const { helps, fault } = sheet;
  const short = helps.filter((help) => missingIn(help, plotOf(draft, help.fleet)) > 0);
  const help = helps.find(({ fleet }) => fleet === picked) ?? short[0] ?? helps[0];
  const missing = short.reduce((sum, one) => sum + missingIn(one, plotOf(draft, one.fleet)), 0);
  const mustAbort = helps.some((one) => one.mustAbort && plotOf(draft, one.fleet).change !== 'abort');
  return (
    <>
      <ComposerBody>
        <PlotTable
          shown={shown}
          helps={helps}
          draft={draft}
          picked={help?.fleet ?? null}
          onPick={setPicked}
          onCut={(fleet, count) => {
            setPicked(fleet);
            setDraft(cutTo(draft, fleet, count));
          }}
        />
        {fault !== null && (
          <p className={styles['fault']} role="status">
            {fault}
          </p>
        )}
        {help && <FleetHead shown={shown} help={help} draft={draft} setDraft={setDraft} />}
        {help && (
          <NextTurn
            shown={shown}
            help={help}
            draft={draft}
            helps={helps}
            setDraft={(next) => {
              setDraft(next);
              if (missingIn(help, plotOf(next, help.fleet)) === 0) setPicked(null); // on to the next that is short
            }}
          />
        )}
        {help && <FleetLeavers shown={shown} help={help} draft={draft} setDraft={setDraft} />}
      </ComposerBody>
      <Foot
        primary={{
          label: missing > 0 ? say.plots.missing(missing) : say.plots.seal,
          run: missing > 0 || mustAbort || fault !== null ? undefined : () => props.submit({ fleets: [...draft] }),
        }}
        others={[
          {
            label: say.plots.holdRest,
            letter: 'F',
            run: missing > 0 || mustAbort ? () => fillAll(props, draft, setDraft) : undefined,
          },
        ]}
      />
    </>
  );
}

interface Sheet {
  helps: readonly FleetHelp[];
  /** why the draft as it is cannot be sealed */
  fault: string | null;
}

/** Where each fleet may go after the draft; the last that was known while the next is on its way. */
function useSheet(props: Props, draft: Draft): Sheet | null {
  const { asked, client, state } = props;
  const key = JSON.stringify([asked.id, state.length, draft]);
  const [last, setLast] = useState<Sheet | null>(null);
  const found = useLookup('plot help', key, async () => {
    const queries = queriesOf(props);
    const next = await queries.openings('plots', asked.id, { fleets: [...draft] });
    if (next) return { helps: next.fleets, fault: null };
    const refusal = await client.check({ decision: asked.id, kind: asked.kind, with: { fleets: draft } });
    const start = await queries.openings('plots', asked.id, { fleets: [] });
    return { helps: last?.helps ?? start?.fleets ?? [], fault: refusal?.why ?? null };
  });
  if (found && found !== last) setLast(found);
  return found ?? last;
}

/** Holds for all that is open; each turn has to be known before the next. */
async function fillAll(props: Props, draft: Draft, setDraft: (draft: Draft) => void): Promise<void> {
  let next = [...draft];
  for (;;) {
    const helps = (await queriesOf(props).openings('plots', props.asked.id, { fleets: next }))?.fleets ?? [];
    const more: FleetPlot[] = filled(next, helps);
    if (JSON.stringify(more) === JSON.stringify(next)) break;
    next = more;
  }
  setDraft(next);
}

interface NextProps {
  shown: Shown;
  help: FleetHelp;
  helps: readonly FleetHelp[];
  draft: Draft;
  setDraft(draft: Draft): void;
}

function NextTurn({ shown, help, helps, draft, setDraft }: NextProps): ReactNode {
  const plot = plotOf(draft, help.fleet);
  const turn = openTurn(help, plot);
  const write = (to: number, jump: boolean): void => setDraft(added(draft, help.fleet, { to, jump, detach: [] }));
  useShowScene(JSON.stringify([help, draft, helps.length]), () => ({
    from: turn?.place ?? null,
    marks: (turn?.destinations ?? []).map((place) => ({ place })),
    routes: helps.map((one) => routeOf(shown, one, plotOf(draft, one.fleet), one.fleet === help.fleet)),
    onPlace: (place) => {
      if (!turn?.destinations.includes(place)) return false;
      write(place, true);
      return true;
    },
  }));
  if (!turn) return <p className={styles['note']}>{say.plots.whole}</p>;
  const hold = holdOrder(turn);
  return (
    <Destinations
      shown={shown}
      title={say.plots.turnFrom(turn.turn)}
      from={turn.place}
      places={turn.destinations}
      fault={turn.fuel?.why ?? null}
      hold={{ label: turn.isArriving ? say.plots.arrive : say.plots.hold, run: () => write(hold.to, hold.jump) }}
      onPick={(place) => write(place, true)}
    />
  );
}

/** From where the fleet is, through all its orders. */
function routeOf(
  { view, data }: Shown,
  { fleet, first, standing }: FleetHelp,
  plot: FleetPlot,
  isChosen: boolean,
): Route {
  const now = view.fleets.find((one) => one.fleet === fleet);
  const start = now && now.place >= 0 ? [{ place: now.place, turn: first - 1 }] : [];
  const orders = [...standing, ...plot.orders];
  return {
    fleet,
    side: data.fleets[fleet]?.side ?? 0,
    isChosen,
    stops: [...start, ...orders.map(({ to }, at) => ({ place: to, turn: first + at }))],
  };
}
