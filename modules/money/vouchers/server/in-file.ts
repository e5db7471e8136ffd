import { dayAfter } from '#platform/contract/days.ts'
import type { Context } from '#platform/server/context.ts'
import { bookAccounts } from '#modules/money/ledger/server/public.ts'
import { voucherInFile } from '../contract.ts'
import type { Booking } from './booking.ts'

/** How many days what somebody writes and what a bank says may be apart. */
const apart = 5

// Of nobody's fees: it waits to be looked at, or was booked as other income or as an expense.
const found = `
  select to_char(l.credited_on, 'FMMM/FMDD') as day, f.file_name as "fileName"
  from bank_line l join bank_file f on f.id = l.file_id left join payment p on p.id = l.id
  where l.amount = $1 and l.kind = $2 and l.credited_on between $3 and $4 and l.booked_id is null
    and case when l.kind = 'in' then p.reversed_at is null and (p.open = p.amount or exists (select from payment_allocation a
        where a.payment_id = p.id and a.kind = 'other' and a.undoes_id is null
          and not exists (select from payment_allocation u where u.undoes_id = a.id)))
      else l.closed_at is null or exists (select from ledger_entry e where e.kind = 'bankOut' and e.source_id = l.id
        and e.reverses_id is null and not exists (select from ledger_entry u where u.reverses_id = e.id)) end
  order by l.credited_on desc, l.id limit 1`

/** Throws voucherInFile where a voucher of the bank seems to be what a file of the bank brought already. */
export async function requireNotInFile(
  context: Context,
  { kind, day, moneyNumber, againstNumber, amount }: Booking,
): Promise<void> {
  const isIn = kind === 'income' ? moneyNumber === bookAccounts.bank : againstNumber === bookAccounts.bank
  if (!isIn && moneyNumber !== bookAccounts.bank) return
  const [row] = await context.query<{ day: string; fileName: string }>(found, [
    amount,
    isIn ? 'in' : 'out',
    dayAfter(day, -apart),
    dayAfter(day, apart),
  ])
  if (row) throw voucherInFile(`${row.day} 入帳，${row.fileName}`)
}
