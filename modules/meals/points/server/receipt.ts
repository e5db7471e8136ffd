import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import type { Context } from '#platform/server/context.ts'
import type { SlipLine } from '#modules/meals/order-shapes.ts'
import { writeMoment } from '#modules/meals/write-moment.ts'
import type { PointPay, points } from '../contract.ts'

interface Row extends Record<string, unknown> {
  number: number
  amount: number
  paidBy: PointPay
  at: Date
  points: number
  balance: number
  note: string
  author: string
  label: string
  /** Whose of the household; null: its own. */
  resident: string | null
  printed: number
}

const count = `update point_receipt set printed = printed + 1 where entry_id = $1`
const read = `
  select r.number, r.amount, r.paid_by as "paidBy", r.at, r.printed, e.points, e.balance, e.note, e.written_by_name as author, h.label, p.name as resident
  from point_receipt r join point_entry e on e.community_id = r.community_id and e.id = r.entry_id
  join household h on h.community_id = e.community_id and h.id = e.household_id
  left join resident p on p.community_id = e.community_id and p.id = e.resident_id
  where r.entry_id = $1`

const pays: Record<PointPay, string> = { cash: '現金', transfer: '轉帳' }
const sum = (amount: number) => Math.abs(amount).toLocaleString('en-US')

function linesOf(row: Row, community: string): SlipLine[] {
  const isRefund = row.amount < 0
  const rule: SlipLine = { kind: 'rule', left: '', right: '' }
  return [
    { kind: 'title', left: community, right: '' },
    ...(row.printed > 1 ? [{ kind: 'mark' as const, left: '補印', right: '' }] : []),
    { kind: 'sum', left: isRefund ? '點數退費單' : '點數儲值收據', right: `P${row.number}` },
    { kind: 'text', left: row.label, right: writeMoment(row.at) },
    ...(row.resident ? [{ kind: 'text' as const, left: '個人點數', right: row.resident }] : []),
    rule,
    { kind: 'item', left: '現金點數', right: `${row.points > 0 ? '+' : '−'}${sum(row.points)} 點` },
    ...(row.note ? [{ kind: 'option' as const, left: row.note, right: '' }] : []),
    rule,
    {
      kind: 'sum',
      left: `${isRefund ? '退' : '收'}${pays[row.paidBy]}`,
      right: showMoney(Math.abs(row.amount)),
    },
    { kind: 'text', left: '現金點數餘額', right: sum(row.balance) },
    rule,
    { kind: 'text', left: '經手', right: row.author },
  ]
}

/** The receipt of points that were bought or paid back; from the second time on it says 補印. Throws notFound. Audited. */
export async function printReceipt(
  context: Context,
  { entryId }: Taken<typeof points.calls.printReceipt>,
): Promise<{ receiptNumber: number; lines: SlipLine[] }> {
  await context.query(count, [entryId])
  const [row] = await context.query<Row>(read, [entryId])
  if (!row) throw problems.notFound()
  context.audit({
    action: 'points.printReceipt',
    after: { receiptNumber: row.number, label: row.label, printed: row.printed },
  })
  return { receiptNumber: row.number, lines: linesOf(row, context.actor.communityName) }
}
