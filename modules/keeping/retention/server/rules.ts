import { eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Retention } from '#platform/server/retention.ts'
import { outOfRange, type RetentionRule, unknownRule } from '../contract.ts'
import { retentionRuns as runs, retentionSettings as settings } from './tables.ts'

/** What the community keeps and for how long, in the order of the modules. */
export async function listRules(lease: Lease, all: readonly Retention[]): Promise<RetentionRule[]> {
  const [chosen, ran] = await Promise.all([lease.db.select().from(settings), lease.db.select().from(runs)])
  return all.map(({ name, title, words, defaultDays, minDays, maxDays }) => {
    const setting = chosen.find((item) => item.name === name)
    const run = ran.find((item) => item.name === name)
    return {
      name,
      title,
      words,
      defaultDays,
      minDays,
      maxDays,
      days: setting?.days ?? defaultDays,
      changedBy: setting?.changedByName ?? '',
      changedAt: setting?.changedAt ?? null,
      lastRunAt: run?.finishedAt ?? null,
      lastCount: run?.forgotten ?? 0,
    }
  })
}

/** Decides how many days something is kept. Throws unknownRule, outOfRange. */
export async function changeDays(
  context: Context,
  all: readonly Retention[],
  { name, days }: { name: string; days: number },
): Promise<RetentionRule> {
  const rule = all.find((item) => item.name === name)
  if (!rule) throw unknownRule()
  if (days < rule.minDays || days > rule.maxDays) throw outOfRange(rule.minDays, rule.maxDays)
  const [before] = await context.db.select().from(settings).where(eq(settings.name, name)).for('update')
  const chosen = { days, changedAt: context.now, changedByName: context.actor.name }
  await context.db
    .insert(settings)
    .values({ name, ...chosen })
    .onConflictDoUpdate({ target: [settings.communityId, settings.name], set: chosen })
  context.audit({
    action: 'retention.change',
    target: 'retention',
    targetId: name,
    before: { days: before?.days ?? rule.defaultDays },
    after: { days },
  })
  const shown = (await listRules(context, all)).find((rule) => rule.name === name)
  if (!shown) throw unknownRule()
  return shown
}
