import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { rocDay, spoken } from '#platform/server/paper/speak.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import { beginSheet, drawNotes, drawSection } from '#platform/server/paper/table.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { bankPayouts, Payout } from '../payout-contract.ts'
import { bankFilesWords } from '../words.ts'
import { payoutChannels } from './payout-channels.ts'
import { daysOf, payoutRows } from './payout-rows.ts'

const columns = [
  { title: '撥款日', at: 0 },
  { title: '通路', at: 26 },
  { title: '筆數', at: 58, isNumber: true },
  { title: '代收總額', at: 82, isNumber: true },
  { title: '手續費', at: 102, isNumber: true },
  { title: '應入帳', at: 126, isNumber: true },
  { title: '銀行入帳', at: 150, isNumber: true },
  { title: '差額', at: 170, isNumber: true },
] as const

const sumOf = (rows: readonly Payout[], value: (row: Payout) => number) =>
  spoken(rows.reduce((sum, row) => sum + value(row), 0))
const cellsOf = (rows: readonly Payout[]) => [
  sumOf(rows, (row) => row.count),
  sumOf(rows, (row) => row.gross),
  sumOf(rows, (row) => row.fee),
  sumOf(rows, (row) => row.net),
]

/** 對帳 on paper: by payout day and channel what the files say, what the bank paid out, each difference with its reason. Audited. */
export async function printPayouts(
  context: Context,
  input: Taken<typeof bankPayouts.calls.print>,
): Promise<FileAnswer> {
  const days = daysOf(input, context.now)
  const payouts = await payoutRows(context, days)
  const checked = payouts.filter(({ check }) => check !== null)
  const { communityName } = context.actor
  const nameOf = ({ payoutOn, channel }: Payout) => `${rocDay(payoutOn)} ${payoutChannels[channel]}`
  const rows = [
    ...payouts.map((row) => ({
      cells: [
        rocDay(row.payoutOn),
        payoutChannels[row.channel],
        ...cellsOf([row]),
        row.check ? spoken(row.check.statement) : '未對帳',
        row.check ? spoken(row.check.difference) : '',
      ],
    })),
    {
      cells: [
        '合計',
        '',
        ...cellsOf(payouts),
        sumOf(checked, ({ check }) => check?.statement ?? 0),
        sumOf(checked, ({ check }) => check?.difference ?? 0),
      ],
      isStrong: true,
    },
  ]
  const open = payouts.length - checked.length
  const notes = [
    ...checked.flatMap((row) =>
      row.check?.difference
        ? [`${nameOf(row)} 相差 ${spoken(row.check.difference)} 元：${row.check.note}（${row.check.by}）`]
        : [],
    ),
    ...payouts.flatMap((row) => (row.isMoved ? [`${nameOf(row)} 對帳後款項有變動，請重新核對。`] : [])),
    open ? `還有 ${open} 筆撥款沒有對帳；銀行入帳與差額只計已對帳的。` : '每一筆撥款都已對帳。',
  ]
  context.audit({ action: 'bankFiles.printPayouts', after: { total: payouts.length } })
  const head = {
    issuer: `${communityName}管理委員會`,
    title: `${bankFilesWords.sheets.payouts[0]}表`,
    day: dayOf(context.now),
  }
  const section = { title: `${rocDay(days.from)}至${rocDay(days.to)}`, columns, rows }
  const content = streamPaper({ title: head.title, author: communityName }, function* (paper) {
    const begin = () => beginSheet(paper, head)
    drawNotes(paper, drawSection(paper, begin(), section, begin), notes, begin)
    yield
  })
  return { contentType: paperType, fileName: `${head.title}_${days.from}_${days.to}.pdf`, content }
}
