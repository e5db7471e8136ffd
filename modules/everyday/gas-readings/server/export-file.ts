import { Readable } from 'node:stream'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { readPeriod } from '#modules/everyday/gas-periods/server/public.ts'
import type { gasReadings } from '../contract.ts'
import { readRows } from './queries.ts'

const columns = [
  { title: '用戶號碼', width: 16 },
  { title: '戶號', width: 16 },
  { title: '度數', width: 10 },
  { title: '抄表日', width: 14 },
  { title: '備註', width: 16 },
].map((column) => ({ ...column, format: 'plain' as const }))

const collator = new Intl.Collator('en', { numeric: true })

/**
 * A period in the order of the gas firm: by its user numbers, those without one behind them in door order. What nobody should
 * send yet is marked in its row and counted in the second sheet. Throws notFound. Audited.
 */
export async function exportPeriod(
  context: Context,
  { gId }: Taken<typeof gasReadings.calls.export>,
): Promise<FileAnswer> {
  const [period, rows] = await Promise.all([readPeriod(context, gId), readRows(context, gId)])
  const sent = rows
    .filter(({ isSmart }) => !isSmart)
    .toSorted((a, b) => Number(!a.userNo) - Number(!b.userNo) || collator.compare(a.userNo, b.userNo))
  const cells = sent.map(({ userNo, label, current, filledAt, filledBy, isAbnormal, finding }): Cell[] => [
    userNo,
    label,
    current,
    filledAt,
    current === null
      ? '未抄'
      : isAbnormal
        ? '待確認'
        : filledBy === 'estimate'
          ? '估計'
          : finding === 'changed'
            ? '換錶'
            : '',
  ])
  const missing = sent.filter(({ current }) => current === null).length
  const odd = sent.filter(({ isAbnormal }) => isAbnormal).length
  context.audit({
    action: 'gasReadings.export',
    target: 'gasPeriod',
    targetId: gId,
    after: { householdCount: sent.length, ym: period.ym },
  })
  const content = writeWorkbook({
    sheets: [{ title: '度數', columns, batches: batchesOf(cells) }],
    about: {
      title: '說明',
      lines: [
        ['社區', context.actor.communityName],
        ['期別', period.ym],
        ['瓦斯公司', period.firm],
        ['戶數', sent.length],
        ['未抄', missing],
        ['待確認', odd],
        ['匯出時間', context.now],
        ['匯出人', context.actor.name],
      ],
    },
  })
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `瓦斯度數_${context.actor.communityName}_${period.ym}.xlsx`,
    content: Readable.from(content, { objectMode: false }),
  }
}

async function* batchesOf(rows: readonly Cell[][]) {
  for (let at = 0; at < rows.length; at += 1000) yield rows.slice(at, at + 1000)
}
