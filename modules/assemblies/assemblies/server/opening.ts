import type { Context } from '#platform/server/context.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { beforeItsHour, enoughAreThere, noTopics, notDraft, notPublished, noUnits } from '../problems.ts'
import type { AssemblyRow } from '../shapes.ts'
import { lockAssembly, topicsCount, unitsOf } from './assemblies.ts'
import { acted, moveTo } from './lifecycle.ts'
import { noticeOf } from './notice.ts'
import { measuringTopic, missingOf, requireQuorum } from './quorum.ts'
import { compareRegister } from './register.ts'
import { rollDigest } from './roll-digest.ts'
import { rollState } from './roll-state.ts'
import { showAssembly, soldSince } from './show-assembly.ts'
import type { AssemblyRecord } from './tables.ts'
import { listTopics } from './topics.ts'

/** What the law and the registers warned of at that moment: a meeting is still held, and the record says so. */
const warnedOf = async (context: Context, assemblyId: string) => ({
  warnings: (await showAssembly(context, assemblyId)).warnings,
})

/** Publishes a draft (R313); in how many places the roll is not what the household register says stands in the record. Throws notFound, notDraft, noUnits, noTopics. */
export async function publishAssembly(context: Context, assemblyId: string): Promise<AssemblyRow> {
  const row = await lockAssembly(context, assemblyId)
  if (row.status !== 'draft') throw notDraft()
  if (!(await unitsOf(context, assemblyId))) throw noUnits()
  if (!(await topicsCount(context, assemblyId))) throw noTopics()
  const differences = (await compareRegister(context, assemblyId)).length
  await moveTo(context, row, { status: 'published', publishedAt: context.now })
  return acted(context, row, 'publish', {
    ...(await warnedOf(context, assemblyId)),
    ...(differences && { differences }),
  })
}

/** A meeting that is held on another day than was planned is of that day: minutes and objections are counted from it. */
async function moveToToday(context: Context, row: AssemblyRecord): Promise<{ planned?: Date }> {
  const { now } = context
  if (dayOf(row.meetingAt) === dayOf(now)) return {}
  await moveTo(context, row, { meetingAt: now })
  return { planned: row.meetingAt }
}

/**
 * The meeting begins (R313); short of the quorum that its first motion asks for only with a reason, which stands in the
 * record, as does the time that was planned where it is held on another day. Throws notFound, notPublished, shortOfQuorum.
 */
export async function startAssembly(
  context: Context,
  { assemblyId, reason }: { assemblyId: string; reason: string },
): Promise<AssemblyRow> {
  const row = await lockAssembly(context, assemblyId)
  if (row.status !== 'published') throw notPublished()
  const notice = row.notice ?? noticeOf(row, await listTopics(context, assemblyId))
  const moved = await moveToToday(context, row)
  const topic = measuringTopic(await listTopics(context, assemblyId))
  const short = topic ? requireQuorum(await rollState(context, row), topic, reason) : undefined
  const warned = await warnedOf(context, assemblyId)
  await moveTo(context, row, { status: 'running', startedAt: context.now, notice })
  const sold = await soldSince(context, assemblyId)
  // From here on the roll is fixed: its digest in the chain proves which one it was.
  const facts = {
    ...warned,
    ...(sold.length && { sold }),
    ...moved,
    ...(short && { short }),
    roll: await rollDigest(context, assemblyId),
  }
  return acted(context, row, 'start', facts, short && reason)
}

/**
 * Too few came to a published meeting: the chair declares that it is not held (流會). It was never begun, and its motions may
 * be taken up again (Art. 32). Throws notFound, notPublished, beforeItsHour, enoughAreThere.
 */
export async function declareNotHeld(context: Context, assemblyId: string): Promise<AssemblyRow> {
  const row = await lockAssembly(context, assemblyId)
  if (row.status !== 'published') throw notPublished()
  if (context.now < row.meetingAt) throw beforeItsHour()
  const topic = measuringTopic(await listTopics(context, assemblyId))
  const short = topic && missingOf(await rollState(context, row), topic)
  if (!short) throw enoughAreThere()
  const notice = row.notice ?? noticeOf(row, await listTopics(context, assemblyId))
  await moveTo(context, row, { status: 'ended', endedAt: context.now, notice })
  return acted(context, row, 'notHeld', { short, roll: await rollDigest(context, assemblyId) })
}
