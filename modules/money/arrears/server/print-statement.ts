import { paidOn } from '#modules/money/payments/server/public.ts'
import { prepaymentOf } from '#modules/money/prepayments/server/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { mm, type Paper } from '#platform/server/paper/paper.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { type Asked, readDebt } from './read-debt.ts'
import { settings } from './settings.ts'
import { beginSheet, drawTable, left } from './sheet.ts'
import { rocDay, spoken } from '#platform/server/paper/speak.ts'

interface Movement {
  on: string
  words: string
  amount: number
}

/**
 * What was billed, and what settled it: money, prepayments and what was taken back; what a bill took over of another is neither.
 * Of one payer ($2): what a bill of somebody else took over is theirs from then on.
 */
const movements = `
  select (b.issued_at at time zone 'Asia/Taipei')::date::text as "on", r.name || '（' || b.number || '）' as words,
    (b.total - (select coalesce(sum(l.amount), 0) from bill_line l join bill o on o.id = l.arrears_bill_id
      where l.bill_id = b.id and ($2::text is null or o.payer_name = $2)))::float8 as amount, 0 as nth
  from bill b join billing_run r on r.id = b.run_id
  where b.household_id = $1 and ($2::text is null or b.payer_name = $2) and b.issued_at is not null and b.voided_at is null
  union all
  select (${paidOn('s')})::text,
    case when s.undoes_id is null then '' else '取消' end || case s.kind when 'payment' then '繳款' when 'carried' then '併入後手' else '預收抵扣' end
      || '（' || b.number || '）', -s.amount::float8, 1
  from bill_settlement s join bill b on b.id = s.bill_id
  where b.household_id = $1 and ($2::text is null or b.payer_name = $2) and b.voided_at is null
    and (s.kind <> 'carried' or (select h.payer_name from bill h where h.id = s.source_id) <> $2)
  order by "on", nth`

const columns = [
  { title: '日期', at: 0 },
  { title: '摘要', at: 26 },
  { title: '應繳', at: 118, isNumber: true },
  { title: '已繳', at: 144, isNumber: true },
  { title: '未繳餘額', at: 170, isNumber: true },
] as const

function rowsOf(all: readonly Movement[], from: string) {
  let balance = 0
  const rows = all.map(({ on, words, amount }) => {
    balance += amount
    const shown = amount > 0 ? [spoken(amount), ''] : ['', spoken(-amount)]
    return { on, balance, cells: [rocDay(on), words, ...shown, spoken(balance)] }
  })
  const before = rows.findLast(({ on }) => on < from)
  const opening = before ? [{ cells: [rocDay(from), '前期餘額', '', '', spoken(before.balance)] }] : []
  const last = { cells: ['', '未繳合計', '', '', spoken(balance)], isStrong: true }
  return { rows: [...opening, ...rows.filter(({ on }) => on >= from), last], balance }
}

/** The bills and payments of a debtor of two years, with what is left after each, as a PDF. Audited. Throws notFound. */
export async function printStatement(context: Context, asked: Asked): Promise<FileAnswer> {
  const decided = await settings.all(context)
  const { debt, payer } = await readDebt(context, { ...asked, today: dayOf(context.now), decided })
  const { householdId, label, isFormer } = debt
  const day = dayOf(context.now)
  const from = `${Number(day.slice(0, 4)) - 2}${day.slice(4).replace('-02-29', '-02-28')}`
  const { rows } = rowsOf(
    await context.query<Movement & { [name: string]: unknown }>(movements, [householdId, payer]),
    from,
  )
  const prepaid = isFormer ? 0 : await prepaymentOf(context, householdId)
  const { communityName } = context.actor
  context.audit({ action: 'arrears.printStatement', target: 'household', targetId: householdId })
  const head = {
    issuer: `${communityName}管理委員會`,
    title: `${label}　${payer === null ? '' : `${payer}　`}管理費對帳單`,
    day,
  }
  const draw = function* (paper: Paper) {
    const begin = () => beginSheet(paper, head)
    const y = drawTable(paper, begin(), columns, rows, begin)
    if (!isFormer) paper.text(`預收款餘額 ${spoken(prepaid)} 元`, left, y + mm(4))
    yield
  }
  const content = streamPaper({ title: head.title, author: communityName }, draw)
  return { contentType: paperType, fileName: `對帳單_${label}_${day}.pdf`, content }
}
