import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import { type GasPeriod, periodClosed, periodNotOpen, type PeriodState } from '../contract.ts'

/**
 * Whether there is a meter to read at a household `h`, `m` its row where it has one: a household that became part of another keeps its
 * own until it is taken off.
 */
export const hasMeter = `
  not h.is_virtual and not coalesce(m.is_removed, false) and (h.closed_at is null or (h.merged_into is not null
    and (m.household_id is not null
      or exists (select from gas_reading e where e.community_id = h.community_id and e.household_id = h.id))))`

/** Households whose meters people read; `h` is the household, `m` its meter where it has one. */
export const readByPeople = `
  from household h left join gas_meter m on m.household_id = h.id
  where ${hasMeter} and not coalesce(m.is_smart, false)`

const read = `
  select p.id, p.ym, p.starts_on::text as "startsOn", p.ends_on::text as "endsOn", p.firm, p.closed_at as "closedAt",
    p.closed_by_name as "closedBy", p.row_version as "rowVersion", r.filled, r.open, r.usage,
    greatest(homes.n, r.filled) as total
  from gas_period p
  cross join (select count(*)::int as n ${readByPeople}) homes
  cross join lateral (
    select count(*)::int as filled, coalesce(sum(usage) filter (where finding <> 'less' or accepted_at is not null), 0)::int as usage,
      count(*) filter (where is_abnormal and accepted_at is null)::int as open
    from gas_reading where period_id = p.id) r`

interface Row extends Record<string, unknown> {
  id: string
  ym: string
  startsOn: string
  endsOn: string
  firm: string
  closedAt: Date | null
  closedBy: string
  rowVersion: number
  filled: number
  open: number
  usage: number
  total: number
}

/** How a period stands on a day of Taipei. */
export const stateOf = (period: { startsOn: string; closedAt: Date | null }, today: string): PeriodState =>
  period.closedAt ? 'closed' : period.startsOn > today ? 'planned' : 'open'

const shown = (row: Row, now: Date): GasPeriod => {
  const { id, filled, open, total, ...rest } = row
  return {
    ...rest,
    periodId: id,
    gId: id,
    gasId: id,
    status: stateOf(row, dayOf(now)),
    filledCount: filled,
    totalCount: total,
    openCount: open,
  }
}

/** All periods, the newest first. */
export async function listPeriods(lease: Lease & { now: Date }): Promise<GasPeriod[]> {
  const rows = await lease.query<Row>(`${read} order by p.ym desc`)
  return rows.map((row) => shown(row, lease.now))
}

/** One period. Throws notFound. */
export async function readPeriod(lease: Lease & { now: Date }, periodId: string): Promise<GasPeriod> {
  const [row] = await lease.query<Row>(`${read} where p.id = $1`, [periodId])
  if (!row) throw problems.notFound()
  return shown(row, lease.now)
}

/** The period that is read now, else the next one. */
export async function currentPeriod(lease: Lease & { now: Date }): Promise<GasPeriod | null> {
  const [row] = await lease.query<Row>(
    `${read} where p.closed_at is null order by (p.starts_on > $1::date),
       case when p.starts_on > $1::date then p.starts_on - $1::date else $1::date - p.starts_on end limit 1`,
    [dayOf(lease.now)],
  )
  return row ? shown(row, lease.now) : null
}

/**
 * Keeps a period from being closed or taken back until the transaction ends, so that a reading is in it or refused.
 * Throws notFound, periodClosed, periodNotOpen.
 */
export async function holdOpenPeriod(
  work: Lease & { now: Date },
  periodId: string,
): Promise<{ ym: string; startsOn: string; endsOn: string }> {
  const [row] = await work.query<{ ym: string; startsOn: string; endsOn: string; closedAt: Date | null }>(
    `select ym, starts_on::text as "startsOn", ends_on::text as "endsOn", closed_at as "closedAt"
     from gas_period where id = $1 for share`,
    [periodId],
  )
  if (!row) throw problems.notFound()
  const state = stateOf(row, dayOf(work.now))
  if (state === 'closed') throw periodClosed()
  if (state === 'planned') throw periodNotOpen()
  return row
}
