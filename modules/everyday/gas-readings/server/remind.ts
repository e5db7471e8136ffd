import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { holdOpenPeriod } from '#modules/everyday/gas-periods/server/public.ts'
import { type gasReadings, lastDayOver, nobodyToRemind, pauseHours } from '../contract.ts'
import { gasReadingsChanged, gasReminded } from '../events.ts'
import { readRows } from './queries.ts'

/**
 * Asks households that were not read yet, once in twelve hours; notices carry it by the channels that they agreed to.
 * Throws notFound, periodClosed, periodNotOpen, lastDayOver, nobodyToRemind. Audited.
 */
export async function remindMissing(
  context: Context,
  { gasId: periodId, householdIds }: Taken<typeof gasReadings.calls.remind>,
): Promise<{ asked: number; skipped: number }> {
  const { endsOn } = await holdOpenPeriod(context, periodId)
  // By their links households write until the last day alone.
  if (endsOn < dayOf(context.now)) throw lastDayOver()
  await oneAtATime(context, `gas reminders of ${periodId}`)
  const wanted = householdIds && new Set(householdIds)
  const since = context.now.getTime() - pauseHours * 3_600_000
  const missing = (await readRows(context, periodId)).filter(
    ({ current, isSmart, householdId }) =>
      current === null && !isSmart && (!wanted || wanted.has(householdId)),
  )
  const due = missing.filter(({ remindedAt }) => !remindedAt || remindedAt.getTime() < since)
  if (!due.length) throw nobodyToRemind()
  const ids = due.map(newId)
  await context.query(
    `insert into gas_reminder (id, period_id, household_id, at, account_name)
     select id, $3, household, $4, $5 from unnest($1::uuid[], $2::uuid[]) as given (id, household)`,
    [ids, due.map(({ householdId }) => householdId), periodId, context.now, context.actor.name],
  )
  context.emit(gasReminded, { reminderIds: ids })
  context.emit(gasReadingsChanged, { periodId })
  context.audit({
    action: 'gasReadings.remind',
    target: 'gasPeriod',
    targetId: periodId,
    after: { householdCount: due.length },
  })
  return { asked: due.length, skipped: missing.length - due.length }
}
