import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import type { CashSetting } from '../contract.ts'
import { cashSettingChanged } from '../events.ts'
import { cashSettings as s } from './tables.ts'

const found = statement('cash_setting', (query) =>
  query
    .select({
      receiptHeader: s.receiptHeader,
      receiptFooter: s.receiptFooter,
      signatureAsked: s.signatureAsked,
      envelopeLimit: s.envelopeLimit,
    })
    .from(s),
)

/** The community's settings of cash; before the first change the receipt has no words of its own and there is no limit. */
export async function settingOf(lease: Lease): Promise<CashSetting> {
  const [row] = await lease.run(found, {})
  return row ?? { receiptHeader: '', receiptFooter: '', signatureAsked: false, envelopeLimit: null }
}

/** Changes the settings of cash; receipts that were printed before are printed again with the new words. */
export async function changeSetting(context: Context, setting: CashSetting): Promise<CashSetting> {
  const before = await settingOf(context)
  await context.db
    .insert(s)
    .values(setting)
    .onConflictDoUpdate({ target: [s.communityId], set: setting })
  context.emit(cashSettingChanged, {})
  context.audit({ action: 'cash.changeSetting', target: 'cashSetting', before, after: setting })
  return setting
}
