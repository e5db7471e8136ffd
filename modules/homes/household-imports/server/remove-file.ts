import { eq } from 'drizzle-orm'
import type { Storage } from '#platform/server/storage.ts'
import { system, type LongJobContext } from '#platform/server/work.ts'
import { forgetPlan } from './keep-plan.ts'
import { importTable as i } from './tables.ts'

/** Removes an import's file and what was read from it, the file first, so that a stop in between is made good. */
export async function removeFile(
  context: Pick<LongJobContext, 'communityId' | 'read' | 'write'>,
  storage: Storage,
  importId: string,
): Promise<void> {
  const [row] = await context.read((lease) =>
    lease.db.select({ path: i.filePath }).from(i).where(eq(i.id, importId)),
  )
  if (!row?.path) return
  await storage.remove(context.communityId, row.path)
  await context.write(system, async (work) => {
    await work.db.update(i).set({ filePath: '' }).where(eq(i.id, importId))
    await forgetPlan(work, importId)
  })
}
