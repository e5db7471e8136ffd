import type { BillsMeant } from '#platform/web/frame/contributions.ts'
import { BillNotice } from './BillNotice.tsx'
import { RunNotice } from './RunNotice.tsx'

/** Notices of one bill, or of a run. */
export function NoticeActs({ billBulkId, billIds, state }: BillsMeant) {
  if (!billIds) return state === 'withdrawn' ? null : <RunNotice run={{ billBulkId, state }} />
  const [billId, ...others] = billIds
  return billId && others.length === 0 ? <BillNotice billBulkId={billBulkId} billId={billId} /> : null
}
