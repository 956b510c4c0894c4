/** Ship classes, pods and missile ratings: from the files to flat lists with every figure present. */

import type { Report } from '#core/problems';
import type { ParsedFiles, PodRecord, ShipRecord, VariantRecord } from './schema.ts';
import { MISSILE_TYPES, type MissileRating, type PodType, type ShipClass } from './types.ts';

/** Reports every id that stands twice. */
export function reportDoubles(report: Report, ids: readonly string[]): void {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) report(id, 'id', 'stands twice');
    seen.add(id);
  }
}

/** All playable classes: base, FSB, fighter variants, large, aliens, installations. */
export function classesOf(file: ParsedFiles['ships'], report: Report): ShipClass[] {
  const plain = [...file.base, ...(file.fsb ?? [])];
  const later = [...(file.large ?? []), ...(file.aliens ?? []), ...(file.installations ?? [])];
  for (const record of [...plain, ...later]) checkShip(record, report);
  const variants = (file.fighterVariants ?? []).flatMap((variant) => variantOf(variant, plain, report));
  const records = [...plain, ...variants, ...later];
  reportDoubles(
    report,
    records.map((record) => record.id),
  );
  return records.map(classOf);
}

function checkShip(ship: ShipRecord, report: Report): void {
  const isEndless = ship.unlimitedEnergy === true;
  if (isEndless !== (ship.energy === null)) report(ship.id, 'energy', 'is null with unlimitedEnergy and only then');
  if (isEndless !== (ship.burn === null)) report(ship.id, 'burn', 'is null with unlimitedEnergy and only then');
  if (ship.kind === 'battlecraft' && ship.pods > 0) report(ship.id, 'pods', 'a battlecraft has none');
  if (ship.damageModel === 'hull-only' && ship.pods > 0) report(ship.id, 'pods', 'hull-only ships have none');
  if (ship.forceFieldCount === 4 && ship.forceField === 0) report(ship.id, 'forceFieldCount', 'there is no field');
  checkRails(ship, report);
}

function checkRails(ship: ShipRecord | VariantRecord, report: Report): void {
  if ((ship.missileRails ?? 0) > 0 && !ship.railMissileTypes?.length)
    report(ship.id, 'railMissileTypes', 'rails need types');
}

function variantOf(variant: VariantRecord, plain: readonly ShipRecord[], report: Report): ShipRecord[] {
  const base = plain.find((record) => record.id === variant.base);
  checkRails(variant, report);
  if (base?.kind !== 'battlecraft') {
    report(variant.id, 'base', `there is no battlecraft ${variant.base}`);
    return [];
  }
  const { base: _base, ...own } = variant;
  const { cost: _cost, fieldSources: _sources, why: _why, note: _note, ...figures } = base;
  return [{ ...figures, ...own, burster: variant.burster ?? base.burster }];
}

function classOf(ship: ShipRecord, index: number): ShipClass {
  return {
    index,
    id: ship.id,
    name: ship.name,
    maker: ship.maker ?? '',
    kind: ship.kind,
    set: ship.set,
    pods: ship.pods,
    velocity: ship.velocity,
    maneuver: ship.maneuver,
    energy: ship.energy ?? 0,
    burn: ship.burn ?? 0,
    streamlined: ship.streamlined,
    burster: ship.burster,
    armor: ship.armor,
    forceField: ship.forceField,
    civ: ship.civ,
    target: ship.target,
    cost: ship.cost ?? null,
    fieldCount: ship.forceField === 0 ? 0 : (ship.forceFieldCount ?? 1),
    unlimitedEnergy: ship.unlimitedEnergy ?? false,
    damageModel: ship.damageModel ?? 'standard',
    extendedHits: ship.extendedHits ?? false,
    rails: ship.missileRails ?? 0,
    railPenalty: ship.railManeuverPenalty ?? 0,
    railTypes: ship.railMissileTypes ?? [],
    guides: ship.guidanceLimit ?? 0,
    guidesNotAfterLaunch: ship.guidanceNotAfterLaunch ?? false,
    podBattleCommand: ship.podBattleCommand ?? 0,
    canStore: ship.storagePods ?? false,
    source: ship.source,
  };
}

/** All pod types: base first, then FSB. */
export function podsOf(file: ParsedFiles['pods'], report: Report): PodType[] {
  const records = [...file.pods, ...(file.fsbPods ?? [])];
  reportDoubles(
    report,
    records.map((record) => record.id),
  );
  for (const pod of records) {
    if (!pod.firesWeapons && (pod.fires ?? 0) > 0) report(pod.id, 'fires', 'only weapon pods fire');
    if (pod.storage === true && (pod.slots ?? 1) < 2) report(pod.id, 'slots', 'a storage pod takes several places');
  }
  return records.map(podOf);
}

function podOf(pod: PodRecord, index: number): PodType {
  const { unguided, guided, intelligent, mims } = pod.missiles ?? { unguided: 0, guided: 0, intelligent: 0, mims: 0 };
  const needs = new Set<string>(pod.mustPrepare);
  const battleCommands = pod.battleCommands ?? 0;
  const fires = pod.fires ?? 0;
  const jams = pod.jams ?? 0;
  return {
    index,
    id: pod.id,
    name: pod.name,
    set: pod.set,
    weapons: pod.firesWeapons ?? false,
    missiles: [unguided, guided, intelligent, mims],
    mustPrepare: [needs.has('unguided'), needs.has('guided'), needs.has('intelligent'), needs.has('mims')],
    battleCommands,
    battleCommandsDamaged: pod.battleCommandsWhenDamaged ?? battleCommands,
    civ: pod.civ,
    target: pod.target ?? null,
    jump: pod.jump ?? null,
    fires,
    firesDamaged: pod.firesWhenDamaged ?? fires,
    cost: pod.cost ?? null,
    isBattleComm: pod.battleComm ?? false,
    tractor: pod.tractor ? { range: pod.tractor.range, commands: pod.tractor.maneuverCommands } : null,
    holdsCraft: pod.carriesBattlecraft ?? 0,
    energy: pod.energy ?? 0,
    fieldClass: pod.fieldClass ?? 0,
    jams,
    jamsDamaged: pod.jamsWhenDamaged ?? jams,
    guards: pod.interceptionModifier ?? 0,
    blinds: pod.enemyTargetModifier ?? 0,
    sharesCommands: pod.sharesCommands ?? false,
    supply: pod.supply ?? false,
    reload: pod.reload ?? false,
    repair: pod.repair ?? false,
    storage: pod.storage ?? false,
    slots: pod.slots ?? 1,
    passive: pod.passive ?? false,
    isCargo: pod.cargo ?? false,
    source: pod.source,
  };
}

const NO_RATING: MissileRating = { velocity: 0, maneuver: 0, energy: 0 };

/** Ratings by missile type and civ level. */
export function missileRatingsOf(file: ParsedFiles['missiles'], report: Report): MissileRating[][] {
  return MISSILE_TYPES.map((type) =>
    [6, 7, 8].map((civ) => {
      const lines = file.missiles.filter((line) => line.type === type && line.civ === civ);
      if (type !== 'unguided' && lines.length !== 1)
        report('missiles', `${type} civ ${civ}`, `needs one line, has ${lines.length}`);
      const [line] = lines;
      return line ? { velocity: line.velocity, maneuver: line.maneuver, energy: line.energy } : NO_RATING;
    }),
  );
}
