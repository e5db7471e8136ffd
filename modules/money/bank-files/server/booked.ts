import { dayAfter } from '#platform/contract/days.ts'
import type { Lease } from '#platform/server/database.ts'
import { bookAccounts } from '#modules/money/ledger/server/public.ts'
import type { Booked, BookedKind } from '../booked-shapes.ts'
import type { LineKind } from '../line-shapes.ts'
import { payoutChannels } from './payout-channels.ts'
import { uncheckedPayouts } from './payout-rows.ts'
import { agreeOnAccount, type Spelled } from './say-the-same.ts'
import { findTold } from './told-lines.ts'

/** A line of which is asked whether the books have it. */
export interface AskedLine extends Spelled {
  id: string
  fileId: string
  formatName: string
  kind: LineKind
  code: string
  amount: number
  paidOn: string
  creditedOn: string
  /** The bill and the household that its account leads to, or whose it was found to be. */
  billId: string | null
  householdId: string | null
  /** It is what its bill asks for to the dollar. */
  isExact: boolean
  /** Somebody said that it is another payment than the one that another file told. */
  isRepeat: boolean
  /** null: it comes now. */
  importedAt: Date | null
}

/** How many days a clerk and a bank may be apart: a weekend between feast days. */
const apart = 5
/** How long before it is cashed a cheque may have been taken. */
const held = 90
/** How long after the money went out a refund may have been written down, since two people have to. */
const late = 60

interface Row extends Record<string, unknown> {
  kind: BookedKind
  id: string
  day: string
  /** What the bank has more by it. */
  amount: number
  householdId: string | null
  label: string
  lastDigits: string
  said: string
  /** A cheque of which nobody wrote down that the bank cashed it. */
  isHeld: boolean
}

const isCheque = `p.channel = 'cheque' and p.money_number = ${bookAccounts.cheques}`
// What stands in the bank of the books, or is to, by no line: each but once, unless it is a line's already.
const rows = `
  with found as (
    select 'payment' as kind, p.id, coalesce(p.cheque_cashed_on, p.day) as day, p.amount, p.household_id, p.last_digits,
      coalesce(nullif(p.cheque_number, ''), p.payer_name) as said, ${isCheque} and p.cheque_cashed_on is null as held
    from payment p where p.source = 'desk' and p.reversed_at is null and p.channel in ('remittance', 'cheque') and p.amount = any($1::bigint[])
      and p.day between $2::date - ${held} and $3::date
    union all
    select e.kind, e.source_id, e.day, l.amount, r.household_id, '',
      coalesce(v.year || '-' || lpad(v.number::text, 4, '0') || ' ' || concat_ws(' ', nullif(v.party, ''), nullif(v.note, '')), r.payee, o.channel), false
    from ledger_entry e join ledger_line l on l.entry_id = e.id and l.number = ${bookAccounts.bank}
      left join voucher v on e.kind = 'voucher' and v.id = e.source_id
      left join refund r on e.kind = 'refund' and r.id = e.source_id
      left join bank_payout o on e.kind = 'payout' and o.id = e.source_id
    where e.kind in ('voucher', 'refund', 'payout') and e.day between $2 and $3::date + ${late - apart} and (e.kind = 'refund' or e.day <= $3)
      and l.amount = any($1::bigint[])
      and e.reverses_id is null and not exists (select from ledger_entry u where u.reverses_id = e.id)
  )
  select f.kind, f.id, f.day::text as day, f.amount::float8 as amount, f.household_id as "householdId", coalesce(h.label, '') as label,
    f.last_digits as "lastDigits", trim(f.said) as said, f.held as "isHeld"
  from found f left join household h on h.id = f.household_id
  where not exists (select from bank_line x where x.booked_id = f.id and x.booked_kind = f.kind and x.booked_kind <> 'line')
  order by f.day, f.id`

