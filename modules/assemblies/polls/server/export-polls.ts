import { Readable } from 'node:stream'
import type { Taken } from '#platform/contract/call.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import type { polls } from '../contract.ts'
import { findPolls, linesOf } from './list.ts'
import { plain, pollSheets, type Sheet, stateWords, weightWords } from './poll-sheets.ts'
import { pollRow } from './poll-rows.ts'

const listColumns = [
  ['編號', 8],
  ['標題', 40],
  ['狀態', 10],
  ['記名', 8],
  ['計票', 10],
  ['開始', 17],
  ['截止', 17],
  ['完成', 17],
  ['已投', 8],
  ['應投', 8],
] as const

async function listSheet(context: Context, keyword: string): Promise<Sheet> {
  const ids = (await findPolls(context, keyword)).map(({ id }) => id)
  const rows = (await linesOf(context, ids)).map((line): Cell[] => [
    line.number,
    line.title,
    stateWords[line.state],
    line.isSecret ? '不記名' : '記名',
    weightWords[line.weight],
    line.startsAt,
    line.endsAt,
    line.doneAt,
    line.voted,
    line.voters,
  ])
  return { title: '住戶投票', columns: plain(listColumns), rows }
}

async function* once(rows: readonly Cell[][]) {
  yield rows
}
const two = (n: number) => String(n).padStart(2, '0')

/** Polls as a workbook, or all of one poll; audited. Throws notFound. */
export async function exportPolls(
  context: Context,
  { pollId, keyword }: Taken<typeof polls.calls.exportPolls>,
): Promise<FileAnswer> {
  const { actor, now } = context
  const poll = pollId ? await pollRow(context, pollId) : undefined
  const sheets = poll ? await pollSheets(context, poll) : [await listSheet(context, keyword)]
  const rows = sheets.reduce((all, sheet) => all + sheet.rows.length, 0)
  context.audit({
    action: 'polls.export',
    ...(poll ? { target: 'poll' as const, targetId: poll.id } : {}),
    after: { rows },
  })
  const { year, month, day } = taipei(now)
  const content = writeWorkbook({
    sheets: sheets.map(({ title, columns, rows }) => ({ title, columns, batches: once(rows) })),
    about: {
      title: '說明',
      lines: [
        ['社區', actor.communityName],
        ['內容', poll ? poll.title : '住戶投票'],
        ['匯出時間', now],
        ['匯出人', actor.name],
      ],
    },
  })
  const name = poll ? `投票_${poll.title.replace(/[\\/:*?"<>|\s]+/g, ' ').slice(0, 30)}` : '住戶投票'
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${name}_${actor.communityName}_${year}${two(month)}${two(day)}.xlsx`,
    content: Readable.from(content, { objectMode: false }),
  }
}
