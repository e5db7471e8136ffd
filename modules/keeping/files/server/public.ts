import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Folder } from '../contract.ts'
import { uploadedFiles } from './tables.ts'

export { openLink } from './links.ts'
export { type Keepable, keepFile } from './upload.ts'

/** Milliseconds after its upload in which a file may be named. */
const claimLife = 24 * 60 * 60 * 1000

/**
 * Takes a file for a record that names it, so that it is kept. '' is no file and fine; everything else was uploaded by this
 * very account into that folder within 24 hours. Gives its SHA-256 in hex, '' of none. Throws foreignFile.
 */
export async function claimFile(context: Context, path: string, folder: Folder): Promise<string> {
  if (!path) return ''
  const claimed = await context.db
    .update(uploadedFiles)
    .set({ claimedAt: context.now, claims: sql`${uploadedFiles.claims} + 1` })
    .where(
      and(
        eq(uploadedFiles.path, path),
        eq(uploadedFiles.folder, folder),
        eq(uploadedFiles.accountId, context.actor.accountId),
        gt(uploadedFiles.at, new Date(context.now.getTime() - claimLife)),
      ),
    )
    .returning({ sha256: uploadedFiles.sha256 })
  if (!claimed[0]) throw problems.foreignFile()
  return claimed[0].sha256
}

/** Has another record name files that one of the community names already: they are kept as long as either does. */
export async function shareFiles(lease: Lease, paths: readonly string[]): Promise<void> {
  if (!paths.length) return
  await lease.db
    .update(uploadedFiles)
    .set({ claims: sql`${uploadedFiles.claims} + 1` })
    .where(inArray(uploadedFiles.path, [...paths]))
}

const release = `
  update uploaded_file f set claims = greatest(0, f.claims - gone.n),
    claimed_at = case when f.claims > gone.n then f.claimed_at end
  from (select path, count(*)::int as n from unnest($1::text[]) as path where path <> '' group by path) gone
  where f.community_id = lobby_community() and f.path = gone.path`

/**
 * Lets go of files that records named and name no longer. A file that no record names is removed by the next night's
 * chore, first from the storage and then its row, so that a stop in between is made good.
 */
export async function releaseFiles(lease: Lease, paths: readonly string[]): Promise<void> {
  if (paths.length) await lease.query(release, [paths])
}
