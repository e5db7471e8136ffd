import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import { lockBills } from '#modules/money/bills/server/public.ts'
import { prepaymentOf } from '#modules/money/prepayments/server/public.ts'
import type { OpenBills, payments } from '../contract.ts'
import { requirePayable } from './payable.ts'
import { openBills } from './propose.ts'

/** What a code leads to: every code that a bill ever had, or its number. Codes never die. */
const byCode = `select b.id, b.household_id as "householdId" from bill b
  where b.issued_at is not null and (upper(b.number) = $1 or upper(b.id::text) = $1 or b.id = (select bill_id from bill_code where code = $1))
  limit 1`

/** What a household has to pay: by its id, or by what was scanned or typed of a bill. Throws notFound. */
export async function findOpen(
  context: Context,
  { householdId, code }: Taken<typeof payments.calls.findOpen>,
): Promise<OpenBills> {
  const typed = code.normalize('NFKC').replace(/[\s*]/g, '').toUpperCase()
  const [bill] = typed ? await context.query<{ id: string; householdId: string }>(byCode, [typed]) : []
  const of = bill?.householdId ?? householdId
  if (!of || (typed && !bill)) throw problems.notFound()
  const [labels, bills, prepayment] = await Promise.all([
    labelsOf(context, [of]),
    openBills(context, of),
    context.actor.permissions.has('payments.view') ? prepaymentOf(context, of) : null,
  ])
  const label = labels.get(of)
  if (label === undefined) throw problems.notFound()
  const said = bill ? await whatBecame(context, bill.id) : ''
  return { householdId: of, label, bills, billId: bill && !said ? bill.id : null, said, prepayment }
}

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
