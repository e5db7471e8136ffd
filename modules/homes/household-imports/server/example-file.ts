import { Readable } from 'node:stream'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { householdColumns, householdSheet, residentColumns, residentSheet } from './columns.ts'
import { workbookType } from './export-file.ts'
import { dayCell, sheetColumn } from './sheet-rows.ts'

const households: readonly Cell[][] = [
  [
    '範例棟-12F-1',
    '範例棟',
    '12F',
    '1',
    '否',
    85.32,
    128.5,
    'B2-15',
    'B1-102',
    '王建民 0912-345-678 1/2（代表）、林淑芬 1/2',
    '否',
    dayCell('2019-08-15'),
  ],
  [
    '範例棟-12F-2',
    '範例棟',
    '12F',
    '2',
    '否',
    62.08,
    94.1,
    'B3-07(機械)、B3-08(機械)',
    '',
    '遠大建設股份有限公司 02-2700-1234 1/1',
    '是',
    null,
  ],
  ['範例棟-1F-櫃台', '範例棟', '1F', '櫃台', '是', null, null, '', '', '', '', null],
]

const residents: readonly Cell[][] = [
  [
    '範例棟-12F-1',
    '王建民',
    '0912-345-678',
    '02-2700-5678',
    '屋主',
    '是',
    dayCell('1972-03-08'),
    'ABC-1234',
    'XYZ-567',
    dayCell('2019-08-15'),
    null,
    null,
    '王志遠（弟）0912-345-678',
  ],
  [
    '範例棟-12F-1',
    '林淑芬',
    '0928-614-507',
    '',
    '屋主家屬',
    '否',
    null,
    '',
    '',
    dayCell('2019-08-15'),
    null,
    null,
    '',
  ],
  [
    '範例棟-12F-2',
    'Nguyễn Thị Lan',
    '0972-360-915',
    '',
    '承租人',
    '是',
    null,
    '',
    'MNP-8899',
    dayCell('2025-09-01'),
    dayCell('2025-09-01'),
    dayCell('2026-08-31'),
    '',
  ],
]

const told: readonly (readonly [string, string])[] = [
  [
    '怎麼用',
    '在「戶別」和「住戶」兩張工作表填資料，刪除範例列，存檔後到「匯入」頁上傳。上傳後先看預覽，按「確認匯入」才會寫入。',
  ],
  ['一次寫入', '只要有一格錯誤，就什麼都不會寫入。匯入途中停電也不會只寫一半。'],
  ['新增與更新', '「戶別」相同的更新，沒有的新增。同一戶同姓名的住戶更新，沒有的新增。'],
  ['不會刪除', '檔案裡沒有的戶別和住戶不會被刪除或遷出；請到住戶頁辦理遷出，到戶別管理關閉或併戶。'],
  ['空白與「無」', '空白的格子不會改變系統裡的資料；要清除請填「無」。'],
  ['電話', '電話欄是文字格式，開頭的 0 會保留。'],
  ['日期', '例如 2024/3/15 或 113/3/15。'],
  ['面積', '單位是平方公尺，1 坪 = 3.3058 平方公尺。'],
  ['公式', '公式可以使用，匯入時採用檔案裡算好的結果。'],
  ['合併儲存格', '請勿合併儲存格，每一列都要填寫。'],
  ['其他欄位', '欄位順序可以調整，不需要的欄位可以刪除；不認得的欄位會略過。'],
  ['上限', '一個檔案最多 5,000 戶、30,000 位住戶、10 MB。'],
  ...householdColumns.map((column) => [`戶別：${column.title}`, column.hint] as const),
  ...residentColumns.map((column) => [`住戶：${column.title}`, column.hint] as const),
]

async function* once(rows: readonly Cell[][]) {
  yield rows
}

/** A workbook with the headings, a few lifelike lines and an explanation; lists and notes help whoever fills it in. */
export function exampleFile(): FileAnswer {
  const content = writeWorkbook({
    sheets: [
      {
        title: householdSheet,
        columns: householdColumns.map((column) => sheetColumn(column)),
        batches: once(households),
        hasNotes: true,
      },
      {
        title: residentSheet,
        columns: residentColumns.map((column) => sheetColumn(column)),
        batches: once(residents),
        hasNotes: true,
      },
    ],
    about: { title: '說明', lines: told },
  })
  return {
    contentType: workbookType,
    fileName: '戶別與住戶_匯入範例.xlsx',
    content: Readable.from(content, { objectMode: false }),
  }
}
