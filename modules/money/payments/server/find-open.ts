import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import { lockBills, waitingMoney } from '#modules/money/bills/server/public.ts'
import { whichBarcode } from '#modules/money/collecting/server/public.ts'
import { prepaymentOf } from '#modules/money/prepayments/server/public.ts'
import type { OpenBills, OpenPayment, payments } from '../contract.ts'
import { scanMiddle } from '../problems.ts'
import { requirePayable } from './payable.ts'
import { openBills } from './open-bills.ts'

/** What a code leads to: every code that a bill ever had, or its number. Codes never die. */
const byCode = `select b.id, b.household_id as "householdId" from bill b
  where b.issued_at is not null and (upper(b.number) = $1 or upper(b.id::text) = $1 or b.id = (select bill_id from bill_code where code = $1))
  limit 1`

/**
 * What a household has to pay: by what was scanned or typed of a bill, or by its id, which is audited for whoever may not see what
 * households owe. Throws notFound, scanMiddle.
 */
export async function findOpen(
  context: Context,
  { householdId, code }: Taken<typeof payments.calls.findOpen>,
): Promise<OpenBills> {
  const typed = code.normalize('NFKC').replace(/[\s*]/g, '').toUpperCase()
  const [bill] = typed ? await context.query<{ id: string; householdId: string }>(byCode, [typed]) : []
  const of = bill?.householdId ?? householdId
  const which = typed && !bill ? whichBarcode(typed) : undefined
  if (which) throw scanMiddle(which)
  if (!of || (typed && !bill)) throw problems.notFound()
  const maySee = context.actor.permissions.has('payments.view')
  const [labels, bills, unallocated, prepayment] = await Promise.all([
    labelsOf(context, [of]),
    openBills(context, of),
    unallocatedOf(context, of),
    maySee ? prepaymentOf(context, of) : null,
  ])
  const label = labels.get(of)
  if (label === undefined) throw problems.notFound()
  if (!bill && !context.actor.permissions.has('arrears.view'))
    context.audit({ action: 'payments.lookUp', target: 'household', targetId: of })
  const said = bill ? await whatBecame(context, bill.id) : ''
  return {
    householdId: of,
    label,
    bills,
    billId: bill && !said ? bill.id : null,
    said,
    prepayment,
    unallocated: maySee ? unallocated : null,
    hasUnallocated: unallocated > 0,
  }
}

async function unallocatedOf(lease: Lease, householdId: string): Promise<number> {
  const [row] = await lease.query<{ sum: number }>(
    `select sum from (${waitingMoney}) w where "householdId" = $1`,
    [householdId],
  )
  return row?.sum ?? 0
}

/** Money that the desk took, and of which something is put to nothing since a write-off was taken back: the oldest first. */
export const listOpen = (lease: Lease): Promise<OpenPayment[]> =>
  lease.query<OpenPayment & Record<string, unknown>>(
    `select p.id as "paymentId", p.household_id as "householdId", h.label, p.open::float8 as open, p.channel, p.day::text as day,
       p.taken_by_name as by, exists (select from refund r where r.payment_id = p.id and r.kind = 'refund'
         and r.state in ('requested', 'approved')) as "isRefunding"
     from payment p join household h on h.id = p.household_id
     where p.source = 'desk' and p.open > 0 and p.reversed_at is null order by p.paid_at, p.id limit 200`,
  )

/** Why a bill takes nothing more, in a sentence; '' when it does. */
async function whatBecame(context: Context, billId: string): Promise<string> {
  const [bill] = await lockBills(context, [billId])
  if (!bill) return ''
  try {
    await requirePayable(context, bill, 1)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}
