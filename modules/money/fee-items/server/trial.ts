import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { prepaymentOf } from '#modules/money/prepayments/server/public.ts'
import { type feeItems, periodWrong } from '../contract.ts'
import type { Trial } from '../shapes.ts'
import { draftLines } from './draft-lines.ts'
import { monthsOf } from './period.ts'
import { feeSettings } from './sections.ts'

// What is owed on earlier bills, by the payer alone where debts follow the person, as issuing looks at it.
const owed = `
  select b.number, r.name as "runName", (b.total - b.paid)::float8 as amount, r.provider = $3 and b.due_on < $2::date as "isLate"
  from bill b join billing_run r on r.id = b.run_id
  where b.household_id = $1 and b.issued_at is not null and b.voided_at is null and b.settled_at is null and b.total > b.paid
    and ($4::text is null or b.payer_name = $4)
  order by b.due_on, b.number`

interface Owed extends Record<string, unknown> {
  number: string
  runName: string
  amount: number
  isLate: boolean
}

/**
 * What a household would be asked for by the bill of a period, as items and rates are now and if it were issued today: its lines,
 * what is late on earlier bills and carried into it, less what was paid ahead and is left once what is due earlier is settled.
 * Throws notFound, periodWrong.
 */
export async function tryHousehold(
  context: Context,
  { feeType, provider, householdId, startsOn, endsOn }: Taken<typeof feeItems.calls.tryHousehold>,
): Promise<Trial> {
  if (endsOn <= startsOn || monthsOf({ startsOn, endsOn }).length > 12) throw periodWrong()
  const [bill] = await draftLines(context, { feeType, startsOn, endsOn, householdIds: [householdId] })
  if (!bill) throw problems.notFound()
  const { arrears: mode, debts, offsetsPrepayments } = await feeSettings(context)
  const payer = debts === 'person' ? bill.payerName : null
  const earlier = await context.query<Owed>(owed, [householdId, dayOf(context.now), provider, payer])
  const carried = earlier.filter(({ isLate }) => isLate && mode === 'carry')
  const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)
  const total = sumOf(bill.lines)
  const asked = total + sumOf(carried)
  const ahead = offsetsPrepayments ? await prepaymentOf(context, householdId) : 0
  const before = sumOf(earlier) - sumOf(carried)
  const offset = Math.max(0, Math.min(ahead - before, asked))
  return {
    ...bill,
    total,
    // A period for which nothing is due has no bill that takes anything over.
    ...(bill.lines.length
      ? {
          arrears: carried.map(({ number, runName, amount }) => ({ number, runName, amount })),
          offset,
          due: asked - offset,
        }
      : { arrears: [], offset: 0, due: 0 }),
  }
}
