import { reaction } from '#platform/server/reactions.ts'
import { billsIssued } from '#modules/money/bills/events.ts'
import { askToTell } from './tell.ts'

// Those that are added to an issued run later are told of too, each once.
const untold = `
  select b.id, b.issued_by_name as by from bill b join bill_notice_run c on c.run_id = b.run_id and c.tells_at_issue
  where b.run_id = $1 and b.issued_at is not null and b.voided_at is null and b.total > b.paid
    and not exists (select from bill_notice n where n.bill_id = b.id and not n.is_again)
  order by b.id for update of b`

/** Households are told of bills that are issued, where their run says so. */
export const tellAtIssue = reaction('feeNotices', billsIssued, async (context, { billBulkId }) => {
  const rows = await context.query<{ id: string; by: string | null }>(untold, [billBulkId])
  const [first] = rows
  if (!first) return
  await askToTell(
    context,
    rows.map(({ id }) => id),
    { isAgain: false, accountName: first.by ?? '' },
  )
})
