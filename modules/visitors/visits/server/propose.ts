import { and, desc, lt, or, type SQL, sql } from 'drizzle-orm'
import { maskMobile } from '#platform/contract/masking.ts'
import { barePlate } from '#platform/contract/plate.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { isAwaited, readRows } from './queries.ts'
import { visitorTable as v } from './tables.ts'
import { type Proposal, tooLittleTyped } from '../contract.ts'

const leastOfPlate = 3
const leastOfPhone = 4
/** Records looked at, and people proposed. */
const mostRead = 60
const mostShown = 5
const day = 86_400_000

/** Who they are to the desk: the same plate and the same telephone are the same visitor. */
const keyOf = (row: { plateKey: string; phoneKey: string; name: string }) =>
  row.phoneKey || row.plateKey || row.name

function matching(plate: string, phone: string): SQL | undefined {
  return or(
    plate.length >= leastOfPlate ? sql`starts_with(${v.plateKey}, ${plate})` : undefined,
    // People say the end of a number, and scan or type all of it.
    phone.length >= leastOfPhone ? sql`strpos(${v.phoneKey}, ${phone}) > 0` : undefined,
  )
}

/**
 * Who came before with this plate or telephone number, the last visit first, with a booking that is awaited today. Only
 * from what has not been forgotten; their numbers are masked. Throws tooLittleTyped.
 */
export async function propose(
  context: Context,
  input: { plate: string; phone: string },
): Promise<Proposal[]> {
  const meant = matching(barePlate(input.plate), input.phone.normalize('NFKC').replace(/\D/g, ''))
  if (!meant) throw tooLittleTyped()
  const [rows, booked] = await Promise.all([
    readRows(context, {
      condition: and(meant, sql`visitor.arrived_at is not null and visitor.forgotten_at is null`),
      order: [desc(v.cameAt), desc(v.id)],
      limit: mostRead,
    }),
    context.db
      .select({ id: v.id, plateKey: v.plateKey, phoneKey: v.phoneKey, name: v.name })
      .from(v)
      .where(and(meant, isAwaited, lt(v.bookStart, new Date(dayStart(context.now).getTime() + day)))),
  ])
  const people = new Map<string, Proposal>()
  for (const { row, label } of rows) {
    const key = keyOf(row)
    const known = people.get(key)
    if (known) {
      known.visits++
      known.isInside ||= row.state === 'arrived'
      continue
    }
    people.set(key, {
      visitorId: row.id,
      name: row.name,
      phone: maskMobile(row.phone),
      plate: row.plate,
      firm: row.firm,
      target: row.target,
      householdId: row.householdId,
      label,
      people: row.people,
      reasonId: row.reasonId,
      reason: row.reason,
      vendorKindId: row.vendorKindId,
      cameAt: row.cameAt,
      visits: 1,
      isInside: row.state === 'arrived',
      bookedId: booked.find((item) => keyOf(item) === key)?.id ?? null,
    })
  }
  return [...people.values()].slice(0, mostShown)
}
