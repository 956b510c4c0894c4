/** The war as a referee of a role-playing campaign needs it: week by week, with what could be seen where. */

export type Topic = 'arrival' | 'departure' | 'battle' | 'ground' | 'control' | 'unrest' | 'death' | 'base';

/** Something that people on the spot saw. Place and week date it; `truth` is for the referee alone. */
export interface NewsItem {
  readonly week: number;
  readonly place: number;
  readonly topic: Topic;
  /** side that it is about, NOBODY both or neither */
  readonly side: number;
  readonly headline: string;
  readonly text: string;
  readonly truth: string;
}

/** A ship or a fleet that came: it brings what was known where it came from. */
export interface Voyage {
  readonly from: number;
  readonly to: number;
  readonly side: number;
  readonly ship: string;
}

/** One week of the war. */
export interface WarWeek {
  readonly week: number;
  readonly items: readonly NewsItem[];
  readonly voyages: readonly Voyage[];
  /** hexes to which express boats come in this week, by the hex they start from */
  readonly mail: ReadonlyMap<number, readonly number[]>;
  /** side in control by place as the week begins, NOBODY none */
  readonly holders: readonly number[];
}

/** One leg on the way of a piece of news. */
export interface Leg {
  readonly week: number;
  readonly from: number;
  readonly to: number;
  /** the ship that brought it; null: an express boat */
  readonly ship: string | null;
}

/** A piece of news at a place, since when, and how it came there. */
export interface Known {
  readonly item: NewsItem;
  readonly since: number;
  readonly way: readonly Leg[];
}
