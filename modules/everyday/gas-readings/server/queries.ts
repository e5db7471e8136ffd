import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { namesOf } from '#modules/homes/households/server/public.ts'
import { hasMeter } from '#modules/everyday/gas-periods/server/public.ts'
import { bandOf, bandPeriods, type Finding, type KnownMeter } from '../judge.ts'
import type { Filler, GasReading } from '../shapes.ts'

export interface Row extends Record<string, unknown> {
  gasId: string
  householdId: string
  label: string
  building: string
  floor: string
  names: string[]
  userNo: string
  digits: number
  isSmart: boolean
  mergedInto: string
  meterChangedOn: string | null
  last: number | null
  lastSeen: number | null
  usages: number[]
  current: number | null
  usage: number | null
  filledBy: Filler | null
  filledByName: string
  filledAt: Date | null
  finding: Finding | null
  isAbnormal: boolean
  isLeak: boolean
  acceptedBy: string
  photoPath: string
  remindedAt: Date | null
  meterVersion: number
  rowVersion: number
}

// What was read before a period is what its earlier ones have, the newest first; an estimate counts until somebody looks.
const read = `
  select p.id as "gasId", h.id as "householdId", h.label, h.building, h.floor, ${namesOf} as names,
    coalesce(m.user_no, '') as "userNo", coalesce(m.digits, 4) as digits, coalesce(m.is_smart, false) as "isSmart",
    coalesce(w.label, '') as "mergedInto", m.changed_on::text as "meterChangedOn", coalesce(m.row_version, 0) as "meterVersion",
    coalesce(r.last_value, before.last, m.first_value) as last, before.seen as "lastSeen",
    coalesce(before.usages, '{}') as usages,
    r.value as current, r.usage, r.filled_by as "filledBy", coalesce(r.filled_by_name, '') as "filledByName",
    r.filled_at as "filledAt", r.finding, coalesce(r.is_abnormal and r.accepted_at is null, false) as "isAbnormal",
    coalesce(r.is_leak, false) as "isLeak", coalesce(r.accepted_by_name, '') as "acceptedBy",
    coalesce(r.photo_path, '') as "photoPath", coalesce(r.row_version, 0) as "rowVersion",
    (select max(n.at) from gas_reminder n where n.period_id = p.id and n.household_id = h.id) as "remindedAt"
  from gas_period p cross join household h
  left join household w on w.id = h.merged_into
  left join gas_meter m on m.household_id = h.id
  left join gas_reading r on r.period_id = p.id and r.household_id = h.id
  left join lateral (
    select (array_agg(e.value order by q.ym desc))[1] as last,
      case when (array_agg(e.filled_by order by q.ym desc))[1] = 'estimate'
        then (array_agg(e.value order by q.ym desc) filter (where e.filled_by <> 'estimate'))[1] end as seen,
      (array_agg(e.usage order by q.ym desc) filter (where e.filled_by <> 'estimate' and e.usage >= 0
        and (not e.is_abnormal or e.accepted_at is not null)))[1:${bandPeriods}] as usages
    from gas_reading e join gas_period q on q.id = e.period_id
    where e.household_id = h.id and q.ym < p.ym) before on true
  where p.id = $1 and (r.id is not null or (${hasMeter}))`

/** What is known of the meter of a row, for `judge`. */
export const knownMeter = ({ digits, last, lastSeen, usages, names }: Row): KnownMeter => ({
  digits,
  last,
  lastSeen,
  band: bandOf(usages),
  isLivedIn: names.length > 0,
})

/** A row as the wire has it. */
export function shown(row: Row): GasReading {
  const { usages, filledBy, finding, ...rest } = row
  const band = bandOf(usages)
  const many = finding === 'many' && band && row.usage !== null
  return {
    ...rest,
    band,
    filledBy: filledBy ?? '',
    finding: finding ?? '',
    times: many ? Math.min(99, Math.round((row.usage ?? 0) / Math.max(1, band.mean))) : 0,
  }
}

/** Every household of a period in door order: building, floors from above, unit. */
export function readRows(lease: Lease, periodId: string): Promise<Row[]> {
  return lease.query<Row>(`${read} order by h.building_order, h.floor_order desc, h.label`, [periodId])
}

/** One household of a period. Throws notFound. */
export async function readRow(lease: Lease, periodId: string, householdId: string): Promise<Row> {
  const [row] = await lease.query<Row>(`${read} and h.id = $2`, [periodId, householdId])
  if (!row) throw problems.notFound()
  return row
}

/** What a household used in its last twelve periods, the newest first. */
export const readHistory = (lease: Lease, householdId: string) =>
  lease.query<{ ym: string; usage: number | null; isEstimate: boolean }>(
    `select p.ym, r.usage, r.filled_by = 'estimate' as "isEstimate"
     from gas_reading r join gas_period p on p.id = r.period_id
     where r.household_id = $1 order by p.ym desc limit 12`,
    [householdId],
  )
