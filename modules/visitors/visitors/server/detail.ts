import type { CallContext } from '#platform/server/context.ts'
import { asLine } from '#platform/server/history.ts'
import { banReasonOf } from '#modules/visitors/visitor-bans/server/public.ts'
import type { Happening, VisitorDetail } from '#modules/visitors/visits/contract.ts'
import { codeOf } from '#modules/visitors/visits/server/public.ts'
import { readRow, toVisitor } from '#modules/visitors/visits/server/public.ts'
import { visitorHistory } from '#modules/visitors/visits/server/public.ts'

/** One visitor with everything that happened, the oldest first. Throws notFound. */
export async function readDetail(context: CallContext, visitorId: string): Promise<VisitorDetail> {
  const read = await readRow(context, visitorId)
  const { row } = read
  const shown = toVisitor(read, context)
  const changes = await visitorHistory.read(context, visitorId)
  const begun: Happening = {
    what: row.bookStart ? 'booked' : 'registered',
    at: row.createdAt,
    by: row.createdByName,
    reason: '',
    changes: [],
  }
  return {
    ...shown,
    ...(await codeOf(context, row)),
    approvalAt: row.approvalAt,
    approvalNotedBy: row.approvalNotedByName,
    cancelReason: row.cancelReason,
    banReason: shown.isBanned && row.banId ? await banReasonOf(context, row.banId) : '',
    timeline: [begun, ...changes.map(asLine)],
  }
}

/** A visitor's detail for somebody who looks at it; the view is audited. Throws notFound. */
export async function getVisitor(context: CallContext, visitorId: string): Promise<VisitorDetail> {
  const detail = await readDetail(context, visitorId)
  const { label } = detail
  context.audit({ action: 'visitors.view', target: 'visitor', targetId: visitorId, after: { label } })
  return detail
}
