import { balanceOf, bookAccounts } from '#modules/money/ledger/server/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { spoken } from '#platform/server/paper/speak.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import { beginSheet, drawNotes, drawTable } from '#platform/server/paper/table.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Debt } from '../shapes.ts'
import { listDebts } from './household.ts'

const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'older'] as const
const columns = [
  { title: '戶號', at: 0 },
  { title: '未到期', at: 66, isNumber: true },
  { title: '逾期 30 天內', at: 88, isNumber: true },
  { title: '31–60 天', at: 108, isNumber: true },
  { title: '61–90 天', at: 128, isNumber: true },
  { title: '90 天以上', at: 148, isNumber: true },
  { title: '未繳合計', at: 170, isNumber: true },
] as const

const sumOf = (debts: readonly Debt[], value: (debt: Debt) => number) =>
  debts.reduce((sum, debt) => sum + value(debt), 0)

/** Against the books: what all owe is what the ledger says is receivable, or the paper says that it is not. */
function againstBooks(total: number, receivable: number): string {
  const said = `帳簿應收管理費 ${spoken(receivable)} 元`
  return total === receivable
    ? `${said}，與本表合計相符。`
    : `${said}，與本表合計相差 ${spoken(total - receivable)} 元。`
}

/** What everybody owes by age (欠款帳齡), by number of the household and without a name, with the sum of the books, as a PDF. Audited. */
export async function printAging(context: Context): Promise<FileAnswer> {
  const debts = await listDebts(context, { show: 'owing' })
  const receivable = await balanceOf(context, bookAccounts.receivable)
  const day = dayOf(context.now)
  const { communityName } = context.actor
  const homes = new Set(debts.map(({ householdId }) => householdId)).size
  const row = (name: string, some: readonly Debt[]) => [
    name,
    ...ages.map((age) => spoken(sumOf(some, ({ aging }) => aging[age]))),
    spoken(sumOf(some, ({ total }) => total)),
  ]
  const rows = [
    ...debts.map((debt) => ({
      cells: row(debt.isFormer ? `${debt.label}（前繳款人）` : debt.label, [debt]),
    })),
    { cells: row(`合計 ${homes} 戶`, debts), isStrong: true },
  ]
  const waiting = new Map(debts.map(({ householdId, waiting: sum }) => [householdId, sum]))
  const sums = [...waiting.values()].filter((sum) => sum > 0)
  const notes = [
    againstBooks(
      sumOf(debts, ({ total }) => total),
      receivable,
    ),
    ...(sums.length
      ? [
          `其中 ${sums.length} 戶另有款項 ${spoken(sums.reduce((all, sum) => all + sum, 0))} 元在銷帳異常，尚未銷帳。`,
        ]
      : []),
  ]
  context.audit({ action: 'arrears.printAging', after: { overdueCount: homes } })
  const head = { issuer: `${communityName}管理委員會`, title: '欠款帳齡表', day }
  const content = streamPaper({ title: head.title, author: communityName }, function* (paper) {
    const begin = () => beginSheet(paper, head)
    drawNotes(paper, drawTable(paper, begin(), columns, rows, begin), notes, begin)
    yield
  })
  return { contentType: paperType, fileName: `${head.title}_${day}.pdf`, content }
}
