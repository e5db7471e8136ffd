import { and, desc, eq, ilike, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { microsOf } from '#platform/server/cursor.ts'
import { cursorPage } from '#platform/server/list.ts'
import type { assemblies } from '../contract.ts'
import { type Asked, assemblyColumns, type CountedAssembly, toAssemblyRow } from './assemblies.ts'
import { assemblyTable as a } from './tables.ts'

/** The most that are counted. */
const mostCounted = 1000

/** Assemblies, the newest meeting first. */
export async function listAssemblies(
  lease: Asked,
  { keyword, status, ...paging }: Taken<typeof assemblies.calls.list>,
) {
  const condition = and(
    isNull(a.deletedAt),
    status && eq(a.status, status),
    keyword ? ilike(a.title, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
  const page = await cursorPage<CountedAssembly & { micros: number }>(
    lease,
    {
      condition,
      at: a.meetingAt,
      id: a.id,
      counted: { from: a, condition, most: mostCounted },
      idOf: ({ assembly }) => assembly.id,
      read: ({ condition: where, limit }) =>
        lease.db
          .select({ ...assemblyColumns, micros: microsOf(a.meetingAt) })
          .from(a)
          .where(where)
          .orderBy(desc(a.meetingAt), desc(a.id))
          .limit(limit),
    },
    paging,
  )
  return { ...page, data: await Promise.all(page.data.map((row) => toAssemblyRow(lease, row))) }
}
