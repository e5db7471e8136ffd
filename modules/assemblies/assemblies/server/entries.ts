import { eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { requireAssembly } from './assemblies.ts'
import { readChain } from './chain.ts'
import { published } from './published.ts'
import { topicTable as t } from './tables.ts'

/** Acts that say what was voted: until voting is closed nobody reads it here either, also not of a round that was begun anew; nor where few gave a secret answer. */
const hidden = new Set(['vote', 'count'])

/** Every act of an assembly, and whether the chain over them is whole. Throws notFound. */
export async function listEntries(lease: Lease, assemblyId: string) {
  const assembly = await requireAssembly(lease, assemblyId)
  const { isWhole, rows } = await readChain(lease, assembly)
  const topics = await lease.db.select().from(t).where(eq(t.assemblyId, assemblyId))
  const kept = new Set<unknown>(
    topics
      .filter(
        ({ status, result, voteWay }) =>
          (status !== 'closed' && assembly.status !== 'ended') ||
          (result && published(result, voteWay).isReduced),
      )
      .map(({ id }) => id),
  )
  const isHidden = (act: string, facts: Record<string, unknown>) =>
    hidden.has(act) && kept.has(facts['topicId'])
  return {
    isWhole,
    entries: rows.map(({ number, act, facts, at, byName, hash }) => ({
      number,
      act,
      facts: isHidden(act, facts) ? '' : JSON.stringify(facts),
      at,
      by: byName,
      hash,
    })),
  }
}
