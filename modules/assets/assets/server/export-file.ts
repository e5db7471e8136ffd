import { Readable } from 'node:stream'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { entries } from '#modules/assets/asset-settings/server/public.ts'
import type { assets } from '../contract.ts'
import { fieldHead, heads, sheetTitle } from '../sheet.ts'
import { statuses, statusNumbers } from '../shapes.ts'
import { conditionOf } from './list.ts'
import { readAssets } from './queries.ts'
import { cellsOf } from './sheet-cells.ts'
import { bookValue } from './worth.ts'

/** Rows of a file at most. */
export const mostExported = 20_000

const widths: Partial<Record<string, number>> = { 名稱: 24, 位置: 18, 規格: 24, 備註: 24, 序號: 18 }
/** What it is worth on the day of the file; a file that comes in says nothing of it. */
const worthHead = '帳面價值'
const moneyHeads = new Set(['購入金額', '殘值', '換新金額', worthHead])
/** The register with its filters as a workbook that can be taken in again; audited. */
export async function exportFile(
  context: Context,
  { isTemplate, ...narrowing }: Taken<typeof assets.calls.exportFile>,
): Promise<FileAnswer> {
  const { actor, now } = context
  const [rows, categories, areas] = await Promise.all([
    isTemplate
      ? Promise.resolve([])
      : readAssets(context, { condition: conditionOf(narrowing), limit: mostExported }),
    entries.categories.read(context),
    entries.areas.read(context),
  ])
  const offered = categories.filter(({ retiredAt }) => !retiredAt)
  const fields = offered.flatMap(({ name, ownFields }) =>
    ownFields.map((field) => ({ head: fieldHead(name, field.name), fieldId: field.fieldId })),
  )
  const choices: Partial<Record<string, string[]>> = {
    類別: offered.map(({ name }) => name),
    區域: areas.filter(({ retiredAt }) => !retiredAt).map(({ name }) => name),
    狀態: statusNumbers.map((status) => statuses[status]),
  }
  const titles = [...heads, ...fields.map(({ head }) => head), ...(isTemplate ? [] : [worthHead])]
  const columns = titles.map((title) => {
    // A rule of a workbook holds 255 characters.
    const listed = choices[title]
    const isListed = listed?.length && listed.join(',').length < 250
    return {
      title,
      width: widths[title] ?? 12,
      format: moneyHeads.has(title) ? ('money' as const) : ('plain' as const),
      ...(isListed ? { choices: listed } : {}),
    }
  })
  const cells = rows.map((row) => [
    ...cellsOf(row),
    ...fields.map(({ fieldId }) => row.custom.find((kept) => kept.fieldId === fieldId)?.value ?? ''),
    bookValue({ ...row, usefulYears: row.years }, dayOf(now)),
  ])
  context.audit({ action: 'assets.export', after: { rows: rows.length } })
  const content = writeWorkbook({
    sheets: [{ title: sheetTitle, columns, batches: batchesOf(cells) }],
    about: {
      title: '說明',
      lines: [
        ['社區', actor.communityName],
        ['內容', isTemplate ? '匯入範本' : `${rows.length} 項資產`],
        ['匯入', '編號已在社區的資產會更新，其餘新增；整份檔案沒有錯才會寫入。'],
        ['日期', '寫成 2026/11/20；金額只寫數字，不可使用公式。'],
        ['匯出時間', now],
        ['匯出人', actor.name],
      ],
    },
  })
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${isTemplate ? '資產_匯入範本' : '資產'}_${actor.communityName}_${dayOf(now)}.xlsx`,
    content: Readable.from(content, { objectMode: false }),
  }
}

async function* batchesOf(rows: readonly Cell[][]) {
  for (let at = 0; at < rows.length; at += 1000) yield rows.slice(at, at + 1000)
}
