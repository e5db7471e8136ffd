import { and, eq, inArray } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import type { assemblies } from '../contract.ts'
import {
  minutesPosted,
  minutesPostedWrong,
  nothingPosted,
  notOver,
  stillDraft,
  notReconvened,
  outcomeAhead,
  outcomePosted,
  outcomeTooEarly,
  servedOnWrong,
} from '../problems.ts'
import type { AssemblyRow, Served } from '../shapes.ts'
import { lockAssembly, readAssembly } from './assemblies.ts'
import { noteAct } from './chain.ts'
import { keepFirst } from './issue-minutes.ts'
import { issuedOf } from './issued.ts'
import { noticeOf } from './notice.ts'
import { letGoOfProofs } from './presence-files.ts'
import { type AssemblyRecord, assemblyTable as a, servingTable as s, unitTable as u } from './tables.ts'
import { listTopics } from './topics.ts'

type Calls = typeof assemblies.calls

/** Days on which something can have reached somebody: notices by the meeting, minutes and outcomes from it on, all by today. */
function requireDay(row: AssemblyRecord, what: Served, servedOn: string, now: Date): void {
  const meetingDay = dayOf(row.meetingAt)
  const isPossible =
    servedOn <= dayOf(now) && (what === 'notice' ? servedOn <= meetingDay : servedOn >= meetingDay)
  if (!isPossible) throw servedOnWrong()
}

/**
 * The notice, the minutes or the outcome of a meeting called again reached owners (Art. 30, 32 III, 34); whoever was served
 * before keeps the first day, unless it was entered wrongly: then with a reason. Throws notFound, noPermission, stillDraft, notOver,
 * nothingPosted, servedOnWrong, foreignFile.
 */
export async function serveOwners(
  context: Context,
  input: Taken<Calls['serve']>,
): Promise<{ served: number }> {
  const { assemblyId, what, channel, servedOn, evidence, photoPath, reason } = input
  const row = await lockAssembly(context, assemblyId)
  // The notice belongs to preparing a meeting, the rest to its record.
  const can = what === 'notice' ? 'assemblies.prepare' : 'assemblies.record'
  if (!context.actor.permissions.has(can)) throw problems.noPermission()
  if (what === 'minutes' && row.status !== 'ended') throw notOver()
  if (what === 'notice' && row.status === 'draft') throw stillDraft()
  if (what === 'outcome') {
    const { objectionEndsOn } = await readAssembly(context, assemblyId)
    if (!objectionEndsOn || servedOn <= objectionEndsOn) throw nothingPosted()
  }
  requireDay(row, what, servedOn, context.now)
  const units = new Map(
    (await context.db.select().from(u).where(eq(u.assemblyId, assemblyId))).map((unit) => [unit.id, unit]),
  )
  const ids = [...new Set(input.unitIds)]
  if (ids.some((id) => !units.has(id))) throw problems.notFound()
  const before = reason
    ? await context.db
        .delete(s)
        .where(and(eq(s.assemblyId, assemblyId), eq(s.what, what), inArray(s.unitId, ids)))
        .returning({
          unit: s.unitId,
          channel: s.channel,
          servedOn: s.servedOn,
          evidence: s.evidence,
          photoPath: s.photoPath,
        })
    : []
  // From the first time that it reaches somebody, the notice says what it said then.
  if (what === 'notice' && !row.notice)
    await context.db
      .update(a)
      .set({ notice: noticeOf(row, await listTopics(context, assemblyId)) })
      .where(eq(a.id, assemblyId))
  if (what === 'minutes') await keepFirst(context, row)
  await claimFile(context, photoPath, 'webcam')
  const made = await context.db
    .insert(s)
    .values(
      ids.map((unitId) => ({
        id: newId(),
        assemblyId,
        unitId,
        what,
        channel,
        servedOn,
        evidence,
        photoPath,
        at: context.now,
        byName: context.actor.name,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: s.unitId })
  await letGoOfProofs(context, [...before, ...(made.length ? [] : [{ photoPath }])])
  if (made.length) {
    const [version] = what === 'minutes' ? await issuedOf(context, assemblyId) : []
    const facts = {
      what,
      ...(version && { version: version.version }),
      channel,
      servedOn,
      evidence,
      hasPhoto: photoPath !== '',
      units: made.map(({ id }) => id),
      ...(reason && { reason, before: before.map(({ photoPath: _path, ...one }) => one) }),
    }
    await noteAct(context, row, { act: 'serve', facts, byName: context.actor.name })
  }
  context.audit({
    action: 'assemblies.serve',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: row.title, unitCount: made.length },
    ...(reason && { reason }),
  })
  return { served: made.length }
}

/**
 * What became of the resolutions was posted, once every owner was served and the seven days of the last one are over (Art. 32
 * III). Throws notFound, notReconvened, outcomeTooEarly, outcomeAhead, outcomePosted.
 */
export async function postOutcome(
  context: Context,
  { assemblyId, postedOn }: Taken<Calls['postOutcome']>,
): Promise<AssemblyRow> {
  const row = await lockAssembly(context, assemblyId)
  if (row.kind !== 'reconvened' || row.status !== 'ended') throw notReconvened()
  const { objectionEndsOn } = await readAssembly(context, assemblyId)
  if (!objectionEndsOn || postedOn <= objectionEndsOn)
    throw outcomeTooEarly(objectionEndsOn?.replaceAll('-', '/') ?? '')
  if (postedOn > dayOf(context.now)) throw outcomeAhead()
  if (row.outcomePostedOn === postedOn) return readAssembly(context, assemblyId)
  if (row.outcomePostedOn) throw outcomePosted(row.outcomePostedOn.replaceAll('-', '/'))
  await context.db.update(a).set({ outcomePostedOn: postedOn }).where(eq(a.id, assemblyId))
  await noteAct(context, row, { act: 'postOutcome', facts: { postedOn }, byName: context.actor.name })
  context.audit({
    action: 'assemblies.postOutcome',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: row.title },
  })
  return readAssembly(context, assemblyId)
}

/**
 * The minutes were posted, which Art. 34 asks for beside serving them on everybody; another day only with a reason, and with a
 * trace. Throws notFound, notOver, minutesPostedWrong, minutesPosted.
 */
export async function postMinutes(
  context: Context,
  { assemblyId, postedOn, reason }: Taken<Calls['postMinutes']>,
): Promise<AssemblyRow> {
  const row = await lockAssembly(context, assemblyId)
  if (row.status !== 'ended') throw notOver()
  if (postedOn < dayOf(row.meetingAt) || postedOn > dayOf(context.now)) throw minutesPostedWrong()
  const before = row.minutesPostedOn
  if (before === postedOn) return readAssembly(context, assemblyId)
  if (before && !reason) throw minutesPosted(before.replaceAll('-', '/'))
  await keepFirst(context, row)
  await context.db.update(a).set({ minutesPostedOn: postedOn }).where(eq(a.id, assemblyId))
  const facts = { postedOn, ...(before && { reason, before }) }
  await noteAct(context, row, { act: 'postMinutes', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.postMinutes',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: row.title },
    ...(reason && { reason }),
  })
  return readAssembly(context, assemblyId)
}
