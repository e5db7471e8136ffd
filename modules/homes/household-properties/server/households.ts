import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { HouseholdPart } from '#platform/server/household-part.ts'
import type { Lease } from '#platform/server/database.ts'
import {
  addHouseholds,
  closeHousehold,
  householdChangedSince,
  lockForClosing,
  placeHousehold,
} from '#modules/homes/households/server/public.ts'
import { type householdProperties, notEmpty, virtualHasNoProperty } from '../contract.ts'
import type { ListedHousehold, TreeBuilding } from '../shapes.ts'
import { countedFloors, happeningsOf, householdOf, propertiesOf } from './queries.ts'
import { isEmpty } from './write-properties.ts'

type Calls = typeof householdProperties.calls

/** Buildings and floors in their order with how many units are there, vacant, rented, virtual. */
export async function getTree(lease: Lease): Promise<TreeBuilding[]> {
  const found: TreeBuilding[] = []
  for (const { building, floor, ...counts } of await countedFloors(lease)) {
    const last = found.at(-1)
    if (last?.building !== building) {
      found.push({ building, ...counts, floors: [{ floor, ...counts }] })
      continue
    }
    last.householdCount += counts.householdCount
    last.virtualCount += counts.virtualCount
    last.vacantCount += counts.vacantCount
    last.rentedCount += counts.rentedCount
    last.floors.push({ floor, ...counts })
  }
  return found
}

/** Adds several households, all or none; those that are there already with the same id are the same. Gives how many are new. */
export async function addSeveral(context: Context, { households, reason }: Taken<Calls['addHouseholds']>) {
  const wished = households.map(({ householdId, ...place }) => ({ ...place, id: householdId }))
  return { added: (await addHouseholds(context, wished, reason)).length }
}

/** Renames a household or moves it elsewhere. Throws notFound, householdChangedMeanwhile, labelTaken, virtualHasNoProperty. */
export async function changePlace(
  context: Context,
  input: Taken<Calls['placeHousehold']>,
): Promise<ListedHousehold> {
  if (input.isVirtual) {
    const [property] = await propertiesOf(context, [input.householdId])
    if (property && !isEmpty(property)) throw virtualHasNoProperty()
  }
  await placeHousehold(context, input)
  const after = await householdOf(context, input.householdId)
  if (!after) throw problems.notFound()
  return after
}

/** What of this area a household still has, in the words of people. */
const left = `
  select word from (values
    ('住戶', exists (select from resident where household_id = $1 and moved_out_at is null)),
    ('車位', exists (select from parking_space where household_id = $1))) as one (word, is_there) where is_there`

/** Closes a household that has nobody and nothing left, whatever keeps things of it. Throws notFound, householdChangedMeanwhile, notEmpty. */
export async function closeEmpty(
  context: Context,
  input: Taken<Calls['closeHousehold']>,
  parts: readonly HouseholdPart[],
): Promise<void> {
  const { householdId, rowVersion, reason } = input
  const [one] = await lockForClosing(context, householdId)
  if (!one) throw problems.notFound()
  if (one.rowVersion !== rowVersion) throw await householdChangedSince(context, householdId)
  const words = (await context.query<{ word: string }>(left, [householdId])).map(({ word }) => word)
  for (const { title, holds } of parts) if (await holds?.(context, householdId)) words.push(title)
  if (words.length) throw notEmpty(words.join('、'))
  await closeHousehold(context, one, { reason })
}

/** Everything that was changed of a household, closed ones too; the view is audited. Throws notFound. */
export async function getTimeline(context: Context, householdId: string) {
  const [known] = await context.query<{ label: string }>('select label from household where id = $1', [
    householdId,
  ])
  if (!known) throw problems.notFound()
  const after = { label: known.label }
  context.audit({ action: 'households.viewTimeline', target: 'household', targetId: householdId, after })
  return happeningsOf(context, householdId)
}
