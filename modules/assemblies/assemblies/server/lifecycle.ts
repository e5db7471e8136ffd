import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { assemblies } from '../contract.ts'
import {
  alreadyOver,
  alreadyServed,
  assemblyChangedMeanwhile,
  assemblyIdTaken,
  calledAgain,
  countHasPeople,
  kindHasTopics,
  notDecided,
  notRunning,
  parentResolved,
  parentWrong,
  rulesFixed,
  stillVoting,
} from '../problems.ts'
import type { AssemblyRow } from '../shapes.ts'
import { isServed, lockAssembly, readAssembly, topicsCount } from './assemblies.ts'
import { bylawsOf } from './bylaws.ts'
import { noteAct } from './chain.ts'
import {
  type AssemblyRecord,
  assemblyTable as a,
  countTable,
  minutesTable,
  objectionTable,
  presenceTable,
  topicTable as t,
  voteTable,
  weightTable,
} from './tables.ts'
import { thresholdsLine } from './topic-rules.ts'

type Calls = typeof assemblies.calls
type Fields = Omit<Taken<Calls['edit']>, 'assemblyId' | 'rowVersion'>

/** A meeting that is called again names the one that failed, and no other does (Art. 32). Throws parentWrong, parentResolved. */
async function requireParent(context: Context, { kind, parentId }: Fields): Promise<void> {
  if ((kind === 'reconvened') !== (parentId !== null)) throw parentWrong()
  if (!parentId) return
  const parent = await rowOf(context, a, parentId)
  if (!parent || parent.deletedAt || parent.status !== 'ended') throw parentWrong()
  const topics = await context.db.select({ decision: t.decision }).from(t).where(eq(t.assemblyId, parentId))
  if (topics.length && topics.every(({ decision }) => decision === 'carried')) throw parentResolved()
}

/** Makes a draft (R313) with the bylaws' numbers that it names, else with those of the community. Throws assemblyIdTaken, parentWrong. */
export async function createAssembly(context: Context, input: Taken<Calls['create']>): Promise<AssemblyRow> {
  const { assemblyId: id, ...given } = input
  const fields: Fields = { ...given, bylaws: given.bylaws ?? (await bylawsOf(context)) }
  const audit = { action: 'assemblies.create', target: 'assembly', targetId: id } as const
  await createOnce(context, {
    id,
    find: () => rowOf(context, a, id),
    isSame: (row) => says(row, fields),
    taken: assemblyIdTaken,
    again: audit,
    create: async () => {
      await requireParent(context, fields)
      await context.db.insert(a).values({ id, ...fields })
      await noteAct(
        context,
        { id },
        { act: 'create', facts: { title: fields.title, kind: fields.kind }, byName: context.actor.name },
      )
      context.audit({ ...audit, after: { title: fields.title } })
    },
  })
  return readAssembly(context, id)
}

const isOpen = ({ status }: AssemblyRecord) =>
  status === 'draft' || status === 'published' || status === 'running'

/** What motions are measured by: it is fixed once the meeting has begun. */
const rules = ({ kind, parentId, personCount, bylaws, meetingAt }: Pick<AssemblyRecord, keyof Fields>) => ({
  kind,
  parentId,
  personCount,
  // The day decides which numbers of the bylaws are in force.
  meetingDay: dayOf(meetingAt),
  bylaws,
})

/** Throws rulesFixed, kindHasTopics, countHasPeople. */
async function requireFixed(context: Context, row: AssemblyRecord, fields: Fields): Promise<void> {
  if (row.status === 'running' && !isDeepStrictEqual(rules(row), rules(fields))) throw rulesFixed()
  const isAgain = row.kind === 'reconvened' || fields.kind === 'reconvened'
  const isOther = row.kind !== fields.kind || row.parentId !== fields.parentId
  if (isAgain && isOther && (await topicsCount(context, row.id))) throw kindHasTopics()
  if (row.personCount === fields.personCount) return
  const there = and(eq(presenceTable.assemblyId, row.id), isNull(presenceTable.cancelledAt))
  if (await context.db.$count(presenceTable, there)) throw countHasPeople()
}

