import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { onlyVersion, type rules, versionNotNewest, versionWithdrawn } from '../contract.ts'
import { rulesChanged } from '../events.ts'
import { findRule } from './rules.ts'
import { versionTable as v } from './tables.ts'

/**
 * Withdraws the newest version of a rule, which is followed as the one before says it from now on; it stays for the record. Throws
 * notFound, versionWithdrawn, versionNotNewest, onlyVersion. Audited.
 */
export async function withdrawVersion(
  context: Context,
  { ruleId, versionId, reason }: Taken<typeof rules.calls.withdrawVersion>,
): Promise<void> {
  const { title } = await findRule(context, ruleId, true)
  const standing = await context.db
    .select({ id: v.id, nth: v.nth })
    .from(v)
    .where(and(eq(v.ruleId, ruleId), isNull(v.withdrawnAt)))
    .orderBy(desc(v.nth))
  const [last, before] = standing
  if (last?.id !== versionId) {
    if (standing.some(({ id }) => id === versionId)) throw versionNotNewest()
    const [gone] = await context.db
      .select({ id: v.id })
      .from(v)
      .where(and(eq(v.ruleId, ruleId), eq(v.id, versionId)))
    throw gone ? versionWithdrawn() : problems.notFound()
  }
  if (!before) throw onlyVersion()
  await context.db
    .update(v)
    .set({ withdrawnAt: context.now, withdrawnByName: context.actor.name, withdrawReason: reason })
    .where(and(eq(v.ruleId, ruleId), eq(v.id, versionId)))
  context.emit(rulesChanged, { ruleId })
  context.audit({
    action: 'rules.withdrawVersion',
    target: 'rule',
    targetId: ruleId,
    before: { title, nth: last.nth },
    reason,
  })
}
