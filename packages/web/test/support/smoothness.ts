import type { Page } from 'playwright-core';

export interface Smoothness {
  fps: number;
  /** the slowest frame of twenty, in ms */
  p95: number;
  /** what the page's own thread worked for a frame, in ms of processor time: hardly hangs on what else runs here */
  work: number;
}

/** While the map is dragged and zoomed in every frame. */
export async function smoothness(page: Page): Promise<Smoothness> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await worked();
  const { frames, ...measured } = await gesture(page);
  return { ...measured, work: Math.round((((await worked()) - before) * 10_000) / frames) / 10 };
}

async function gesture(page: Page): Promise<{ fps: number; p95: number; frames: number }> {
  return page.evaluate(async () => {
    const map = document.querySelector('[role="application"]');
    if (!map) throw new Error('no map');
    const { width, height } = map.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, view: window };
    const times: number[] = [];
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    map.dispatchEvent(new MouseEvent('mousedown', { ...at, clientX: width / 2, clientY: height / 2 }));
    for (let step = 0; step < 90; step++) {
      const x = width / 2 + 260 * Math.sin(step / 14);
      window.dispatchEvent(new MouseEvent('mousemove', { ...at, clientX: x, clientY: height / 2 + step }));
      times.push(await frame());
    }
    window.dispatchEvent(new MouseEvent('mouseup', at));
    for (let step = 0; step < 90; step++) {
      const wheel = { ...at, clientX: width / 2, clientY: height / 2, deltaY: step < 45 ? -14 : 14 };
      map.dispatchEvent(new WheelEvent('wheel', wheel));
      times.push(await frame());
    }
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    const sorted = [...gaps].sort((one, other) => one - other);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    return {
      fps: Math.round(1000 / mean),
      p95: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
      frames: times.length,
    };
  });
}
