/** A fleet that spends what is left on armed ships and keeps what the reader has chosen. */
import type { BoughtShip } from '@admiralty/engine/deltavee';
import type { Article } from './use-catalogue.ts';

interface Design {
  ship: BoughtShip;
  cost: number;
  /** fires for each Trans on a hull that turns and lasts */
  worth: number;
}

/** What is there first, its empty ships fitted out, then as many of the best armed designs as the money buys. */
export function filledFleet(own: readonly BoughtShip[], articles: readonly Article[], budget: number): BoughtShip[] {
  const designs = designsOf(articles).toSorted((one, other) => other.worth - one.worth || other.cost - one.cost);
  const ships: BoughtShip[] = [];
  let left = budget - own.reduce((sum, ship) => sum + costOf(ship, articles), 0);
  for (const ship of own) {
    const design = designs.find((one) => one.ship.class === ship.class);
    const more = design ? design.cost - costOf(ship, articles) : 0;
    const isBare = ship.boxes.every((box) => box === null);
    const fitted = isBare && design && more <= left;
    if (fitted) left -= more;
    ships.push(fitted ? copyOf(design.ship) : ship);
  }
  for (const { ship, cost } of designs) for (; cost > 0 && cost <= left; left -= cost) ships.push(copyOf(ship));
  return ships;
}

export function costOf(ship: BoughtShip, articles: readonly Article[]): number {
  const cost = (id: string | null): number => articles.find((one) => one.id === id)?.cost ?? 0;
  return [ship.class, ...ship.boxes, ...ship.craft].reduce((sum, id) => sum + cost(id), 0);
}

/** Of each class one ship: weapons in the first half of its boxes, energy behind them. */
function designsOf(articles: readonly Article[]): Design[] {
  const weapon = best(articles, ({ fires, cost }) => (fires > 0 ? cost : 0));
  const energy = best(articles, ({ kind, energy: units, cost }) => (kind === 'pod' ? units / Math.max(cost, 1) : 0));
  if (!weapon) return [];
  return articles.flatMap(({ kind, id, pods, figures }) => {
    if (kind !== 'spaceship' || pods === 0) return [];
    const armed = Math.ceil(pods / 2);
    const boxes = Array.from({ length: pods }, (_, at) => (at < armed ? weapon.id : (energy?.id ?? null)));
    const ship: BoughtShip = { class: id, boxes, craft: [] };
    const cost = costOf(ship, articles);
    return [{ ship, cost, worth: (armed * weapon.fires * hullOf(figures)) / Math.max(cost, 1) }];
  });
}

/** Quick and hard to kill counts as much as well armed. */
function hullOf([velocity = 0, maneuver = 0, , armor = 0, field = 0]: readonly number[]): number {
  return (1 + velocity) * (1 + maneuver) * (1 + armor + field);
}

function best(articles: readonly Article[], worth: (article: Article) => number): Article | undefined {
  const [first] = articles.filter((one) => worth(one) > 0).toSorted((one, other) => worth(other) - worth(one));
  return first;
}

function copyOf({ class: id, boxes, craft }: BoughtShip): BoughtShip {
  return { class: id, boxes: boxes.slice(), craft: craft.slice() };
}
