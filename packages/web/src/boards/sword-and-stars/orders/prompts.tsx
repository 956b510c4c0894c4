/** Who decides what, why, what next: one entry a kind of decision. */
import { type Choices, type Motion, RAIDER, type SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import type { Asked, BoardProps, PromptWords } from '../../types.ts';
import { useScene } from '../scene.ts';
import { isRevoltSlow, nodeName, ownEmpire, ownerName, revoltsNext, shortName, systemsOf } from '../situation.ts';
import { words } from '../words.ts';
import { ask } from './choice-words.ts';
import { say } from './words.ts';

type Props = BoardProps<SsView>;
type About<K extends keyof Choices> = Asked<Choices[K]['about']>;

export const prompts = {
  act: ({ view }: Props, { by }: About<'act'>): PromptWords => actPrompt(view, by),
  tax: ({ view }: Props, { by }: About<'tax'>): PromptWords => ({
    what: say.tax.what,
    why: say.tax.why(view.players[by]?.points ?? 0, systemsOf(view, by).filter(({ isTaxOpen }) => isTaxOpen).length),
    next: say.tax.next,
  }),
  intercept: ({ view }: Props, { about: { operation, role }, by }: About<'intercept'>): PromptWords => {
    const who = shortName(actorName(view, operation.by));
    const target = nodeName(view, operation.target);
    const cards = view.players[by]?.sparableCards ?? 0;
    return {
      what: role === 'target' ? say.intercept.what(who, target) : say.intercept.whatPath(who, target),
      why: `${say.intercept.why(words.figure(operation.rating), role === 'target')} ${say.intercept.cards(cards)}`,
      next: say.intercept.next,
      isInterrupt: true,
    };
  },
  ballot: ({ view }: Props, { about: { motion, total }, sealed }: About<'ballot'>): PromptWords => ({
    what: motionWords(view, motion),
    why: say.ballot.why(total, sealed),
    next: say.ballot.next,
    isInterrupt: true,
  }),
  bargains: (_: Props, __: About<'bargains'>): PromptWords => ({
    what: ask.bargains.what,
    why: ask.bargains.why,
    next: ask.bargains.next,
  }),
  position: (_: Props, __: About<'position'>): PromptWords => ({
    what: ask.position.what,
    why: ask.position.why,
    next: ask.position.next,
  }),
  sectorCheck: ({ view }: Props, { about: { player, sector } }: About<'sectorCheck'>): PromptWords => {
    const { military = 0, administrative = 0, diplomatic = 0 } = view.players[player] ?? {};
    const level = [military, administrative, diplomatic][sector] ?? 0;
    return { what: ask.sectorCheck.what(words.sectors[sector] ?? '', level), why: ask.sectorCheck.why };
  },
  maintain: ({ view }: Props, { about: { system }, by }: About<'maintain'>): PromptWords => ({
    what: ask.maintain.what(nodeName(view, system)),
    why: ask.maintain.why(view.players[by]?.points ?? 0),
  }),
  voteToEnd: (_: Props, { about: { votes } }: About<'voteToEnd'>): PromptWords => ({
    what: ask.voteToEnd.what,
    why: ask.voteToEnd.why(votes),
  }),
  hold: (_: Props, { about: { at } }: About<'hold'>): PromptWords => ({
    what: ask.hold.what,
    why: ask.hold.why[at],
    next: ask.hold.next,
    isInterrupt: true,
  }),
  removeOrScore: ({ view }: Props, { about: { operation } }: About<'removeOrScore'>): PromptWords => ({
    what: ask.removeOrScore.what(nodeName(view, operation.target)),
    why: ask.removeOrScore.why,
  }),
  toppledOrder: (_: Props, { about: { systems } }: About<'toppledOrder'>): PromptWords => ({
    what: ask.toppledOrder.what,
    why: ask.toppledOrder.why(systems.length),
    next: ask.toppledOrder.next,
  }),
  moveSeat: (_: Props, { about: { why } }: About<'moveSeat'>): PromptWords => ({
    what: ask.seat[why],
    why: ask.seat.why,
    next: ask.seat.next,
  }),
  newSeat: (_: Props, { about: { why } }: About<'newSeat'>): PromptWords => ({
    what: ask.seat[why],
    why: ask.seat.why,
    next: ask.seat.next,
  }),
  fourthChit: ({ view }: Props, _: About<'fourthChit'>): PromptWords => ({
    what: ask.fourthChit.what,
    why: ask.fourthChit.why((ownEmpire(view)?.hand ?? []).length - 1),
    next: ask.fourthChit.next,
  }),
  contest: ({ view }: Props, { about: { system, taker } }: About<'contest'>): PromptWords => ({
    what: ask.contest.what(nodeName(view, system)),
    why: ask.contest.why(ownerName(view, taker)),
    next: ask.contest.next,
    isInterrupt: true,
  }),
  handOver: ({ view }: Props, { about: { system, taker } }: About<'handOver'>): PromptWords => ({
    what: ask.handOver.what(nodeName(view, system)),
    why: ask.handOver.why(ownerName(view, taker)),
    next: ask.handOver.next,
    isInterrupt: true,
  }),
  call: ({ view }: Props, { about: { cause, accused } }: About<'call'>): PromptWords => ({
    what: ask.call.what(shortName(ownerName(view, accused))),
    why: ask.call[cause](ownerName(view, accused)),
    next: ask.call.next,
    isInterrupt: true,
  }),
  home: (_: Props, { about: { votes } }: About<'home'>): PromptWords => ({
    what: ask.home.what,
    why: ask.home.why(votes),
  }),
};

/** R58: an exile owes no Operation; a host lets him Communicate from his Seat. */
function exilePrompt(view: SsView, seat: number): PromptWords {
  const hosts = view.players.filter(({ asylum }) => asylum.includes(seat)).map((host) => shortName(host.name));
  return {
    what: view.stage === 'start' ? say.act.exile.draw : say.act.exile.what(hosts.length > 0),
    why: hosts.length > 0 ? say.act.exile.hosts(hosts) : say.act.exile.noHost,
    next: say.act.exile.next,
  };
}

function actPrompt(view: SsView, seat: number): PromptWords {
  if (view.players[seat]?.isExile) return exilePrompt(view, seat);
  const { cards = 0, points = 0, duty = 0, operations = 0, taxation } = view.players[seat] ?? {};
  const due = Math.max(Math.max(1, duty) - operations, 0);
  const revolt = revoltsNext(view, seat);
  if (view.stage === 'start')
    return { what: say.act.start, why: say.act.startWhy(cards, points), next: say.act.startNext(Math.max(1, duty)) };
  const isDue = due > 0 && cards > 0;
  return {
    what: isDue ? say.act.whatDue : say.act.what(cards > 0, taxation === 'not yet'),
    why: [
      say.act.left(cards, points),
      isDue ? say.act.due(due) : cards > 0 ? say.act.mayEnd : '',
      taxation === 'not yet' ? say.act.taxOpen : '',
      revolt && !isRevoltSlow(view) ? say.act.revolt(revolt) : '',
    ]
      .filter(Boolean)
      .join(' '),
    next: <NextWords />,
  };
}

/** What follows the Operation in hand. */
function NextWords(): ReactNode {
  return useScene((store) => store.scene?.next) || say.act.next;
}

/** As a sentence begins with it: "The Draka". */
export function actorName(view: SsView, actor: number): string {
  const name = actor === RAIDER ? say.raider : ownerName(view, actor);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The motion as a question. */
export function motionWords(view: SsView, { cause, system, concerned }: Motion): string {
  return say.motions[cause](nodeName(view, system), shortName(ownerName(view, concerned)));
}
