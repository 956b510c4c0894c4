/** The header of a game: where it stands, every Empire on one line, and what hangs over the galaxy. */
import { cell, counted, listed, signed, wrap } from '#core/text';
import type { PlayerView, SsView } from '../secrets/view-types.ts';
import { playerName, playerNames, systemName, systemNames } from './words.ts';

const PHASE_WORDS: Readonly<Record<SsView['phase'], string>> = {
  chitSegment: 'chit segment',
  startOfRound: 'start of the Round',
  raiderPhase: 'Raider Phase',
  outworlderPhase: 'Outworlder Phase',
  initiative: 'initiative',
  playerTurns: 'Player-Turns',
  leftovers: 'unused cards',
  colonizationPhase: 'Colonization Phase',
  endOfRound: 'end of the Round',
  maintenance: 'StarGate maintenance',
  voteToEnd: 'vote to end',
  endOfGameTurn: 'end of the Game-Turn',
};

/** Scenario, Game-Turn, Round, phase and whose turn, in one line. */
export function showPhase(view: SsView): string {
  const { title, gameTurn, lastGameTurn, round, phase, active } = view;
  const what = active < 0 ? PHASE_WORDS[phase] : `Player-Turn of ${playerName(view, active)}`;
  return `${title} · Game-Turn ${gameTurn} of ${lastGameTurn} · Round ${round} · ${what}`;
}

export function showSituation(view: SsView): string {
  const lines = [showPhase(view), '', HEAD];
  for (const player of view.players) lines.push(...playerLines(view, player));
  lines.push('', ...ownership(view), '', ...notes(view).flatMap((note) => wrap(`· ${note}`, '  ')));
  return lines.map((line) => line.replaceAll(GLUE, ' ').trimEnd()).join('\n');
}

/** Military, Administrative, Diplomatic, Resource Points, Seat, Systems, cards, chits, votes, victory points. */
const HEAD = `   ${cell('Empire', 21)}Mil Adm Dip  RP  ${cell('Seat', 15)}Sys Cards Chits Votes   VP  State`;

function playerLines(view: SsView, player: PlayerView): string[] {
  const { seat, name, military, administrative, diplomatic, points, systems, cards, votes, victoryPoints } = player;
  const mark = view.active === seat ? '>' : ' ';
  const you = view.viewer === seat ? '*' : ' ';
  const figures = [military, administrative, diplomatic].map((level) => String(level).padStart(3)).join(' ');
  const where =
    player.status !== 'playing' ? player.status : player.isExile ? 'exile' : systemName(view, player.seatAt);
  const counts = [
    String(systems).padStart(3),
    String(cards).padStart(5),
    String(player.held + player.faceUp.length).padStart(5),
    String(player.isMember ? votes : '–').padStart(5),
    signed(victoryPoints).padStart(4),
  ];
  const line = `${mark}${you} ${cell(name, 21)}${figures} ${String(points).padStart(3)}  ${cell(where, 15)}${counts.join(' ')}  `;
  const [first = '', ...rest] = wrap(stateWords(view, player).join(', '), '', '', 100 - line.length);
  return [line + first, ...rest.map((more) => ' '.repeat(line.length) + more)];
}

function stateWords(view: SsView, player: PlayerView): string[] {
  const words: string[] = [];
  if (player.isExpelled) words.push('expelled');
  if (player.isToppled) words.push('Toppled');
  if (player.position > 0) words.push(ordinal(player.position));
  if (player.isTurnDone) words.push('has played');
  if (player.isLeaving) words.push('leaving');
  if (view.wars.some(({ owed }) => owed.includes(player.seat))) words.push('owes war');
  return words;
}

const ordinal = (position: number): string => ['1st', '2nd', '3rd'][position - 1] ?? `${position}th`;

/** Keeps a name and its level on one line. */
const GLUE = '\u00a0';

