import { Readable } from 'node:stream'
import { taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { leaveNames } from '#modules/duty/duty-rosters/server/public.ts'
import type { SheetLine, SheetView } from '../contract.ts'
import { listSheets } from './read.ts'

const summary = [
  ['姓名', 14],
  ['公司', 20],
  ['職稱', 12],
  ['工時制度', 30],
  ['應出勤(分)', 12],
  ['實際工時(分)', 14],
  ['正常工時(分)', 14],
  ['遲到(次)', 10],
  ['遲到(分)', 10],
  ['早退(分)', 10],
  ['缺勤(班)', 10],
  ['平日加班前2小時(分)', 20],
  ['平日加班逾2小時(分)', 20],
  ['休息日前2小時(分)', 18],
  ['休息日逾2小時(分)', 18],
  ['休息日逾8小時(分)', 18],
  ['例假出勤(分)', 14],
  ['國定假日正常工時(分)', 20],
  ['加班合計(分)', 14],
  ['請假', 40],
  ['其他社區工時(分)', 30],
  ['本人簽名', 18],
  ['雇主簽名', 26],
] as const
const daily = [
  ['日期', 12],
  ['星期', 6],
  ['姓名', 14],
  ['班別', 14],
  ['表定上班', 10],
  ['表定下班', 10],
  ['實際上班', 18],
  ['實際下班', 18],
  ['休息(分)', 10],
  ['工時(分)', 10],
  ['遲到(分)', 10],
  ['早退(分)', 10],
  ['當日加班(分)', 14],
  ['假日', 16],
  ['請假', 16],
  ['註記', 24],
  ['備註', 30],
] as const

const two = (n: number) => String(n).padStart(2, '0')
/** 2026-11-20 06:52 in Taipei: to the minute, as the law asks (勞基法 Art. 30 VI). */
function minuteText(at: Date | null): string {
  if (!at) return ''
  const wall = new Date(at.getTime() + 8 * 3_600_000)
  return `${wall.toISOString().slice(0, 10)} ${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`
}

function summaryOf({ sheet, byPerson, byEmployer }: SheetView): Cell[] {
  const { dayFirst, dayLater, restFirst, restLater, restFar, off, holiday } = sheet.overtime
  return [
    sheet.personName,
    sheet.companyName,
    sheet.jobTitle,
    sheet.agreementNumber ? `勞基法 84 條之 1　${sheet.agreementNumber}` : '一般工時',
    sheet.planned,
    sheet.worked,
    sheet.normal,
    sheet.lateCount,
    sheet.late,
    sheet.early,
    sheet.absentCount,
    dayFirst,
    dayLater,
    restFirst,
    restLater,
    restFar,
    off,
    holiday,
    dayFirst + dayLater + restFirst + restLater + restFar + off,
    sheet.leaves
      .map(({ kind, minutes, percent }) => `${leaveNames[kind]} ${minutes} 分（給薪 ${percent}%）`)
      .join('、'),
    sheet.elsewhere.map(({ communityName, minutes }) => `${communityName} ${minutes}`).join('、'),
    minuteText(byPerson?.at ?? null),
    byEmployer ? `${byEmployer.name}　${minuteText(byEmployer.at)}` : '',
  ]
}

const weekdays = '日一二三四五六'
function dailyOf(name: string, line: SheetLine): Cell[] {
  return [
    line.day,
    weekdays[taipei(new Date(`${line.day}T04:00:00Z`)).weekday] ?? '',
    name,
    line.shiftName,
    line.plannedFrom ?? '',
    line.plannedUntil ?? '',
    minuteText(line.inAt),
    minuteText(line.outAt),
    line.rest,
    line.worked,
    line.late,
    line.early,
    line.overtime,
    line.holiday,
    line.leave && `${leaveNames[line.leave.kind]} ${line.leave.minutes} 分`,
    [
      line.isAbsent && '缺勤',
      line.plannedFrom === null && line.inAt && '班表外',
      line.isCorrected && '補登',
      line.isStandIn && '代班',
    ]
      .filter(Boolean)
      .join('、'),
    line.remark,
  ]
}

async function* once(rows: Cell[][]) {
  yield rows
}
const plain = (columns: readonly (readonly [string, number])[]) =>
  columns.map(([title, width]) => ({ title, width, format: 'plain' as const }))

/** Sheets of a month as a workbook: a line for each person, and one for each shift, as a labour inspection asks for them. Audited. */
export async function exportSheets(context: Context, { month }: { month: string }): Promise<FileAnswer> {
  const views = await listSheets(context, { month })
  context.audit({
    action: 'monthSheets.export',
    target: 'monthSheet',
    after: { month, lineCount: views.length },
  })
  const content = writeWorkbook({
    sheets: [
      { title: '月結', columns: plain(summary), batches: once(views.map(summaryOf)) },
      {
        title: '每日出勤',
        columns: plain(daily),
        batches: once(
          views.flatMap(({ sheet }) => sheet.lines.map((line) => dailyOf(sheet.personName, line))),
        ),
      },
    ],
    about: {
      title: '說明',
      lines: [
        ['社區', context.actor.communityName],
        ['月份', month],
        ['人數', views.length],
        ['結算', views.every(({ isClosed }) => isClosed) ? '已結算' : '還沒結算，數字還會變'],
        ['工時', '上班卡到下班卡的每一分鐘，扣除班別的休息；夜班屬於開始的那一天'],
        ['依據', '勞動基準法第 24、30、36、39、40、84 條之 1'],
        ['匯出時間', context.now],
        ['匯出人', context.actor.name],
      ],
    },
  })
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `出勤月結表_${month}.xlsx`,
    content: Readable.from(content, { objectMode: false }),
  }
}
