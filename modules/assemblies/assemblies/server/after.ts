import { and, asc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import { objectionEndsOn, objectionsOf, wholeOf } from '#modules/assemblies/tally/contract.ts'
import type { assemblies } from '../contract.ts'
import {
  alreadyObjected,
  notOver,
  notPublished,
  notReconvened,
  notRunning,
  notServedYet,
  objectionLate,
} from '../problems.ts'
import type { AssemblyRow } from '../shapes.ts'
import { lockAssembly, readAssembly, requireAssembly } from './assemblies.ts'
import { noteAct } from './chain.ts'
import { namesOf, rollState } from './roll-state.ts'
import {
  assemblyTable as a,
  objectionTable as o,
  servingTable as s,
  topicTable as t,
  unitTable as u,
} from './tables.ts'
import { lockTopic } from './topics.ts'

type Calls = typeof assemblies.calls

/** Every unit with how the notice or the minutes reached its owner. Throws notFound. */
export async function listServings(lease: Lease, { assemblyId, what }: Taken<Calls['listServings']>) {
  await requireAssembly(lease, assemblyId)
  const rows = await lease.db
    .select({ unit: u, serving: s })
    .from(u)
    .leftJoin(s, and(eq(s.unitId, u.id), eq(s.what, what)))
    .where(eq(u.assemblyId, assemblyId))
    .orderBy(asc(u.position), asc(u.id))
  return rows.map(({ unit, serving }) => ({
    unitId: unit.id,
    label: unit.label,
    ownerName: namesOf(unit.owners),
    channel: serving?.channel ?? null,
    servedOn: serving?.servedOn ?? null,
    evidence: serving?.evidence ?? '',
    by: serving?.byName ?? '',
  }))
}

/** The notice or the minutes reached owners (Art. 30, 34); whoever was served before keeps the first day. Throws notFound, notPublished, notOver. */
export async function serveOwners(
  context: Context,
  input: Taken<Calls['serve']>,
): Promise<{ served: number }> {
  const { assemblyId, what, channel, servedOn, evidence } = input
  const row = await lockAssembly(context, assemblyId)
  if (what === 'minutes' && row.status !== 'ended') throw notOver()
  if (what === 'notice' && row.status === 'draft') throw notPublished()
  const units = new Map(
    (await context.db.select().from(u).where(eq(u.assemblyId, assemblyId))).map((unit) => [unit.id, unit]),
  )
  const ids = [...new Set(input.unitIds)]
  if (ids.some((id) => !units.has(id))) throw problems.notFound()
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
        at: context.now,
        byName: context.actor.name,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: s.unitId })
  if (made.length) {
    const facts = { what, channel, servedOn, evidence, units: made.map(({ id }) => id) }
    await noteAct(context, row, { act: 'serve', facts, byName: context.actor.name })
  }
  context.audit({
    action: 'assemblies.serve',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: row.title, unitCount: made.length },
  })
  return { served: made.length }
}

