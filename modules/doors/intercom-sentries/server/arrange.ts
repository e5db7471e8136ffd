import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Given, Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { householdsByIds, labelsOf } from '#modules/homes/households/server/public.ts'
import type { intercomSentries } from '../contract.ts'
import { sentriesChanged } from '../events.ts'
import { sentryChanged, sortIncomplete } from '../problems.ts'
import { lockSentry } from './lock-sentry.ts'
import { allowTable as a, sentryTable as s } from './tables.ts'

type Calls = typeof intercomSentries.calls

/** The order of all sentries. Throws notFound, sortIncomplete. */
export async function sortSentries(context: Context, { sentryIds }: Taken<Calls['sort']>): Promise<void> {
  await oneAtATime(context, 'intercom sentries')
  const rows = await context.db
    .select({ id: s.id })
    .from(s)
    .where(isNull(s.retiredAt))
    .orderBy(asc(s.position), asc(s.id))
  const known = new Set(rows.map(({ id }) => id))
  if (sentryIds.some((id) => !known.has(id))) throw problems.notFound()
  if (new Set(sentryIds).size !== known.size) throw sortIncomplete()
  for (const [position, id] of [...new Set(sentryIds)].entries())
    await context.db.update(s).set({ position }).where(eq(s.id, id))
  context.emit(sentriesChanged, {})
  context.audit({
    action: 'intercomSentries.sort',
    target: 'intercomSentry',
    after: { sentries: sentryIds.length },
  })
}

/** Which households a sentry may call. Throws notFound. */
export async function showAllowed(
  context: Context,
  sentryId: string,
): Promise<Given<Calls['showAllowed']>['data']> {
  const [sentry] = await context.db
    .select({ allowsAll: s.allowsAll, rowVersion: s.rowVersion })
    .from(s)
    .where(and(eq(s.id, sentryId), isNull(s.retiredAt)))
  if (!sentry) throw problems.notFound()
  const rows = await context.db.select({ id: a.householdId }).from(a).where(eq(a.sentryId, sentryId))
  const householdIds = rows.map(({ id }) => id)
  const labels = await labelsOf(context, householdIds)
  return { ...sentry, householdIds, labels: householdIds.map((id) => labels.get(id) ?? '') }
}

/** Throws notFound (sentry or household), sentryChanged. */
export async function setAllowed(
  context: Context,
  { sentryId, rowVersion, allowsAll, householdIds }: Taken<Calls['setAllowed']>,
): Promise<void> {
  const before = await lockSentry(context, sentryId)
  if (before.rowVersion !== rowVersion) throw sentryChanged()
  const ids = allowsAll ? [] : [...new Set(householdIds)]
  const open = await householdsByIds(context, ids)
  if (open.length !== ids.length) throw problems.notFound()
  const kept = await context.db.select({ id: a.householdId }).from(a).where(eq(a.sentryId, sentryId))
  const gone = kept.map(({ id }) => id).filter((id) => !ids.includes(id))
  if (gone.length)
    await context.db.delete(a).where(and(eq(a.sentryId, sentryId), inArray(a.householdId, gone)))
  const added = ids.filter((id) => !kept.some((one) => one.id === id))
  if (added.length) await context.db.insert(a).values(added.map((householdId) => ({ sentryId, householdId })))
  await context.db
    .update(s)
    .set({ allowsAll, rowVersion: rowVersion + 1 })
    .where(eq(s.id, sentryId))
  context.emit(sentriesChanged, {})
  context.audit({
    action: 'intercomSentries.setAllowed',
    target: 'intercomSentry',
    targetId: sentryId,
    before: { allowsAll: before.allowsAll, households: kept.length },
    after: { allowsAll, households: ids.length },
  })
}

/** Whether a sentry rings for whoever calls the community back, and last in every chain. Throws notFound. */
export async function setCallBack(context: Context, sentryId: string, callsBack: boolean): Promise<void> {
  const before = await lockSentry(context, sentryId)
  await context.db.update(s).set({ callsBack }).where(eq(s.id, sentryId))
  context.emit(sentriesChanged, {})
  context.audit({
    action: 'intercomSentries.setCallBack',
    target: 'intercomSentry',
    targetId: sentryId,
    before: { callsBack: before.callsBack },
    after: { callsBack },
  })
}
