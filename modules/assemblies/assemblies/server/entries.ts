import { eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { requireAssembly } from './assemblies.ts'
import { type Acted, readChain } from './chain.ts'
import { isReduced, isSecret, isSmall } from './published.ts'
import { topicTable as t, type TopicRecord, type Total } from './tables.ts'

/** Acts that say what was voted. */
const votes = new Set(['vote', 'count'])

/** Whether a secret count tells what few chose: the one that stands, or this one beside it. */
const tellsOfFew = ({ result, voteWay }: TopicRecord, facts: Record<string, unknown>): boolean =>
  isSecret(voteWay) &&
  (result === null || isReduced(result) || ((facts['totals'] as Total[] | undefined) ?? []).some(isSmall))

/**
 * What of the acts nobody reads here: what was voted in a round that is not closed or that was begun anew, whatever the motion
 * has become since, and secret counts of few (decisions 077, 087).
 */
function hiddenOf(acts: readonly Acted[], topics: readonly TopicRecord[]): (acted: Acted) => boolean {
  const topicOf = new Map<unknown, TopicRecord>(topics.map((topic) => [topic.id, topic]))
  const lastRound = new Map(
    acts.filter(({ act }) => act === 'startVoting').map(({ facts, number }) => [facts['topicId'], number]),
  )
  return ({ act, facts, number }) => {
    if (!votes.has(act)) return false
    const topic = topicOf.get(facts['topicId'])
    if (topic?.status !== 'closed' || number < (lastRound.get(topic.id) ?? 0)) return true
    return tellsOfFew(topic, facts)
  }
}

/** Facts as they are shown: earlier acts hold a key of the owner that was made of the digits that tell owners apart. */
const shown = (facts: Record<string, unknown>): string =>
  JSON.stringify(facts, (name, value: unknown) => (name === 'ownerKey' ? undefined : value))

/** Every act of an assembly, whether the chain over them is whole, and where a recount differs. Throws notFound. */
export async function listEntries(lease: Lease, assemblyId: string) {
  const assembly = await requireAssembly(lease, assemblyId)
  const { isWhole, differences, rows } = await readChain(lease, assembly)
  const topics = await lease.db.select().from(t).where(eq(t.assemblyId, assemblyId))
  const isHidden = hiddenOf(rows, topics)
  return {
    isWhole,
    differences,
    entries: rows.map((row) => ({
      number: row.number,
      act: row.act,
      facts: isHidden(row) ? '' : shown(row.facts),
      at: row.at,
      by: row.byName,
      hash: row.hash,
    })),
  }
}
