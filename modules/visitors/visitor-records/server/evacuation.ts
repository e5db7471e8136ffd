import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { isInside, visitorTable as v } from '#modules/visitors/visits/server/public.ts'

/** Who is inside now, all of them, by building and label: what is printed when the house is cleared. Audited. */
export async function listForEvacuation(context: Context) {
  const rows = await context.db
    .select({ row: v, building: householdTable.building, label: householdTable.label })
    .from(v)
    .leftJoin(householdTable, eq(householdTable.id, v.householdId))
    .where(isInside)
    .orderBy(sql`${householdTable.building} nulls last`, asc(householdTable.label), asc(v.arrivedAt))
  const visitors = rows.map(({ row, building, label }) => ({
    building: building ?? '',
    label: label ?? '',
    name: row.name,
    people: row.people,
    phone: row.phone,
    plate: row.plate,
    parkingBay: row.parkingBay,
    reason: row.reason,
    firm: row.firm,
    remark: row.remark,
    arrivedAt: row.arrivedAt ?? row.createdAt,
  }))
  const people = visitors.reduce((sum, visitor) => sum + visitor.people, 0)
  context.audit({
    action: 'visitorRecords.printInside',
    target: 'visitor',
    after: { total: visitors.length, people },
  })
  const { communityName } = context.actor
  return { communityName, at: context.now, total: visitors.length, people, visitors }
}
