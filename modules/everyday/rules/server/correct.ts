import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { covenantByOthers, ruleCorrected, type rules } from '../contract.ts'
import { rulesChanged } from '../events.ts'
import { findRule } from './rules.ts'
import { ruleTable as r, versionTable as v } from './tables.ts'

/** Corrects name and kind of a rule as they were seen. Throws notFound, ruleCorrected, covenantByOthers. Audited. */
export async function correctRule(
  context: Context,
  { ruleId, title, category, seenTitle, seenCategory }: Taken<typeof rules.calls.correctRule>,
): Promise<void> {
  const before = await findRule(context, ruleId, true)
  // A retry finds what it wrote.
  const isDone = before.title === title && before.category === category
  if (!isDone && (before.title !== seenTitle || before.category !== seenCategory)) throw ruleCorrected()
  const byOthers = and(eq(v.ruleId, ruleId), ne(v.decidedBy, 'assembly'), isNull(v.withdrawnAt))
  if (category === 'covenant' && (await context.db.$count(v, byOthers))) throw covenantByOthers()
  await context.db.update(r).set({ title, category }).where(eq(r.id, ruleId))
  context.emit(rulesChanged, { ruleId })
  context.audit({
    action: 'rules.correct',
    target: 'rule',
    targetId: ruleId,
    before: { title: before.title, category: before.category },
    after: { title, category },
  })
}
