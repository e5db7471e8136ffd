import type { Lease } from '#platform/server/database.ts'
import { cycleMonths, dayAfter, readRun } from '#modules/money/bills/server/public.ts'
import { draftLines, feeSettings } from '#modules/money/fee-items/server/public.ts'
import { codeOf, payerWords } from './layout.ts'
import type { PayerType } from './row.ts'
import { runBefore } from './run-before.ts'
import type { ImportRow } from './tables.ts'
import type { Filled } from './template.ts'

/** A household's row in the workbook. */
export interface FilledBill {
  label: string
  code: string
  payerName: string
  payerWord: string
  byRates: number | null
  /** null: to be filled in. */
  total: number | null
  amounts: ReadonlyMap<string, number>
}
type Place = Pick<ImportRow, 'provider' | 'feeType'>

const sum = (lines: readonly { amount: number }[]) => lines.reduce((before, { amount }) => before + amount, 0)

async function ratesOf(lease: Lease, feeType: string, days: { startsOn: string; endsOn: string }) {
  const drafts = await draftLines(lease, { feeType, ...days })
  return new Map(drafts.map((draft) => [draft.householdId, draft]))
}

/** The days after the last run, or of the next month, by the community's cycle and term. */
async function nextDays(lease: Lease, place: Place, today: string): Promise<Filled['days']> {
  const { cycle, dueDay, barcodeDays } = await feeSettings(lease)
  const { endsOn: last } = await runBefore(lease, place, null)
  const startsOn = last ? dayAfter(last, 0, 1) : dayAfter(`${today.slice(0, 8)}01`, 1, 0)
  const endsOn = dayAfter(startsOn, cycleMonths[cycle], -1)
  const month = `${startsOn.slice(0, 8)}01`
  const dueOn = dayAfter(month, Number(startsOn.slice(8)) > dueDay ? 1 : 0, dueDay - 1)
  const [wished, latest] = [dayAfter(dueOn, 0, barcodeDays), dayAfter(startsOn, 12, -1)]
  const until = wished < endsOn ? endsOn : wished
  return { startsOn, endsOn, dueOn, barcodeUntil: until > latest ? latest : until }
}

/** All households that are charged, with the fee items in use and what the rates say; the amounts are blank. */
export async function blankBills(lease: Lease, place: Place, today: string): Promise<Filled> {
  const days = await nextDays(lease, place, today)
  const rates = await ratesOf(lease, place.feeType, days)
  const items = await lease.query<{ name: string }>(
    'select name from fee_item where fee_type = $1 and retired_at is null order by position, name, id',
    [place.feeType],
  )
  return {
    name: `${Number(days.startsOn.slice(0, 4)) - 1911} 年 ${Number(days.startsOn.slice(5, 7))} 月`,
    days,
    items: items.map(({ name }) => name),
    bills: [...rates.values()].map(({ householdId, label, payerName, payerType, lines }) => ({
      label,
      code: codeOf(householdId),
      payerName,
      payerWord: payerWords[payerType],
      byRates: lines.length ? sum(lines) : null,
      total: null,
      amounts: new Map(),
    })),
  }
}

// Without what was taken over of earlier bills: that is taken over anew.
const billsOfRun = `
  select b.household_id as "householdId", h.label, b.payer_name as "payerName", b.payer_type as "payerType",
    coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'amount', l.amount) order by l.position)
      filter (where l.kind <> 'arrears'), '[]') as lines
  from bill b join household h on h.id = b.household_id left join bill_line l on l.bill_id = b.id
  where b.run_id = $1 and b.voided_at is null group by b.community_id, b.id, h.label order by b.number`

interface RunBill {
  [column: string]: unknown
  householdId: string
  label: string
  payerName: string
  payerType: PayerType
  lines: { name: string; amount: number }[]
}

/** The bills of a run as they stand; several lines of one name are one amount. Throws notFound. */
export async function runBills(
  lease: Lease,
  { billBulkId, provider, feeType }: Place & { billBulkId: string },
): Promise<Filled> {
  const { name, startsOn, endsOn, dueOn, barcodeUntil } = await readRun(lease, '9999-12-31', {
    billBulkId,
    provider,
  })
  const bills = await lease.query<RunBill>(billsOfRun, [billBulkId])
  const rates = await ratesOf(lease, feeType, { startsOn, endsOn })
  return {
    name,
    days: { startsOn, endsOn, dueOn, barcodeUntil },
    items: [...new Set(bills.flatMap(({ lines }) => lines.map((line) => line.name)))],
    bills: bills.map(({ householdId, label, payerName, payerType, lines }) => {
      const amounts = new Map<string, number>()
      for (const line of lines) amounts.set(line.name, (amounts.get(line.name) ?? 0) + line.amount)
      const draft = rates.get(householdId)
      return {
        label,
        code: codeOf(householdId),
        payerName,
        payerWord: payerWords[payerType],
        byRates: draft?.lines.length ? sum(draft.lines) : null,
        total: sum(lines),
        amounts,
      }
    }),
  }
}
