import { eq } from 'drizzle-orm'
import type { CallContext, Context } from '#platform/server/context.ts'
import { allMergedUnits, propertiesOfBuilding } from '#modules/homes/household-properties/server/public.ts'
import { areaMissing } from '../problems.ts'
import type { Compared } from '../roll-contract.ts'
import { requireAssembly } from './assemblies.ts'
import { namesOf } from './roll-state.ts'
import { unitTable as u } from './tables.ts'
import { type NewUnit, replaceRoll } from './units.ts'

/** A unit as the household register has it: some have no area yet, and some no owner. */
type Registered = Omit<NewUnit, 'area'> & { area: number | null }

/** Units of the household register; merged ones are units of their own in the books. */
async function registerUnits(context: Context): Promise<Registered[]> {
  const homes = await propertiesOfBuilding(context, '')
  const merged = await allMergedUnits(context)
  const mergedInto = new Map<string, typeof merged>()
  for (const one of merged) mergedInto.set(one.partOf, [...(mergedInto.get(one.partOf) ?? []), one])
  return homes
    .filter(({ isVirtual }) => !isVirtual)
    .flatMap((home) => {
      const parts = mergedInto.get(home.label) ?? []
      const counted = parts.filter(({ countedIn }) => countedIn === home.label)
      const own = counted.reduce(
        (left, { exclusiveArea }) => left - (exclusiveArea ?? 0),
        home.exclusiveArea ?? 0,
      )
      return [{ ...home, exclusiveArea: home.exclusiveArea === null ? null : own }, ...parts]
    })
    .map(({ label, householdId, owners, exclusiveArea }) => ({
      label,
      householdId,
      // The end of a telephone number tells two of one name apart; nobody else's register has it.
      owners: owners.map(({ name, phone }) => ({ name, code: phone.replace(/\D/g, '').slice(-4) })),
      representative:
        owners.length > 1 ? (owners.find(({ isRepresentative }) => isRepresentative)?.name ?? '') : '',
      area: exclusiveArea,
    }))
}

/** What the register lacks of a unit that a roll needs. */
const lacksOf = ({ area, owners }: Registered): Compared['lacks'] => [
  ...(area !== null && area > 0 ? [] : (['area'] as const)),
  ...(owners.length ? [] : (['owners'] as const)),
]

/**
 * Puts owners and areas of the register in the place of the roll. Units of which the register lacks something are not taken:
 * those that are in the roll stay as they are, and `left` says how many are in none. Throws notFound, rollClosed, hasPresence,
 * areaMissing where no unit is complete.
 */
export async function takeRegister(context: CallContext, assemblyId: string) {
  await requireAssembly(context, assemblyId)
  const roll = await context.db.select().from(u).where(eq(u.assemblyId, assemblyId))
  const before = new Map(roll.map((unit) => [unit.label, unit]))
  const taken: NewUnit[] = []
  const lacking: string[] = []
  let left = 0
  for (const unit of await registerUnits(context)) {
    const { area } = unit
    if (area !== null && !lacksOf(unit).length) {
      taken.push({ ...unit, area })
      continue
    }
    lacking.push(unit.label)
    const old = before.get(unit.label)
    if (!old) left++
    else
      taken.push({
        label: old.label,
        householdId: old.householdId ?? unit.householdId,
        owners: old.owners,
        representative: old.representative,
        area: old.area,
      })
  }
  if (taken.length === 0 && lacking.length) throw areaMissing(lacking.slice(0, 5).join('、'), lacking.length)
  return { imported: await replaceRoll(context, assemblyId, taken, 'register'), left }
}

const areaText = (area: number | null) => (area === null ? '' : (area / 100).toFixed(2))

/**
 * What the register says otherwise than the roll, unit by unit, and what it lacks of units that are not in the roll. Of what
 * it lacks itself it says nothing against a unit that is in the roll. Throws notFound.
 */
export async function compareRegister(context: Context, assemblyId: string): Promise<Compared[]> {
  await requireAssembly(context, assemblyId)
  const roll = await context.db.select().from(u).where(eq(u.assemblyId, assemblyId)).orderBy(u.position)
  const register = await registerUnits(context)
  // A community that keeps no register has nothing to compare with.
  if (!register.length) return []
  const inRoll = new Map(roll.map((unit) => [unit.label, unit]))
  const inRegister = new Set(register.map(({ label }) => label))
  const changes: Compared[] = []
  for (const unit of register) {
    const { label, householdId } = unit
    const lacks = lacksOf(unit)
    const of = { label, householdId, lacks }
    const known = inRoll.get(label)
    const said = { before: known ? namesOf(known.owners) : '', after: namesOf(unit.owners) }
    if (!known) changes.push({ ...of, change: lacks.length ? 'incomplete' : 'added', ...said })
    else if (unit.owners.length && said.before !== said.after)
      changes.push({ ...of, change: 'owners', ...said })
    if (known && !lacks.includes('area') && known.area !== unit.area)
      changes.push({ ...of, change: 'area', before: areaText(known.area), after: areaText(unit.area) })
  }
  for (const { label, householdId, owners } of roll)
    if (!inRegister.has(label))
      changes.push({ label, householdId, lacks: [], change: 'removed', before: namesOf(owners), after: '' })
  return changes
}
