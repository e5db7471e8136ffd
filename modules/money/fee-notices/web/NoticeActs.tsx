import type { BillsMeant } from '#platform/web/frame/paper-act.ts'
import { BillNotice } from './BillNotice.tsx'
import { RunNotice } from './RunNotice.tsx'
import { TickedNotice } from './TellDialog.tsx'

/** Notices of one bill, of several that were ticked, or of a run. */
export function NoticeActs({ billBulkId, billIds, state }: BillsMeant) {
  if (!billIds) return state === 'withdrawn' ? null : <RunNotice run={{ billBulkId, state }} />
  const [billId, ...others] = billIds
  if (!billId) return null
  if (others.length === 0) return <BillNotice billBulkId={billBulkId} billId={billId} />
  // Of drafts nobody is told.
  return state === 'issued' ? <TickedNotice billBulkId={billBulkId} billIds={billIds} /> : null
}
