import { and, eq, inArray, isNotNull, isNull, notExists } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { weightsDigest } from './roll-digest.ts'
import {
  type AssemblyRecord,
  topicTable as t,
  type UnitRecord,
  voteTable as v,
  weightTable as w,
} from './tables.ts'

/** What passed to owners who came while a motion was voted on: the digest of who votes for what from now on. */
export interface Passed {
  topicId: string
  number: number
  labels: string[]
  /** Acts from before these were kept have none. */
  units?: string[]
  weights: string
}

/**
 * The owners of these units came while voting goes on: what nobody has voted for in this round they vote for themselves.
 * Weights stay as they were when voting began. The caller holds the lock of the assembly.
 */
export async function passVotes(
  { db }: Pick<Context, 'db'>,
  assembly: AssemblyRecord,
  units: readonly UnitRecord[],
): Promise<Passed | undefined> {
  const [topic] = await db
    .select({ id: t.id, number: t.number })
    .from(t)
    .where(and(eq(t.assemblyId, assembly.id), eq(t.status, 'voting')))
  if (!topic || !units.length) return undefined
  const labelOf = new Map(units.map(({ id, label }) => [id, label]))
  const standing = db
    .select({ id: v.id })
    .from(v)
    .where(and(eq(v.topicId, w.topicId), eq(v.unitId, w.unitId), isNull(v.voidAt)))
  const passed = await db
    .update(w)
    .set({ agentKey: null })
    .where(
      and(
        eq(w.topicId, topic.id),
        inArray(w.unitId, [...labelOf.keys()]),
        isNotNull(w.agentKey),
        notExists(standing),
      ),
    )
    .returning({ unitId: w.unitId })
  if (!passed.length) return undefined
  const weights = await db.select().from(w).where(eq(w.topicId, topic.id))
  return {
    topicId: topic.id,
    number: topic.number,
    labels: passed.map(({ unitId }) => labelOf.get(unitId) ?? ''),
    units: passed.map(({ unitId }) => unitId),
    weights: weightsDigest(weights),
  }
}
