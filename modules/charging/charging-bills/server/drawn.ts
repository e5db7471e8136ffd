import type { Lease } from '#platform/server/database.ts'
import {
  heldAt,
  parkingFee,
  pricer,
  readOffPeakDays,
  roundCents,
  tariffsOf,
} from '#modules/charging/charging-rates/server/public.ts'
import { type ClosedSession, closedSessions } from '#modules/charging/charging-sessions/server/public.ts'
import type { LineKind } from '../contract.ts'
import { monthAfter, spanOf } from '../days.ts'

/** A line as the sessions and the rates give it. */
export interface DrawnLine {
  householdId: string
  kind: Exclude<LineKind, 'adjustment'>
  sessionId: string | null
  energyWh: number
  isEstimated: boolean
  amount: number
}

export interface Drawn {
  lines: DrawnLine[]
  /** Sessions that no bill has: of nobody's household, and of days without rates. */
  nobodyCount: number
  unpricedCount: number
}

/** How many months back a session that came late is looked for. */
const lateMonths = 6

// A household that became part of another one is billed there.
const living = `
  with recursive goes as (
    select id, merged_into, id as at from household where id = any($1)
    union all select g.id, h.merged_into, h.id from goes g join household h on h.id = g.merged_into)
  select id, at from goes where merged_into is null`

const billed = `
  select l.session_id as "sessionId" from charging_bill_line l join charging_bill b on b.community_id = l.community_id and b.id = l.bill_id
  where l.kind = 'session' and b.month <> $1 and l.session_id = any($2)`

/** The invoiced months before one, in which sessions that came late are looked for. */
export async function invoicedBefore(lease: Lease, month: string): Promise<string[]> {
  const rows = await lease.query<{ month: string }>(
    'select month from charging_month where invoiced_at is not null and month < $1 and month >= $2 order by month',
    [month, monthAfter(month, -lateMonths)],
  )
  return rows.map((row) => row.month)
}

/**
 * The sessions that a month charges for: those that ended in it, and those of invoiced months before it that came or were reviewed too
 * late for their own.
 */
async function sessionsOf(lease: Lease, month: string): Promise<ClosedSession[]> {
  const invoiced = await invoicedBefore(lease, month)
  const late = await Promise.all(invoiced.map((one) => closedSessions(lease, spanOf(one))))
  const own = await closedSessions(lease, spanOf(month))
  const all = [...late.flat(), ...own]
  const known = await lease.query<{ sessionId: string }>(billed, [month, all.map(({ id }) => id)])
  const elsewhere = new Set(known.map(({ sessionId }) => sessionId))
  return all.filter(({ id }) => !elsewhere.has(id))
}

/** The lines of a month as sessions, rates and households are now; nothing is written. */
export async function drawMonth(lease: Lease, month: string): Promise<Drawn> {
  const sessions = await sessionsOf(lease, month)
  const price = await pricer(lease)
  const by = { tariffs: await tariffsOf(lease), offPeakDays: await readOffPeakDays(lease) }
  const homes = await lease.query<{ id: string; at: string }>(living, [
    [...new Set(sessions.flatMap(({ householdId }) => householdId ?? []))],
  ])
  const homeOf = new Map(homes.map(({ id, at }) => [id, at]))
  const drawn: Drawn = { lines: [], nobodyCount: 0, unpricedCount: 0 }
  const span = spanOf(month)
  const charged = new Set<string>()
  for (const session of sessions) {
    const householdId = session.householdId && homeOf.get(session.householdId)
    const priced = price(session)
    if (!householdId) drawn.nobodyCount++
    else if (!priced) drawn.unpricedCount++
    else {
      const { id: sessionId, energyWh, endedAt, fullSince, unpluggedAt } = session
      const { amount, isEstimated } = priced
      // Of a month before, the base fee was taken there.
      if (energyWh > 0 && endedAt >= span.from) charged.add(householdId)
      drawn.lines.push({
        householdId,
        kind: 'session',
        sessionId,
        energyWh,
        isEstimated,
        amount,
      })
      const full = fullSince ?? endedAt
      const rule = heldAt(full, by)?.tariff.parking
      const owed = rule && unpluggedAt && unpluggedAt > full ? parkingFee(rule, full, unpluggedAt).amount : 0
      if (owed > 0)
        drawn.lines.push({
          householdId,
          kind: 'parking',
          sessionId,
          energyWh: 0,
          isEstimated: false,
          amount: owed,
        })
    }
  }
  // The version that holds when the month ends says what the month itself costs.
  const base = roundCents(heldAt(new Date(span.until.getTime() - 1), by)?.tariff.baseFee ?? 0)
  if (base > 0)
    for (const householdId of charged)
      drawn.lines.push({
        householdId,
        kind: 'base',
        sessionId: null,
        energyWh: 0,
        isEstimated: false,
        amount: base,
      })
  return drawn
}

/** Whether lines that were drawn and kept are what would be drawn now, whatever their order. */
export function isSame(kept: readonly DrawnLine[], now: readonly DrawnLine[]): boolean {
  const said = (all: readonly DrawnLine[]) =>
    all
      .map((line) => [line.householdId, line.kind, line.sessionId, line.energyWh, line.amount].join())
      .toSorted()
  const [a, b] = [said(kept), said(now)]
  return a.length === b.length && a.every((line, nth) => line === b[nth])
}
