import { and, eq, ne } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { changesBetween, sideOf } from '#platform/server/history.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import {
  daysReversed,
  type GasPeriod,
  type gasPeriods,
  monthTaken,
  periodChanged,
  periodClosed,
  periodHasReadings,
  periodIdTaken,
  periodTooLong,
  smellsUnseen,
  startsBehindReadings,
} from '../contract.ts'
import { gasPeriodChanged } from '../events.ts'
import { readPeriod } from './queries.ts'
import { type PeriodRow, periodTable as p } from './tables.ts'

type Calls = typeof gasPeriods.calls
type Content = Omit<Taken<Calls['create']>, 'periodId'>

/** Days of the longest period: a quarter. */
const longest = 92

/** Throws daysReversed, periodTooLong, monthTaken. */
async function check(context: Context, periodId: string, { ym, startsOn, endsOn }: Content): Promise<void> {
  if (endsOn < startsOn) throw daysReversed()
  if ((Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000 > longest) throw periodTooLong()
  await oneAtATime(context, 'gas periods')
  const [other] = await context.db
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.ym, ym), ne(p.id, periodId)))
  if (other) throw monthTaken()
}

async function lock(context: Context, periodId: string): Promise<PeriodRow> {
  const [row] = await context.db.select().from(p).where(eq(p.id, periodId)).for('update')
  if (!row) throw problems.notFound()
  return row
}

/** Opens a period; the same id with the same content is the same again. Throws daysReversed, periodTooLong, monthTaken, periodIdTaken. */
export async function createPeriod(
  context: Context,
  { periodId: id, ...content }: Taken<Calls['create']>,
): Promise<GasPeriod> {
  await check(context, id, content)
  await createOnce(context, {
    id,
    find: () => rowOf(context, p, id),
    isSame: (row) => says(row, content),
    taken: periodIdTaken,
    again: { action: 'gasPeriods.createAgain', target: 'gasPeriod', targetId: id },
    isLocked: true,
    create: async () => {
      await context.db
        .insert(p)
        .values({ id, ...content, createdAt: context.now, createdByName: context.actor.name })
      context.emit(gasPeriodChanged, { periodId: id })
      context.audit({ action: 'gasPeriods.create', target: 'gasPeriod', targetId: id, after: content })
    },
  })
  return readPeriod(context, id)
}

const hasReadings = async (context: Context, periodId: string): Promise<boolean> =>
  (await context.query('select from gas_reading where period_id = $1 limit 1', [periodId])).length > 0

/** Changes what a period is. Throws notFound, periodClosed, periodChanged, startsBehindReadings, and what creating throws. */
export async function correctPeriod(
  context: Context,
  { periodId, rowVersion, ...content }: Taken<Calls['correct']>,
): Promise<GasPeriod> {
  await check(context, periodId, content)
  const row = await lock(context, periodId)
  if (row.closedAt) throw periodClosed()
  if (row.rowVersion !== rowVersion) throw periodChanged()
  if (content.startsOn > dayOf(context.now) && (await hasReadings(context, periodId)))
    throw startsBehindReadings()
  const changes = changesBetween(['ym', 'startsOn', 'endsOn', 'firm'], row, content)
  await context.db
    .update(p)
    .set({ ...content, rowVersion: rowVersion + 1 })
    .where(eq(p.id, periodId))
  context.emit(gasPeriodChanged, { periodId })
  context.audit({
    action: 'gasPeriods.correct',
    target: 'gasPeriod',
    targetId: periodId,
    before: sideOf(changes, 'before'),
    after: sideOf(changes, 'after'),
  })
  return readPeriod(context, periodId)
}

/** Takes a period back into which nothing was written. Throws notFound, periodHasReadings. */
export async function removePeriod(context: Context, { periodId }: Taken<Calls['remove']>): Promise<void> {
  const { ym, startsOn, endsOn } = await lock(context, periodId)
  const [used] = await context.query(
    `select from gas_reading where period_id = $1 union all select from gas_reminder where period_id = $1 limit 1`,
    [periodId],
  )
  if (used) throw periodHasReadings()
  await context.db.delete(p).where(eq(p.id, periodId))
  context.emit(gasPeriodChanged, { periodId })
  context.audit({
    action: 'gasPeriods.remove',
    target: 'gasPeriod',
    targetId: periodId,
    before: { ym, startsOn, endsOn },
  })
}

/** Closes a period, once: whoever writes a reading at this moment was before it, or is refused. Throws notFound, smellsUnseen. */
export async function closePeriod(context: Context, { periodId }: Taken<Calls['close']>): Promise<GasPeriod> {
  const row = await lock(context, periodId)
  if (!row.closedAt) {
    // The alarm of a smell ends with its reading, which nobody can touch in a closed period.
    const smells = await context.query(
      'select from gas_reading where period_id = $1 and is_leak and accepted_at is null',
      [periodId],
    )
    if (smells.length) throw smellsUnseen(smells.length)
    await context.db
      .update(p)
      .set({ closedAt: context.now, closedByName: context.actor.name, rowVersion: row.rowVersion + 1 })
      .where(eq(p.id, periodId))
    context.emit(gasPeriodChanged, { periodId })
  }
  context.audit({
    action: 'gasPeriods.close',
    target: 'gasPeriod',
    targetId: periodId,
    after: { ym: row.ym },
  })
  return readPeriod(context, periodId)
}

/** A closed period takes readings again. Throws notFound. */
export async function reopenPeriod(
  context: Context,
  { periodId, reason }: Taken<Calls['reopen']>,
): Promise<GasPeriod> {
  const row = await lock(context, periodId)
  if (row.closedAt) {
    await context.db
      .update(p)
      .set({ closedAt: null, closedByName: '', rowVersion: row.rowVersion + 1 })
      .where(eq(p.id, periodId))
    context.emit(gasPeriodChanged, { periodId })
  }
  context.audit({ action: 'gasPeriods.reopen', target: 'gasPeriod', targetId: periodId, reason })
  return readPeriod(context, periodId)
}
