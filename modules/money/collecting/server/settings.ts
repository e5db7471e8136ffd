import { desc, eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { defaultBands } from '../bands.ts'
import type { Provider } from '../shapes.ts'
import type { AccountRule } from '../virtual-accounts.ts'
import { accountRules, collectingSettings } from './tables.ts'

/** What a transfer from another bank costs its payer until a community says otherwise (R296). */
const usualTransferFee = 17

export type KnownRule = AccountRule & typeof accountRules.$inferSelect

/** The rules of accounts that were ever in force, the newest first. */
export const rulesOf = (lease: Lease): Promise<KnownRule[]> =>
  lease.db
    .select()
    .from(accountRules)
    .where(eq(accountRules.decision, 'approved'))
    .orderBy(desc(accountRules.decidedAt), desc(accountRules.madeAt), desc(accountRules.id))

/** The rule by which new accounts are made; undefined while there is none. */
export const ruleOf = async (lease: Lease, provider: Provider): Promise<KnownRule | undefined> =>
  (await rulesOf(lease)).find((rule) => rule.provider === provider)

/** The bands and the fee of transfers of a provider; version 0 where nothing was decided. */
export async function settingOf(lease: Lease, provider: Provider) {
  const [row] = await lease.db
    .select()
    .from(collectingSettings)
    .where(eq(collectingSettings.provider, provider))
  return {
    bands: row?.bands ?? [...defaultBands],
    transferFee: row?.transferFee ?? usualTransferFee,
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
    changedBy: row?.changedByName ?? '',
  }
}
