/** Pan, zoom and glide: the map in the reader's hand. */
import { select } from 'd3-selection';
import { type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import type { RefObject } from 'react';
import { isMotionOff } from '../../settings/settings.ts';
import { Coast } from './coast.ts';
import { type Area, around, middleOf, type Point } from './geometry.ts';
import type { Look, MapLink } from './map-link.ts';
import { notePointer } from './note-pointer.ts';
import {
  AMONG_MANY,
  between,
  type Covers,
  centred,
  clampScale,
  clearing,
  coversOf,
  fitting,
  inward,
  isTurned,
  opening,
  pushed,
  pushInto,
  RADII,
  READABLE,
  roomsIn,
  type Size,
  sightOf,
} from './sight.ts';

export interface MapControls {
  /** about the pointer, the selection or what matters, whichever is in sight; from now on the map is the reader's */
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  /** the whole area, as near as it goes, or of what matters what the screen can hold; from now on the map follows again */
  fit(area: Area): void;
  /** this point in the middle */
  centre(point: Point): void;
  /** pans only where the point is out of sight, and no farther than it must */
  reveal(point: Point): void;
  /** brings the first of these areas that can be read into sight, unless the reader has moved the map: pans if it can, else zooms; for what passes it goes no nearer than it must */
  follow(wishes: readonly Area[], isPassing?: boolean): void;
}

export interface Given {
  world: Area;
  home: Area;
  unit: number;
  spot: Point | null;
  /** what matters now beside the selection */
  focus: readonly Point[];
  /** what is one's own: the map by itself never leaves it under what lies over the map, if there is another way */
  own: readonly Point[];
  /** a few times a second during a gesture, and when it is over: any painting makes the browser lay all layers anew */
  onSight(sight: Area): void;
}

/** pixels that a press may move and is still no drag */
const CLICK = 5;
const SETTLE_MS = 140;
const GLIDE_MS = 240;
const REPORT_MS = 160;
/** of a hex: as far from its middle a counter reaches */
const COUNTER = 0.66;
/** The map goes nearer by itself only where much is won. */
const MUCH_NEARER = 1.7;
/** pixels that are not worth a move */
const STANDS = 1;
const NOTHING: Size = { width: 1, height: 1 };

export class Mover implements MapControls {
  private readonly unit: number;
  private readonly link: MapLink | null;
  /** shows all of its home until it is moved, and again when it is fitted */
  private isWhole: boolean;
  private readonly beganWhole: boolean;
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
  /** what it was last told to follow */
  private wishes: readonly Area[] = [];
  private isPassing = false;
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
    this.beganWhole = isWhole;
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
      const look = this.link?.last;
      if (before === null && look) this.mirror(look);
      else if (this.isWhole) this.put(fitting(this.latest.current.home, this.size, this.latest.current, this.covers()));
      else if (before === null || (!this.isHeld && !this.link && isTurned(before, this.size)))
        this.put(opening(this.latest.current, this.size, this.covers()));
      else {
        this.panAtOnce((width - before.width) / 2, (height - before.height) / 2);
        if (!this.isHeld && !this.link && this.latest.current.spot) this.reveal(this.latest.current.spot);
      }
      if (before === null) opened();
    });
    observer.observe(frame);
    const beside = new ResizeObserver(() => this.follow(this.wishes, this.isPassing));
    for (const cover of frame.parentElement?.querySelectorAll('[data-over-map]') ?? []) beside.observe(cover);
    return () => {
      observer.disconnect();
      beside.disconnect();
    };
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
    const { latest } = this;
    this.isHeld = false;
    if (!latest) return;
    const covers = this.covers();
    const bestOf = (one: Area): ZoomTransform => fitting(one, this.size ?? NOTHING, latest.current, covers);
    const isWhole = (one: Area): boolean => this.pushFor(this.onFrame(one, bestOf(one)), covers) !== null;
    this.glide(bestOf([area, ...this.wishes].find(isWhole) ?? area), this.beganWhole);
  }

  centre(point: Point): void {
    this.hold();
    this.glide(this.centredOn(point, this.covers()));
  }

  reveal(point: Point): void {
    if (this.size === null || this.isWhole) return; // the opening takes the spot as it is then; or all is in sight
    const { width, height } = this.size;
    const covers = this.covers();
    const reach = Math.min(this.unit * 1.5, width / 4 / this.aim.k, height / 4 / this.aim.k);
    const area = around(point, reach);
    const away = this.pushFor(this.onFrame(area, this.aim), covers);
    if (away?.x === 0 && away.y === 0) return;
    const isNear = away && Math.abs(away.x) < width / 2 && Math.abs(away.y) < height / 2;
    this.glide(this.cleared(isNear ? pushed(this.aim, away) : this.centredOn(point, covers), area, covers));
  }

  follow(wishes: readonly Area[], isPassing = false): void {
    this.wishes = wishes;
    this.isPassing = isPassing;
    if (this.size === null || this.isHeld || this.link || this.isWhole || !this.latest) return;
    const { size, latest } = this;
    const covers = this.covers();
    const bestOf = (area: Area): ZoomTransform =>
      fitting(area, size, latest.current, covers, area === wishes[0] ? undefined : AMONG_MANY);
    const area = wishes.find((one) => bestOf(one).k * this.unit >= READABLE) ?? wishes.at(-1);
    if (!area) return;
    const best = bestOf(area);
    const isTooFar = best.k > this.aim.k * MUCH_NEARER && !(isPassing && this.aim.k * this.unit >= READABLE);
    const isTooNear = area !== wishes[0] && this.aim.k > best.k * MUCH_NEARER;
    const away = isTooFar || isTooNear ? null : this.pushFor(this.onFrame(area, this.aim), covers);
    if (away) return this.turnTo(this.cleared(pushed(this.aim, away), area, covers));
    if (best.k * this.unit >= READABLE) return this.turnTo(this.cleared(best, area, covers));
    const middle = latest.current.spot ?? middleOf(area);
    this.turnTo(this.cleared(this.centredOn(middle, covers), around(middle, this.unit * 1.5), covers));
  }

  /** There is more to show, or less: a map that shows all goes there as far as it must. */
  keepWhole(home: Area): void {
    if (!this.isWhole || this.size === null || !this.latest || this.link?.leads(this) === false) return;
    const covers = this.covers();
    const best = fitting(home, this.size, this.latest.current, covers);
    const away = best.k > this.aim.k * MUCH_NEARER ? null : this.pushFor(this.onFrame(home, this.aim), covers);
    const target = away ? pushed(this.aim, away) : best;
    if (!isSameLook(target, this.aim)) this.glide(target, true);
  }

  /** Read when it is needed and at no other time: it makes the browser lay out the page. */
  private covers(): Covers {
    return this.frame ? coversOf(this.frame) : [];
  }

  /** The same, pushed so that the frame is full of map and what is one's own lies free, as far as the area stays in sight. */
  private cleared(target: ZoomTransform, area: Area, covers: Covers): ZoomTransform {
    const { own = [], world } = this.latest?.current ?? {};
    const size = this.size ?? NOTHING;
    const full = world ? pushed(target, inward(target, size, world)) : target;
    const seen = pushed(full, this.pushFor(this.onFrame(area, full), covers) ?? { x: 0, y: 0 });
    const mine = own.map((point) => this.onFrame(around(point, this.unit * COUNTER), seen));
    return pushed(seen, clearing(this.onFrame(area, seen), mine, size, covers));
  }

  private turnTo(target: ZoomTransform): void {
    if (!isSameLook(target, this.aim)) this.glide(target);
  }

  /** The least push that brings part of the frame to where nothing lies over it. */
  private pushFor(area: Area, covers: Covers): Point | null {
    const pushes = roomsIn(this.size ?? NOTHING, covers).flatMap((room) => pushInto(area, room) ?? []);
    const far = ({ x, y }: Point): number => Math.hypot(x, y);
    return pushes.sort((one, other) => far(one) - far(other))[0] ?? null;
  }

  /** An area of the map in pixels of the frame. */
  private onFrame({ x, y, width, height }: Area, { x: left, y: top, k }: ZoomTransform): Area {
    const { world } = this.latest?.current ?? { world: { x: 0, y: 0 } };
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
    const seen = wanted.map((point) => this.onFrame(around(point, 0), this.aim));
    return seen.find(({ x, y }) => x > 0 && y > 0 && x < width && y < height) ?? { x: width / 2, y: height / 2 };
  }

  private pushBy(x: number, y: number): void {
    if (x !== 0 || y !== 0) this.glide(pushed(this.aim, { x, y }));
  }

  private centredOn(point: Point, covers: Covers): ZoomTransform {
    const world = this.latest?.current.world ?? { x: 0, y: 0, ...NOTHING };
    return centred(point, this.aim.k, roomsIn(this.size ?? NOTHING, covers)[0], world);
  }

  /** Another map that is linked to this one was moved. */
  private mirror({ centre, k, isWhole }: Look): void {
    if (this.size === null || !this.latest) return;
    this.stop();
    this.isWhole = isWhole;
    this.put(centred(centre, k, { x: 0, y: 0, ...this.size }, this.latest.current.world));
  }

  private look(): Look {
    const { x, y, width, height } = this.sight();
    return { centre: { x: x + width / 2, y: y + height / 2 }, k: this.now.k, isWhole: this.isWhole };
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

  private glide(target: ZoomTransform, staysWhole = false): void {
    this.take();
    this.isWhole = staysWhole;
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
    if (now - this.toldAt < REPORT_MS) return;
    this.toldAt = now;
    this.latest?.current.onSight(this.sight());
  }

  private sight(): Area {
    return sightOf(this.now, this.size ?? NOTHING, this.latest?.current.world ?? { x: 0, y: 0, ...NOTHING });
  }
}

function isDrag(event: Event | null): boolean {
  return event !== null && /^(mouse|touch|pointer)/.test(event.type);
}

function isSameLook(one: ZoomTransform, other: ZoomTransform): boolean {
  return one.k === other.k && Math.hypot(one.x - other.x, one.y - other.y) <= STANDS;
}
