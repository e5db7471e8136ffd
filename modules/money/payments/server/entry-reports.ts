import { buffer } from 'node:stream/consumers'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { fileNameOf, workbookType } from '#modules/keeping/exports/server/public.ts'
import { type EntryReport, mostDays, type receipts } from '../receipt-contract.ts'
import { paymentsWords } from '../words.ts'

type Input = Taken<typeof receipts.calls.listEntries>
const day = 86_400_000

const select = `
  select p.day::text as day, p.channel, count(*)::int as count, sum(p.amount)::float8 as amount,
    sum(to_bills)::float8 as "toBills", sum(ahead)::float8 as "toPrepayment", sum(refunded)::float8 as refunded,
    sum(p.open)::float8 as open
  from payment p, lateral (select
      coalesce(sum(a.amount) filter (where a.kind = 'bill'), 0) as to_bills,
      coalesce(sum(a.amount) filter (where a.kind = 'prepayment'), 0) as ahead,
      coalesce(sum(a.amount) filter (where a.kind = 'refund'), 0) as refunded
    from payment_allocation a where a.payment_id = p.id) went
  where p.reversed_at is null and p.day between $1 and $2 and ($3::text is null or p.channel = $3)
    and ($4::text is null or exists (select from payment_allocation a join bill b on b.id = a.bill_id
      join billing_run r on r.id = b.run_id where a.payment_id = p.id and r.provider = $4))
  group by p.day, p.channel order by p.day desc, p.channel`

/** What came in by day and channel, and where it went; the last 30 days, or at most 400. */
export async function listEntries(context: Context, input: Input): Promise<EntryReport[]> {
  const to = input.to ?? dayOf(context.now)
  const earliest = dayOf(new Date(Date.parse(to) - mostDays * day))
  const from = input.from ?? dayOf(new Date(Date.parse(to) - 30 * day))
  const values = [from > earliest ? from : earliest, to, input.channel ?? null, input.provider ?? null]
  return context.query<EntryReport & Record<string, unknown>>(select, values)
}

export const channels: Record<EntryReport['channel'], string> = {
  cash: '現金',
  cheque: '支票',
  remittance: '匯款',
  atm: 'ATM 轉帳',
  store: '超商',
  card: '信用卡',
}

const columns: readonly { title: string; width: number; value: (row: EntryReport) => Cell }[] = [
  { title: '日期', width: 12, value: (row) => row.day },
  { title: '收款管道', width: 12, value: (row) => channels[row.channel] },
  { title: '筆數', width: 8, value: (row) => row.count },
  { title: '金額', width: 14, value: (row) => row.amount },
  { title: '銷帳', width: 14, value: (row) => row.toBills },
  { title: '轉入預收款', width: 14, value: (row) => row.toPrepayment },
  { title: '退還', width: 12, value: (row) => row.refunded },
  { title: '未銷帳', width: 12, value: (row) => row.open },
]

async function* once<Rows>(rows: Rows) {
  yield rows
}

/** The same as a workbook. Audited. */
export async function exportEntries(context: Context, input: Input): Promise<FileAnswer> {
  const rows = await listEntries(context, input)
  const { actor, now } = context
  const [title] = paymentsWords.sheets.entryReport
  const content = await buffer(
    writeWorkbook({
      sheets: [
        {
          title,
          columns: columns.map(({ title, width }, nth) => ({
            title,
            width,
            format: nth > 2 ? ('money' as const) : ('plain' as const),
          })),
          batches: once(rows.map((row) => columns.map(({ value }) => value(row)))),
        },
      ],
      about: {
        title: '說明',
        lines: [
          ['社區', actor.communityName],
          ['內容', title],
          ['匯出時間', now],
          ['匯出人', actor.name],
        ],
      },
    }),
  )
  context.audit({ action: 'payments.exportEntries', after: { total: rows.length } })
  return { contentType: workbookType, fileName: fileNameOf(title, actor.communityName, now), content }
}
