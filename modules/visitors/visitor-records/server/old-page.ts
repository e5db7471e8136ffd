import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { candidateUids } from '#platform/contract/card-uid.ts'
import type { Lease } from '#platform/server/database.ts'
import { isInside, readRows, visitorTable as v } from '#modules/visitors/visitors/server/public.ts'
import { meantBy } from './filters.ts'
import { arrivedAtOf } from './inside.ts'
import { writeOldNote } from './old-note.ts'

/** What this module reads of the loans beside its lists; it never writes them. */
const loans = pgTable('visitor_loan', { id: uuid('id').notNull(), visitorId: uuid('visitor_id').notNull() })
const lines = pgTable('visitor_loan_line', {
  loanId: uuid('loan_id').notNull(),
  lendableId: uuid('lendable_id').notNull(),
  stillOut: integer('still_out').notNull(),
})
const things = pgTable('lendable', { id: uuid('id').notNull(), name: text('name').notNull() })

const unused = '未使用'
const used = '使用中'
const most = 500

const lentTo = (lease: Lease, visitorIds: readonly string[]) =>
  lease.db
    .select({
      visitorId: loans.visitorId,
      name: things.name,
      quantity: sql<number>`sum(${lines.stillOut})::int`,
    })
    .from(loans)
    .innerJoin(lines, eq(lines.loanId, loans.id))
    .innerJoin(things, eq(things.id, lines.lendableId))
    .where(and(inArray(loans.visitorId, [...visitorIds]), gt(lines.stillOut, 0)))
    .groupBy(loans.visitorId, things.name)
    .orderBy(things.name)

/** Who is inside now as the older page reads it, the newest arrival first (R169 to R171). */
export async function listForOldPage(
  lease: Lease,
  input: { keyword: string; cardCode: string; cardUse: string },
) {
  const uids = candidateUids(input.cardCode)
  const rows = await readRows(lease, {
    condition: and(
      isInside,
      await meantBy(lease, input.keyword),
      uids.length ? sql`${v.cardUid} = any(${sql.param(uids)}::text[])` : undefined,
      input.cardUse === unused ? eq(v.cardUid, '') : undefined,
    ),
    order: [desc(v.arrivedAt), desc(v.id)],
    limit: most,
  })
  const lent = await lentTo(
    lease,
    rows.map(({ row }) => row.id),
  )
  return rows.map((read) => {
    const { row, label } = read
    return {
      visitorId: row.id,
      householdId: row.householdId,
      arrivedAt: arrivedAtOf(read),
      cardUse: row.cardUid ? used : unused,
      label,
      note: writeOldNote({
        people: row.people,
        reason: row.reason,
        lent: lent.filter((one) => one.visitorId === row.id),
        pledge: row.pledgeKind,
        remark: row.remark,
      }),
      name: row.name,
      vendor: [row.vendorKind, row.firm].filter(Boolean).join(' '),
    }
  })
}
