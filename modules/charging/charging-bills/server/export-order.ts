import { Readable } from 'node:stream'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import type { chargingBills } from '../contract.ts'
import { monthNotApproved } from '../problems.ts'
import { readBills, readMonth, stateOf } from './read-months.ts'
import { tellMonth } from './write-months.ts'

const plain = (title: string, width = 12) => ({ title, width, format: 'plain' as const })
const money = (title: string) => ({ title, width: 14, format: 'money' as const })

async function* once(rows: readonly Cell[][]) {
  yield rows
}

interface SessionLine extends Record<string, unknown> {
  householdId: string
  kind: string
  startedAt: Date | null
  endedAt: Date | null
  energyWh: number
  isEstimated: boolean
  amount: number
  reason: string
}

const said: Record<string, string> = {
  session: '充電',
  parking: '超時占用',
  base: '基本費',
  adjustment: '調整',
}
const detail = `
  select b.household_id as "householdId", l.kind, t.started_at as "startedAt", t.ended_at as "endedAt",
    l.energy_wh::float8 as "energyWh", l.is_estimated as "isEstimated", l.amount::float8 as amount, l.reason
  from charging_bill b join charging_bill_line l on l.community_id = b.community_id and l.bill_id = b.id
  left join charging_session t on t.community_id = l.community_id and t.id = l.session_id
  where b.month = $1 order by t.ended_at, l.added_at, l.id`

/** The order of an approved month as a workbook: a line a household, and one for whatever is on its bill. Throws monthNotApproved. Audited. */
export async function exportOrder(
  context: Context,
  { month: asked }: Taken<typeof chargingBills.calls.exportOrder>,
): Promise<FileAnswer> {
  const month = await readMonth(context, asked)
  if (!month.approvedAt) throw monthNotApproved()
  const bills = await readBills(context, asked, stateOf(month))
  const lines = await context.query<SessionLine>(detail, [asked])
  const labels = new Map(bills.map(({ householdId, householdLabel }) => [householdId, householdLabel]))
  tellMonth(context, 'chargingBills.export', asked, { billCount: bills.length, total: month.total })
  const time = (at: Date | null) => (at ? speakTime(at, context.now) : '')
  const content = writeWorkbook({
    sheets: [
      {
        title: '訂單',
        columns: [
          plain('戶別', 16),
          plain('次數'),
          plain('度數'),
          money('充電費'),
          money('超時占用'),
          money('基本費'),
          money('調整'),
          money('合計'),
        ],
        batches: once(
          bills.map((bill) => [
            bill.householdLabel,
            bill.sessionCount,
            (bill.energyWh / 1000).toFixed(3),
            bill.sessions,
            bill.parking,
            bill.base,
            bill.adjustments,
            bill.total,
          ]),
        ),
      },
      {
        title: '明細',
        columns: [
          plain('戶別', 16),
          plain('項目'),
          plain('開始', 18),
          plain('結束', 18),
          plain('度數'),
          money('金額'),
          plain('說明', 30),
        ],
        batches: once(
          lines.map((line) => [
            labels.get(line.householdId) ?? '',
            said[line.kind] ?? '',
            time(line.startedAt),
            time(line.endedAt),
            line.kind === 'session' ? (line.energyWh / 1000).toFixed(3) : '',
            line.amount,
            line.reason || (line.isEstimated ? '依時間分攤估算' : ''),
          ]),
        ),
      },
    ],
    about: {
      title: '說明',
      lines: [
        ['月份', asked],
        ['狀態', month.invoicedAt ? '已開帳' : '已審核'],
        ['張數', bills.length],
        ['合計', month.total],
        ['匯出時間', context.now],
        ['匯出人', context.actor.name],
      ],
    },
  })
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `充電訂單_${asked}.xlsx`,
    content: Readable.from(content, { objectMode: false }),
  }
}
