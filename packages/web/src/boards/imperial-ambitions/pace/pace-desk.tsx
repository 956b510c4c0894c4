/** Standing orders: every setting of the seat, with what it answers. A change is sent at once. */
import { ODDS, ownerName, type Pace, UNIT_TYPES } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { useActOutOfTurn } from '../../../shell/orders/use-act-out-of-turn.ts';
import { Button } from '../../../ui/button.tsx';
import { RefusalNote } from '../../../ui/refusal.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TickList, toggled } from '../../../ui/tick-list.tsx';
import type { IaProps } from '../situation.ts';
import { words } from '../words.ts';
import styles from './pace.module.css';
import { pace as say } from './words.ts';

type Send = (settings: Partial<Pace>) => void;

export function PaceDesk({ view, client, isPast }: IaProps): ReactNode {
  const { refusal, act } = useActOutOfTurn(client);
  const { pace } = view;
  const send: Send = (settings) => void act({ decision: null, kind: 'pace', with: settings });
  if (!pace || isPast) return null;
  return (
    <div className={styles['desk']}>
      <h2>{say.label}</h2>
      <p>{say.intro}</p>
      {refusal && <RefusalNote refusal={refusal} />}
      <Switch name="skipForced" pace={pace} send={send} />
      <Switch name="autoDone" pace={pace} send={send} />
      <Packet pace={pace} send={send} />
      <Switch name="fireAuto" pace={pace} send={send} />
      <FireList pace={pace} send={send} />
      <Choice texts={say.losses} value={asKey(pace.losses)} onPick={(losses) => send({ losses })} />
      <Choice
        texts={say.callSurrender}
        value={pace.callSurrender}
        onPick={(callSurrender) => send({ callSurrender })}
      />
      <Choice texts={say.yield} value={pace.yield} onPick={(one) => send({ yield: one })} />
      <Switch name="yieldNext" pace={pace} send={send} />
      <GroundStand pace={pace} send={send} />
      <Choice texts={say.joinBattle} value={pace.joinBattle} onPick={(joinBattle) => send({ joinBattle })} />
      {view.options['diplomacy'] === true &&
        pace.tradeConsent.map((value, seat) =>
          seat === view.viewer ? null : (
            <Choice
              key={ownerName(view, seat)}
              texts={{ ...say.consent, title: say.consent.title(ownerName(view, seat)) }}
              value={value}
              onPick={(one) => send({ tradeConsent: pace.tradeConsent.map((was, at) => (at === seat ? one : was)) })}
            />
          ),
        )}
    </div>
  );
}

function asKey(losses: Pace['losses']): 'ask' | 'cheapest' | null {
  return typeof losses === 'string' ? losses : null;
}

interface Part {
  pace: Pace;
  send: Send;
}

function Switch({ name, pace, send }: Part & { name: keyof typeof say.settings }): ReactNode {
  const { title, on, off } = say.settings[name];
  return (
    <section>
      <h3>{title}</h3>
      <Segments
        label={title}
        value={pace[name] ? 'on' : 'off'}
        onPick={(value) => send({ [name]: value === 'on' })}
        options={[
          { id: 'off', label: say.off, note: off },
          { id: 'on', label: say.on, note: on },
        ]}
      />
    </section>
  );
}

interface ChoiceProps<Id extends string> {
  texts: { readonly title: string } & Readonly<Partial<Record<Id, readonly [string, string] | string>>>;
  value: Id | null;
  onPick(id: Id): void;
}

/** One of a few answers, each with what follows from it. */
function Choice<Id extends string>({ texts, value, onPick }: ChoiceProps<Id>): ReactNode {
  const options = Object.entries<unknown>(texts).flatMap(([id, text]) =>
    Array.isArray(text) ? [{ id: id as Id, label: String(text[0]), note: String(text[1]) }] : [],
  );
  return (
    <section>
      <h3>{texts.title}</h3>
      <Segments label={texts.title} value={value} onPick={onPick} options={options} />
    </section>
  );
}

