import { and, asc, inArray, isNull } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { endLendables } from '#modules/visitors/visitor-loans/server/public.ts'
import { stillLent } from '../contract.ts'
import { assetsChanged } from '../events.ts'
import { assetHistory, assetTable as a } from './tables.ts'

/** Takes assets off the register, all or none; their past stays. Throws notFound, stillLent. */
export async function removeAssets(
  context: Context,
  assetIds: readonly string[],
): Promise<{ count: number }> {
  const ids = [...new Set(assetIds)]
  const rows = await context.db
    .select()
    .from(a)
    .where(and(inArray(a.id, ids), isNull(a.removedAt)))
    .orderBy(asc(a.id))
    .for('update')
  if (rows.length < ids.length) throw problems.notFound()
  if (!(await endLendables(context, ids))) throw stillLent()
  await context.db.update(a).set({ removedAt: context.now }).where(inArray(a.id, ids))
  await assetHistory.add(
    context,
    context.actor,
    ids.map((assetId) => ({ assetId, act: 'removed' as const })),
  )
  context.emit(assetsChanged, { assetIds: ids })
  for (const { id, displayId, name } of rows)
    context.audit({ action: 'assets.remove', target: 'asset', targetId: id, before: { displayId, name } })
  return { count: ids.length }
}
