import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { CollectingSetting, collecting, VirtualRule } from '../contract.ts'
import { collectingChanged } from '../events.ts'
import { accountIdTaken, bandsOverlap, settingChanged, wrongRule } from '../problems.ts'
import { schemeOf, splitOf } from '../virtual-accounts.ts'
import { type KnownRule, ruleOf, rulesOf, settingOf } from './settings.ts'
import { accountRules, collectingSettings as t } from './tables.ts'

type Calls = typeof collecting.calls

const ruleShown = (row: KnownRule): VirtualRule => ({
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
})

const given =
  'select count(*)::int as n from account_body b join account_rule r on r.id = b.rule_id where r.provider = $1'

/** Everything about how a provider collects, and how many accounts were given out. */
export async function showSetting(lease: Lease, { provider }: Taken<Calls['showSetting']>) {
  const [rule, ...earlier] = (await rulesOf(lease)).filter((one) => one.provider === provider)
  const setting = await settingOf(lease, provider)
  const [counted] = await lease.query<{ n: number }>(given, [provider])
  return {
    ...setting,
    rule: rule ? ruleShown(rule) : null,
    earlierRules: earlier.map(ruleShown),
    accountsGiven: counted?.n ?? 0,
  }
}

/** Saves bands and the fee of transfers as they were seen at `version`. Throws bandsOverlap, settingChanged. */
export async function saveSetting(
  context: Context,
  { provider, version, bands, transferFee }: Taken<Calls['saveSetting']>,
): Promise<CollectingSetting> {
  const ordered = bands.toSorted((a, b) => a.min - b.min)
  for (const [at, band] of ordered.entries()) {
    const before = ordered[at - 1]
    if (before && before.max >= band.min) throw bandsOverlap(`NT$${band.min.toLocaleString('en-US')}`)
  }
  await oneAtATime(context, 'settings of collecting')
  const before = await settingOf(context, provider)
  if (before.version !== version)
    throw settingChanged(before.changedBy, speakTime(before.changedAt ?? context.now, context.now))
  const next = { bands: ordered, transferFee, changedAt: context.now, changedByName: context.actor.name }
  if (version === 0) await context.db.insert(t).values({ provider, ...next })
  else
    await context.db
      .update(t)
      .set({ ...next, version: version + 1 })
      .where(eq(t.provider, provider))
  context.emit(collectingChanged, {})
  context.audit({
    action: 'collecting.saveSetting',
    target: 'collectingSetting',
    before: { provider, bands: before.bands, transferFee: before.transferFee },
    after: { provider, bands: ordered, transferFee },
  })
  return settingOf(context, provider)
}

/** Why no accounts can be made by a rule; '' where they can. */
function whyWrong({
  scheme: name,
  prefix,
  length,
  isAmountBound,
  weights,
  amountWeights,
}: Taken<Calls['saveRule']>): string {
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

/** A new rule of accounts over the one that was seen. Throws wrongRule, settingChanged, accountIdTaken. */
export async function saveRule(context: Context, input: Taken<Calls['saveRule']>): Promise<VirtualRule> {
  const { ruleId: id, seenRuleId, ...content } = input
  const why = whyWrong(input)
  if (why) throw wrongRule(why)
  await oneAtATime(context, 'settings of collecting')
  await createOnce(context, {
    id,
    isLocked: true,
    find: () => rowOf(context, accountRules, id),
    isSame: (row) => says(row, content),
    taken: accountIdTaken,
    again: { action: 'collecting.saveRuleAgain', target: 'accountRule', targetId: id },
    create: async () => {
      const before = await ruleOf(context, content.provider)
      if ((before?.id ?? null) !== seenRuleId)
        throw settingChanged(before?.madeByName ?? '', speakTime(before?.madeAt ?? context.now, context.now))
      const { accountId: madeBy, name: madeByName } = context.actor
      await context.db
        .insert(accountRules)
        .values({ id, ...content, madeAt: context.now, madeBy, madeByName })
      context.emit(collectingChanged, {})
      context.audit({
        action: 'collecting.saveRule',
        target: 'accountRule',
        targetId: id,
        before: before ? toldRule(before) : undefined,
        after: toldRule(content),
      })
    },
  })
  const made = await rowOf(context, accountRules, id)
  if (!made) throw problems.notFound()
  return ruleShown(made)
}

const toldRule = (
  row: Omit<Taken<Calls['saveRule']>, 'ruleId' | 'seenRuleId' | 'scheme'> & { scheme: string },
) => ({
  provider: row.provider,
  scheme: row.scheme,
  accountPrefix: row.prefix,
  accountLength: row.length,
  isAmountBound: row.isAmountBound,
  weights: row.weights,
  amountWeights: row.amountWeights,
})
