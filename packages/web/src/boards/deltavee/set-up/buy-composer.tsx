import type { BoughtShip, Choices, DvView } from '@admiralty/engine/deltavee';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ComposerProps } from '../../types.ts';
import { costOf, filledFleet } from './fill-fleet.ts';
import { PodSelects } from './pod-selects.tsx';
import styles from './set-up.module.css';
import { type Article, useCatalogue } from './use-catalogue.ts';
import { setUpWords } from './words.ts';

type BuyFleet = Choices['buyFleet'];
type Props = ComposerProps<DvView, BuyFleet['about'], BuyFleet['answer']>;
const say = setUpWords.buy;

/** A shop with a treasury: everything can be taken back until it is sealed. */
export function BuyComposer({ client, asked, submit, whyNot }: Props): ReactNode {
  const articles = useCatalogue(client);
  const [ships, setShips] = useState<BoughtShip[]>([]);
  const { budget } = asked.about;
  const price = priceOf(ships, articles);
  const change = (next: BoughtShip[]): void => {
    setShips(next);
    if (next.length > 0) void whyNot({ ships: next });
  };
  const fill = async (): Promise<void> => {
    const wished = filledFleet(ships, articles, budget);
    for (let count = wished.length; count > ships.length; count--) {
      const fleet = wished.slice(0, count); // as many as there are counters for
      if ((await client.check({ decision: asked.id, kind: 'buyFleet', with: { ships: fleet } })) === null)
        return change(fleet);
    }
  };
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.treasury} value={say.left(say.trans(budget - price))}>
          <div className={styles['treasury']}>
            <i data-over={price > budget} style={{ width: `${Math.min(100, (price / budget) * 100)}%` }} />
          </div>
          <Bought ships={ships} articles={articles} />
        </ComposerStep>
        <ComposerStep n={2} title={say.add}>
          <Shop articles={articles} left={budget - price} onAdd={(one) => change([...ships, emptyShip(one)])} />
        </ComposerStep>
        <ComposerStep n={3} title={say.fleet} value={ships.length > 0 ? say.ships(ships.length) : undefined} />
        {ships.length === 0 && <p className={styles['ship']}>{say.empty}</p>}
        {Object.entries(ships).map(([index, ship]) => (
          <ShipOrder
            key={index}
            at={Number(index)}
            ship={ship}
            articles={articles}
            onAgain={() => change([...ships, { ...ship, boxes: ship.boxes.slice(), craft: ship.craft.slice() }])}
            onChange={(next) =>
              change(ships.flatMap((one, at) => (at === Number(index) ? (next ? [next] : []) : [one])))
            }
          />
        ))}
      </ComposerBody>
      <Foot
        primary={{ label: say.commit(price), run: ships.length > 0 ? () => submit({ ships }) : undefined }}
        others={[{ label: say.fill, letter: '.', run: fill }]}
      />
    </>
  );
}

function emptyShip({ id, pods }: Article): BoughtShip {
  return { class: id, boxes: Array<null>(pods).fill(null), craft: [] };
}

function priceOf(ships: readonly BoughtShip[], articles: readonly Article[]): number {
  return ships.reduce((sum, ship) => sum + costOf(ship, articles), 0);
}

interface ShopProps {
  articles: readonly Article[];
  left: number;
  onAdd(article: Article): void;
}

/** Ships with the figures that tell them apart; a press adds one. */
function Shop({ articles, left, onAdd }: ShopProps): ReactNode {
  return (
    <table className={styles['shop']} data-many="true">
      <thead>
        <tr>
          <th scope="col">{say.ship}</th>
          {say.columns.map((column, at) => (
            <th key={column} scope="col" title={say.columnTitles[at]}>
              {column}
            </th>
          ))}
          <th scope="col">{say.price}</th>
        </tr>
      </thead>
      <tbody>
        {articles
          .filter(({ kind }) => kind === 'spaceship')
          .map((one) => (
            <tr key={one.id} data-dear={one.cost > left}>
              <th scope="row">
                <button type="button" onClick={() => onAdd(one)}>
                  + {one.name}
                </button>
              </th>
              {one.figures.map((figure, at) => (
                <td key={say.columns[at]}>{figure}</td>
              ))}
              <td>{one.cost.toLocaleString('en')}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** What is in the fleet so far, in one line: a press goes to where it is fitted out. */
function Bought({ ships, articles }: { ships: readonly BoughtShip[]; articles: readonly Article[] }): ReactNode {
  const hulls = [...new Set(ships.map((ship) => ship.class))];
  if (hulls.length === 0) return null;
  return (
    <p className={styles['bought']} aria-live="polite">
      {hulls.map((hull) => {
        const count = ships.filter((ship) => ship.class === hull).length;
        const first = ships.findIndex((ship) => ship.class === hull);
        return (
          <button
            key={hull}
            type="button"
            title={say.fitOut}
            onClick={() => document.getElementById(shipId(first))?.scrollIntoView({ block: 'center' })}
          >
            {say.count(count, articles.find(({ id }) => id === hull)?.name ?? hull)}
          </button>
        );
      })}
    </p>
  );
}

function shipId(at: number): string {
  return `bought-${at}`;
}

interface ShipProps {
  /** its place in the fleet */
  at: number;
  ship: BoughtShip;
  articles: readonly Article[];
  onChange(ship: BoughtShip | null): void;
  onAgain(): void;
}

function ShipOrder({ at, ship, articles, onChange, onAgain }: ShipProps): ReactNode {
  const hull = articles.find(({ id }) => id === ship.class);
  const homes = homesIn(ship.boxes, articles);
  const setBoxes = (boxes: (string | null)[]): void => {
    const count = homesIn(boxes, articles).length;
    onChange({ ...ship, boxes, craft: Array.from({ length: count }, (_, at) => ship.craft[at] ?? null) });
  };
  return (
    <section className={styles['ship']} id={shipId(at)}>
      <div className={styles['shipHead']}>
        <h3>{hull?.name ?? ship.class}</h3>
        <small>{say.trans(priceOf([ship], articles))}</small>
        <Button onClick={onAgain}>{say.again}</Button>
        <Button onClick={() => onChange(null)}>{say.remove}</Button>
      </div>
      <PodSelects
        boxes={ship.boxes}
        pods={articles.filter(({ kind }) => kind === 'pod')}
        hasPrices
        onChange={setBoxes}
        craftOf={(at) => (
          <CraftSelect
            box={at + 1}
            value={ship.craft[homes.indexOf(at)] ?? null}
            articles={articles}
            onChange={(craft) =>
              onChange({ ...ship, craft: homes.map((home, n) => (home === at ? craft : (ship.craft[n] ?? null))) })
            }
          />
        )}
      />
    </section>
  );
}

/** Boxes, from 0, whose pod holds a craft. */
function homesIn(boxes: readonly (string | null)[], articles: readonly Article[]): number[] {
  return boxes.flatMap((pod, at) => (articles.find(({ id }) => id === pod)?.holdsCraft ? [at] : []));
}

function CraftSelect(props: {
  box: number;
  value: string | null;
  articles: readonly Article[];
  onChange(craft: string | null): void;
}): ReactNode {
  const { box, value, articles, onChange } = props;
  return (
    <label>
      {say.craft(box)}
      <select
        className={styles['select']}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{say.noCraft}</option>
        {articles
          .filter(({ kind }) => kind === 'battlecraft')
          .map(({ id, name, cost }) => (
            <option key={id} value={id}>
              {name} · {cost.toLocaleString('en')}
            </option>
          ))}
      </select>
    </label>
  );
}
