import { paidOn } from '#modules/money/payments/server/public.ts'
import { rocDay, spoken } from '#platform/server/paper/speak.ts'
import type { TableRow } from '#platform/server/paper/table.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Debtor } from './debtors.ts'

/** What changed what is owed: the day, the words, and the amount; below zero it was paid. */
type Movement = [on: string, words: string, amount: number]

/**
 * What was billed, and what settled it: money, prepayments and what was taken back; what a bill took over of another is neither.
 * Of one payer: what a bill of somebody else took over is theirs from then on. As JSON, of which many wait for the printer in little room.
 */
const movements = `
  select d.nth, (select coalesce(json_agg(json_build_array(m."on", m.words, m.amount) order by m."on", m.nth, m.words), '[]') from (
    select (b.issued_at at time zone 'Asia/Taipei')::date::text as "on", r.name || '（' || b.number || '）' as words,
      (b.total - (select coalesce(sum(l.amount), 0) from bill_line l join bill o on o.id = l.arrears_bill_id
        where l.bill_id = b.id and (d.payer is null or o.payer_name = d.payer)))::float8 as amount, 0 as nth
    from bill b join billing_run r on r.id = b.run_id
    where b.household_id = d.household_id and (d.payer is null or b.payer_name = d.payer) and b.issued_at is not null and b.voided_at is null
    union all
    select (${paidOn('s')})::text,
      case when s.undoes_id is null then '' else '取消' end || case s.kind when 'payment' then '繳款' when 'carried' then '併入後手' else '預收抵扣' end
        || '（' || b.number || '）', -s.amount::float8, 1
    from bill_settlement s join bill b on b.id = s.bill_id
    where b.household_id = d.household_id and (d.payer is null or b.payer_name = d.payer) and b.voided_at is null
      and (s.kind <> 'carried' or (select h.payer_name from bill h where h.id = s.source_id) <> d.payer)
  ) m)::text as lines
  from unnest($1::uuid[], $2::text[]) with ordinality as d(household_id, payer, nth) order by d.nth`

/** What debtors were billed and paid, each as JSON for `statementRows`, in their order. */
export async function movementsOf(lease: Lease, debtors: readonly Debtor[]): Promise<string[]> {
  const rows = await lease.query<{ lines: string }>(movements, [
    debtors.map(({ householdId }) => householdId),
    debtors.map(({ payer }) => payer),
  ])
  return rows.map(({ lines }) => lines)
}

/** The rows of a statement since a day, with what is left after each; what was before is one row. */
export function statementRows(lines: string, from: string): TableRow[] {
  let balance = 0
  const rows = (JSON.parse(lines) as Movement[]).map(([on, words, amount]) => {
    balance += amount
    const shown = amount > 0 ? [spoken(amount), ''] : ['', spoken(-amount)]
    return { on, balance, cells: [rocDay(on), words, ...shown, spoken(balance)] }
  })
  const before = rows.findLast(({ on }) => on < from)
  const opening = before ? [{ cells: [rocDay(from), '前期餘額', '', '', spoken(before.balance)] }] : []
  const last = { cells: ['', '未繳合計', '', '', spoken(balance)], isStrong: true }
  return [...opening, ...rows.filter(({ on }) => on >= from), last]
}
