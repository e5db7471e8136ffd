import { Readable } from 'node:stream'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { heads, kindWords, removeWord, sheetTitle } from '../number-sheet.ts'
import { readChains, readGrounds } from './chains.ts'

const widths = [18, 12, 18]

async function* once(rows: readonly Cell[][]) {
  yield rows
}

/** The numbers of all households of the intercom, as a workbook that can be imported again. Audited. */
export async function exportNumbers(context: Context): Promise<FileAnswer> {
  const { actor, now } = context
  const grounds = await readGrounds(context, now)
  const chains = await readChains(context, now, { grounds })
  const rows = chains.map(({ label, forwardKind, forwardNumber }): Cell[] => [
    label,
    forwardKind ? kindWords[forwardKind] : '',
    forwardNumber,
  ])
  const set = chains.filter(({ forwardKind }) => forwardKind).length
  context.audit({ action: 'intercomTablets.export', target: 'intercomTablet', after: { rows: rows.length } })
  const content = writeWorkbook({
    sheets: [
      {
        title: sheetTitle,
        columns: heads.map((title, nth) => ({ title, width: widths[nth] ?? 12, format: 'plain' as const })),
        batches: once(rows),
      },
    ],
    about: {
      title: '說明',
      lines: [
        ['社區', actor.communityName],
        ['內容', `${rows.length} 戶，其中 ${set} 戶設有轉接號碼`],
        [
          '轉接類型',
          `請填「${kindWords.landline}」或「${kindWords.cellPhone}」；填「${removeWord}」移除號碼，留白不變`,
        ],
        ['匯出時間', now],
        ['匯出人', actor.name],
        ['個人資料', '未遮罩，請妥善保管，用畢刪除'],
      ],
    },
  })
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `轉接號碼_${actor.communityName}_${dayOf(now).replaceAll('-', '')}.xlsx`,
    content: Readable.from(content, { objectMode: false }),
  }
}