/**
 * Changes what is said of a meeting that is not over (R313); what motions are measured by only before it begins, and never
 * without a trace. Throws notFound, alreadyOver, assemblyChangedMeanwhile, and what `requireParent` and `requireFixed` throw.
 */
export async function editAssembly(
  context: Context,
  { assemblyId, rowVersion, ...fields }: Taken<Calls['edit']>,
): Promise<AssemblyRow> {
  const row = await lockAssembly(context, assemblyId)
  if (!isOpen(row)) throw alreadyOver()
  if (row.rowVersion !== rowVersion) throw assemblyChangedMeanwhile()
  await requireParent(context, fields)
  await requireFixed(context, row, fields)
  await context.db
    .update(a)
    .set({ ...fields, rowVersion: rowVersion + 1 })
    .where(eq(a.id, assemblyId))
  return acted(context, row, 'edit', { title: fields.title, changed: changesOf(row, fields) })
}

/** What was changed, before and after: the day of the notice decides what Art. 30 asks, and the minutes print it. */
const changesOf = (row: AssemblyRecord, fields: Fields) =>
  Object.fromEntries(
    (Object.keys(fields) as (keyof Fields)[])
      .filter((name) => !isDeepStrictEqual(row[name], fields[name]))
      .map((name) => [name, { before: row[name], after: fields[name] }]),
  )

/** What the audit tells of a meeting, with what its motions are measured by. */
const toldOf = (row: AssemblyRow | AssemblyRecord) => ({
  title: row.title,
  assemblyStatus: row.status,
  kind: row.kind,
  meetingAt: row.meetingAt,
  place: row.place,
  noticeDay: row.noticeDay ?? '',
  isPosted: row.isPosted,
  convenerName: row.convenerName,
  chairName: row.chairName,
  recorderName: row.recorderName,
  personCount: row.personCount,
  bylaws: row.bylaws.map((one) => `${one.kind} ${one.from} ${thresholdsLine(one.thresholds)}`),
})

type Act = 'edit' | 'publish' | 'start' | 'notHeld' | 'end' | 'cancel' | 'reset'

/** Writes an act down in the record and the audit, and gives the assembly as it is then. */
export async function acted(
  context: Context,
  row: AssemblyRecord,
  act: Act,
  facts: Record<string, unknown> = {},
  reason?: string,
): Promise<AssemblyRow> {
  await noteAct(context, row, {
    act,
    facts: { ...facts, ...(reason && { reason }) },
    byName: context.actor.name,
  })
  const now = await readAssembly(context, row.id)
  context.audit({
    action: `assemblies.${act}`,
    target: 'assembly',
    targetId: row.id,
    before: toldOf(row),
    after: toldOf(now),
    ...(reason && { reason }),
  })
  return now
}

/** Changes a meeting that was read under lock. */
export const moveTo = (context: Context, row: AssemblyRecord, set: Partial<AssemblyRecord>) =>
  context.db
    .update(a)
    .set({ ...set, rowVersion: row.rowVersion + 1 })
    .where(eq(a.id, row.id))

/** The meeting ends. Throws notFound, notRunning, stillVoting, notDecided. */
export async function endAssembly(context: Context, assemblyId: string): Promise<AssemblyRow> {
  const row = await lockAssembly(context, assemblyId)
  if (row.status !== 'running') throw notRunning()
  const topics = await context.db.select().from(t).where(eq(t.assemblyId, assemblyId)).orderBy(t.number)
  if (topics.some(({ status }) => status === 'voting')) throw stillVoting()
  const open = topics.find(({ status, decision }) => status === 'closed' && !decision)
  if (open) throw notDecided(open.number)
  await moveTo(context, row, { status: 'ended', endedAt: context.now })
  return acted(context, row, 'end')
}

