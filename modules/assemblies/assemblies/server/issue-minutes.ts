import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { assemblyMinutes, IssuedMinutes } from '../minutes-contract.ts'
import { correctionMissing, minutesIdTaken, notOver } from '../problems.ts'
import { lockAssembly, requireAssembly } from './assemblies.ts'
import { noteAct } from './chain.ts'
import { issuedOf } from './issued.ts'
import { drawMinutes } from './minutes-drawn.ts'
import { minutesFacts } from './minutes-facts.ts'
import { rollState } from './roll-state.ts'
import { type AssemblyRecord, minutesTable as m } from './tables.ts'
import { listTopics } from './topics.ts'

type Calls = typeof assemblyMinutes.calls

/** The minutes as a PDF, as they are now, with this version in them. */
async function drawn(context: Context, assembly: AssemblyRecord, version: IssuedMinutes): Promise<Buffer> {
  const { communityName } = context.actor
  const facts = await minutesFacts(context, {
    communityName,
    assembly,
    topics: await listTopics(context, assembly.id),
    state: await rollState(context, assembly),
    // Minutes bear no code of a card and no picture.
    codeOf: () => '',
    origin: '',
    pictureOf: () => Promise.resolve(undefined),
  })
  const issued = [version, ...facts.issued]
  const paper = streamPaper({ title: `${assembly.title} 會議紀錄`, author: communityName }, (sheet) =>
    drawMinutes(sheet, { ...facts, issued }),
  )
  return Buffer.concat(await paper.toArray())
}

interface Said {
  chairName: string
  recorderName: string
  correction: string
  reason: string
}

/** Fixes another version of the minutes of a locked meeting. */
async function keep(context: Context, assembly: AssemblyRecord, id: string, said: Said): Promise<void> {
  const [last] = await issuedOf(context, assembly.id)
  const version = (last?.version ?? 0) + 1
  const { now: at, actor } = context
  const signed = {
    chairName: said.chairName || last?.chairName || assembly.chairName || assembly.convenerName,
    recorderName: said.recorderName || last?.recorderName || assembly.recorderName,
  }
  const one = { ...said, ...signed, version, at }
  const content = await drawn(context, assembly, { ...one, by: actor.name, digest: '' })
  const digest = createHash('sha256').update(content).digest('hex')
  await context.db
    .insert(m)
    .values({ id, assemblyId: assembly.id, ...one, content, digest, byName: actor.name })
  const { correction, reason } = said
  const facts = { version, digest, ...signed, ...(reason && { correction, reason }) }
  await noteAct(context, assembly, { act: 'issueMinutes', facts, byName: actor.name })
}

/** What is sent or posted stays to be read: the minutes are fixed the first time that either happens. The caller holds the lock. */
export async function keepFirst(context: Context, assembly: AssemblyRecord): Promise<void> {
  if ((await issuedOf(context, assembly.id)).length) return
  await keep(context, assembly, newId(), { chairName: '', recorderName: '', correction: '', reason: '' })
}

/**
 * Fixes the minutes of a meeting that is over, with who signs them (Art. 34 I); another version with what it puts right and why.
 * Throws notFound, notOver, correctionMissing, minutesIdTaken.
 */
export async function issueMinutes(
  context: Context,
  { assemblyId, minutesId: id, ...said }: Taken<Calls['issue']>,
): Promise<IssuedMinutes[]> {
  const assembly = await lockAssembly(context, assemblyId)
  if (assembly.status !== 'ended') throw notOver()
  const { correction, reason } = said
  const audit = { action: 'assemblies.issueMinutes', target: 'assembly', targetId: assemblyId } as const
  await createOnce(context, {
    id,
    find: () => rowOf(context, m, id),
    isSame: (row) => says(row, { assemblyId, correction, reason }),
    taken: minutesIdTaken,
    isLocked: true,
    create: async () => {
      const isFirst = !(await issuedOf(context, assemblyId)).length
      if (!isFirst && !(correction && reason)) throw correctionMissing()
      await keep(context, assembly, id, said)
    },
  })
  context.audit({ ...audit, after: { title: assembly.title }, ...(reason && { reason }) })
  return issuedOf(context, assemblyId)
}

/** A version of the minutes as it was fixed. Audited. Throws notFound. */
export async function readIssued(
  context: CallContext,
  { assemblyId, version }: Taken<Calls['readIssued']>,
): Promise<FileAnswer> {
  const assembly = await requireAssembly(context, assemblyId)
  const [row] = await context.db
    .select()
    .from(m)
    .where(and(eq(m.assemblyId, assemblyId), eq(m.version, version)))
  if (!row) throw problems.notFound()
  context.audit({
    action: 'assemblies.print',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: assembly.title, paper: 'minutes' },
  })
  return {
    contentType: paperType,
    fileName: `${assembly.title}_會議紀錄_第${version}版.pdf`.replace(/[\\/:*?"<>|]/g, ''),
    content: row.content,
  }
}
