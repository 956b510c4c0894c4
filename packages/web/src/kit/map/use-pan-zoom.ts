import { select } from 'd3-selection';
import { type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { isMotionOff } from '../../settings/settings.ts';
import { useLatest } from '../use-latest.ts';
import { Coast } from './coast.ts';
import { type Drawn, drawnAt } from './drawn.ts';
import { type Area, around, middleOf, type Point } from './geometry.ts';
import { levelOf } from './level.ts';
import { type Look, type MapLink, MapLinkContext } from './map-link.ts';
import { notePointer } from './note-pointer.ts';
import {
  between,
  centred,
  clampScale,
  fitting,
  type Inset,
  insetOf,
  opening,
  pushInto,
  RADII,
  READABLE,
  roomsIn,
  type Size,
  sightOf,
} from './sight.ts';
import { WholeContext } from './whole.ts';

export interface MapControls {
  /** about the pointer, the selection or what matters, whichever is in sight; from now on the map is the reader's */
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  /** the whole area, as near as it goes; from now on the map follows again */
  fit(area: Area): void;
  /** this point in the middle */
  centre(point: Point): void;
  /** pans only where the point is out of sight, and no farther than it must */
  reveal(point: Point): void;
  /** brings an area into sight, unless the reader has moved the map: pans if it can, else zooms */
  follow(area: Area): void;
}

interface Given {
  world: Area;
  home: Area;
  unit: number;
  spot: Point | null;
  /** what matters now beside the selection */
  focus: readonly Point[];
  /** a few times a second during a gesture, and when it is over: any painting makes the browser lay all layers anew */
  onSight(sight: Area): void;
}

/** pixels that a press may move and is still no drag */
const CLICK = 5;
const SETTLE_MS = 140;
const GLIDE_MS = 240;
const TELL_MS = 160;
/** The map goes nearer by itself only where much is won. */
const MUCH_NEARER = 1.7;
/** width and height both change by more: another screen; a panel that opens changes one of them */
const TURNED = 1.2;
const NOTHING: Size = { width: 1, height: 1 };

/**
 * Pan and zoom by one CSS transform on the wrapper: the map's DOM is not touched while a gesture runs.
 * `drawn` is null until the frame has its size: what is drawn hangs on it.
 */
export function usePanZoom(
  frame: RefObject<HTMLDivElement | null>,
  wrapper: RefObject<HTMLDivElement | null>,
  given: Given,
): { drawn: Drawn | null; controls: MapControls } {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const latest = useLatest(given);
  const { unit } = given;
  const link = useContext(MapLinkContext);
  const isWhole = useContext(WholeContext);
  const mover = useMemo(() => new Mover(unit, link, isWhole), [unit, link, isWhole]);

  useEffect(() => {
    const element = frame.current;
    const moved = wrapper.current;
    if (!element || !moved) return;
    // a large map is drawn in many small steps, so that the page answers meanwhile
    const draw = (radius: number, sight: Area): void =>
      startTransition(() => setDrawn((before) => drawnAt(levelOf(radius), sight, before)));
    return mover.attach(element, moved, latest, draw);
  }, [mover, frame, wrapper, latest]);

  return { drawn, controls: mover };
}

/** The map in the reader's hand. */
class Mover implements MapControls {
  private readonly unit: number;
  private readonly link: MapLink | null;
  /** shows all of its home until it is moved */
  private isWhole: boolean;
  private readonly behaviour;
  private readonly coast = new Coast();
  private frame: HTMLDivElement | null = null;
  private latest: RefObject<Given> | null = null;
  private now: ZoomTransform = zoomIdentity;
  /** where it was when the gesture began */
  private from: ZoomTransform = zoomIdentity;
  /** where it glides to; null: it stands */
  private goal: ZoomTransform | null = null;
  /** of the frame; asked for once, so that no gesture waits for a layout */
  private size: Size | null = null;
  /** places are fitted and centred beside it */
  private inset: Inset = { top: 0, right: 0, bottom: 0, corner: 0 };
  /** the reader has moved it: it stays where it was put */
  private isHeld = false;
  /** of the mouse over the frame */
  private pointer: Point | null = null;
  private running = 0;
  /** gestures under way: a drag may begin before a turn of the wheel has ended */
  private active = 0;
  private toldAt = 0;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(unit: number, link: MapLink | null, isWhole: boolean) {
    this.unit = unit;
    this.link = link;
    this.isWhole = isWhole;
    this.behaviour = zoom<HTMLDivElement, unknown>()
      .scaleExtent([RADII[0] / unit, RADII[1] / unit])
      .extent(() => [
        [0, 0],
        [this.size?.width ?? 1, this.size?.height ?? 1],
      ])
      .clickDistance(CLICK);
  }

  attach(
    frame: HTMLDivElement,
    wrapper: HTMLDivElement,
    latest: RefObject<Given>,
    onSettled: (radius: number, sight: Area) => void,
  ): () => void {
    this.frame = frame;
    this.latest = latest;
    const tellSettled = (): void => onSettled(this.now.k * this.unit, this.sight());
    const settle = (): void => {
      wrapper.style.removeProperty('will-change');
      const zoomed = String(this.now.k);
      if (wrapper.style.getPropertyValue('--zoom') !== zoomed) wrapper.style.setProperty('--zoom', zoomed);
      tellSettled();
      latest.current.onSight(this.sight());
    };
    this.behaviour
      .on('start', ({ sourceEvent }: { sourceEvent: Event | null }) => {
        clearTimeout(this.settling);
        this.active += 1;
        if (sourceEvent) this.hold();
        if (isDrag(sourceEvent)) this.coast.begin();
        this.from = this.now;
      })
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: Event | null }) => {
        this.now = transform;
        wrapper.style.willChange = 'transform';
        if (isDrag(sourceEvent)) {
          this.coast.note(transform);
          if (Math.hypot(transform.x - this.from.x, transform.y - this.from.y) > CLICK) frame.dataset['dragged'] = '';
        }
        wrapper.style.transform = `translate3d(${transform.x}px, ${transform.y}px, 0) scale(${transform.k})`;
        this.tellSight();
        this.link?.tell(this, this.look());
      })
      .on('end', ({ sourceEvent }: { sourceEvent: Event | null }) => {
        this.active -= 1;
        delete frame.dataset['dragged'];
        if (this.active === 0) this.settling = setTimeout(settle, SETTLE_MS);
        if (isDrag(sourceEvent) && !isMotionOff()) this.slide();
      });
    const selection = select(frame);
    selection.call(this.behaviour).on('dblclick.zoom', null);
    const unwatch = this.watch(frame, tellSettled);
    const unpoint = notePointer(frame, (point) => {
      this.pointer = point;
    });
    const leave = this.link?.join(this, (look) => this.mirror(look));
    return () => {
      leave?.();
      unwatch();
      unpoint();
      this.size = null;
      this.stop();
      clearTimeout(this.settling);
      selection.on('.zoom', null);
    };
  }

  /** Fits once the frame has a size, and again on another screen; else what was in the middle stays there, and the selection in sight. */
  private watch(frame: HTMLDivElement, opened: () => void): () => void {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0 || !this.latest) return;
      const { width, height } = entry.contentRect;
      const before = this.size;
      this.size = { width, height };
      this.inset = insetOf(frame);
      const look = this.link?.last;
      if (before === null && look) this.mirror(look);
      else if (this.isWhole) this.put(fitting(this.latest.current.home, this.size, this.latest.current, this.inset));
      else if (before === null || (!this.isHeld && !this.link && isTurned(before, this.size)))
        this.put(opening(this.latest.current, this.size, this.inset));
      else {
        this.panAtOnce((width - before.width) / 2, (height - before.height) / 2);
        if (!this.isHeld && !this.link && this.latest.current.spot) this.reveal(this.latest.current.spot);
      }
      if (before === null) opened();
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }

  zoomBy(factor: number): void {
    const k = clampScale(this.aim.k * factor, this.unit);
    const about = this.anchor();
    const [x, y] = this.aim.invert([about.x, about.y]);
    this.hold();
    this.glide(zoomIdentity.translate(about.x - x * k, about.y - y * k).scale(k));
  }

  panBy(x: number, y: number): void {
    this.hold();
    this.pushBy(x, y);
  }

  fit(area: Area): void {
    this.isHeld = false;
    if (this.latest) this.glide(fitting(area, this.size ?? NOTHING, this.latest.current, this.inset));
  }

  centre(point: Point): void {
    this.hold();
    this.centreOn(point);
  }

  reveal(point: Point): void {
    if (this.size === null) return; // nothing is in sight yet; the opening takes the spot as it is then
    const { width, height } = this.size;
    const margin = Math.min(this.unit * 1.5 * this.aim.k, width / 4, height / 4);
    const away = this.pushFor(this.onFrame(around(point, 0)), margin);
    if (away && Math.abs(away.x) < width / 2 && Math.abs(away.y) < height / 2) this.pushBy(away.x, away.y);
    else this.centreOn(point);
  }

  follow(area: Area): void {
    if (this.size === null || this.isHeld || this.link || this.isWhole || !this.latest) return;
    const best = fitting(area, this.size, this.latest.current, this.inset);
    const isTiny = best.k > this.aim.k * MUCH_NEARER;
    const away = isTiny ? null : this.pushFor(this.onFrame(area), 0);
    if (away) this.pushBy(away.x, away.y);
    else this.glide(best.k * this.unit < READABLE ? this.centredOn(this.latest.current.spot ?? middleOf(area)) : best);
  }

  /** The least push that brings part of the frame to where nothing lies over it. */
  private pushFor(area: Area, margin: number): Point | null {
    const wide = {
      x: area.x - margin,
      y: area.y - margin,
      width: area.width + 2 * margin,
      height: area.height + 2 * margin,
    };
    const pushes = roomsIn(this.size ?? NOTHING, this.inset).flatMap((room) => pushInto(wide, room) ?? []);
    const far = ({ x, y }: Point): number => Math.hypot(x, y);
    return pushes.sort((one, other) => far(one) - far(other))[0] ?? null;
  }

  /** An area of the map in pixels of the frame. */
  private onFrame({ x, y, width, height }: Area): Area {
    const { world } = this.latest?.current ?? { world: { x: 0, y: 0 } };
    const { x: left, y: top, k } = this.aim;
    return {
      x: left + (x - world.x) * k,
      y: top + (y - world.y) * k,
      width: width * k,
      height: height * k,
    };
  }

  /** What zooming keeps in its place. */
  private anchor(): Point {
    const { width, height } = this.size ?? NOTHING;
    if (this.pointer) return this.pointer;
    const { spot = null, focus = [], home } = this.latest?.current ?? {};
    const wanted = [...(spot ? [spot] : []), ...focus, ...(home ? [middleOf(home)] : [])];
    const seen = wanted.map((point) => this.onFrame(around(point, 0)));
    return seen.find(({ x, y }) => x > 0 && y > 0 && x < width && y < height) ?? { x: width / 2, y: height / 2 };
  }

  private pushBy(x: number, y: number): void {
    const { x: left, y: top, k } = this.aim;
    if (x !== 0 || y !== 0) this.glide(zoomIdentity.translate(left + x, top + y).scale(k));
  }

  private centreOn(point: Point): void {
    this.glide(this.centredOn(point));
  }

  private centredOn(point: Point): ZoomTransform {
    const world = this.latest?.current.world ?? { x: 0, y: 0, ...NOTHING };
    return centred(point, this.aim.k, roomsIn(this.size ?? NOTHING, this.inset)[0], world);
  }

  /** Another map that is linked to this one was moved. */
  private mirror({ centre, k }: Look): void {
    if (this.size === null || !this.latest) return;
    this.take();
    this.put(centred(centre, k, { x: 0, y: 0, ...this.size }, this.latest.current.world));
  }

  private look(): Look {
    const { x, y, width, height } = this.sight();
    return { centre: { x: x + width / 2, y: y + height / 2 }, k: this.now.k };
  }

  private panAtOnce(x: number, y: number): void {
    this.put(zoomIdentity.translate(this.now.x + x, this.now.y + y).scale(this.now.k));
  }

  private put(next: ZoomTransform): void {
    if (this.frame) this.behaviour.transform(select(this.frame), next);
  }

  /** What is wanted next builds on where it is going. */
  private get aim(): ZoomTransform {
    return this.goal ?? this.now;
  }

  private stop(): void {
    cancelAnimationFrame(this.running);
    this.goal = null;
  }

  /** From now on it is the reader's, until it is fitted again. */
  private hold(): void {
    this.take();
    this.isHeld = true;
  }

  /** From now on it stands where it is put. */
  private take(): void {
    this.stop();
    this.isWhole = false;
  }

  private glide(target: ZoomTransform): void {
    this.take();
    if (isMotionOff()) return this.put(target);
    const from = this.now;
    this.goal = target;
    const started = performance.now();
    const step = (time: number): void => {
      const share = Math.min(Math.max((time - started) / GLIDE_MS, 0), 1);
      this.put(between(from, target, 1 - (1 - share) ** 3));
      if (share < 1) this.running = requestAnimationFrame(step);
      else this.goal = null;
    };
    this.running = requestAnimationFrame(step);
  }

  /** After a throw the map runs on and slows down. */
  private slide(): void {
    const speed = this.coast.end();
    if (!speed) return;
    let last = performance.now();
    const step = (time: number): void => {
      const passed = Math.min(time - last, 50);
      last = time;
      if (!speed.slow(passed)) return;
      this.panAtOnce(speed.x * passed, speed.y * passed);
      this.running = requestAnimationFrame(step);
    };
    this.running = requestAnimationFrame(step);
  }

  private tellSight(): void {
    const now = performance.now();
    if (now - this.toldAt < TELL_MS) return;
    this.toldAt = now;
    this.latest?.current.onSight(this.sight());
  }

  private sight(): Area {
    return sightOf(this.now, this.size ?? NOTHING, this.latest?.current.world ?? { x: 0, y: 0, ...NOTHING });
  }
}

/** A phone on its side, a window made large: as if it were opened there. */
function isTurned(before: Size, now: Size): boolean {
  const change = (one: number, other: number): number => Math.max(one / other, other / one);
  return change(before.width, now.width) > TURNED && change(before.height, now.height) > TURNED;
}

function isDrag(event: Event | null): boolean {
  return event !== null && /^(mouse|touch|pointer)/.test(event.type);
}
