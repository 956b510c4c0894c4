/** Victory, points, jump and special rules: does all they name exist? */
import type { Report } from '#core/problems';
import type { PodType, Scenario, ShipClass, When } from './types.ts';

interface Known {
  readonly classById: ReadonlyMap<string, ShipClass>;
  readonly podById: ReadonlyMap<string, PodType>;
}

/** Reports every name in the rules of a scenario that means nothing. */
export function checkConditions(scenario: Scenario, known: Known, report: Report): void {
  const units = new Set(scenario.sides.flatMap((side) => side.units.map(({ id }) => id)));
  const planets = new Set(scenario.planets.map(({ name }) => name));
  const check = (field: string, kind: 'unit' | 'planet' | 'pod' | 'class', ids: readonly string[]): void => {
    const names = { unit: units, planet: planets, pod: known.podById, class: known.classById }[kind];
    for (const id of ids) if (!names.has(id)) report(scenario.id, field, `there is no ${kind} ${id}`);
  };
  scenario.victory.forEach(({ result, when }, index) => {
    const field = `victory[${index}]`;
    if ((result === 'count') !== (when.kind === 'yamani'))
      report(scenario.id, `${field}.result`, 'count belongs to yamani and only there');
    checkWhen(
      when,
      scenario,
      (kind, ids) => check(`${field}.when`, kind, ids),
      (why) => report(scenario.id, `${field}.when`, why),
    );
  });
  const { points, jump, special } = scenario;
  if (points) {
    check('points.seat0.orbitPlanet', 'planet', [points.seat0.orbitPlanet]);
    check('points.seat0.perPod', 'pod', points.seat0.perPod);
    check('points.seat0.classes', 'class', points.seat0.classes ?? []);
    check('points.seat1.pods', 'pod', points.seat1.pods);
  }
  if (jump?.region.kind === 'beyond') check('jump.region.planet', 'planet', [jump.region.planet]);
  check('special.podHandlesCraft', 'unit', special.podHandlesCraft);
  if (special.energyPodTransfer)
    check('special.energyPodTransfer', 'unit', [special.energyPodTransfer.from, special.energyPodTransfer.to]);
  if (special.sambu) check('special.sambu.aboard', 'unit', [special.sambu.aboard]);
  if (special.refuelMissiles) {
    check('special.refuelMissiles.unit', 'unit', [special.refuelMissiles.unit]);
    check('special.refuelMissiles.pod', 'pod', [special.refuelMissiles.pod]);
  }
}

type Check = (kind: 'unit' | 'planet' | 'pod', ids: readonly string[]) => void;

function checkWhen(when: When, scenario: Scenario, check: Check, refuse: (why: string) => void): void {
  switch (when.kind) {
    case 'destroyed':
    case 'jumped':
      check('unit', when.units);
      if (when.count > when.units.length) refuse(`asks for ${when.count} of ${when.units.length} units`);
      if (when.kind === 'destroyed' && when.including !== null && !when.units.includes(when.including))
        refuse(`${when.including} is not among the units`);
      return;
    case 'orbit':
      check('unit', [when.unit]);
      check('planet', [when.planet]);
      return;
    case 'entered':
      check('unit', [when.unit]);
      check('planet', [when.planet]);
      check('pod', [when.podIntact]);
      return;
    case 'podDestroyed':
      check('unit', [when.unit]);
      check('pod', [when.pod]);
      return;
    case 'docked':
      if (!scenario.boarding) refuse('the scenario has no boarding');
      check('unit', [...when.by, when.with]);
      return;
    case 'points':
      if (!scenario.points) refuse('the scenario gives no points');
      return;
    case 'sambuJumped':
    case 'sambuLost':
      if (!scenario.special.sambu) refuse('Sambu is not in the scenario');
      return;
    case 'yamani':
      check('unit', [when.unit]);
      return;
    case 'apart':
    case 'fleetDestroyed':
    case 'hopeless':
      return;
  }
}