/** Objections, and how those in writing stand against all (Art. 32 II). Throws notFound. */
export async function listObjections(lease: Lease, assemblyId: string) {
  const row = await requireAssembly(lease, assemblyId)
  const rows = await lease.db
    .select({ objection: o, unit: u, number: t.number })
    .from(o)
    .innerJoin(u, eq(u.id, o.unitId))
    .innerJoin(t, eq(t.id, o.topicId))
    .where(eq(o.assemblyId, assemblyId))
    .orderBy(asc(o.at), asc(o.id))
  const objections = rows.map(({ objection, unit, number }) => ({
    objectionId: objection.id,
    topicId: objection.topicId,
    topicNumber: number,
    unitId: unit.id,
    label: unit.label,
    ownerName: namesOf(unit.owners),
    isOnSpot: objection.isOnSpot,
    words: objection.words,
    at: objection.at,
    receivedOn: objection.receivedOn,
    by: objection.byName,
  }))
  if (row.kind !== 'reconvened') return { objections, standings: [] }
  const { roll, units } = await rollState(lease, row)
  const topics = await lease.db.select().from(t).where(eq(t.assemblyId, assemblyId)).orderBy(asc(t.number))
  const standings = topics
    .filter(({ decision }) => decision === 'carried')
    .map(({ id }) => {
      const from = new Set(
        objections.filter((one) => one.topicId === id && !one.isOnSpot).map(({ unitId }) => unitId),
      )
      const objecting = units.filter((unit) => from.has(unit.id))
      const heads =
        row.personCount === 'owner'
          ? new Set(objecting.map(({ ownerKey }) => ownerKey)).size
          : objecting.length
      const fifths = 5 * objecting.reduce((sum, { area }) => sum + area, 0)
      const { heads: byHeads, area, isVetoed, isClose } = objectionsOf({ heads, fifths }, wholeOf(roll))
      return { topicId: id, verdict: { heads: byHeads, area, isReached: isVetoed }, isVetoed, isClose }
    })
  return { objections, standings }
}

/** When an owner's time to object is over: seven days after the minutes reached him (Art. 32 II). Throws notServedYet, objectionLate. */
async function requireInTime(
  context: Context,
  unit: { id: string; label: string },
  receivedOn: string,
): Promise<void> {
  const [served] = await context.db
    .select({ servedOn: s.servedOn })
    .from(s)
    .where(and(eq(s.unitId, unit.id), eq(s.what, 'minutes')))
  if (!served || receivedOn < served.servedOn) throw notServedYet(unit.label)
  const until = objectionEndsOn(served.servedOn)
  if (receivedOn > until) throw objectionLate(until.replaceAll('-', '/'))
}

/** An owner objects: on the spot while the meeting runs, or in writing in time (Art. 32). Throws notFound, notRunning, notReconvened, alreadyObjected, and what `requireInTime` throws. */
export async function addObjection(context: Context, input: Taken<Calls['object']>): Promise<void> {
  const { objectionId: id, topicId, unitId, isOnSpot, words, receivedOn } = input
  const { assembly, topic } = await lockTopic(context, topicId)
  const unit = await rowOf(context, u, unitId)
  if (!unit || unit.assemblyId !== assembly.id) throw problems.notFound()
  const audit = {
    action: 'assemblies.object',
    target: 'assemblyTopic',
    targetId: topicId,
    after: { title: topic.title, units: unit.label },
  } as const
  await createOnce(context, {
    id,
    find: () => rowOf(context, o, id),
    isSame: (row) => row.topicId === topicId && row.unitId === unitId,
    taken: () => alreadyObjected(unit.label),
    isLocked: true,
    create: async () => {
      if (isOnSpot && assembly.status !== 'running') throw notRunning()
      if (!isOnSpot && (assembly.kind !== 'reconvened' || assembly.status !== 'ended')) throw notReconvened()
      if (!isOnSpot) await requireInTime(context, unit, receivedOn)
      const made = await context.db
        .insert(o)
        .values({
          id,
          assemblyId: assembly.id,
          topicId,
          unitId,
          isOnSpot,
          words,
          at: context.now,
          receivedOn,
          byName: context.actor.name,
        })
        .onConflictDoNothing()
        .returning({ id: o.id })
      if (!made.length) throw alreadyObjected(unit.label)
      const facts = { topicId, number: topic.number, unitId, label: unit.label, isOnSpot, receivedOn }
      await noteAct(context, assembly, { act: 'object', facts, byName: context.actor.name })
    },
  })
  context.audit(audit)
}

/** What became of the resolutions was posted (Art. 32 III). Throws notFound, notReconvened. */
export async function postOutcome(
  context: Context,
  { assemblyId, postedOn }: Taken<Calls['postOutcome']>,
): Promise<AssemblyRow> {
  const row = await lockAssembly(context, assemblyId)
  if (row.kind !== 'reconvened' || row.status !== 'ended') throw notReconvened()
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
