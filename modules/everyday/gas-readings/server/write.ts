import { and, eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import type { Work } from '#platform/server/work.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { holdOpenPeriod } from '#modules/everyday/gas-periods/server/public.ts'
import { digitsTooMany, readingChanged, smartMeter } from '../contract.ts'
import { gasReadingsChanged, gasSmelt } from '../events.ts'
import { fitsMeter, type Judged, judge } from '../judge.ts'
import type { Filler } from '../shapes.ts'
import { oddReading } from './odd.ts'
import { knownMeter, type Row, readRow } from './queries.ts'
import { readingTable as r } from './tables.ts'

/** A reading that somebody brings. */
export interface Brought {
  periodId: string
  householdId: string
  value: number
  /** The version that was seen; undefined: whatever stands there is written over, as a household may its own. */
  rowVersion?: number
  filledBy: Filler
  filledByName: string
  isConfirmed: boolean
  isLeak: boolean
  change: { oldFinal: number; newStart: number; changedOn: string | null } | null
  photoPath: string
}

export const fillerWords: Record<Filler, string> = {
  resident: '住戶',
  guard: '警衛',
  desk: '櫃台',
  qr: '住戶',
  estimate: '估計',
}

/** Throws digitsTooMany, smartMeter. */
function check({ digits, isSmart }: Row, { value, change }: Brought): void {
  if (isSmart) throw smartMeter()
  const shown = [value, ...(change ? [change.oldFinal, change.newStart] : [])]
  if (!shown.every((one) => fitsMeter(one, digits))) throw digitsTooMany(digits)
}

/**
 * Writes a reading into a period that is open: of one household one after the other. The same value again is the same reading.
 * Throws notFound, periodClosed, periodNotOpen, smartMeter, digitsTooMany, readingChanged, and readingOdd for what is not
 * confirmed. Gives what was judged; undefined when it stood there already.
 */
export async function writeReading(work: Work, brought: Brought): Promise<Judged | undefined> {
  const { periodId, householdId, value, change, photoPath } = brought
  await holdOpenPeriod(work, periodId)
  await oneAtATime(work, `gas reading of ${householdId}`)
  const row = await readRow(work, periodId, householdId)
  check(row, brought)
  const isSame = row.current === value && row.filledBy !== 'estimate' && !change
  if (isSame && !photoPath && row.isLeak === brought.isLeak) return undefined
  if (
    brought.rowVersion !== undefined &&
    row.current !== null &&
    brought.rowVersion !== row.rowVersion &&
    !isSame
  )
    throw readingChanged(row.filledBy ? fillerWords[row.filledBy] : '', row.current)
  const meter = knownMeter(row)
  const judged = judge(meter, { value, change: change ?? undefined })
  if (judged.isAbnormal && !brought.isConfirmed) throw oddReading(meter, judged, brought.filledBy === 'qr')
  const { usage, finding } = judged
  const content = {
    lastValue: row.last,
    value,
    usage,
    finding,
    isAbnormal: judged.isAbnormal || brought.isLeak,
    oldFinal: change?.oldFinal ?? null,
    newStart: change?.newStart ?? null,
    isLeak: brought.isLeak,
    filledBy: brought.filledBy,
    filledByName: brought.filledByName,
    filledAt: work.now,
    acceptedAt: null,
    acceptedByName: '',
    photoPath: photoPath || row.photoPath,
  }
  if (row.current === null) await work.db.insert(r).values({ id: newId(), periodId, householdId, ...content })
  else
    await work.db
      .update(r)
      .set({ ...content, rowVersion: row.rowVersion + 1 })
      .where(and(eq(r.periodId, periodId), eq(r.householdId, householdId)))
  if (change) await noteMeterChange(work, householdId, change.changedOn)
  work.emit(gasReadingsChanged, { periodId })
  if (brought.isLeak && !row.isLeak) work.emit(gasSmelt, { periodId, householdId })
  return judged
}

const noteMeterChange = (work: Work, householdId: string, changedOn: string | null) =>
  work.query(
    `insert into gas_meter (household_id, changed_on) values ($1, coalesce($2::date, ($3::timestamptz at time zone 'Asia/Taipei')::date))
     on conflict (community_id, household_id)
       do update set changed_on = excluded.changed_on, row_version = gas_meter.row_version + 1`,
    [householdId, changedOn, work.now],
  )
