import * as ledger from '#modules/money/ledger/server/public.ts'
import { lastDayOf } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { mm, type Paper } from '#platform/server/paper/paper.ts'
import { rocDay, spoken } from '#platform/server/paper/speak.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import {
  beginSheet,
  bottom,
  drawNotes,
  drawSection,
  left,
  type TableRow,
} from '#platform/server/paper/table.ts'
import type { FileAnswer } from '#platform/server/serve.ts'

type Balance = ledger.Balance
const moved = [
  { title: '科目', at: 0 },
  { title: '期初', at: 86, isNumber: true },
  { title: '增加', at: 114, isNumber: true },
  { title: '減少', at: 142, isNumber: true },
  { title: '期末', at: 170, isNumber: true },
] as const
const summed = [
  { title: '科目', at: 0 },
  { title: '金額', at: 170, isNumber: true },
] as const

/** What grows by debits is shown as it is; liabilities, which grow by credits, the other way round. */
function movedOf({ number, opening, debit, credit }: Balance): number[] {
  return ledger.kindOf(number) === 'liability'
    ? [-opening, credit, debit, credit - debit - opening]
    : [opening, debit, credit, opening + debit - credit]
}

function movedRows(accounts: readonly Balance[], total: string): TableRow[] {
  const sums = accounts.reduce<number[]>(
    (all, account) => movedOf(account).map((amount, nth) => amount + (all[nth] ?? 0)),
    [0, 0, 0, 0],
  )
  return [
    ...accounts.map((account) => ({ cells: [account.name, ...movedOf(account).map(spoken)] })),
    { cells: [total, ...sums.map(spoken)], isStrong: true },
  ]
}

const resultOf = ({ debit, credit }: Balance) => credit - debit

function resultRows(accounts: readonly Balance[], sign: 1 | -1, total: string): TableRow[] {
  const shown = accounts.filter((account) => resultOf(account) !== 0)
  const sum = shown.reduce((all, account) => all + resultOf(account) * sign, 0)
  return [
    ...shown.map((account) => ({ cells: [account.name, spoken(resultOf(account) * sign)] })),
    { cells: [total, spoken(sum)], isStrong: true },
  ]
}

/** What the community owns less what it owes: at the beginning of the month, what the month changed, and at its end. */
function worthRows(all: readonly Balance[]): TableRow[] {
  const of = (kinds: readonly ReturnType<typeof ledger.kindOf>[]) =>
    all.filter(({ number }) => kinds.includes(ledger.kindOf(number)))
  const own = of(['asset', 'liability'])
  const before = own.reduce((sum, { opening }) => sum + opening, 0)
  const result = of(['income', 'expense']).reduce((sum, account) => sum + resultOf(account), 0)
  const begun = of(['equity']).reduce((sum, account) => sum + resultOf(account), 0)
  const after = own.reduce((sum, { opening, debit, credit }) => sum + opening + debit - credit, 0)
  return [
    { cells: ['月初淨值（資產減負債）', spoken(before)] },
    { cells: ['本月餘絀（收入減支出）', spoken(result)] },
    ...(begun ? [{ cells: ['本月入帳的開帳餘額', spoken(begun)] }] : []),
    { cells: ['月底淨值', spoken(after)], isStrong: true },
  ]
}

function sectionsOf(all: readonly Balance[]) {
  const of = (kind: ReturnType<typeof ledger.kindOf>) =>
    all.filter(({ number }) => ledger.kindOf(number) === kind)
  const isStill = (account: Balance) => movedOf(account).every((amount) => amount === 0)
  const others = of('asset').filter((account) => !ledger.isMoney(account.number) && !isStill(account))
  const owed = of('liability').filter((account) => !isStill(account))
  return [
    {
      title: '現金與銀行',
      columns: moved,
      rows: movedRows(
        of('asset').filter(({ number }) => ledger.isMoney(number)),
        '現金與銀行合計',
      ),
    },
    { title: '收入', columns: summed, rows: resultRows(of('income'), 1, '收入合計') },
    { title: '支出', columns: summed, rows: resultRows(of('expense'), -1, '支出合計') },
    { title: '應收與在途', columns: moved, rows: movedRows(others, '應收與在途合計') },
    { title: '預收與暫收', columns: moved, rows: movedRows(owed, '預收與暫收合計') },
    { title: '本月結果', columns: summed, rows: worthRows(all) },
  ]
}

/** Where those sign who made the report and who looked it through. */
function drawSigners(paper: Paper, top: number, begin: () => number): void {
  const y = top + mm(16) > bottom ? begin() : top + mm(8)
  for (const [nth, who] of ['製表', '財務委員', '監察委員', '主任委員'].entries())
    paper.text(`${who}：`, left + mm(44 * nth), y, { size: 11, line: 18 })
}

/**
 * The report of a month (月報): cash and bank accounts, income and expenses by category, receivables, what was paid ahead or waits,
 * and the result, all as the ledger has them, as a PDF. Audited.
 */
export async function printMonth(context: Context, month: string): Promise<FileAnswer> {
  const [from, to] = [`${month}-01`, lastDayOf(month)]
  const sections = sectionsOf(await ledger.balances(context, { from, to }))
  const through = await ledger.closedThrough(context)
  const isClosed = through !== null && to <= through
  const { communityName } = context.actor
  const title = `${Number(month.slice(0, 4)) - 1911}年${Number(month.slice(5))}月收支月報`
  const notes = [
    `期間 ${rocDay(from)}至${rocDay(to)}，單位新臺幣元。收入在開單時認列，含尚未收到的款項。`,
    isClosed ? '本月已結帳，數字不會再變動。' : '本月尚未結帳，數字可能變動。',
  ]
  context.audit({ action: 'vouchers.printMonth', after: { month } })
  const head = { issuer: `${communityName}管理委員會`, title, day: dayOf(context.now) }
  const content = streamPaper({ title, author: communityName }, function* (paper) {
    const begin = () => beginSheet(paper, head)
    let y = begin()
    for (const section of sections) y = drawSection(paper, y, section, begin) + mm(5)
    drawSigners(paper, drawNotes(paper, y - mm(4), notes, begin), begin)
    yield
  })
  return { contentType: paperType, fileName: `月報_${month}.pdf`, content }
}
