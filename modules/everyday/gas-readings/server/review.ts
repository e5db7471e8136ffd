import { and, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { releaseFiles } from '#modules/keeping/files/server/public.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import { holdOpenPeriod } from '#modules/everyday/gas-periods/server/public.ts'
import {
  type gasReadings,
  lessNotAccepted,
  meterChangedBy,
  nothingToAccept,
  nothingToEstimate,
  readingChanged,
} from '../contract.ts'
import { gasReadingsChanged } from '../events.ts'
import { estimate } from '../judge.ts'
import type { GasReading } from '../shapes.ts'
import { knownMeter, type Row, readRow, readRows, shown } from './queries.ts'
import { smellIsOver } from './smell.ts'
import { readingTable as r } from './tables.ts'
import { fillerWords, judgeLater } from './write.ts'

type Calls = typeof gasReadings.calls

/** A reading as somebody saw it, held until the transaction ends. Throws notFound, periodClosed, nothingToAccept, readingChanged. */
async function held(
  context: Context,
  { gasId, householdId, rowVersion }: Taken<Calls['accept']>,
): Promise<Row & { current: number }> {
  await holdOpenPeriod(context, gasId)
  await oneAtATime(context, `gas reading of ${householdId}`)
  const row = await readRow(context, gasId, householdId)
  const { current, filledBy } = row
  if (current === null) throw nothingToAccept()
  if (row.rowVersion !== rowVersion) throw readingChanged(filledBy ? fillerWords[filledBy] : '', current)
  return { ...row, current }
}

const ofRow = (row: Row) => and(eq(r.periodId, row.gasId), eq(r.householdId, row.householdId))

/** Takes an abnormal reading as it is. What is below the last one is no usage: it is read again, or its change of meter said. Audited. */
export async function acceptReading(context: Context, input: Taken<Calls['accept']>): Promise<GasReading> {
  const row = await held(context, input)
  if (!row.isAbnormal) throw nothingToAccept()
  if (row.finding === 'less') throw lessNotAccepted()
  await context.db
    .update(r)
    .set({ acceptedAt: context.now, acceptedByName: context.actor.name, rowVersion: row.rowVersion + 1 })
    .where(ofRow(row))
  if (row.isLeak) await smellIsOver(context, row)
  context.emit(gasReadingsChanged, { periodId: row.gasId })
  context.audit({
    action: 'gasReadings.accept',
    target: 'gasReading',
    targetId: row.householdId,
    after: { gasValue: row.current, gasUsage: row.usage },
  })
  return shown(await readRow(context, row.gasId, row.householdId))
}

/** Takes a reading back, so that the meter is read again. Audited. */
export async function clearReading(context: Context, input: Taken<Calls['clear']>): Promise<GasReading> {
  const row = await held(context, input)
  await context.db.delete(r).where(ofRow(row))
  await releaseFiles(context, [row.photoPath])
  await judgeLater(context, row)
  if (row.isLeak) await smellIsOver(context, row)
  context.emit(gasReadingsChanged, { periodId: row.gasId })
  context.audit({
    action: 'gasReadings.clear',
    target: 'gasReading',
    targetId: row.householdId,
    before: { gasValue: row.current, gasUsage: row.usage },
  })
  return shown(await readRow(context, row.gasId, row.householdId))
}

const later = `
  select distinct r.household_id as id from gas_reading r join gas_period q on q.id = r.period_id
  where r.household_id = any($1) and q.ym > (select p.ym from gas_period p where p.id = $2) and q.closed_at is null
  order by r.household_id`

/** Which of these households were read after a period already; nobody else writes a reading of theirs until the transaction ends. */
async function holdReadLater(
  context: Context,
  periodId: string,
  householdIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await context.query<{ id: string }>(later, [householdIds, periodId])
  for (const { id } of rows) await oneAtATime(context, `gas reading of ${id}`)
  return new Set(rows.map(({ id }) => id))
}

/** Estimates households that were not read: the mean of their last measured periods. Throws nothingToEstimate. Audited. */
export async function estimateMissing(
  context: Context,
  { gasId: periodId, householdIds }: Taken<Calls['estimate']>,
): Promise<{ estimated: number; skipped: number }> {
  await holdOpenPeriod(context, periodId)
  await oneAtATime(context, `gas estimates of ${periodId}`)
  const wanted = householdIds && new Set(householdIds)
  const missing = (await readRows(context, periodId)).filter(
    ({ current, isSmart, householdId }) =>
      current === null && !isSmart && (!wanted || wanted.has(householdId)),
  )
  const made = missing.flatMap((row) => {
    const guess = estimate(knownMeter(row))
    return guess ? [{ row, ...guess }] : []
  })
  if (!made.length) throw nothingToEstimate()
  const readLater = await holdReadLater(
    context,
    periodId,
    made.map(({ row }) => row.householdId),
  )
  const kept = await context.db
    .insert(r)
    .values(
      made.map(({ row, value, usage }) => ({
        id: newId(),
        periodId,
        householdId: row.householdId,
        lastValue: row.last,
        value,
        usage,
        finding: 'normal' as const,
        isAbnormal: false,
        filledBy: 'estimate' as const,
        filledByName: context.actor.name,
        filledAt: context.now,
      })),
    )
    // Who was read at this moment is.
    .onConflictDoNothing()
    .returning({ householdId: r.householdId })
  for (const { householdId } of kept)
    if (readLater.has(householdId)) await judgeLater(context, { gasId: periodId, householdId })
  context.emit(gasReadingsChanged, { periodId })
  context.audit({
    action: 'gasReadings.estimate',
    target: 'gasPeriod',
    targetId: periodId,
    after: { householdCount: kept.length },
  })
  return { estimated: kept.length, skipped: missing.length - kept.length }
}

/** Throws notFound for a household that is none, or closed but for one that became part of another. */
async function requireMeter(context: Context, householdId: string): Promise<void> {
  const [merged] = await context.query('select from household where id = $1 and merged_into is not null', [
    householdId,
  ])
  if (!merged) await requireHousehold(context, householdId)
}

/** Sets what a household's meter is. Throws notFound, meterChangedBy. Audited. */
export async function setMeter(
  context: Context,
  { householdId, rowVersion, ...given }: Taken<Calls['setMeter']>,
): Promise<void> {
  await requireMeter(context, householdId)
  await oneAtATime(context, `gas reading of ${householdId}`)
  const [before] = await context.query<{ version: number }>(
    'select row_version as version from gas_meter where household_id = $1',
    [householdId],
  )
  if ((before?.version ?? 0) !== rowVersion) throw meterChangedBy()
  await context.query(
    `insert into gas_meter (household_id, user_no, digits, first_value, changed_on, is_smart, is_removed)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (community_id, household_id) do update set user_no = $2, digits = $3,
       first_value = coalesce($4, gas_meter.first_value), changed_on = $5, is_smart = $6, is_removed = $7,
       row_version = gas_meter.row_version + 1`,
    [
      householdId,
      given.userNo,
      given.digits,
      given.firstValue,
      given.changedOn,
      given.isSmart,
      given.isRemoved,
    ],
  )
  const open = await context.query<{ id: string }>('select id from gas_period where closed_at is null')
  for (const { id: periodId } of open) context.emit(gasReadingsChanged, { periodId })
  context.audit({ action: 'gasReadings.setMeter', target: 'household', targetId: householdId, after: given })
}
