import { and, desc, eq, sql } from 'drizzle-orm'
import { candidateUids } from '#platform/contract/card-uid.ts'
import type { Lease } from '#platform/server/database.ts'
import { stillLentTo } from '#modules/visitors/visitor-loans/server/public.ts'
import {
  arrivedAtOf,
  isInside,
  conditionOfText,
  readRows,
  visitorTable as v,
} from '#modules/visitors/visits/server/public.ts'
import { writeOldNote } from './old-note.ts'

const unused = '未使用'
const used = '使用中'
const most = 500

/** Who is inside now as the older page reads it, the newest arrival first (R169 to R171). */
export async function listForOldPage(
  lease: Lease,
  input: { keyword: string; cardCode: string; cardUse: string },
) {
  const uids = candidateUids(input.cardCode)
  const rows = await readRows(lease, {
    condition: and(
      isInside,
      await conditionOfText(lease, input.keyword),
      uids.length ? sql`${v.cardUid} = any(${sql.param(uids)}::text[])` : undefined,
      input.cardUse === unused ? eq(v.cardUid, '') : undefined,
    ),
    order: [desc(v.arrivedAt), desc(v.id)],
    limit: most,
  })
  const lent = await stillLentTo(
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
        lent: lent.filter((item) => item.visitorId === row.id),
        pledge: row.pledgeKind,
        remark: row.remark,
      }),
      name: row.name,
      vendor: [row.vendorKind, row.firm].filter(Boolean).join(' '),
    }
  })
}
