import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { rocDay, spoken } from '#platform/server/paper/speak.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import { beginSheet, drawNotes, drawSection } from '#platform/server/paper/table.ts'
import { mm } from '#platform/server/paper/paper.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { EntryReport, receipts } from '../receipt-contract.ts'
import { paymentsWords } from '../words.ts'
import { channelNames } from './channel-names.ts'
import { daysOf, entriesOf, sayYear, yearsOf } from './entry-reports.ts'

const figures = [
  { title: '有效張數', at: 84, isNumber: true },
  { title: '金額', at: 106, isNumber: true },
  { title: '銷帳', at: 128, isNumber: true },
  { title: '轉入預收款', at: 150, isNumber: true },
  { title: '作廢張數', at: 170, isNumber: true },
] as const
const dayColumns = [{ title: '開立日', at: 0 }, { title: '號碼', at: 26 }, ...figures]
const clerkColumns = [
  { title: '開立日', at: 0 },
  { title: '經手人', at: 26 },
  { title: '管道', at: 46 },
  ...figures,
]

const sumOf = (rows: readonly EntryReport[], value: (row: EntryReport) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0)
const numbersOf = (rows: readonly EntryReport[]) => [
  spoken(sumOf(rows, (row) => row.count)),
  spoken(sumOf(rows, (row) => row.amount)),
  spoken(sumOf(rows, (row) => row.toBills)),
  spoken(sumOf(rows, (row) => row.toPrepayment)),
  spoken(sumOf(rows, (row) => row.voided)),
]
/** 2026-00003–00017; of one receipt its number alone. */
const rangeOf = ({ first, last }: EntryReport) =>
  first === last
    ? first
    : first.slice(0, 5) === last.slice(0, 5)
      ? `${first}–${last.slice(5)}`
      : `${first}–${last}`

/** 收據日報 on paper: by day with its numbers, by clerk and channel, void numbers, and that no number is missing. Audited. */
export async function printEntries(
  context: Context,
  { view: _, ...input }: Taken<typeof receipts.calls.printEntries>,
): Promise<FileAnswer> {
  const days = await entriesOf(context, 'days', input)
  const clerks = await entriesOf(context, 'clerks', input)
  const years = await yearsOf(context, input)
  const { from, to } = daysOf(context, input)
  const { communityName } = context.actor
  const [title] = paymentsWords.sheets.entryReport
  const narrowed = [
    ...(input.by ? [`經手人：${input.by}`] : []),
    ...(input.channel ? [`收款管道：${channelNames[input.channel]}`] : []),
  ]
  const voids = days.flatMap(({ voidedNumbers }) => voidedNumbers)
  const total = { cells: ['合計', '', ...numbersOf(days)], isStrong: true }
  const sections = [
    {
      title: `每日合計（${rocDay(from)}至${rocDay(to)}）${narrowed.join('　')}`,
      columns: dayColumns,
      rows: [...days.map((row) => ({ cells: [rocDay(row.day), rangeOf(row), ...numbersOf([row])] })), total],
    },
    {
      title: '經手人與管道',
      columns: clerkColumns,
      rows: clerks.map((row) => ({
        cells: [rocDay(row.day), row.by, row.channel ? channelNames[row.channel] : '', ...numbersOf([row])],
      })),
    },
  ]
  const notes = [
    ...(voids.length ? [`作廢號碼：${voids.join('、')}`] : []),
    ...years.map((year) => `${year.year} 年收據${sayYear(year)}。`),
  ]
  context.audit({ action: 'payments.printEntries', after: { total: clerks.length } })
  const head = { issuer: `${communityName}管理委員會`, title, day: dayOf(context.now) }
  const content = streamPaper({ title, author: communityName }, function* (paper) {
    const begin = () => beginSheet(paper, head)
    let y = begin()
    for (const section of sections) y = drawSection(paper, y, section, begin) + mm(6)
    drawNotes(paper, y - mm(4), notes, begin)
    yield
  })
  return { contentType: paperType, fileName: `${title}_${from}_${to}.pdf`, content }
}
