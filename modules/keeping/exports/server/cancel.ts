import { and, eq } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { alreadyOver } from '../contract.ts'
import { tell } from './claim.ts'
import { findExport, underWay } from './queries.ts'
import { exportTable as e } from './tables.ts'

/** Stops an export that is under way; its worker finds out at its next step and removes what it wrote. Throws notFound, alreadyOver. */
export async function cancelExport(context: Context, exportId: string): Promise<void> {
  const known = await findExport(context, context.actor, exportId)
  if (!known) throw problems.notFound()
  const [row] = await context.db
    .update(e)
    .set({ state: 'cancelled', completedAt: context.now })
    .where(and(eq(e.id, exportId), underWay))
    .returning()
  if (!row) throw alreadyOver()
  tell(context, row)
  context.audit({
    action: 'exports.cancel',
    target: 'export',
    targetId: exportId,
    after: { rowCount: row.rowCount },
  })
}
