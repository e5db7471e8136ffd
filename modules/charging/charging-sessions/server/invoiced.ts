import type { Lease } from '#platform/server/database.ts'

const invoiced = `
  select from charging_bill_line l join charging_bill b on b.community_id = l.community_id and b.id = l.bill_id
  join charging_month m on m.community_id = b.community_id and m.month = b.month
  where l.session_id = $1 and m.invoiced_at is not null limit 1`

/** Whether a session is on a bill that was invoiced; the caller holds it, so that it stays so until the transaction ends. */
export const isInvoiced = async (lease: Pick<Lease, 'query'>, sessionId: string): Promise<boolean> =>
  (await lease.query(invoiced, [sessionId])).length > 0
