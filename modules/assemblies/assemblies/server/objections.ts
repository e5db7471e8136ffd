import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import type { assemblies } from '../contract.ts'
import {
  alreadyObjected,
  notReconvened,
  notRunning,
  notServedYet,
  objectionKept,
  objectionLate,
  objectorAbsent,
  outcomePosted,
  receivedAhead,
} from '../problems.ts'
import { requireAssembly } from './assemblies.ts'
import { noteAct } from './chain.ts'
import { objectionEndOf } from './objection-end.ts'
import { namesOf } from './roll-state.ts'
import { standingsOf } from './standings.ts'
import {
  type AssemblyRecord,
  objectionTable as o,
  presenceTable as p,
  servingTable as s,
  topicTable as t,
  type UnitRecord,
  unitTable as u,
  weightTable as w,
} from './tables.ts'
import { lockTopic } from './topics.ts'

type Calls = typeof assemblies.calls

/** Objections, and how those in writing stand against all (Art. 32 II). Throws notFound. */
export async function listObjections(lease: Lease, assemblyId: string) {
  const row = await requireAssembly(lease, assemblyId)
  const rows = await lease.db
    .select({ objection: o, unit: u, number: t.number })
    .from(o)
    .innerJoin(u, eq(u.id, o.unitId))
    .innerJoin(t, eq(t.id, o.topicId))
    .where(and(eq(o.assemblyId, assemblyId), isNull(o.voidAt)))
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
  return { objections, standings: await standingsOf(lease, row) }
}

/**
 * When an owner's time to object is over: seven days after the minutes reached him, with the last of his units by owners (Art.
 * 32 II). What counts is the day on which the letter came, not that on which it is entered. Throws notServedYet, receivedAhead,
 * objectionLate.
 */
async function requireInTime(
  context: Context,
  assembly: AssemblyRecord,
  unit: UnitRecord,
  receivedOn: string,
): Promise<void> {
  const isOwners =
    assembly.personCount === 'owner'
      ? and(eq(u.assemblyId, assembly.id), eq(u.ownerKey, unit.ownerKey))
      : eq(u.id, unit.id)
  const days = await context.db
    .select({ servedOn: s.servedOn })
    .from(s)
    .innerJoin(u, eq(u.id, s.unitId))
    .where(and(isOwners, eq(s.what, 'minutes')))
    .orderBy(asc(s.servedOn))
  const [first, last] = [days[0]?.servedOn, days.at(-1)?.servedOn]
  if (!first || !last || receivedOn < first) throw notServedYet(unit.label)
  // A letter is entered on the day that it came or later, never before.
  if (receivedOn > dayOf(context.now)) throw receivedAhead()
  const until = await objectionEndOf(context, last)
  if (receivedOn > until) throw objectionLate(until.replaceAll('-', '/'))
}

/** Whoever objects on the spot is there, himself or by an agent, or was when voting on the motion began (Art. 56 of the Civil Code, by analogy). Throws objectorAbsent. */
async function requireThere(
  context: Context,
  topicId: string,
  unit: { id: string; label: string },
): Promise<void> {
  const here = and(eq(p.unitId, unit.id), isNull(p.cancelledAt), isNull(p.leftAt))
  const weighed = and(eq(w.topicId, topicId), eq(w.unitId, unit.id))
  if (!(await context.db.$count(p, here)) && !(await context.db.$count(w, weighed)))
    throw objectorAbsent(unit.label)
}

/** An owner objects: on the spot while the meeting runs, or in writing in time (Art. 32). Throws notFound, notRunning, notReconvened, alreadyObjected, outcomePosted, and what `requireThere` and `requireInTime` throw. */
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
    isSame: (row) => says(row, { topicId, unitId, isOnSpot, words, receivedOn }),
    taken: () => alreadyObjected(unit.label),
    isLocked: true,
    create: async () => {
      if (isOnSpot && assembly.status !== 'running') throw notRunning()
      if (!isOnSpot && (assembly.kind !== 'reconvened' || assembly.status !== 'ended')) throw notReconvened()
      if (assembly.outcomePostedOn) throw outcomePosted(assembly.outcomePostedOn.replaceAll('-', '/'))
      if (isOnSpot) await requireThere(context, topicId, unit)
      else await requireInTime(context, assembly, unit, receivedOn)
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

/** Takes an objection back, of whoever objected or because it was entered wrongly; it stays in the record. Throws notFound, objectionKept. */
export async function withdrawObjection(
  context: Context,
  { objectionId, reason }: Taken<Calls['withdrawObjection']>,
): Promise<void> {
  const row = await rowOf(context, o, objectionId)
  if (!row || row.voidAt) throw problems.notFound()
  const { assembly, topic } = await lockTopic(context, row.topicId)
  // On the spot is while the meeting runs: what the minutes print is not taken back afterwards.
  if (row.isOnSpot ? assembly.status !== 'running' : assembly.outcomePostedOn !== null) throw objectionKept()
  await context.db.update(o).set({ voidAt: context.now }).where(eq(o.id, objectionId))
  const facts = {
    topicId: topic.id,
    number: topic.number,
    unitId: row.unitId,
    isOnSpot: row.isOnSpot,
    reason,
  }
  await noteAct(context, assembly, { act: 'withdrawObjection', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.withdrawObjection',
    target: 'assemblyTopic',
    targetId: topic.id,
    before: { title: topic.title },
    reason,
  })
}
