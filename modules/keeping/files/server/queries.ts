import { eq, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { type Prepared, statement } from '#platform/server/statement.ts'
import { uploadedFiles as file } from './tables.ts'

const insertWithin: Prepared = {
  name: 'file_insert_within',
  text: `
  insert into uploaded_file (id, path, folder, content_type, bytes, sha256, account_id, at)
  select $1, $2, $3, $4, $5, $6, $7::uuid, $8
  where (select count(*) from uploaded_file where account_id = $7::uuid and at > $9) < $10
  returning id`,
}

/** Writes an upload unless its account made too many since an instant; says whether it did. */
export async function insertUpload(
  lease: Lease,
  omit: Omit<typeof file.$inferSelect, 'communityId' | 'claimedAt' | 'claims'>,
  { since, most }: { since: Date; most: number },
): Promise<boolean> {
  const { id, path, folder, contentType, bytes, sha256, accountId, at } = omit
  const values = [id, path, folder, contentType, bytes, sha256, accountId, at, since, most]
  return (await lease.query(insertWithin, values)).length > 0
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
