import { and, eq, max, ne } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { normalTelephone } from '#platform/contract/telephone.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { Work } from '#platform/server/work.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import type { repairs } from '../contract.ts'
import { repairReported, repairsChanged } from '../events.ts'
import { alarmHasCase, caseChanged, caseIdTaken, notNow } from '../problems.ts'
import { repairNumber } from '../repair-number.ts'
import type { RepairDetail, State, stepActs } from '../shapes.ts'
import { readRepair } from './queries.ts'
import { type CaseRow, caseTable as c, stepTable as s } from './tables.ts'

/** A new case, as its source tells it. */
export interface NewCase
  extends Pick<CaseRow, 'id' | 'title' | 'detail' | 'place' | 'assetId' | 'source' | 'photos'>,
    Partial<
      Pick<
        CaseRow,
        'recordId' | 'alarmId' | 'householdId' | 'reporterName' | 'reporterPhone' | 'supplierId' | 'assignee'
      >
    > {}

/** Writes down what happened to a case. */
export async function addStep(
  work: Lease & { now: Date },
  by: string,
  step: { caseId: string; act: (typeof stepActs)[number]; note?: string; photos?: string[] },
): Promise<void> {
  await work.db.insert(s).values({ id: newId(), at: work.now, actedByName: by, ...step })
}

/** Opens a case under the next number of the community; photos are claimed by the caller. Throws caseIdTaken. */
export async function openCase(work: Work, by: string, made: NewCase): Promise<CaseRow> {
  await oneAtATime(work, 'repair numbers')
  const [last] = await work.db.select({ number: max(c.number) }).from(c)
  const values = {
    ...made,
    number: (last?.number ?? 0) + 1,
    stateSince: work.now,
    reportedAt: work.now,
    reportedBy: by,
  }
  const [row] = await work.db.insert(c).values(values).onConflictDoNothing().returning()
  if (!row) throw caseIdTaken()
  await addStep(work, by, { caseId: row.id, act: 'reported', photos: made.photos })
  work.emit(repairReported, { caseId: row.id })
  work.audit({
    action: 'repairs.report',
    target: 'repairCase',
    targetId: row.id,
    after: { title: made.title, place: made.place },
  })
  return row
}

/** The desk writes down what is broken. Throws caseIdTaken, foreignFile, notFound for an asset, household or alarm that is none, alarmHasCase. */
export async function reportRepair(
  context: Context,
  { caseId: id, ...given }: Taken<typeof repairs.calls.reportRepair>,
): Promise<RepairDetail> {
  const phone = normalTelephone(given.reporterPhone) ?? given.reporterPhone
  const content = { ...given, reporterPhone: phone }
  await createOnce(context, {
    id,
    find: () => rowOf(context, c, id),
    // The asset may have come from the alarm.
    isSame: ({ assetId, ...row }) => {
      const { title, place, detail, photos, householdId, reporterName, reporterPhone } = content
      const isOfAsset = content.assetId === null || content.assetId === assetId
      return (
        isOfAsset && says(row, { title, place, detail, photos, householdId, reporterName, reporterPhone })
      )
    },
    taken: caseIdTaken,
    again: { action: 'repairs.reportAgain', target: 'repairCase', targetId: id },
    create: async () => {
      if (content.assetId) await requireAsset(context, content.assetId)
      if (content.householdId) await requireHousehold(context, content.householdId)
      for (const path of content.photos) await claimFile(context, path, 'webcam')
      const alarm = content.alarmId ? await ofAlarm(context, content.alarmId) : undefined
      const source = alarm ? 'alarm' : 'desk'
      const assetId = content.assetId ?? alarm?.assetId ?? null
      await openCase(context, context.actor.name, { id, source, ...content, assetId })
    },
  })
  return readRepair(context, id)
}

/** Holds an alarm, of which one case is open at a time. Throws alarmHasCase. */
export async function requireFreeAlarm(lease: Lease, alarmId: string): Promise<void> {
  await oneAtATime(lease, alarmId)
  const [earlier] = await lease.db
    .select({ number: c.number })
    .from(c)
    .where(and(eq(c.alarmId, alarmId), ne(c.state, 'cancelled')))
  if (earlier) throw alarmHasCase(repairNumber(earlier.number))
}

/** The thing that an alarm of the building is about, where the register has its number. Throws notFound, alarmHasCase. */
async function ofAlarm(context: Context, alarmId: string): Promise<{ assetId: string | null }> {
  const [alarm] = await context.query<{ assetId: string | null }>(
    `select (select a.id from asset a where a.community_id = e.community_id and a.removed_at is null
       and upper(a.display_id) = upper(e.asset_code)) as "assetId"
     from alarm_event e where e.id = $1 and not e.is_private`,
    [alarmId],
  )
  if (!alarm) throw problems.notFound()
  await requireFreeAlarm(context, alarmId)
  return alarm
}

/** Throws notFound for an asset that is none of the community's register. */
export async function requireAsset(lease: Lease, assetId: string): Promise<void> {
  const [row] = await lease.query('select id from asset where id = $1 and removed_at is null', [assetId])
  if (!row) throw problems.notFound()
}

/** A case as it was seen, in one of these states, held until the transaction ends. Throws notFound, caseChanged, notNow. */
export async function lockCase(
  lease: Lease,
  caseId: string,
  { rowVersion, states }: { rowVersion?: number; states: readonly State[] },
): Promise<CaseRow> {
  const [row] = await lease.db.select().from(c).where(eq(c.id, caseId)).for('update')
  if (!row) throw problems.notFound()
  if (rowVersion !== undefined && row.rowVersion !== rowVersion) throw caseChanged()
  if (!states.includes(row.state)) throw notNow()
  return row
}

/** Changes a case that is held; another state begins now. */
export async function changeCase(work: Work, row: CaseRow, set: Partial<CaseRow>): Promise<void> {
  const since = set.state && set.state !== row.state ? { stateSince: work.now } : {}
  await work.db
    .update(c)
    .set({ ...set, ...since, rowVersion: row.rowVersion + 1 })
    .where(eq(c.id, row.id))
  work.emit(repairsChanged, { caseId: row.id })
}
