import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import {
  type PricedSession,
  priceSession,
  readOffPeakDays,
  readTaipower,
  type Slice,
  type Tariff,
  tariffsOf,
} from '#modules/charging/charging-rates/server/public.ts'
import { closedSessions } from '#modules/charging/charging-sessions/server/public.ts'
import { noPeak, type TariffContent, type Voltage } from '#modules/charging/charging-rates/contract.ts'
import type { ChargingTrial, chargingTrials } from '../contract.ts'
import { monthBefore, spanOfMonth } from './last-month.ts'

/** Before everything, so that it holds for any day. */
const always = '1800-01-01'
/** Energy at a price of 1/100 NT$ a kWh, and at one of 1/10,000, in the smallest unit of its product with Wh. */
const [ofCents, ofTenthousandths] = [100_000, 10_000_000]

type Parts = ChargingTrial['after']['parts']

const halfUp = (sum: number, unit: number) => Math.floor((sum + unit / 2) / unit)

/** What slices come to at peak and otherwise, each rounded once. */
function partsOf(slices: readonly Slice[], unit: number): Parts {
  const sum = (isPeak: boolean) =>
    slices.reduce((all, { wh, price, band }) => ((band === 'peak') === isPeak ? all + wh * price : all), 0)
  return { peak: halfUp(sum(true), unit), offPeak: halfUp(sum(false), unit) }
}

const amountOf = (priced: readonly PricedSession[]) => priced.reduce((sum, { amount }) => sum + amount, 0)
const slicesOf = (priced: readonly PricedSession[]) => priced.flatMap(({ slices }) => slices)

/** Taipower's tables of a voltage as versions, the oldest first; prices in 1/10,000 NT$. */
async function taipowerTariffs(context: Context, voltage: Voltage, like: TariffContent): Promise<Tariff[]> {
  const tables = (await readTaipower(context)).filter((table) => table.voltage === voltage).toReversed()
  const season = (peakPrice: number, offPeakPrice: number, workday: string) =>
    ({ mode: 'peakOffPeak', peakPrice, offPeakPrice, workday, holiday: noPeak, offPeakDay: noPeak }) as const
  return tables.map((table, number) => ({
    ...like,
    tariffId: table.startsOn,
    number,
    startsOn: table.startsOn,
    platformFee: 0,
    summer: season(table.summerPeak, table.summerOffPeak, table.summerHours),
    other: season(table.otherPeak, table.otherOffPeak, table.otherHours),
  }))
}

/** What rates as they are typed would have brought last month, with sessions that are over and reviewed. */
export async function runTrial(
  context: Context,
  content: Taken<typeof chargingTrials.calls.run>,
): Promise<ChargingTrial> {
  const month = monthBefore(context.now)
  const sessions = await closedSessions(context, spanOfMonth(month))
  const offPeakDays = await readOffPeakDays(context)
  const held = await tariffsOf(context)
  const typed = [{ ...content, tariffId: 'typed', number: 0, startsOn: always }]
  const bought = await taipowerTariffs(context, content.voltage, content)
  const rows = sessions.flatMap((session) => {
    const before = priceSession(session, { tariffs: held, offPeakDays })
    const after = priceSession(session, { tariffs: typed, offPeakDays })
    const cost = priceSession(session, { tariffs: bought, offPeakDays })
    return after && (before || !held.length) ? [{ session, before, after, cost }] : []
  })
  const before = rows.flatMap((row) => row.before ?? [])
  const after = rows.map((row) => row.after)
  const costs = rows.flatMap((row) => row.cost ?? [])
  const labels = await labelsOf(
    context,
    rows.map(({ session }) => session.householdId),
  )
  const sums = new Map<string | null, { before: number; after: number }>()
  for (const { session, ...row } of rows) {
    const sum = sums.get(session.householdId) ?? { before: 0, after: 0 }
    sum.before += row.before?.amount ?? 0
    sum.after += row.after.amount
    sums.set(session.householdId, sum)
  }
  return {
    month,
    sessionCount: rows.length,
    energyWh: rows.reduce((sum, { session }) => sum + session.energyWh, 0),
    unpricedCount: sessions.length - rows.length,
    before: before.length
      ? {
          number: Math.max(...slicesOf(before).map(({ tariffNumber }) => tariffNumber)),
          amount: amountOf(before),
          parts: partsOf(slicesOf(before), ofCents),
        }
      : null,
    after: { amount: amountOf(after), parts: partsOf(slicesOf(after), ofCents) },
    taipower: costs.length === rows.length && rows.length ? partsOf(slicesOf(costs), ofTenthousandths) : null,
    households: [...sums]
      .map(([householdId, sum]) => ({
        householdId,
        householdLabel: (householdId && labels.get(householdId)) || '',
        ...sum,
      }))
      .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || b.after - a.after),
  }
}
