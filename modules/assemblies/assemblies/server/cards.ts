import { asc, eq } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { PersonCard, UnitOwner } from '../shapes.ts'
import { requireAssembly } from './assemblies.ts'
import { cardCodeOf, cardHashOf } from './card-codes.ts'
import { namesOf, type RollState, rollState, toUnitOwner } from './roll-state.ts'
import { unitTable as u, type UnitRecord } from './tables.ts'

/** The most people that a search of the desk gives. */
const mostFound = 20

/** The roll in its order; what tells two of one name apart only for whoever prepares it. Throws notFound. */
export async function listUnits(context: Context, assemblyId: string): Promise<UnitOwner[]> {
  const state = await rollState(context, await requireAssembly(context, assemblyId))
  const isWhole = context.actor.permissions.has('assemblies.prepare')
  return state.units.map((unit) => ({
    ...asSeen(context, toUnitOwner(state, unit)),
    ...(isWhole && { owners: unit.owners }),
  }))
}

/** A unit as this person sees it: signatures and photos of proxies are for whoever works at the desks. */
export function asSeen({ actor }: Pick<Context, 'actor'>, unit: UnitOwner): UnitOwner {
  const { registration } = unit
  if (!registration || actor.permissions.has('assemblies.register')) return unit
  return { ...unit, registration: { ...registration, proxyPath: '', signaturePath: '' } }
}

const asSeenBy =
  (context: Pick<Context, 'actor'>) =>
  ({ name, own, represented }: PersonCard): PersonCard => ({
    name,
    own: own.map((unit) => asSeen(context, unit)),
    represented: represented.map((unit) => asSeen(context, unit)),
  })

/** What a scanner or a person typed: the code of a card, also within the address that its QR code bears. */
export const codeIn = (keyword: string): string | undefined =>
  /(?:^|[=/])([A-Z2-9]{16})$/.exec(keyword.trim().toUpperCase())?.[1]

/** Units that a card's code, its number, a household or a name means. */
export function unitsMeant({ units, presenceOf }: RollState, keyword: string): UnitRecord[] {
  const code = codeIn(keyword)
  if (code) return units.filter(({ cardHash }) => cardHash === cardHashOf(code))
  const text = keyword.trim().toLowerCase()
  if (!text) return []
  const exact = units.filter((unit) => unit.label.toLowerCase() === text)
  if (exact.length) return exact
  if (/^\d{1,4}$/.test(text)) {
    const numbered = units.filter(({ cardNumber }) => cardNumber === Number(text))
    if (numbered.length) return numbered
  }
  const bare = (label: string) => label.toLowerCase().replaceAll(/[-\s棟]/g, '')
  return units.filter(
    (unit) =>
      bare(unit.label).includes(bare(text)) ||
      unit.owners.some(({ name }) => name.toLowerCase().includes(text)) ||
      presenceOf.get(unit.id)?.agentName.toLowerCase().includes(text),
  )
}

/** Somebody with all that is theirs: own units, and those that they speak for. */
export function personOf(state: RollState, unit: UnitRecord): PersonCard {
  const own = state.units.filter(({ ownerKey }) => ownerKey === unit.ownerKey)
  const agentKey = `owner ${unit.ownerKey}`
  const given = [...state.presenceOf.values()].filter((presence) => presence.agentKey === agentKey)
  return {
    name: namesOf(unit.owners),
    own: own.map((one) => toUnitOwner(state, one)),
    represented: given
      .toSorted((one, other) => one.number - other.number)
      .flatMap(({ unitId }) => state.unitOf.get(unitId) ?? [])
      .map((one) => toUnitOwner(state, one)),
  }
}

/** Whoever is meant, each once, in the order of the roll. Throws notFound. */
export async function findCards(
  context: Context,
  { assemblyId, keyword }: { assemblyId: string; keyword: string },
): Promise<PersonCard[]> {
  const state = await rollState(context, await requireAssembly(context, assemblyId))
  const people = new Map(unitsMeant(state, keyword).map((unit) => [unit.ownerKey, unit]))
  return [...people.values()]
    .slice(0, mostFound)
    .map((unit) => personOf(state, unit))
    .map(asSeenBy(context))
}

/** The owner of a household. Throws notFound. */
export async function cardOfHousehold(
  context: Context,
  { assemblyId, householdId }: { assemblyId: string; householdId: string },
): Promise<PersonCard> {
  const state = await rollState(context, await requireAssembly(context, assemblyId))
  const unit = state.units.find((one) => one.householdId === householdId)
  if (!unit) throw problems.notFound()
  return asSeenBy(context)(personOf(state, unit))
}

/** Attendance cards with their codes: whoever has one votes. Audited. Throws notFound. */
export async function listCards(context: CallContext, assemblyId: string) {
  const { title } = await requireAssembly(context, assemblyId)
  const units = await context.db
    .select()
    .from(u)
    .where(eq(u.assemblyId, assemblyId))
    .orderBy(asc(u.position), asc(u.id))
  context.audit({
    action: 'assemblies.readCards',
    target: 'assembly',
    targetId: assemblyId,
    after: { title, unitCount: units.length },
  })
  return units.map((unit) => ({
    unitId: unit.id,
    label: unit.label,
    owners: unit.owners,
    area: unit.area,
    cardNumber: unit.cardNumber,
    cardCode: cardCodeOf(context, unit),
  }))
}
