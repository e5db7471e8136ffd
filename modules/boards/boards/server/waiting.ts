import { and, eq, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { householdTable as h } from '#modules/homes/households/server/public.ts'
import { packageTable as p } from '#modules/parcels/packages/server/public.ts'

/** How many packages wait for each household, by its label: nobody is named, and those for one person alone are not shown. */
export const waitingOf = (lease: Lease): Promise<{ label: string; count: number }[]> =>
  lease.db
    .select({ label: h.label, count: sql<number>`count(*)::int` })
    .from(p)
    .innerJoin(h, eq(h.id, p.householdId))
    .where(and(sql`${p.state} = 'waiting'`, eq(p.inPersonOnly, false)))
    .groupBy(h.buildingOrder, h.floorOrder, h.label)
    .orderBy(h.buildingOrder, h.floorOrder, h.label)
