import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { collecting, VirtualRule } from '../contract.ts'
import { collectingChanged } from '../events.ts'
import { accountIdTaken, alreadyPending, nothingPending, settingChanged, wrongRule } from '../problems.ts'
import type { Decision, Provider } from '../shapes.ts'
import { schemeOf, splitOf } from '../virtual-accounts.ts'
import { decision, requireOther } from './decision.ts'
import { ruleOf } from './settings.ts'
import { accountRules as t } from './tables.ts'

type Calls = typeof collecting.calls
type Row = typeof t.$inferSelect

const shownOf =
  ({ actor }: Context) =>
  (row: Row): VirtualRule => ({
    ruleId: row.id,
    scheme: row.scheme,
    prefix: row.prefix,
    length: row.length,
    isAmountBound: row.isAmountBound,
    weights: row.weights,
    amountWeights: row.amountWeights,
    complement: row.complement,
    isEntered: schemeOf(row.scheme)?.isEntered ?? true,
    madeAt: row.madeAt,
    madeBy: row.madeByName,
    state: row.decision ?? 'pending',
    isOwn: row.madeBy === actor.accountId,
    decidedAt: row.decidedAt,
    decidedBy: row.decidedByName,
    reason: row.reason,
  })

/** The rule in force, the one that waits, and what was before, the newest first. */
export async function showRules(context: Context, provider: Provider) {
  const rows = await context.db
    .select()
    .from(t)
    .where(eq(t.provider, provider))
    .orderBy(desc(t.decidedAt), desc(t.madeAt), desc(t.id))
  const shown = shownOf(context)
  const inForce = rows.find((row) => row.decision === 'approved')
  const pending = rows.find((row) => !row.decision)
  return {
    rule: inForce ? shown(inForce) : null,
    pendingRule: pending ? shown(pending) : null,
    earlierRules: rows.filter((row) => row !== inForce && row !== pending).map(shown),
  }
}

/** Why no accounts can be made by a rule; '' where they can. */
function whyWrong({
  scheme: name,
  prefix,
  length,
  isAmountBound,
  weights,
  amountWeights,
}: Taken<Calls['applyRule']>): string {
  const scheme = schemeOf(name)
  if (!scheme) return '沒有這種編碼方式，請重新選擇。'
  if (!scheme.lengths.includes(length))
    return `這種編碼的帳號長度是 ${scheme.lengths.join('、')} 碼，請重新選擇。`
  if (!splitOf({ prefix, length })) return '帳號太短：扣掉企業識別碼與檢查碼後，至少要留 6 碼給期別與戶號。'
  if (isAmountBound && !scheme.bindsAmount) return '這種編碼的檢查碼不含金額，請取消「檢查碼含金額」。'
  if (!scheme.isEntered) return ''
  if (weights.length !== length - 1) return `權數要有 ${length - 1} 碼，與帳號扣掉檢查碼後一樣長。`
  if (isAmountBound && !amountWeights) return '檢查碼含金額時，請填寫金額的權數。'
  return ''
}

const lock = (context: Context) => oneAtATime(context, 'settings of collecting')
const pendingOf = async (context: Context, provider: Provider): Promise<Row | undefined> => {
  const [row] = await context.db
    .select()
    .from(t)
    .where(and(eq(t.provider, provider), isNull(t.decision)))
  return row
}

/** Applies for a rule over the one in force that was seen. Throws wrongRule, settingChanged, alreadyPending, accountIdTaken. */
export async function applyRule(context: Context, input: Taken<Calls['applyRule']>): Promise<VirtualRule> {
  const { ruleId: id, seenRuleId, ...content } = input
  const why = whyWrong(input)
  if (why) throw wrongRule(why)
  await lock(context)
  await createOnce(context, {
    id,
    isLocked: true,
    find: () => rowOf(context, t, id),
    isSame: (row) => says(row, content),
    taken: accountIdTaken,
    again: { action: 'collecting.applyRuleAgain', target: 'accountRule', targetId: id },
    create: async () => {
      const before = await ruleOf(context, content.provider)
      if ((before?.id ?? null) !== seenRuleId)
        throw settingChanged(
          before?.decidedByName || (before?.madeByName ?? ''),
          speakTime(before?.decidedAt ?? context.now, context.now),
        )
      const waiting = await pendingOf(context, content.provider)
      if (waiting) throw alreadyPending(waiting.madeByName)
      const { accountId: madeBy, name: madeByName } = context.actor
      await context.db.insert(t).values({ id, ...content, madeAt: context.now, madeBy, madeByName })
      context.emit(collectingChanged, {})
      context.audit({
        action: 'collecting.applyRule',
        target: 'accountRule',
        targetId: id,
        before: before ? told(before) : undefined,
        after: told(content),
      })
    },
  })
  return ruleShown(context, id)
}

async function ruleShown(context: Context, id: string): Promise<VirtualRule> {
  const row = await rowOf(context, t, id)
  if (!row) throw problems.notFound()
  return shownOf(context)(row)
}

async function decide(context: Context, row: Row, decided: Decision, reason = ''): Promise<VirtualRule> {
  const before = await ruleOf(context, row.provider)
  await context.db
    .update(t)
    .set(decision(context, decided, reason))
    .where(eq(t.id, row.id))
  context.emit(collectingChanged, {})
  context.audit({
    action: `collecting.${decided}Rule`,
    target: 'accountRule',
    targetId: row.id,
    before: before && decided === 'approved' ? told(before) : undefined,
    after: told(row),
    ...(reason ? { reason } : {}),
  })
  return ruleShown(context, row.id)
}

/** Revokes the rule that waits. Throws nothingPending. */
export async function withdrawRule(context: Context, provider: Provider): Promise<VirtualRule> {
  await lock(context)
  const row = await pendingOf(context, provider)
  if (!row) throw nothingPending()
  return decide(context, row, 'withdrawn')
}

/** Approves or refuses a rule that somebody else applied for. Throws notFound, nothingPending, ownApplication. */
export async function decideRule(
  context: Context,
  { ruleId, decided, reason }: { ruleId: string; decided: 'approved' | 'refused'; reason?: string },
): Promise<VirtualRule> {
  await lock(context)
  const row = await rowOf(context, t, ruleId)
  if (!row) throw problems.notFound()
  requireOther(context, { ...row, appliedBy: row.madeBy })
  return decide(context, row, decided, reason)
}

const told = (
  row: Omit<Taken<Calls['applyRule']>, 'ruleId' | 'seenRuleId' | 'scheme'> & { scheme: string },
) => ({
  provider: row.provider,
  scheme: row.scheme,
  accountPrefix: row.prefix,
  accountLength: row.length,
  isAmountBound: row.isAmountBound,
  weights: row.weights,
  amountWeights: row.amountWeights,
})
