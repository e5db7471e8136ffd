import { type Reaction, reaction } from '#platform/server/reactions.ts'
import { billsChanged } from '#modules/money/bills/events.ts'
import { chargingBillsChanged } from '../events.ts'

const freed = `
  update charging_month m set invoiced_at = null, invoiced_by_name = '', run_id = null, approved_at = null, approved_by_name = '',
    row_version = row_version + 1
  where m.run_id = $1 and exists (select from billing_run r
    where r.community_id = m.community_id and r.id = m.run_id and r.withdrawn_at is not null)
  returning m.month`

/** A month whose billing run was withdrawn is not invoiced any more: its bills are looked at, approved and invoiced anew. */
export const reactions: readonly Reaction[] = [
  reaction('chargingBills', billsChanged, async (work, { billBulkId }) => {
    const months = await work.query(freed, [billBulkId])
    if (months.length) work.emit(chargingBillsChanged, {})
  }),
]
