import { createContext } from 'react';
import type { Point } from './geometry.ts';

/** What is in the middle, in map units, and how near it is. */
export interface Look {
  centre: Point;
  k: number;
  /** nobody has moved it: it shows whatever there is */
  isWhole: boolean;
}

/** Maps that are panned and zoomed as one. */
export class MapLink {
  /** how they look now; null before the first was opened */
  last: Look | null = null;
  private readonly maps = new Map<object, (look: Look) => void>();
  private isTelling = false;

  join(map: object, follow: (look: Look) => void): () => void {
    this.maps.set(map, follow);
    return () => this.maps.delete(map);
  }

  /** The first of them decides what all show by themselves. */
  leads(map: object): boolean {
    const [first] = this.maps.keys();
    return first === map;
  }

  /** One was moved: the others follow, and their following is not told again. */
  tell(map: object, look: Look): void {
    if (this.isTelling) return;
    this.last = look;
    this.isTelling = true;
    for (const [other, follow] of this.maps) if (other !== map) follow(look);
    this.isTelling = false;
  }
}

export const MapLinkContext = createContext<MapLink | null>(null);
