import type { Game, GameTypes, OptionSpec, Options, Rejected, ScenarioInfo, Setting } from './types.ts';

/** What a person asks for when starting a game; everything may be left out or wrong. */
export interface Wish {
  scenario?: string | undefined;
  options?: Readonly<Record<string, unknown>> | undefined;
  seats?: number | undefined;
  position?: unknown;
}

/** Completes a wish with the defaults, or says what is wrong with it. */
export function settingFor<T extends GameTypes>(game: Game<T>, wish: Wish): { ok: true; setting: Setting } | Rejected {
  const scenario =
    wish.scenario === undefined ? game.scenarios[0] : game.scenarios.find(({ id }) => id === wish.scenario);
  if (!scenario)
    return refuse(
      `${game.title} has no scenario ${wish.scenario}; it has ${game.scenarios.map(({ id }) => id).join(', ')}`,
    );
  const seats = wish.seats ?? scenario.usualSeats ?? scenario.seats.length;
  if (!Number.isInteger(seats) || seats < scenario.minSeats || seats > scenario.seats.length)
    return refuse(`${scenario.title} is for ${seatRange(scenario)} players`);
  const options: Options = Object.fromEntries(game.options.map((spec) => [spec.id, spec.default]));
  for (const [id, value] of Object.entries(wish.options ?? {})) {
    if (game.retiredOptions?.includes(id)) continue;
    const spec = game.options.find((option) => option.id === id);
    if (!spec) return refuse(`${game.title} has no option ${id}; it has ${game.options.map((o) => o.id).join(', ')}`);
    const read = readOption(spec, value);
    if (read === undefined) return refuse(`option ${id} takes ${valuesOf(spec)}, not ${String(value)}`);
    const forced = scenario.forced[id];
    if (forced !== undefined && forced !== read)
      return refuse(`${scenario.title} is always played with ${id} ${wordOf(forced)}`);
    options[id] = read;
  }
  Object.assign(options, scenario.forced);
  return { ok: true, setting: { scenario: scenario.id, options, seats, position: wish.position ?? null } };
}

/** Names of the seats in play, as they were chosen. */
export function seatNamesOf<T extends GameTypes>(game: Game<T>, setting: Setting): string[] {
  const listed = game.seatNames?.(setting) ?? game.scenarios.find(({ id }) => id === setting.scenario)?.seats ?? [];
  return Array.from({ length: setting.seats }, (_, seat) => listed[seat] ?? `Seat ${seat}`);
}

function readOption(spec: OptionSpec, value: unknown): boolean | number | string | undefined {
  switch (spec.type) {
    case 'boolean':
      if (value === true || value === 'true' || value === 'on' || value === 'yes') return true;
      if (value === false || value === 'false' || value === 'off' || value === 'no') return false;
      return undefined;
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
      return number < (spec.min ?? -Infinity) || number > (spec.max ?? Infinity) ? undefined : number;
    }
    case 'sides':
      return typeof value === 'string' && value.length <= LONGEST_LIST ? value : undefined;
    case 'choice':
      return typeof value === 'string' && spec.values?.includes(value) ? value : undefined;
  }
}

/** Letters of a list of sides. */
const LONGEST_LIST = 400;

function wordOf(value: Options[string]): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

function valuesOf(spec: OptionSpec): string {
  if (spec.type === 'boolean') return 'true or false';
  if (spec.type === 'sides') return 'the sides of the seats, parted by commas';
  if (spec.type === 'choice') return `one of ${spec.values?.join(', ')}`;
  return `a whole number${spec.min === undefined ? '' : ` from ${spec.min}`}${spec.max === undefined ? '' : ` to ${spec.max}`}`;
}

function seatRange({ minSeats, seats }: ScenarioInfo): string {
  return minSeats === seats.length ? String(minSeats) : `${minSeats} to ${seats.length}`;
}

function refuse(why: string): Rejected {
  return { ok: false, refusal: { rule: 'CORE-setting', why } };
}
