import { and, eq, sql } from 'drizzle-orm'
import { daysBetween } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Work } from '#platform/server/work.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { holdOpenPeriod } from '#modules/everyday/gas-periods/server/public.ts'
import { changeDayWrong, digitsTooMany, readByOthers, readingChanged, smartMeter } from '../contract.ts'
import { gasReadingsChanged } from '../events.ts'
import { type Finding, fitsMeter, type Judged, judge } from '../judge.ts'
import type { Filler } from '../shapes.ts'
import { oddReading } from './odd.ts'
import { knownMeter, type Row, readRow } from './queries.ts'
import { smellIsOver, tellSmell } from './smell.ts'
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

/** Days of the longest period. */
const longestPeriod = 92

/** Throws digitsTooMany, smartMeter. */
function check({ digits, isSmart }: Row, { value, change }: Brought): void {
  if (isSmart) throw smartMeter()
  const shown = [value, ...(change ? [change.oldFinal, change.newStart] : [])]
  if (!shown.every((one) => fitsMeter(one, digits))) throw digitsTooMany(digits)
}

/** What became of a reading that was brought, and what stood there before, as it was while nobody else wrote. */
export interface Written {
  /** Undefined when it stood there already. */
  judged: Judged | undefined
  before: Pick<Row, 'current' | 'isLeak' | 'photoPath'>
}

/** A meter is changed between two readings. Throws changeDayWrong for a day that lies ahead, or behind the period before. */
function checkChange({ changedOn }: { changedOn: string | null }, startsOn: string, now: Date): void {
  if (changedOn && (changedOn > dayOf(now) || daysBetween(changedOn, startsOn) > longestPeriod))
    throw changeDayWrong()
}

/**
 * Writes a reading into a period that is open: of one household one after the other. The same value again is the same reading,
 * by whoever it was read; that gas was smelt stays with it, until the desk takes it back over what it saw. A leak is kept and
 * told whatever the figure, and nobody is asked about it first. An estimate never stands against somebody's eyes.
 * Throws notFound, periodClosed, periodNotOpen, smartMeter, digitsTooMany, changeDayWrong, readByOthers of a link, readingChanged,
 * and readingOdd for what is not confirmed.
 */
export async function writeReading(work: Work, brought: Brought): Promise<Written> {
  const { periodId, householdId, value, change, photoPath } = brought
  const { startsOn } = await holdOpenPeriod(work, periodId)
  await oneAtATime(work, `gas reading of ${householdId}`)
  const row = await readRow(work, periodId, householdId)
  const isRead = row.current !== null && row.filledBy !== 'estimate'
  if (isRead && brought.filledBy === 'qr' && row.filledBy !== 'qr') throw readByOthers()
  check(row, brought)
  if (change) checkChange(change, startsOn, work.now)
  const isSeen = brought.rowVersion === row.rowVersion
  const isLeak = brought.isLeak || (row.isLeak && !(isSeen && brought.filledBy === 'desk'))
  // What was smelt before somebody looked is over: this is another leak.
  const isSmelt = brought.isLeak && (!row.isLeak || row.acceptedBy !== '')
  if (isRead && row.current === value && !change)
    return writeAgain(work, { row, isLeak, isSmelt, photoPath, by: brought })
  if (isRead && brought.rowVersion !== undefined && !isSeen)
    throw readingChanged(row.filledBy ? fillerWords[row.filledBy] : '', row.current ?? 0)
  const meter = knownMeter(row)
  const judged = judge(meter, { value, change: change ?? undefined })
  if (judged.isAbnormal && !brought.isConfirmed && !brought.isLeak)
    throw oddReading(meter, judged, brought.filledBy === 'qr')
  const { usage, finding } = judged
  const content = {
    lastValue: row.last,
    value,
    usage,
    finding,
    isAbnormal: judged.isAbnormal || isLeak,
    oldFinal: change?.oldFinal ?? null,
    newStart: change?.newStart ?? null,
    isLeak,
    filledBy: brought.filledBy,
    filledByName: brought.filledByName,
    filledAt: work.now,
    acceptedAt: null,
    acceptedByName: '',
    photoPath: photoPath || row.photoPath,
  }
  await work.db
    .insert(r)
    .values({ id: newId(), periodId, householdId, ...content })
    // Whatever stands there by now, also an estimate of this moment.
    .onConflictDoUpdate({
      target: [r.communityId, r.periodId, r.householdId],
      set: { ...content, rowVersion: sql`${r.rowVersion} + 1` },
    })
  if (change) await noteMeterChange(work, householdId, change.changedOn)
  await tell(work, row, { isLeak, isSmelt })
  await judgeLater(work, row)
  return { judged, before: row }
}