const isNear = (day: string, { paidOn, creditedOn }: AskedLine, after = apart) =>
  day >= dayAfter(paidOn < creditedOn ? paidOn : creditedOn, -apart) &&
  day <= dayAfter(paidOn < creditedOn ? creditedOn : paidOn, after)

/** Whether what is booked seems to be what a line tells: nothing of what both say is different. */
function isSame(line: AskedLine, row: Row, labelOf: (householdId: string) => string): boolean {
  const { kind, amount, payerAccount, householdId, isExact } = line
  if (row.amount !== (kind === 'in' ? amount : -amount)) return false
  if (
    row.isHeld
      ? row.day > dayAfter(line.creditedOn, apart)
      : !isNear(row.day, line, row.kind === 'refund' ? late : apart)
  )
    return false
  if (row.householdId)
    return (!householdId || householdId === row.householdId) && agreeOnAccount(payerAccount, row.lastDigits)
  // What fits its bill to the dollar is a household's: a voucher must name it, and no payout does.
  return !isExact || (householdId !== null && row.said.includes(labelOf(householdId)))
}

/**
 * What each line seems to be in the books already (帳上已有): taken at the desk, told by another file, written by hand, paid out
 * or refunded. Nothing for most.
 */
export async function findBooked(
  lease: Lease,
  lines: readonly AskedLine[],
): Promise<ReadonlyMap<string, Booked[]>> {
  const booked = new Map<string, Booked[]>()
  if (!lines.length) return booked
  const days = lines.flatMap(({ paidOn, creditedOn }) => [paidOn, creditedOn]).toSorted()
  const span = { from: dayAfter(days[0] ?? '', -apart), to: dayAfter(days.at(-1) ?? '', apart) }
  const toldBy = await findTold(lease, lines)
  const found = await lease.query<Row>(rows, [
    [...new Set(lines.map(({ kind, amount }) => (kind === 'in' ? amount : -amount)))],
    span.from,
    span.to,
  ])
  const labels = new Map(
    (
      await lease.query<{ id: string; label: string }>('select id, label from household where id = any($1)', [
        found.length ? [...new Set(lines.flatMap(({ householdId }) => householdId ?? []))] : [],
      ])
    ).map(({ id, label }) => [id, label]),
  )
  const byAmount = new Map<number, Row[]>()
  for (const row of found) byAmount.set(row.amount, [...(byAmount.get(row.amount) ?? []), row])
  const due = await paidOutUnchecked(lease, lines, span)
  for (const line of lines) {
    const own = byAmount.get(line.kind === 'in' ? line.amount : -line.amount) ?? []
    const all = [
      ...own.filter((row) => isSame(line, row, (id) => labels.get(id) ?? id)).map(asBooked),
      ...toldBy(line),
      ...due(line),
    ]
    if (all.length) booked.set(line.id, all)
  }
  return booked
}

const asBooked = ({ kind, id, day, label, said, isHeld }: Row): Booked => ({
  bookedKind: kind,
  bookedId: isHeld ? null : id,
  day,
  label,
  said: kind === 'payout' ? (payoutChannels[said as keyof typeof payoutChannels] ?? said) : said,
})

/** Sums that shops pay out and of which nobody said so yet: a line without an account may be one. */
async function paidOutUnchecked(
  lease: Lease,
  lines: readonly AskedLine[],
  span: { from: string; to: string },
): Promise<(line: AskedLine) => Booked[]> {
  const may = ({ kind, code }: AskedLine) => kind === 'in' && code === ''
  if (!lines.some(may)) return () => []
  const payouts = (await uncheckedPayouts(lease, span)).filter(
    ({ channel, check }) => channel === 'store' && !check,
  )
  return (line) =>
    may(line)
      ? payouts
          .filter(({ net, payoutOn }) => net === line.amount && isNear(payoutOn, line))
          .map(({ payoutOn: day }) => ({
            bookedKind: 'payout' as const,
            bookedId: null,
            day,
            label: '',
            said: payoutChannels.store,
          }))
      : []
}
