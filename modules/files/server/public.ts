import { and, eq, gt } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Folder } from '../contract.ts'
import { uploadedFiles } from './tables.ts'

/** Milliseconds after its upload in which a file may be named. */
const claimLife = 24 * 60 * 60 * 1000

/**
 * Takes a file for a record that names it, so that it is kept. '' is no file and fine; everything else was uploaded by this
 * very account into that folder within 24 hours. Throws foreignFile.
 */
export async function claimFile(context: Context, path: string, folder: Folder): Promise<void> {
  if (!path) return
  const claimed = await context.db
    .update(uploadedFiles)
    .set({ claimedAt: context.now })
    .where(
      and(
        eq(uploadedFiles.path, path),
        eq(uploadedFiles.folder, folder),
        eq(uploadedFiles.accountId, context.actor.accountId),
        gt(uploadedFiles.at, new Date(context.now.getTime() - claimLife)),
      ),
    )
    .returning({ id: uploadedFiles.id })
  if (!claimed.length) throw problems.foreignFile()
}
