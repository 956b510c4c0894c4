/** Keeps the record of a war while it is played, or while it is played again from its log. */
import type { GameEvent } from '#core/types';
import { controllerOf } from '../board/control.ts';
import { seatsOf } from '../board/sides.ts';
import { squadronsOf, whereIsAdmiral, whereIsTroop } from '../board/units.ts';
import { isBox } from '../data/places.ts';
import { NOBODY } from '../data/types.ts';
import { mailFrom } from '../rules/03-movement/xboat.ts';
import { admiralName, fleetCode, placeName, squadronId, whereName } from '../text/show-words.ts';
import type { Position, WarTypes } from '../types.ts';
import { type Fight, newFight, noteInFight, tellFight } from './battles.ts';
import { fleetExactly, fleetInWords, navyWord, sideWord } from './seen.ts';
import type { NewsItem, Topic, Voyage, WarWeek } from './types.ts';

type WarEvent = GameEvent<WarTypes>;

interface OpenWeek extends WarWeek {
  readonly items: NewsItem[];
  readonly voyages: Voyage[];
}

export class WarRecorder {
  readonly weeks: OpenWeek[] = [];
  private fight: Fight | null = null;

  /** What one action brought about: the position before it, and all that happened. */
  note(before: Position, events: readonly GameEvent[]): void {
    for (const event of events as readonly WarEvent[]) this.noteOne(before, event);
  }

  private noteOne(at: Position, event: WarEvent): void {
    if (event.type === 'phase') this.turnTo(at, event.data.turn);
    if (event.type === 'combat') this.fight = newFight(event.data.hex);
    if (this.fight) noteInFight(this.fight, event.type as never, event.data as never);
    if (event.type === 'combatOver') this.closeFight(at);
    this.noteSight(at, event);
  }

  private turnTo(at: Position, week: number): void {
    if (week < 1 || week <= (this.weeks.at(-1)?.week ?? 0)) return;
    const { map } = at.data;
    const holders = map.labels.map((_, place) => holderOf(at, place));
    const mail = new Map<number, readonly number[]>();
    for (const { hex } of at.data.worlds) {
      const reached = mailFrom(at, hex);
      if (reached.length > 0) mail.set(hex, reached);
    }
    this.weeks.push({ week, items: [], voyages: [], mail, holders });
  }

  private closeFight(at: Position): void {
    const week = this.weeks.at(-1);
    if (week && this.fight) week.items.push(...tellFight(at, week.week, this.fight));
    this.fight = null;
  }

  private noteSight(at: Position, event: WarEvent): void {
    switch (event.type) {
      case 'jumped': {
        const { squadron, fleet, from, to } = event.data;
        const squadrons = fleet >= 0 ? squadronsOf(at.g, fleet) : [squadron];
        this.leave(at, event, squadrons, fleet, from);
        if (to >= 0) this.arrive(at, event, squadrons, fleet, from, to);
        return;
      }
      case 'fromTransit': {
        const { squadrons, fleet, to } = event.data;
        return this.arrive(at, event, squadrons, fleet, -1, to);
      }
      case 'appeared': {
        const { fleet, place } = event.data;
        return this.arrive(at, event, squadronsOf(at.g, fleet), fleet, -1, place);
      }
      case 'control': {
        const { hex, name, label } = at.data.worlds[event.data.world]!;
        const { side } = event.data;
        const who = side === NOBODY ? 'its own people' : `the ${sideWord(side)} side`;
        return this.add(hex, 'control', side, `${name} is in the hands of ${who}`, '', `control of ${label}`);
      }
      case 'surrendered': {
        const { hex, to } = event.data;
        return this.add(hex, 'control', to, `${placeName(at, hex)} has surrendered`, '', `to side ${to}`);
      }
      case 'zoneLifted': {
        const { hex, name } = at.data.worlds[event.data.world]!;
        return this.add(hex, 'control', NOBODY, `The ban on travel to ${name} is broken`, '', 'red zone lifted');
      }
      case 'baseRevealed': {
        const { hex } = event.data;
        const headline = `A base nobody knew of is found at ${placeName(at, hex)}`;
        return this.add(hex, 'base', 1, headline, '', 'the secret base');
      }
      case 'mode': {
        const { troop, isOvert } = event.data;
        const hex = whereIsTroop(at.g, troop);
        const where = placeName(at, hex);
        const headline = isOvert ? `Guerrillas come into the open on ${where}` : `Quiet again on ${where}`;
        return this.add(hex, 'unrest', NOBODY, headline, '', at.data.troops[troop]!.id);
      }
      case 'admiralLost': {
        const { admiral } = event.data;
        const hex = this.fight?.hex ?? whereIsAdmiral(at.g, admiral);
        return this.add(hex, 'death', NOBODY, `${admiralName(at, admiral)} is dead`, '', '');
      }
      default:
        return;
    }
  }

  private arrive(
    at: Position,
    event: WarEvent,
    squadrons: readonly number[],
    fleet: number,
    from: number,
    to: number,
  ): void {
    if (squadrons.length === 0) return;
    const { side } = at.data.squadrons[squadrons[0]!]!;
    const ship = fleet >= 0 ? `${fleetCode(at, fleet)}` : squadronId(at, squadrons[0]!);
    if (from >= 0) this.weeks.at(-1)?.voyages.push({ from, to, side, ship });
    if (!isSeenFrom(at, event, to)) return;
    const who = `${navyWord(at, squadrons[0]!)} ${fleet >= 0 ? 'fleet' : 'squadron'}`;
    const headline = `${/^[AEIOU]/.test(who) ? 'An' : 'A'} ${who} is at ${placeName(at, to)}`;
    const text = `It came out of jump with ${fleetInWords(at, squadrons)}.`;
    const came = from >= 0 ? ` from ${whereName(at, { place: from, transit: -1 })}` : '';
    this.add(to, 'arrival', side, headline, text, `${ship}${came}: ${fleetExactly(at, squadrons)}`);
  }

  private leave(at: Position, event: WarEvent, squadrons: readonly number[], fleet: number, from: number): void {
    if (squadrons.length === 0 || !isSeenFrom(at, event, from)) return;
    if (fleet < 0) return; // scouts come and go; nobody makes news of it
    const { side } = at.data.squadrons[squadrons[0]!]!;
    const who = `${navyWord(at, squadrons[0]!)} fleet`;
    const headline = `${/^[AEIOU]/.test(who) ? 'An' : 'A'} ${who} has left ${placeName(at, from)}`;
    this.add(
      from,
      'departure',
      side,
      headline,
      `${fleetInWords(at, squadrons)} went into jump.`,
      fleetExactly(at, squadrons),
    );
  }

  private add(place: number, topic: Topic, side: number, headline: string, text: string, truth: string): void {
    const week = this.weeks.at(-1);
    if (!week || place < 0) return;
    week.items.push({ week: week.week, place, topic, side, headline, text: text && capitalised(text), truth });
  }
}

/** Side in control of what is at a place, NOBODY none; boxes belong to their side. */
export function holderOf(at: Position, place: number): number {
  const { map, boxes } = at.data;
  if (isBox(map, place)) return boxes[place - map.hexCount]!.side;
  const world = map.worldAt[place]!;
  return world < 0 ? NOBODY : controllerOf(at, world);
}

/** Do people at this place see it: all do, or those of the side that holds it? */
function isSeenFrom(at: Position, { visibleTo }: WarEvent, place: number): boolean {
  if (visibleTo === 'all') return true;
  const holder = holderOf(at, place);
  return holder !== NOBODY && seatsOf(at.g, holder).some((seat) => visibleTo.includes(seat));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
