import { and, eq, isNull } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { type PollRow, polls as p } from './tables.ts'

/** One poll, held against whoever changes or ends it when asked so. Throws notFound. */
export async function pollRow(
  lease: Pick<Lease, 'db'>,
  pollId: string,
  lock?: 'update' | 'share',
): Promise<PollRow> {
  const read = lease.db
    .select()
    .from(p)
    .where(and(eq(p.id, pollId), isNull(p.deletedAt)))
  const [row] = await (lock ? read.for(lock) : read)
  if (!row) throw problems.notFound()
  return row
}

/** The files that a poll names: each once. */
export const pathsOf = ({ candidates, files }: Pick<PollRow, 'candidates' | 'files'>): string[] => [
  ...new Set(
    [...candidates.map(({ photoPath }) => photoPath), ...files.map(({ path }) => path)].filter(Boolean),
  ),
]
