import {
  agentIsWho,
  agentMissing,
  agentNameWrong,
  agentNotThere,
  agentWithTwoKeys,
  ownAgent,
} from '../problems.ts'
import type { Owner, Relation } from '../shapes.ts'
import type { RollState } from './roll-state.ts'
import type { PresenceRecord, UnitRecord } from './tables.ts'

/** A name as it is compared: signs of one width, without spaces, in small letters. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s\u200b·・.#]/g, '')
    .toLowerCase()

const plainCode = (code: string) => code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

interface Named {
  name: string
  relation: Relation
  /** What tells two of one name apart: the last four of the identity number, as on the proxy form. */
  code: string
  unit: UnitRecord | undefined
}

const ownersNamed = (owners: readonly Owner[], name: string) =>
  owners.filter((owner) => plainName(owner.name) === name)

/** Those of the owners of a unit whom a name means; co-owners may be written together, as on their card. */
function ownersMeant(owners: readonly Owner[], given: string): Owner[] {
  const parts = given.split('、').map((part) => ownersNamed(owners, plainName(part)))
  return parts.every(({ length }) => length) ? parts.flat() : []
}

/** What an agent that is registered already is known by: his key, and what tells him from another of his name. */
function knownAs(presence: PresenceRecord, { unitOf }: RollState) {
  const unit = unitOf.get(presence.agentUnitId ?? '')
  const [, code = ''] = presence.agentKey?.split('#') ?? []
  return unit ? plainCode(ownersMeant(unit.owners, presence.agentName)[0]?.code ?? '') : code
}

/**
 * The key of an agent: one person has one, however he is written down, for what others gave him is counted together (Art. 27
 * III). An owner is known by his unit and must be there himself; somebody else by his name and the end of his identity number.
 * Throws agentMissing, agentNameWrong, agentNotThere, agentIsWho, agentWithTwoKeys.
 */
export function agentKeyOf(state: RollState, { name: given, relation, code: typed, unit }: Named): string {
  const name = plainName(given)
  const code = plainCode(typed)
  if (relation === 'owner' && !unit) throw agentMissing()
  if (unit && !ownersMeant(unit.owners, given).length) throw agentNameWrong(given, unit.label)
  if (unit && !isThere(state, unit.ownerKey)) throw agentNotThere(given)
  const twins = state.units.flatMap(({ owners, label }) =>
    ownersNamed(owners, name).map((owner) => ({ label, code: plainCode(owner.code) })),
  )
  const twin = twins.find((one) => code === '' || one.code === code)
  if (!unit && twin) throw agentIsWho(given, twin.label)
  const key = unit ? `owner ${unit.ownerKey}` : `name ${name}${code && `#${code}`}`
  const mark = unit ? plainCode(ownersMeant(unit.owners, given)[0]?.code ?? '') : code
  for (const presence of state.presenceOf.values()) {
    if (presence.agentKey === null || presence.agentKey === key || plainName(presence.agentName) !== name)
      continue
    const other = knownAs(presence, state)
    // Of one name and not told apart by both: for all that is known, one person.
    if (!mark || !other || mark === other)
      throw agentWithTwoKeys(given, state.unitOf.get(presence.unitId)?.label ?? '')
  }
  return key
}

/** Whether an owner is in the hall in person. */
export const isThere = ({ units, presenceOf }: RollState, ownerKey: string): boolean =>
  units.some((unit) => {
    const presence = unit.ownerKey === ownerKey ? presenceOf.get(unit.id) : undefined
    return presence !== undefined && presence.agentKey === null && !presence.leftAt
  })

/** Nobody speaks for himself by proxy. Throws ownAgent. */
export function refuseOwnAgent(agent: UnitRecord | undefined, units: readonly UnitRecord[]): void {
  if (units.some(({ ownerKey }) => ownerKey === agent?.ownerKey)) throw ownAgent()
}
