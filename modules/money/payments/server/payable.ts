import { speakTime } from '#platform/contract/speak-time.ts'
import type { Lease } from '#platform/server/database.ts'
import type { LockedBill } from '#modules/money/bills/server/public.ts'
import { billCarried, billLeft, billSettled, billVoided } from '../problems.ts'

interface Last {
  at: Date
  by: string
  amount: number
  carriedTo: string | null
}

/** What happened to a bill last: what settled it, and the bill that took the rest over. */
async function lastOf(lease: Lease, billId: string): Promise<Last | undefined> {
  const [row] = await lease.query<Last>(
    `select s.at, s.account_name as by, s.amount::float8 as amount, c.number as "carriedTo"
     from bill b left join bill_settlement s on s.bill_id = b.id and s.undoes_id is null
       and not exists (select from bill_settlement u where u.undoes_id = s.id)
     left join bill c on c.id = b.carried_to where b.id = $1 order by s.at desc, s.id desc limit 1`,
    [billId],
  )
  return row
}

/** Throws a sentence with what happened to a locked bill that cannot take so much: billSettled, billLeft, billCarried, billVoided. */
export async function requirePayable(lease: Lease, bill: LockedBill, amount: number): Promise<void> {
  const { id, number, state, total, paid } = bill
  const left = total - paid
  if ((state === 'unpaid' || state === 'partlyPaid') && amount <= left) return
  if (state === 'voided') throw billVoided(number)
  const last = await lastOf(lease, id)
  if (state === 'carried') throw billCarried(number, last?.carriedTo ?? '')
  if (left > 0) throw billLeft(number, left)
  throw billSettled(number, last?.at ? speakTime(last.at) : '', last?.by ?? '', last?.amount ?? 0)
}
