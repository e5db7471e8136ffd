import type { FieldChange } from '#platform/contract/history.ts'
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { householdIdTaken, labelTaken } from '../contract.ts'
import { changeHousehold, lockHousehold, noteAdded } from './change-household.ts'
import { knownOrder, orderWith, placeNew, writeOrder } from './order.ts'
import { householdTable as h } from './tables.ts'

/** Where a household is and what it is called. */
export interface Place {
  building: string
  floor: string
  unit: string
  label: string
}

export interface NewHousehold extends Place {
  /** Made by the client. */
  id: string
  isVirtual: boolean
  /** What else is said of it at once: it stands in the same line of its history. */
  changes?: readonly FieldChange[]
}

/** Until the transaction ends nobody else adds or renames a household of this community: two never get one label. */
const lockLabels = (lease: Lease) => oneAtATime(lease, 'household labels')

/** Throws labelTaken, which names the household that has the label and who lives there. */
async function checkLabels(lease: Lease, labels: readonly string[], exceptId?: string): Promise<void> {
  const seen = new Set<string>()
  for (const label of labels) {
    if (seen.has(label)) throw labelTaken(label, [])
    seen.add(label)
  }
  const [taken] = await lease.db
    .select({
      id: h.id,
      label: h.label,
      names: sql<string[]>`array(select r.name from resident r
        where r.household_id = household.id and r.moved_out_at is null order by r.position, r.id)`,
    })
    .from(h)
    .where(
      and(
        sql`${h.label} = any(${sql.param(labels)})`,
        isNull(h.closedAt),
        exceptId ? ne(h.id, exceptId) : undefined,
      ),
    )
    .limit(1)
  if (taken) throw labelTaken(taken.label, taken.names, taken.id)
}

const placeFields = ['building', 'floor', 'unit', 'label'] as const

const asAdded = (household: NewHousehold): FieldChange[] => [
  ...placeFields.map((field) => ({ field, before: '', after: household[field] })),
  { field: 'isVirtual', before: '', after: String(household.isVirtual) },
  ...(household.changes ?? []),
]

const insertHouseholds = `
  insert into household (id, building, floor, unit, label, is_virtual, building_order, floor_order, row_version)
  select one.*, 1 from jsonb_to_recordset($1) as one (id uuid, building text, floor text, unit text, label text,
    is_virtual boolean, building_order integer, floor_order integer)`

/**
 * Adds households, many in a few statements: new buildings come last, floors where their height puts them. The same
 * household with the same id again is the same household. Gives the ids of those that were not there before.
 * Throws labelTaken, householdIdTaken.
 */
export async function addHouseholds(
  context: Context,
  added: readonly NewHousehold[],
  reason = '',
): Promise<string[]> {
  await lockLabels(context)
  const ids = added.map(({ id }) => id)
  const before = await context.db
    .select()
    .from(h)
    .where(sql`${h.id} = any(${sql.param(ids)})`)
  const known = new Map(before.map((row) => [row.id, row]))
  for (const household of added) {
    const row = known.get(household.id)
    if (row && placeFields.some((field) => row[field] !== household[field])) throw householdIdTaken()
  }
  const fresh = added.filter(({ id }) => !known.has(id))
  const [first] = fresh
  if (first) {
    await checkLabels(
      context,
      fresh.map(({ label }) => label),
    )
    const order = await knownOrder(
      context,
      fresh.map(({ building }) => building),
    )
    const whole = orderWith(order, fresh)
    // Those around make room first, so that the new ones are written where they stay.
    await writeOrder(context, whole)
    const rows = fresh.map(({ id, building, floor, unit, label, isVirtual }) => ({
      id,
      building,
      floor,
      unit,
      label,
      is_virtual: isVirtual,
      building_order: whole.buildings.indexOf(building) + 1,
      floor_order: (whole.floors.get(building) ?? []).indexOf(floor) + 1,
    }))
    context.leave(insertHouseholds, [JSON.stringify(rows)])
    await noteAdded(
      context,
      fresh.map((household) => ({
        householdId: household.id,
        act: 'added',
        changes: asAdded(household),
        reason,
      })),
    )
  }
  context.audit({
    action: 'households.add',
    target: 'household',
    targetId: ids[0] ?? '',
    after: { count: fresh.length, labels: fresh.slice(0, 50).map(({ label }) => label) },
    reason,
  })
  return fresh.map(({ id }) => id)
}

/**
 * Moves a household to another building or floor, or calls it otherwise, with a line in its history. Throws notFound,
 * householdChangedMeanwhile, labelTaken.
 */
export async function placeHousehold(
  context: Context,
  input: Place & { householdId: string; isVirtual: boolean; rowVersion: number; reason: string },
): Promise<void> {
  const { householdId, rowVersion, reason, building, floor, unit, label, isVirtual } = input
  // Labels first, as everybody who takes both does.
  await lockLabels(context)
  const item = await lockHousehold(context, householdId, rowVersion)
  const changes = [...placeFields, 'isVirtual' as const].flatMap((field) =>
    item[field] === input[field] ? [] : [{ field, before: String(item[field]), after: String(input[field]) }],
  )
  if (!changes.length) {
    context.audit({ action: 'households.changeNothing', target: 'household', targetId: householdId })
    return
  }
  await checkLabels(context, [label], householdId)
  const isMoved = building !== item.building || floor !== item.floor
  const order = isMoved ? await knownOrder(context, [building]) : undefined
  const set = { building, floor, unit, label, isVirtual }
  await changeHousehold(context, { householdId, act: 'corrected', set, changes, reason })
  if (order) await placeNew(context, [input], order)
}

/** Opens a household again that was closed by mistake. Throws notFound, labelTaken; a merged one stays part of the other. */
export async function reopenHousehold(context: Context, householdId: string, reason: string): Promise<void> {
  await lockLabels(context)
  const [one] = await context.db
    .select()
    .from(h)
    .where(and(eq(h.id, householdId), isNotNull(h.closedAt), isNull(h.mergedInto)))
    .for('update')
  if (!one) throw problems.notFound()
  await checkLabels(context, [one.label], householdId)
  await changeHousehold(context, { householdId, act: 'reopened', set: { closedAt: null }, reason })
}
