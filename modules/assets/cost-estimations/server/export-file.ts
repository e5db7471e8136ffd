import { Readable } from 'node:stream'
import { ne } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { Lease } from '#platform/server/database.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { assetTable, bookValue, readRows, writtenOff } from '#modules/assets/assets/server/public.ts'
import { type costEstimations, fundOf } from '../contract.ts'
import { estimate } from './estimate.ts'
import { estimateMaintenance } from './upkeep.ts'

const plain = (title: string, width = 12) => ({ title, width, format: 'plain' as const })
const money = (title: string) => ({ title, width: 14, format: 'money' as const })

async function* once(rows: readonly Cell[][]) {
  yield rows
}

/** What everything of the register that is in use is worth at the end of each year by the straight line, and what that year takes off. */
async function worthByYear(lease: Lease, { from, years }: { from: number; years: number }) {
  const found = await readRows(lease, { condition: ne(assetTable.assetStatus, 6) })
  const rows = found.map(({ asset, years: usefulYears }) => ({ asset: { ...asset, usefulYears } }))
  const valueAt = (year: number) =>
    rows.reduce((sum, { asset }) => {
      const isThere = asset.boughtOn !== null && asset.boughtOn <= `${year}-12-31`
      return sum + (isThere ? (bookValue(asset, `${year}-12-31`) ?? 0) : 0)
    }, 0)
  return Array.from({ length: years + 1 }, (_, nth) => from + nth).map((year) => {
    const written = rows.reduce((sum, { asset }) => sum + writtenOff(asset, year), 0)
    return { year, value: valueAt(year), written }
  })
}

/** The forecast as a workbook: the fund year by year with the raise that is tried, what is replaced, what maintenance costs, what the register is worth; audited. */
export async function exportForecast(
  context: Context,
  { years, raisePerPing }: Taken<typeof costEstimations.calls.exportForecast>,
): Promise<FileAnswer> {
  const { actor, now } = context
  const { plan: kept, replacements, funds: first } = await estimate(context, { years })
  const plan = { ...kept, raisePerPing: raisePerPing ?? kept.raisePerPing }
  const funds = fundOf(plan, replacements, { thisYear: first[0]?.year ?? 0, years })
  const upkeep = await estimateMaintenance(context, { years })
  const worth = await worthByYear(context, { from: funds[0]?.year ?? 0, years })
  context.audit({
    action: 'costEstimations.export',
    target: 'fundPlan',
    after: { raisePerPing: plan.raisePerPing },
  })
  const content = writeWorkbook({
    sheets: [
      {
        title: '年底餘額',
        columns: [
          plain('年'),
          money('支出'),
          money('現行收入'),
          money('現行餘額'),
          money('調升收入'),
          money('調升餘額'),
        ],
        batches: once(
          funds.map((row) => [
            row.year,
            row.spent,
            row.income,
            row.balance,
            row.raisedIncome,
            row.raisedBalance,
          ]),
        ),
      },
      {
        title: '汰換',
        columns: [plain('年'), plain('編號'), plain('名稱', 28), money('今天的金額'), money('當年的金額')],
        batches: once(
          replacements.map((row) => [row.year, row.displayId, row.name, row.todayCost, row.amount]),
        ),
      },
      {
        title: '保養',
        columns: [
          plain('年'),
          plain('計畫', 28),
          plain('廠商', 20),
          plain('次數'),
          money('今天的金額'),
          money('當年的金額'),
        ],
        batches: once(
          upkeep.map((row) => [
            row.year,
            row.planName,
            row.supplierName,
            row.times,
            row.todayCost,
            row.amount,
          ]),
        ),
      },
      {
        title: '帳面價值',
        columns: [plain('年'), money('年底帳面價值'), money('當年折舊')],
        batches: once(worth.map(({ year, value, written }) => [year, value, written])),
      },
    ],
    about: {
      title: '說明',
      lines: [
        ['社區', actor.communityName],
        ['基金餘額', plan.balance],
        ['每坪每月', plan.monthlyPerPing],
        ['計費坪數', plan.pingHundredths / 100],
        ['年通膨', `${plan.inflationBp / 100} %`],
        ['年利率', `${plan.interestBp / 100} %`],
        [`${plan.raiseFrom} 年起每坪加`, plan.raisePerPing],
        ['匯出時間', now],
        ['匯出人', actor.name],
      ],
    },
  })
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `修繕基金${years}年_${actor.communityName}_${dayOf(now)}.xlsx`,
    content: Readable.from(content, { objectMode: false }),
  }
}
