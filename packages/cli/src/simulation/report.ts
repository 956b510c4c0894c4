/** The report of a simulation: one HTML file that needs nothing else. */
import { type GameRecord, measuresOf } from '@admiralty/bots';
import type { GameModule, RuleText } from '@admiralty/engine';
import { version } from '../version.ts';
import { eventChart, lengthChart, plain, shareChart, trackChart } from './charts.ts';
import { STYLE } from './report-style.ts';
import { type ScenarioSummary, thinkingOf } from './summary.ts';

export interface Report {
  module: GameModule;
  rules: readonly RuleText[];
  command: string;
  records: readonly GameRecord[];
  scenarios: readonly ScenarioSummary[];
  seconds: number;
  isInterrupted: boolean;
}

export function reportOf(report: Report): string {
  const { module, command, records, scenarios, seconds, isInterrupted } = report;
  const stopped = isInterrupted ? ' It was interrupted: these are the games that were done.' : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plain(module.game.title)}: ${records.length} games</title><style>${STYLE}</style></head><body>
<h1>${plain(module.game.title)}: ${records.length} games</h1>
<p class="dim">Made by <code>${plain(command)}</code> in ${seconds.toFixed(0)} s, Admiralty ${plain(version)}.${stopped} Intervals hold the true share nineteen times in twenty; drawn and shared games count by their share.</p>
${scenarios.length > 1 ? overview(report) : ''}
${scenarios.map((one) => scenarioPart(report, one)).join('\n')}
${thinkingPart(report)}
</body></html>
`;
}

function titleOf({ game }: GameModule, scenario: string): string {
  return game.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;
}

/** All scenarios at a glance. */
function overview({ module, scenarios }: Report): string {
  const rows = scenarios.map(({ scenario, games, bySeat, draws, turns, actions }) => {
    const shares = bySeat.map(({ name, share }) => `${name} ${(100 * share).toFixed(0)} %`).join(', ');
    const long = turns.high > 0 ? turns.median : actions.median;
    return `<tr><td>${plain(titleOf(module, scenario))}</td><td class="n">${games}</td><td>${plain(shares)}</td><td class="n">${draws}</td><td class="n">${long}</td></tr>`;
  });
  return card(
    'All scenarios',
    `<div class="wide"><table><tr><th>scenario</th><th class="n">games</th><th>win shares by seat</th><th class="n">shared or drawn</th><th class="n">median length</th></tr>${rows.join('')}</table></div>`,
  );
}

function card(title: string, body: string, isWhole = false): string {
  return `<section class="card${isWhole ? ' whole' : ''}"><h3>${plain(title)}</h3>${body}</section>`;
}

function scenarioPart({ module, rules }: Report, summary: ScenarioSummary): string {
  const lens = measuresOf(module.game.id);
  const { scenario, seats, games, byBot, bySeat, turns, actions, events } = summary;
  if (games === 0) return '';
  const even = 1 / seats.length;
  const { length } = seats;
  const long = turns.high > 0 ? turns : actions;
  const unit = turns.high > 0 ? lens.turnName : 'decision';
  const tracks = summary.tracks
    .filter((track) => track.turns.length > 1 && track.turns.some(({ values }) => values.some((value) => value !== 0)))
    .map((track) => card(track.name, trackChart(track, seats, lens.turnName)));
  const shares = shareChart(bySeat, even, 'win share by seat');
  const players = byBot.length > 1 ? `${shareChart(byBot, even, 'win share by player')}<h3>By seat</h3>` : '';
  const cards = [
    card(byBot.length > 1 ? 'Win shares by player' : 'Win shares by seat', players + shares),
    card(
      `Length in ${unit}s: ${long.low} to ${long.high}, median ${long.median}`,
      lengthChart(long, `length in ${unit}s`),
    ),
    ...tracks,
    events.length > 0 ? card('Events in a game', eventChart(events)) : '',
    endingsCard(rules, summary),
  ];
  return `<h2>${plain(titleOf(module, scenario))}</h2>
<p class="dim">${plain(scenario)}, ${games} ${games === 1 ? 'game' : 'games'}, ${length} ${length === 1 ? 'seat' : 'seats'}, ${summary.draws} shared or drawn.</p>
<div class="cards">${cards.join('\n')}</div>`;
}

function endingsCard(rules: readonly RuleText[], { endings }: ScenarioSummary): string {
  const rows = Object.entries(endings)
    .sort(([, a], [, b]) => b - a)
    .map(
      ([rule, count]) =>
        `<tr><td>${plain(rule)} <span class="dim">${plain(textOf(rules, rule))}</span></td><td class="n">${count}</td></tr>`,
    );
  return card('How it ended', `<table>${rows.join('')}</table>`, true);
}

function textOf(rules: readonly RuleText[], id: string): string {
  return rules.find((rule) => rule.id === id)?.text ?? '';
}

function thinkingPart({ records }: Report): string {
  const { bots, slowest } = thinkingOf(records);
  if (bots.length === 0) return '';
  const rows = bots.map(
    (one) =>
      `<tr><td>${plain(one.bot)}</td><td class="n">${one.decisions}</td><td class="n">${one.median.toFixed(1)}</td><td class="n">${one.p99.toFixed(1)}</td><td class="n">${one.most.toFixed(0)}</td><td class="n">${one.nodes}</td><td class="n">${one.late}</td></tr>`,
  );
  const slow = slowest.map(
    ({ bot, ms, game, seat, action, reason }) =>
      `<tr><td class="n">${ms.toFixed(0)} ms</td><td>${plain(bot)}</td><td>game ${game}, seat ${seat}</td><td>${plain(action.kind)}: ${plain(reason)}</td></tr>`,
  );
  return `<h2>Thinking</h2><div class="stack">${card(
    'Time of a decision',
    `<div class="wide"><table><tr><th>player</th><th class="n">decisions</th><th class="n">median ms</th><th class="n">99 % ms</th><th class="n">most ms</th><th class="n">imagined actions</th><th class="n">late</th></tr>${rows.join('')}</table></div>`,
  )}
${card('Slowest decisions', `<div class="wide"><table>${slow.join('')}</table></div>`)}</div>`;
}