/** Every owner with its Systems and their levels. */
function ownership(view: SsView): string[] {
  const mark = (system: SsView['systems'][number]): string =>
    `${system.name} ${signed(system.tech)}${system.seatOf >= 0 ? '*' : ''}${system.isInUnrest ? '!' : ''}${system.web > 0 ? `#${system.web}` : ''}${system.hasGate ? '@' : ''}`;
  const lineOf = (title: string, systems: SsView['systems']): string[] =>
    systems.length === 0
      ? []
      : wrap(`${title}: ${systems.map((one) => mark(one).replaceAll(' ', GLUE)).join(', ')}`, '    ');
  const isVoid = ({ isDead, owner }: SsView['systems'][number]): boolean => isDead && owner < 0;
  return [
    ...view.players.flatMap(({ seat, name }) =>
      lineOf(
        name,
        view.systems.filter(({ owner }) => owner === seat),
      ),
    ),
    ...view.outworlders.flatMap(({ code, name, cards }) =>
      lineOf(
        `${name} (${counted(cards, 'card')} kept)`,
        view.systems.filter(({ owner }) => owner === code),
      ),
    ),
    ...lineOf(
      'Independent',
      view.systems.filter((system) => system.owner === -1 && !isVoid(system)),
    ),
    ...lineOf('Void', view.systems.filter(isVoid)),
    'Tech Level after the name; * Seat, ! Unrest, # GuardianWeb, @ StarGate',
  ];
}

/** What hangs over the galaxy: Confederation, wars, Revolt, Raiders, cards and chits. */
function notes(view: SsView): string[] {
  const lines = [confederationNote(view)];
  for (const { violator, owed } of view.wars)
    lines.push(`Total War against ${playerName(view, violator)}: ${playerNames(view, owed)} still owe a turn`);
  if (view.revolt !== null)
    lines.push(`The Revolt runs: next ${view.revolt < 0 ? 'all Tech Levels below 0' : `Tech Level ${view.revolt}`}`);
  if (view.raiderBase >= 0)
    lines.push(`Raider at ${systemName(view, view.raiderBase)}, Military ${view.raiderMilitary}`);
  for (const { target, attacker, base, count } of view.partials) {
    const by = view.names[attacker] ?? view.outworlders.find(({ code }) => code === attacker)?.name ?? 'somebody';
    lines.push(
      `${systemName(view, target)}: ${counted(count, 'partial conquest')} by ${by} from ${systemName(view, base)}`,
    );
  }
  for (const { player, target, bases } of view.projects)
    lines.push(`${playerName(view, player)} Colonizes ${systemName(view, target)} from ${systemNames(view, bases)}`);
  for (const { id, a, b, text, isPrivate } of view.agreements)
    lines.push(
      `Agreement ${id}${isPrivate ? ' (private)' : ''}, ${playerName(view, a)} and ${playerName(view, b)}: “${text}”`,
    );
  lines.push(`${counted(view.deck.length, 'Year Card')} not yet turned; ${counted(view.cup, 'chit')} in the cup`);
  if (view.discarded.length > 0) lines.push(`Chits discarded: ${countsOf(view.discarded)}`);
  if (view.removed.length > 0) lines.push(`Chits out of the game: ${countsOf(view.removed)}`);
  return lines;
}

function confederationNote(view: SsView): string {
  const members = view.players.filter(({ isMember }) => isMember).map(({ name }) => name);
  if (view.confederation === 'destroyed') return 'The Confederation is destroyed';
  const home =
    view.confederation === 'relocated'
      ? `; it meets ${view.confederationHome < 0 ? 'nowhere yet' : `on ${systemName(view, view.confederationHome)}`}`
      : '';
  return `Members of the Confederation: ${listed(members, 'none')}${view.isLadauMember ? "; LA'DAU belongs to it" : ''}${home}`;
}

export function countsOf(counts: SsView['unseen']): string {
  return counts.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}