const later = `
  select r.period_id as "gasId" from gas_reading r join gas_period q on q.id = r.period_id
  where r.household_id = $1 and q.ym > (select p.ym from gas_period p where p.id = $2) and q.closed_at is null
    and r.old_final is null and r.filled_by <> 'estimate' order by q.ym limit 1 for share of q`
const loosen = 'update gas_reading set last_value = null where period_id = $1 and household_id = $2'

/**
 * What was read in the next period, before this one was, is from here on: else its usage covers both. What somebody took as it
 * is was another figure. The caller holds the household's readings.
 */
export async function judgeLater(
  work: Work,
  { gasId, householdId }: { gasId: string; householdId: string },
): Promise<void> {
  const [next] = await work.query<{ gasId: string }>(later, [householdId, gasId])
  if (!next) return
  await work.query(loosen, [next.gasId, householdId])
  const row = await readRow(work, next.gasId, householdId)
  if (row.current === null) return
  const { usage, finding, isAbnormal } = judge(knownMeter(row), { value: row.current })
  await work.db
    .update(r)
    .set({
      lastValue: row.last,
      usage,
      finding,
      isAbnormal: isAbnormal || row.isLeak,
      rowVersion: row.rowVersion + 1,
      ...(isAbnormal && usage !== row.usage && { acceptedAt: null, acceptedByName: '' }),
    })
    .where(and(eq(r.periodId, next.gasId), eq(r.householdId, householdId)))
  work.emit(gasReadingsChanged, { periodId: next.gasId })
}

async function tell(
  work: Work,
  row: Row,
  { isLeak, isSmelt }: { isLeak: boolean; isSmelt: boolean },
): Promise<void> {
  work.emit(gasReadingsChanged, { periodId: row.gasId })
  if (isSmelt) await tellSmell(work, row)
  if (!isLeak && row.isLeak) await smellIsOver(work, row)
}

/** The same value once more: what is new of it is a photo, that gas was smelt, or that somebody of the house read it as the household did. */
async function writeAgain(
  work: Work,
  of: {
    row: Row
    isLeak: boolean
    isSmelt: boolean
    photoPath: string
    by: Pick<Brought, 'filledBy' | 'filledByName'>
  },
): Promise<Written> {
  const { row, isLeak, isSmelt, photoPath, by } = of
  const isLeakNew = isSmelt || isLeak !== row.isLeak
  const isSeen = row.filledBy === 'qr' && by.filledBy !== 'qr'
  if (!isLeakNew && !isSeen && (!photoPath || photoPath === row.photoPath))
    return { judged: undefined, before: row }
  const isOdd = row.finding !== null && oddFindings.has(row.finding)
  const looked = { isAbnormal: isLeak || isOdd, acceptedAt: null, acceptedByName: '' }
  await work.db
    .update(r)
    .set({
      isLeak,
      photoPath: photoPath || row.photoPath,
      rowVersion: row.rowVersion + 1,
      ...(isLeakNew && looked),
      ...(isSeen && { filledBy: by.filledBy, filledByName: by.filledByName, filledAt: work.now }),
    })
    .where(and(eq(r.periodId, row.gasId), eq(r.householdId, row.householdId)))
  await tell(work, row, { isLeak, isSmelt })
  return { judged: undefined, before: row }
}

const oddFindings: ReadonlySet<Finding> = new Set(['many', 'less', 'zero'])

const noteMeterChange = (work: Work, householdId: string, changedOn: string | null) =>
  work.query(
    `insert into gas_meter (household_id, changed_on) values ($1, coalesce($2::date, ($3::timestamptz at time zone 'Asia/Taipei')::date))
     on conflict (community_id, household_id)
       do update set changed_on = excluded.changed_on, row_version = gas_meter.row_version + 1`,
    [householdId, changedOn, work.now],
  )
