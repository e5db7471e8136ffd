import { showMoney } from '#platform/contract/show-money.ts'
import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { CollectingSetting, collecting } from '../contract.ts'
import { collectingChanged } from '../events.ts'
import { bandsOverlap, settingChanged } from '../problems.ts'
import { showRules } from './rules.ts'
import { settingOf } from './settings.ts'
import { collectingSettings as t } from './tables.ts'

type Calls = typeof collecting.calls

const given =
  'select count(*)::int as n from account_body b join account_rule r on r.id = b.rule_id where r.provider = $1'

/** Everything about how a provider collects, and how many accounts were given out. */
export async function showSetting(context: Context, { provider }: Taken<Calls['showSetting']>) {
  const setting = await settingOf(context, provider)
  const [counted] = await context.query<{ n: number }>(given, [provider])
  return { ...setting, ...(await showRules(context, provider)), accountsGiven: counted?.n ?? 0 }
}

/** Saves bands and the fee of transfers as they were seen at `version`. Throws bandsOverlap, settingChanged. */
export async function saveSetting(
  context: Context,
  { provider, version, bands, transferFee }: Taken<Calls['saveSetting']>,
): Promise<CollectingSetting> {
  const ordered = bands.toSorted((a, b) => a.min - b.min)
  for (const [at, band] of ordered.entries()) {
    const before = ordered[at - 1]
    if (before && before.max >= band.min) throw bandsOverlap(showMoney(band.min))
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
