import { dayAfter } from '#platform/contract/days.ts'
import type { Lease } from '#platform/server/database.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import { isPaidBy, isReversalOf } from '#modules/money/payments/server/public.ts'
import type { Returned } from '../returned-shapes.ts'
import type { AskedLine } from './booked.ts'
import { agreeOnAccount, agreeOnCode, agreeOnPayer, type Spelled } from './say-the-same.ts'

/** For how many days after it came money is looked for that went back. */
const within = 60
/** How soon money went out that names no account, where it may be what came. */
const soon = 10

interface Row extends Spelled, Record<string, unknown> {
  kind: Returned['returnedKind']
  id: string
  rowVersion: number
  code: string
  amount: number
  day: string
  said: string
  isWaiting: boolean
  /** Of a reversal: the lines that it may be of. */
  of: string[]
}

// What the books know as a refund, or as a line that another file told, is said there.
const rows = `
  select l.kind, l.id, l.row_version as "rowVersion", l.code, l.amount::float8 as amount, l.paid_on::text as day, f.file_name as said,
    l.closed_at is null as "isWaiting", l.paid_time as "paidTime", l.bank_code as "bankCode", l.payer_account as "payerAccount", l.reference,
    array(select o.id from bank_line o where l.kind = 'reversal' and ${isReversalOf('l', 'o')} and ${isPaidBy('l', 'o')}) as of
  from bank_line l join bank_file f on f.id = l.file_id
  where l.kind in ('reversal', 'out') and l.amount = any($1::bigint[]) and l.paid_on between $2 and $3 and l.reverses_id is null
    and coalesce(l.booked_kind, 'voucher') = 'voucher'
  union all
  select 'voucher', v.id, 0, '', -b.amount::float8, e.day::text, v.year || '-' || lpad(v.number::text, 4, '0') || ' ' ||
    concat_ws(' ', nullif(v.party, ''), nullif(v.note, '')), false, '', '', '', '', '{}'
  from ledger_entry e join voucher v on v.id = e.source_id join ledger_line b on b.entry_id = e.id and b.number = v.money_number
  where e.kind = 'voucher' and -b.amount = any($1::bigint[]) and e.day between $2 and $3
    and e.reverses_id is null and not exists (select from ledger_entry u where u.reverses_id = e.id)
  order by day, id`

/** Whether both say an account of their payer, and the same. */
const isSamePayer = (one: Spelled, other: Spelled) =>
  /\d{4}$/.test(one.payerAccount) &&
  /\d{4}$/.test(other.payerAccount) &&
  agreeOnAccount(one.payerAccount, other.payerAccount)

/** Whether a row seems to be the money of a line that went back. */
function isBack(line: AskedLine, row: Row, label: string): boolean {
  if (row.amount !== line.amount || row.day < line.paidOn || row.day > dayAfter(line.paidOn, within))
    return false
  if (row.kind === 'reversal') return row.of.includes(line.id)
  if (row.kind === 'voucher')
    return (
      /退|沖/.test(row.said) ||
      [label, line.payerAccount.slice(-5)].some((word) => word !== '' && row.said.includes(word))
    )
  if (isSamePayer(line, row)) return true
  if (row.day > dayAfter(line.paidOn, soon) || !agreeOnPayer(line, row)) return false
  return line.code === '' || row.code === '' || agreeOnCode(line.code, row.code)
}

/** What of money that waits was given back, or taken back by the bank, as far as files and the cash book say it. Nothing for most. */
export async function findReturned(
  lease: Lease,
  asked: readonly AskedLine[],
): Promise<ReadonlyMap<string, Returned[]>> {
  const lines = asked.filter(({ kind }) => kind === 'in')
  const returned = new Map<string, Returned[]>()
  if (!lines.length) return returned
  const days = lines.map(({ paidOn }) => paidOn).toSorted()
  const found = await lease.query<Row>(rows, [
    [...new Set(lines.map(({ amount }) => amount))],
    days[0],
    dayAfter(days.at(-1) ?? '', within),
  ])
  if (!found.length) return returned
  const labels = await labelsOf(
    lease,
    lines.map(({ householdId }) => householdId),
  )
  for (const line of lines) {
    const all = found.filter((row) => isBack(line, row, labels.get(line.householdId ?? '') ?? ''))
    if (all.length) returned.set(line.id, all.map(asReturned))
  }
  return returned
}

const asReturned = ({ kind, id, rowVersion, day, said, isWaiting }: Row): Returned => ({
  returnedKind: kind,
  lineId: isWaiting ? id : null,
  rowVersion,
  day,
  said: said.trim(),
})

type Compared = Pick<AskedLine, 'id' | 'kind' | 'code' | 'amount' | 'paidOn' | 'paidTime'>

/** Reversals that wait and whose payment has not come: a later file may bring it. */
export const openReversals = (lease: Lease): Promise<Compared[]> =>
  lease.query<Compared & Record<string, unknown>>(
    `select l.id, l.kind, l.code, l.amount::float8 as amount, l.paid_on::text as "paidOn", l.paid_time as "paidTime" from bank_line l
     where l.kind = 'reversal' and l.closed_at is null and l.code <> '' and not exists (select from bank_line o join payment p on p.id = o.id
       where p.reversed_at is null and ${isReversalOf('l', 'o')} and ${isPaidBy('l', 'o')})`,
  )

/** Lines of a file that reversals take back, each the last one that it may be of: they are written off to nothing. */
export function takenBack(lines: readonly Compared[]): ReadonlySet<string> {
  const held = new Set<string>()
  for (const back of lines.filter(({ kind }) => kind === 'reversal')) {
    const of = lines.filter(
      ({ id, kind, code, amount, paidOn, paidTime }) =>
        kind === 'in' &&
        !held.has(id) &&
        code !== '' &&
        code === back.code &&
        amount === back.amount &&
        `${paidOn} ${back.paidTime && paidTime}` <= `${back.paidOn} ${paidTime && back.paidTime}`,
    )
    const last = of
      .toSorted((a, b) => (`${a.paidOn} ${a.paidTime}` < `${b.paidOn} ${b.paidTime}` ? -1 : 1))
      .at(-1)
    if (last) held.add(last.id)
  }
  return held
}
