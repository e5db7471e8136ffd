import { Readable } from 'node:stream'
import { maskBirthday, maskMobile, maskName, maskPlate } from '#platform/contract/masking.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { allMergedUnits } from '#modules/homes/household-properties/server/public.ts'
import { mayNotUnmask, reasonMissing } from '../contract.ts'
import { householdColumns, householdSheet, residentColumns, residentSheet } from './columns.ts'
import { readCurrent } from './current.ts'
import { mergedSheet } from './merged-sheet.ts'
import { batchesOf, householdRow, residentRow, sheetColumn } from './sheet-rows.ts'
import { asTheyAre, type Shown } from './words.ts'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const masked: Shown = { name: maskName, phone: maskMobile, plate: maskPlate, day: maskBirthday }
const two = (n: number) => String(n).padStart(2, '0')

/** `戶別與住戶_晴川社區_20261121-1405.xlsx` */
export function fileNameFor(text: string, community: string, at: Date): string {
  const { year, month, day, hour, minute } = taipei(at)
  return `${text}_${community}_${year}${two(month)}${two(day)}-${two(hour)}${two(minute)}.xlsx`
}

/**
 * All open households and who lives in them, in the form in which they can be imported; people masked unless the account
 * may see them and says why. Audited. Throws mayNotUnmask, reasonMissing.
 */
export async function exportFile(
  context: Context,
  { isMasked, reason }: { isMasked: boolean; reason: string },
): Promise<FileAnswer> {
  const { actor, now } = context
  if (!isMasked && !actor.permissions.has('exports.unmasked')) throw mayNotUnmask()
  if (!isMasked && !reason) throw reasonMissing()
  const { households, residents } = await readCurrent(context)
  const merged = await allMergedUnits(context)
  const shown = isMasked ? masked : asTheyAre
  const labels = new Map(households.map((household) => [household.id, household.label]))
  const content = writeWorkbook({
    sheets: [
      {
        title: householdSheet,
        columns: householdColumns.map((column) => sheetColumn(column, false)),
        batches: batchesOf(households, (household) => householdRow(household, shown)),
      },
      {
        title: residentSheet,
        columns: residentColumns.map((column) => sheetColumn(column, false)),
        batches: batchesOf(residents, (resident) =>
          residentRow(labels.get(resident.householdId) ?? '', resident, shown),
        ),
      },
      ...(merged.length ? [mergedSheet(merged, shown)] : []),
    ],
    about: {
      title: '說明',
      lines: [
        ['社區', actor.communityName],
        ['內容', `${households.length} 戶、${residents.length} 位住戶`],
        ...(merged.length
          ? [['併入的戶別', `${merged.length} 戶，另列一張工作表供查對；匯入時不讀取`] as const]
          : []),
        ['匯出時間', now],
        ['匯出人', actor.name],
        ['個人資料', isMasked ? '已遮罩，這個檔案不能再匯入' : '未遮罩，請妥善保管，用畢刪除'],
        ...(isMasked ? [] : [['匯出原因', reason] as const]),
      ],
    },
  })
  const after = { isMasked, households: households.length, residents: residents.length }
  context.audit({
    action: 'householdImports.export',
    target: 'household',
    after,
    reason: isMasked ? undefined : reason,
  })
  const fileName = fileNameFor('戶別與住戶', actor.communityName, now)
  return { contentType: workbookType, fileName, content: Readable.from(content, { objectMode: false }) }
}
