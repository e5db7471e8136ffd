import { and, eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { requireAssembly } from './assemblies.ts'
import { readChain } from './chain.ts'
import { topicTable as t } from './tables.ts'

/** Acts that say what was voted: while voting goes on, nobody reads it here either. */
const hidden = new Set(['vote', 'count'])

/** Every act of an assembly, and whether the chain over them is whole. Throws notFound. */
export async function listEntries(lease: Lease, assemblyId: string) {
  const { isWhole, rows } = await readChain(lease, await requireAssembly(lease, assemblyId))
  const [voting] = await lease.db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.assemblyId, assemblyId), eq(t.status, 'voting')))
  const isHidden = (act: string, facts: Record<string, unknown>) =>
    hidden.has(act) && facts['topicId'] === voting?.id
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
