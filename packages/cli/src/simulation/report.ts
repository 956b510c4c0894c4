/** The report of a simulation: one HTML file that needs nothing else. */
import { type GameRecord, lensOf } from '@admiralty/bots';
import type { Box } from '@admiralty/engine';
import { version } from '../version.ts';
import { eventChart, lengthChart, plain, shareChart, trackChart } from './charts.ts';
import { type ScenarioSummary, thinkingOf } from './summary.ts';

export interface Report {
  box: Box;
  command: string;
  records: readonly GameRecord[];
  scenarios: readonly ScenarioSummary[];
  seconds: number;
  isInterrupted: boolean;
}

const STYLE = `:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1d2430;--dim:#5d6675;--line:#c9ccd3;--s0:#2f6db5;--s1:#b5502f;--s2:#3f8f5f;--s3:#8a5bb0;--s4:#a98a1d}
@media(prefers-color-scheme:dark){:root{--paper:#12161d;--ink:#e6e9ef;--dim:#9aa4b4;--line:#39414f;--s0:#6aa5ea;--s1:#ec8a66;--s2:#6cc592;--s3:#c29ae6;--s4:#dcbf55}}
body{margin:0 auto;max-width:760px;padding:24px 16px 64px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;margin:0}h2{margin:2.2rem 0 .2rem;border-top:1px solid var(--line);padding-top:1rem}h3{font-size:1rem;margin:1.2rem 0 .3rem}
p,td,th{color:var(--ink)}.dim{color:var(--dim)}code{background:color-mix(in srgb,var(--line) 40%,transparent);padding:.1em .4em;border-radius:4px;overflow-wrap:anywhere}
svg{width:100%;height:auto;display:block}svg text{font:12px system-ui,sans-serif;fill:var(--ink)}.name{text-anchor:end}.figure{font-weight:600}
.fill{opacity:.85}.s0{fill:var(--s0)}.s1{fill:var(--s1)}.s2{fill:var(--s2)}.s3{fill:var(--s3)}.s4{fill:var(--s4)}
.line{fill:none;stroke-width:2}.line.s0{stroke:var(--s0)}.line.s1{stroke:var(--s1)}.line.s2{stroke:var(--s2)}.line.s3{stroke:var(--s3)}.line.s4{stroke:var(--s4)}
svg text.key.s0{fill:var(--s0)}svg text.key.s1{fill:var(--s1)}svg text.key.s2{fill:var(--s2)}svg text.key.s3{fill:var(--s3)}svg text.key.s4{fill:var(--s4)}
.reach{stroke:var(--ink);fill:none;stroke-width:1.5}.even{stroke:var(--dim);stroke-dasharray:4 4;fill:none}.axis{stroke:var(--line);fill:none}
table{border-collapse:collapse;width:100%;font-size:.9rem}td,th{text-align:left;padding:.25rem .5rem .25rem 0;border-bottom:1px solid var(--line);vertical-align:top}td.n,th.n{text-align:right}
.wide{overflow-x:auto}`;

export function reportOf(report: Report): string {
  const { box, command, records, scenarios, seconds, isInterrupted } = report;
  const stopped = isInterrupted ? ' It was interrupted: these are the games that were done.' : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plain(box.game.title)}: ${records.length} games</title><style>${STYLE}</style></head><body>
<h1>${plain(box.game.title)}: ${records.length} games</h1>
<p class="dim">Made by <code>${plain(command)}</code> in ${seconds.toFixed(0)} s, Admiralty ${plain(version)}.${stopped} Intervals hold the true share nineteen times in twenty; drawn and shared games count by their share.</p>
${scenarios.map((one) => scenarioPart(report, one)).join('\n')}
${thinkingPart(report)}
</body></html>
`;
}

function scenarioPart({ box }: Report, summary: ScenarioSummary): string {
  const info = box.game.scenarios.find(({ id }) => id === summary.scenario);
  const lens = lensOf(box.game.id);
  const { seats, games, byBot, bySeat, turns, actions } = summary;
  if (games === 0) return '';
  const even = 1 / seats.length;
  const { length } = seats;
  const shares = byBot.length > 1 ? `<h3>By player</h3>${shareChart(byBot, even, 'win share by player')}` : '';
  const long = turns.high > 0 ? turns : actions;
  const unit = turns.high > 0 ? lens.turnName : 'decisions';
  const tracks = summary.tracks
    .filter((track) => track.turns.length > 1 && track.turns.some(({ values }) => values.some((value) => value !== 0)))
    .map((track) => `<h3>${plain(track.name)}</h3>${trackChart(track, seats, lens.turnName)}`);
  const endings = Object.entries(summary.endings).sort(([, a], [, b]) => b - a);
  return `<h2>${plain(info?.title ?? summary.scenario)}</h2>
<p class="dim">${plain(summary.scenario)}, ${games} games, ${length} ${length === 1 ? 'seat' : 'seats'}, ${summary.draws} shared or drawn.</p>
${shares}<h3>By seat</h3>${shareChart(bySeat, even, 'win share by seat')}
<h3>Length in ${plain(unit)}s: ${long.low} to ${long.high}, median ${long.median}</h3>${lengthChart(long, `length in ${unit}`)}
${tracks.join('\n')}
${summary.events.length > 0 ? `<h3>Events in a game</h3>${eventChart(summary.events)}` : ''}
<h3>How it ended</h3><table>${endings.map(([rule, count]) => `<tr><td>${plain(rule)} ${plain(ruleText(box, rule))}</td><td class="n">${count}</td></tr>`).join('')}</table>`;
}

function ruleText({ rules }: Box, id: string): string {
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
  return `<h2>Thinking</h2><div class="wide"><table><tr><th>player</th><th class="n">decisions</th><th class="n">median ms</th><th class="n">99 % ms</th><th class="n">most ms</th><th class="n">imagined actions</th><th class="n">late</th></tr>${rows.join('')}</table></div>
<h3>Slowest decisions</h3><div class="wide"><table>${slow.join('')}</table></div>`;
}