/** Calls a meeting off that is not over (R313); one that was begun only whoever keeps its record. Throws notFound, alreadyOver, noPermission. */
export async function cancelAssembly(
  context: Context,
  { assemblyId, reason }: { assemblyId: string; reason: string },
): Promise<AssemblyRow> {
  const row = await lockAssembly(context, assemblyId)
  if (!isOpen(row)) throw alreadyOver()
  if (row.status === 'running') requireRecord(context)
  const open = await context.db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.assemblyId, assemblyId), eq(t.status, 'voting')))
  for (const { id } of open) await voidTopic(context, id)
  await moveTo(context, row, { status: 'cancelled', cancelledAt: context.now, cancelReason: reason })
  return acted(context, row, 'cancel', {}, reason)
}

/** What was held is the record's. Throws noPermission. */
function requireRecord({ actor }: Context): void {
  if (!actor.permissions.has('assemblies.record')) throw problems.noPermission()
}

/** A meeting whose motions were taken up again stays what it was, for the other stands on it (Art. 32); and one that was held is the record's, whose minutes stay once they were fixed. Throws calledAgain, noPermission, alreadyServed. */
async function requireAlone(context: Context, { id, status }: AssemblyRecord): Promise<void> {
  const isHeld = status === 'running' || status === 'ended'
  if (isHeld) requireRecord(context)
  if (await context.db.$count(minutesTable, eq(minutesTable.assemblyId, id))) throw alreadyServed()
  const again = and(eq(a.parentId, id), isNull(a.deletedAt), ne(a.status, 'cancelled'))
  if (await context.db.$count(a, again)) throw calledAgain()
}

/** Deletes a meeting of which nothing was served or posted; its record stays (R313). Throws notFound, alreadyServed, and what `requireAlone` throws. */
export async function deleteAssembly(context: Context, assemblyId: string): Promise<void> {
  const row = await lockAssembly(context, assemblyId)
  if (row.minutesPostedOn || (await isServed(context, assemblyId))) throw alreadyServed()
  await requireAlone(context, row)
  await noteAct(context, row, { act: 'delete', byName: context.actor.name })
  await moveTo(context, row, { deletedAt: context.now })
  context.audit({
    action: 'assemblies.delete',
    target: 'assembly',
    targetId: assemblyId,
    before: { title: row.title },
  })
}

/** A draft again, while nothing was served or posted: who was there and what was voted is void and stays in the record (R313). Throws notFound, alreadyServed, and what `requireAlone` throws. */
export async function resetAssembly(
  context: Context,
  { assemblyId, reason }: { assemblyId: string; reason: string },
): Promise<AssemblyRow> {
  const { db, now } = context
  const row = await lockAssembly(context, assemblyId)
  if (row.minutesPostedOn || (await isServed(context, assemblyId))) throw alreadyServed()
  await requireAlone(context, row)
  await db
    .update(presenceTable)
    .set({ cancelledAt: now, cancelReason: reason })
    .where(and(eq(presenceTable.assemblyId, assemblyId), isNull(presenceTable.cancelledAt)))
  const topics = await db.select({ id: t.id }).from(t).where(eq(t.assemblyId, assemblyId))
  for (const { id } of topics) await voidTopic(context, id)
  // The next notice contains every motion that is there then.
  await db.update(t).set({ isExtempore: false, noticed: null }).where(eq(t.assemblyId, assemblyId))
  await moveTo(context, row, {
    status: 'draft',
    publishedAt: null,
    startedAt: null,
    notice: null,
    endedAt: null,
    cancelledAt: null,
    cancelReason: '',
  })
  return acted(context, row, 'reset', {}, reason)
}

/** A motion as if nobody had voted on it; votes and objections stay, and count no longer. */
export async function voidTopic({ db, now }: Context, topicId: string): Promise<void> {
  for (const table of [voteTable, countTable, objectionTable])
    await db
      .update(table)
      .set({ voidAt: now })
      .where(and(eq(table.topicId, topicId), isNull(table.voidAt)))
  await db.delete(weightTable).where(eq(weightTable.topicId, topicId))
  await db
    .update(t)
    .set({
      status: 'waiting',
      startedAt: null,
      closedAt: null,
      closesAt: null,
      snapshot: null,
      result: null,
      lots: [],
      lotsWitness: '',
      decision: null,
      decisionText: '',
      decisionReason: '',
      decidedAt: null,
      decidedByName: '',
    })
    .where(eq(t.id, topicId))
}