/** Moves kept from the activation, and when they stop. */
function Packet({ pace, send }: Part): ReactNode {
  if (pace.roundPacket.length === 0) return null;
  return (
    <>
      <Switch name="queueMoves" pace={pace} send={send} />
      <section>
        <p>
          {say.kept(pace.roundPacket.length)}{' '}
          <Button onClick={() => send({ roundPacket: [], queueMoves: false })}>{say.clear}</Button>
        </p>
        <Stepper label={say.alarm} value={pace.alarm} max={12} onChange={(alarm) => send({ alarm })} />
      </section>
      <Switch name="movesThenDone" pace={pace} send={send} />
    </>
  );
}

/** Attacks in order, one a slot. */
function FireList({ pace, send }: Part): ReactNode {
  const [type, setType] = useState<string>(UNIT_TYPES[0]);
  const [row, setRow] = useState(3);
  const { fireOrders } = pace;
  const text = say.fireOrders;
  const add = { target: null, types: [type], members: null, leastRow: row, smallestGroup: false };
  const stops = ['onOwnLoss', 'onKill'] as const;
  return (
    <section>
      <h3>{text.title}</h3>
      {fireOrders.length === 0 && <p>{text.none}</p>}
      <ol>
        {Object.entries(fireOrders).map(([at, order]) => (
          <li key={at}>
            {text.line(order.types.join(', ') || text.anything, ODDS[order.leastRow] ?? '')}{' '}
            <Button onClick={() => send({ fireOrders: fireOrders.filter((one) => one !== order) })}>
              {text.remove}
            </Button>
          </li>
        ))}
      </ol>
      <div className={styles['row']}>
        <label>
          {text.type}
          <select value={type} onChange={({ target }) => setType(target.value)}>
            {UNIT_TYPES.map((one) => (
              <option key={one} value={one}>
                {words.unitNames[one]}
              </option>
            ))}
          </select>
        </label>
        <OddsPick label={text.row} row={row} onPick={setRow} />
        <Button onClick={() => send({ fireOrders: [...fireOrders, add] })}>{text.add}</Button>
      </div>
      {fireOrders.length > 0 && (
        <>
          <TickList
            label={text.stops}
            hasKeys={false}
            onToggle={(at) => {
              const stop = stops[at];
              if (stop) send({ fireStops: toggled(pace.fireStops, stop) });
            }}
            ticks={stops.map((stop, at) => ({
              id: at,
              label: `${text.stops} ${text[stop]}`,
              isOn: pace.fireStops.includes(stop),
            }))}
          />
          <Choice texts={say.fireThen} value={pace.fireThen} onPick={(fireThen) => send({ fireThen })} />
        </>
      )}
    </section>
  );
}

function OddsPick({ label, row, onPick }: { label: string; row: number; onPick(row: number): void }): ReactNode {
  return (
    <label>
      {label}
      <select value={row} onChange={({ target }) => onPick(Number(target.value))}>
        {ODDS.map((name, at) => (
          <option key={name} value={at}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function GroundStand({ pace, send }: Part): ReactNode {
  const stand = pace.groundStand;
  return (
    <>
      <Choice
        texts={say.groundStand}
        value={stand ? 'stand' : 'ask'}
        onPick={(one) => send({ groundStand: one === 'ask' ? null : { leastRow: 1, leastSteps: 1 } })}
      />
      {stand && (
        <section className={styles['row']}>
          <OddsPick
            label={say.groundStand.row}
            row={stand.leastRow}
            onPick={(leastRow) => send({ groundStand: { ...stand, leastRow } })}
          />
          <Stepper
            label={say.groundStand.steps}
            value={stand.leastSteps}
            max={99}
            onChange={(leastSteps) => send({ groundStand: { ...stand, leastSteps } })}
          />
        </section>
      )}
    </>
  );
}
