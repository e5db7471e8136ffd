import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { uploadedFiles as file } from './tables.ts'

const sinceThen = statement<{ accountId: string; since: Date }, { count: number }>('uploads_since', (query) =>
  query
    .select({ count: count() })
    .from(file)
    .where(and(eq(file.accountId, sql.placeholder('accountId')), gt(file.at, sql.placeholder('since')))),
)

/** How many files an account has uploaded since an instant. */
export async function countUploadsSince(lease: Lease, accountId: string, since: Date): Promise<number> {
  const [row] = await lease.run(sinceThen, { accountId, since })
  return row?.count ?? 0
}

export interface FileRow {
  id: string
  path: string
  contentType: string
}

const fields = { id: file.id, path: file.path, contentType: file.contentType }

const byPath = statement<{ path: string }, FileRow>('file_by_path', (query) =>
  query
    .select(fields)
    .from(file)
    .where(eq(file.path, sql.placeholder('path'))),
)

/** The community's file of a path; undefined when it has none. */
export const fileOfPath = async (lease: Lease, path: string): Promise<FileRow | undefined> =>
  (await lease.run(byPath, { path }))[0]

const byId = statement<{ id: string }, FileRow>('file_by_id', (query) =>
  query
    .select(fields)
    .from(file)
    .where(eq(file.id, sql.placeholder('id'))),
)

/** The community's file of an id; undefined when it has none. */
export const fileOfId = async (lease: Lease, id: string): Promise<FileRow | undefined> =>
  (await lease.run(byId, { id }))[0]
