import { Readable } from 'node:stream'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import type { ClockEntry, clockEntries } from '../contract.ts'
import { conditionOf, countEntries, newestFirst } from './read.ts'

/** Rows that are in memory at once: five years of a large community are one file. */
const batchSize = 1000

const columns = [
  ['日期', 12],
  ['姓名', 14],
  ['公司', 20],
  ['職稱', 12],
  ['班別', 10],
  ['上班', 18],
  ['下班', 18],
  ['分鐘', 8],
  ['原始上班', 18],
  ['原始下班', 18],
  ['註記', 24],
  ['備註', 30],
  ['位置（提示）', 26],
  ['照片（提示）', 12],
] as const

const two = (n: number) => String(n).padStart(2, '0')
/** 2026-11-20 06:52 in Taipei: to the minute, as the law asks (勞基法 30 VI). */
function minuteOf(at: Date | null): string {
  if (!at) return ''
  const wall = new Date(at.getTime() + 8 * 3_600_000)
  return `${wall.toISOString().slice(0, 10)} ${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`
}

const lineOf = (row: ClockEntry): Cell[] => [
  row.workDate,
  row.personName,
  row.companyName,
  row.jobTitle,
  row.shiftName,
  minuteOf(row.clockedInAt),
  minuteOf(row.clockedOutAt),
  row.clockedOutAt
    ? Math.floor(row.clockedOutAt.getTime() / 60_000) - Math.floor(row.clockedInAt.getTime() / 60_000)
    : '',
  minuteOf(row.pressedInAt),
  minuteOf(row.pressedOutAt),
  [
    row.isCorrected && (row.way === 'correction' ? '補登，沒有打卡' : '補登'),
    row.isStandIn && '代班',
    row.inReceivedAt && `離線上班，${minuteOf(row.inReceivedAt)} 送達`,
    row.outReceivedAt && `離線下班，${minuteOf(row.outReceivedAt)} 送達`,
    row.isForgotten && '沒有下班卡',
    row.isClosed && '已結算',
  ]
    .filter(Boolean)
    .join('、'),
  [row.reason, row.remark].filter(Boolean).join('；'),
  row.place && `${row.place} m`,
  row.photo ? '有' : '',
]

/** The lines as a workbook, all of them, the newest first; read batch by batch while the file is sent. Audited. */
export const exportFile =
  (database: Database) =>
  async (context: Context, input: Taken<typeof clockEntries.calls.exportFile>): Promise<FileAnswer> => {
    const { actor, now } = context
    const condition = conditionOf(context, input)
    const lineCount = await countEntries(context, condition)
    context.audit({ action: 'clockEntries.export', target: 'clockEntry', after: { lineCount } })
    async function* batches() {
      let after = ''
      do {
        const page = await database.read(actor.communityId, ({ db }) =>
          rowsBehind(newestFirst({ db, actor, now }, condition), { after, limit: batchSize }),
        )
        yield page.rows.map(lineOf)
        after = page.after
      } while (after)
    }
    const content = writeWorkbook({
      sheets: [
        {
          title: '出勤',
          columns: columns.map(([title, width]) => ({ title, width, format: 'plain' as const })),
          batches: batches(),
        },
      ],
      about: {
        title: '說明',
        lines: [
          ['起日', input.from ?? ''],
          ['迄日', input.until ?? ''],
          ['筆數', lineCount],
          ['匯出時間', now],
          ['匯出人', actor.name],
        ],
      },
    })
    return {
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      fileName: `出勤_${dayOf(now)}.xlsx`,
      content: Readable.from(content, { objectMode: false }),
    }
  }
