import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { objectionsOf, wholeOf } from '#modules/assemblies/tally/contract.ts'
import { rollState } from './roll-state.ts'
import { type AssemblyRecord, objectionTable as o, topicTable as t } from './tables.ts'

/** How objections in writing stand against all, of each motion that a meeting called again carried (Art. 32 II). */
export async function standingsOf(lease: Lease, row: AssemblyRecord) {
  if (row.kind !== 'reconvened') return []
  const { roll, units } = await rollState(lease, row)
  const objections = await lease.db
    .select({ topicId: o.topicId, unitId: o.unitId })
    .from(o)
    .where(and(eq(o.assemblyId, row.id), isNull(o.voidAt), eq(o.isOnSpot, false)))
  const topics = await lease.db.select().from(t).where(eq(t.assemblyId, row.id)).orderBy(asc(t.number))
  return topics
    .filter(({ decision }) => decision === 'carried')
    .map(({ id }) => {
      const from = new Set(objections.filter((one) => one.topicId === id).map(({ unitId }) => unitId))
      const keys = new Set(units.filter((unit) => from.has(unit.id)).map(({ ownerKey }) => ownerKey))
      // By owners, whoever objects does so with all that is his, as he votes.
      const objecting = units.filter((unit) =>
        row.personCount === 'owner' ? keys.has(unit.ownerKey) : from.has(unit.id),
      )
      const heads = row.personCount === 'owner' ? keys.size : objecting.length
      const fifths = 5 * objecting.reduce((sum, { area }) => sum + area, 0)
      const { heads: byHeads, area, isVetoed, isClose } = objectionsOf({ heads, fifths }, wholeOf(roll))
      return { topicId: id, verdict: { heads: byHeads, area, isReached: isVetoed }, isVetoed, isClose }
    })
}
