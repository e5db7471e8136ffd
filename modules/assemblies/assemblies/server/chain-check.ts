import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { Passed } from './passing.ts'
import { rollDigest, weightsDigest } from './roll-digest.ts'
import { type AssemblyRecord, topicTable as t, voteTable as v, weightTable as w } from './tables.ts'

interface Acted {
  act: string
  facts: Record<string, unknown>
}
interface Replayed {
  thresholds: unknown
  /** The digest of who was there, and for whom: an owner who comes later takes over what nobody has voted for. */
  weights: unknown
  /** What each unit chose last. */
  votes: Map<string, string>
  decision: unknown
}

const said = (choices: readonly string[]) => choices.toSorted().join(' ')

/** What the acts of a meeting come to: the roll that it began with, and of each motion its last vote. */
function replay(acts: readonly Acted[]) {
  const topics = new Map<unknown, Replayed>()
  let roll: unknown
  for (const { act, facts } of acts) {
    const id = facts['topicId']
    const topic = topics.get(id)
    if (act === 'start' || act === 'notHeld') roll = facts['roll']
    if (act === 'reset' || act === 'cancel') roll = undefined
    if (act === 'reset') topics.clear()
    if (act === 'resetVoting') topics.delete(id)
    if (act === 'startVoting') {
      const { thresholds, weights } = facts
      topics.set(id, { thresholds, weights, votes: new Map(), decision: null })
    }
    if (act === 'registerOwner') {
      const passed = facts['passed'] as Passed | undefined
      const open = topics.get(passed?.topicId)
      if (passed && open) open.weights = passed.weights
    }
    if (act === 'vote' && topic)
      for (const { unitId, choices } of facts['votes'] as { unitId: string; choices: string[] }[])
        topic.votes.set(unitId, said(choices))
    if (topic && act === 'decide') topic.decision = facts['decision']
    if (topic && act === 'cancelDecision') topic.decision = null
  }
  return { roll, topics }
}

/**
 * Whether what is counted is what the record says: the roll, who was there, the thresholds, the named votes and what was
 * declared. The chain alone proves that no act was changed.
 */
export async function isAsRecorded(
  lease: Pick<Lease, 'db'>,
  assembly: AssemblyRecord,
  acts: readonly Acted[],
): Promise<boolean> {
  const { roll, topics } = replay(acts)
  if (roll !== undefined && roll !== (await rollDigest(lease, assembly.id))) return false
  const rows = await lease.db.select().from(t).where(eq(t.assemblyId, assembly.id))
  const ids = rows.filter(({ status }) => status !== 'waiting').map(({ id }) => id)
  if (!ids.length) return true
  const weights = await lease.db.select().from(w).where(inArray(w.topicId, ids))
  const votes = await lease.db
    .select()
    .from(v)
    .where(and(inArray(v.topicId, ids), isNull(v.voidAt)))
  return rows.every((topic) => {
    const recorded = topics.get(topic.id)
    // Acts from before their facts said so much prove nothing of it.
    if (!recorded?.weights || topic.status === 'waiting') return true
    const cast = votes.filter(({ topicId }) => topicId === topic.id)
    const ofTopic = weights.filter(({ topicId }) => topicId === topic.id)
    return (
      recorded.weights === weightsDigest(ofTopic) &&
      isDeepStrictEqual(recorded.thresholds, topic.snapshot?.thresholds) &&
      recorded.decision === topic.decision &&
      (topic.voteWay !== 'record' ||
        (cast.length === recorded.votes.size &&
          cast.every(({ unitId, choices }) => recorded.votes.get(unitId) === said(choices))))
    )
  })
}
