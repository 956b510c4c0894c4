/** 7.1 Who may call which Session when, and what comes of it: causes 1, 2, 4 and 8 of A10. */
import type { Refusal } from '#core/types';
import { hasTrade, hasTreaty } from '../../board/ownership.ts';
import { NORMAL, type SessionCall } from '../../state.ts';
import { type Motion, type Position, refuse, type SsPlay } from '../../types.ts';
import { isPlayer, isPlaying, isSystem, nameOf, owns } from '../03-systems.ts';
import { agreementOf } from '../04-agreements/agreements.ts';
import { expel, hasSessions, readmit } from '../08-total-war/atjay.ts';
import { gainTreaty } from '../19-treaties.ts';
import { motionFor } from './sessions.ts';
import { confederateCount, isMember } from './votes.ts';

/** Is this player entitled to this Session now? Asked when he calls and again when its turn comes (R30). */
export function checkCall(at: Position, call: SessionCall): Refusal | null {
  if (!hasSessions(at)) return refuse('SS-8.42c', 'there are no Special Sessions any more'); // SS-8.42c, R86
  if (!isPlaying(at.g, call.by)) return refuse('SS-7.1a', 'you are not in play');
  switch (call.cause) {
    case 'ladau':
      return checkLadau(at, call.by);
    case 'treaty':
      return checkTreaty(at, call.by, call.about);
    case 'breach':
      return checkBreach(at, call.by, call.about);
    case 'readmission':
      return checkReadmission(at, call.by, call.about);
  }
}

/** SS-7.1a: a member, or the owner of LA'DAU unless expelled (R33); SS-25.1a: one a Round in all */
function checkLadau(at: Position, by: number): Refusal | null {
  const { g, data } = at;
  const isOwner = owns(g, by, data.named.ladau) && !g.players.expelled[by];
  if (!isOwner && !isMember(at, by)) return refuse('SS-7.1a', "only members and the owner of LA'DAU call this Session");
  return g.ladauSession === 0 ? null : refuse('SS-25.1a', "LA'DAU was put to the vote in this Round");
}

/** SS-7.1b, SS-19.0c: a member, for an own System with his Trade Connection where only others have Treaties */
function checkTreaty(at: Position, by: number, system: number): Refusal | null {
  const { g } = at;
  if (!isMember(at, by)) return refuse('SS-7.1b', 'only a member may ask for a Treaty');
  if (!isSystem(at, system) || !owns(g, by, system)) return refuse('SS-7.1b', 'name a System of your own');
  if (hasTreaty(g, system, by)) return refuse('SS-19.11', `you have a Treaty with ${nameOf(at, system)}`);
  if (!hasTrade(g, system, by)) return refuse('SS-19.0c', `you need a Trade Connection with ${nameOf(at, system)}`);
  if (g.systems.treaty[system] === 0) return refuse('SS-19.0c', `nobody has a Treaty with ${nameOf(at, system)}`);
  return g.systems.treatySession[system] === 0
    ? null
    : refuse('SS-7.1b', `${nameOf(at, system)} was put to the vote in this Round`);
}

/** SS-7.1f: a party, member or not, once for each agreement and Round; SS-8.42b: not while nobody can be expelled */
function checkBreach({ g }: Position, by: number, id: number): Refusal | null {
  const agreement = agreementOf(g, id, by);
  if (!agreement) return refuse('SS-7.1f', 'no such agreement binds you');
  if (g.confederation !== NORMAL) return refuse('SS-8.42b', 'nobody can be expelled while Outworlders hold Atjay');
  return agreement.called ? refuse('SS-7.1f', 'this agreement was put to the vote in this Round') : null;
}

/** SS-7.22c: he himself or a member, once a Round for each; R26: he owns a Confederation System; SS-8.42e: even without Atjay */
function checkReadmission(at: Position, by: number, player: number): Refusal | null {
  const { g } = at;
  if (!isPlayer(g, player) || !isPlaying(g, player) || !g.players.expelled[player])
    return refuse('SS-7.22c', 'that player is not expelled');
  if (by !== player && !isMember(at, by)) return refuse('SS-7.22c', 'only he himself or a member may call for it');
  if (confederateCount(at, player) === 0) return refuse('SS-7.22c', 'he owns no Confederation System');
  return g.players.readmission[player] === 0
    ? null
    : refuse('SS-7.22c', `${g.names[player]} was put to the vote in this Round`);
}

/** Opens a call that has been checked: marks it for the Round, and says what is put to the vote. */
export function motionOfCall(play: SsPlay, { cause, by, about }: SessionCall): Motion {
  const { g } = play;
  switch (cause) {
    case 'ladau':
      g.ladauSession = 1; // SS-25.1a
      return motionFor(play, cause, { by, system: play.data.named.ladau });
    case 'treaty':
      g.systems.treatySession[about] = 1;
      return motionFor(play, cause, { by, concerned: by, system: about });
    case 'breach': {
      const agreement = agreementOf(g, about, by)!;
      const { id, a, b, text } = agreement;
      agreement.called = true;
      if (agreement.isPrivate) play.emit('SS-4.3b', 'agreement', { id, a, b, text }); // R32: now all may judge it
      agreement.isPrivate = false;
      return motionFor(play, cause, { by, concerned: a + b - by, agreement: id });
    }
    case 'readmission':
      g.players.readmission[about] = 1; // SS-7.22c
      return motionFor(play, cause, { by, concerned: about });
  }
}

/** What the Session brings; everything else leaves things as they are (R23). */
export function settleCall(play: SsPlay, { cause, by, about }: SessionCall, verdict: unknown): void {
  const { g } = play;
  if (cause === 'ladau' && (verdict === 'in' || verdict === 'out')) {
    const member = verdict === 'in';
    if ((g.ladau === 1) === member) return;
    g.ladau = member ? 1 : 0; // SS-7.1a
    play.emit('SS-7.1a', 'ladau', { member });
  }
  if (cause === 'treaty' && verdict === 'grant') gainTreaty(play, about, by, 'SS-19.0c'); // SS-7.1b, SS-19.0c
  if (cause === 'readmission' && verdict === 'readmit') readmit(play, about, 'SS-7.22c');
  if (cause === 'breach' && verdict === 'broken') {
    const agreement = agreementOf(g, about, by);
    if (agreement) expel(play, agreement.a + agreement.b - by, 'SS-4.3b'); // SS-4.3b: if he is a member
  }
}
