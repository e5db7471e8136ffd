import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { listDebts } from './household.ts'
import { beginSheet, drawTable } from '#platform/server/paper/table.ts'
import { spoken } from '#platform/server/paper/speak.ts'

const columns = [
  { title: '戶號', at: 0 },
  { title: '逾期期數', at: 75, isNumber: true },
  { title: '最久逾期', at: 110, isNumber: true },
  { title: '逾期未繳（元）', at: 170, isNumber: true },
] as const

/** Who is overdue, for the board: by number of the household and amount, without a name (money that waits is left out). Audited. */
export async function printBoard(context: Context): Promise<FileAnswer> {
  const late = (await listDebts(context, { show: 'owing' })).filter(
    ({ overdue, waiting }) => overdue > 0 && waiting === 0,
  )
  const homes = new Set(late.map(({ householdId }) => householdId))
  const day = dayOf(context.now)
  const { communityName } = context.actor
  const total = late.reduce((sum, { overdue }) => sum + overdue, 0)
  const rows = [
    ...late.map(({ label, isFormer, periods, days, overdue }) => ({
      cells: [isFormer ? `${label}（前繳款人）` : label, `${periods} 期`, `${days} 天`, spoken(overdue)],
    })),
    { cells: [`合計 ${homes.size} 戶`, '', '', spoken(total)], isStrong: true },
  ]
  context.audit({ action: 'arrears.printBoard', after: { overdueCount: homes.size } })
  const head = { issuer: `${communityName}管理委員會`, title: '管理費逾期未繳戶別', day }
  const content = streamPaper({ title: head.title, author: communityName }, function* (paper) {
    drawTable(paper, beginSheet(paper, head), columns, rows, () => beginSheet(paper, head))
    yield
  })
  return { contentType: paperType, fileName: `${head.title}_${day}.pdf`, content }
}
