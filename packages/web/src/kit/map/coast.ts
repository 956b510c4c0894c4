import type { Point } from './geometry.ts';

/** Speed in pixels a millisecond that dies away. */
export interface Speed extends Point {
  /** false once it stands still */
  slow(passed: number): boolean;
}

const RECENT_MS = 80;
const LEAST = 0.12;
const HALF_LIFE_MS = 110;

/** How fast the map was moved when it was let go. */
export class Coast {
  private noted: { x: number; y: number; k: number; at: number }[] = [];

  begin(): void {
    this.noted = [];
  }

  note({ x, y, k }: { x: number; y: number; k: number }): void {
    const at = performance.now();
    this.noted = [...this.noted.filter((one) => at - one.at < RECENT_MS), { x, y, k, at }];
  }

  /** null: it was not thrown, or zoomed at the same time. */
  end(): Speed | null {
    const now = performance.now();
    const recent = this.noted.filter((one) => now - one.at < RECENT_MS);
    const [first] = recent;
    const last = recent.at(-1);
    this.noted = [];
    if (!first || !last || first.k !== last.k || last.at - first.at < 8) return null;
    const passed = last.at - first.at;
    return fading((last.x - first.x) / passed, (last.y - first.y) / passed);
  }
}

function fading(x: number, y: number): Speed {
  const speed: Speed = {
    x,
    y,
    slow: (passed) => {
      const share = 0.5 ** (passed / HALF_LIFE_MS);
      speed.x *= share;
      speed.y *= share;
      return Math.hypot(speed.x, speed.y) > LEAST;
    },
  };
  return speed;
}
