import { and, desc, eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { bankNameOf } from '../banks.ts'
import type { Provider } from '../shapes.ts'
import { settingOf } from './settings.ts'
import { beneficiaryAccounts as t } from './tables.ts'

/** The account that fees are transferred to, as it is printed. */
export interface PrintedAccount {
  accountName: string
  /** 013國泰世華商業銀行; '' for a bank without a name here. */
  bankName: string
  bankCode: string
  branchCode: string
  accountNumber: string
  /** 跨行手續費, whole NT$: only told, never added (R296). */
  transferFee: number
}

/** The approved account in force; undefined before the first. */
export async function accountInForce(lease: Lease, provider: Provider) {
  const [row] = await lease.db
    .select()
    .from(t)
    .where(and(eq(t.provider, provider), eq(t.decision, 'approved')))
    .orderBy(desc(t.decidedAt), desc(t.id))
    .limit(1)
  return row
}

/** The approved account for printing; undefined before the first. */
export async function account(
  lease: Lease,
  provider: Provider = 'general',
): Promise<PrintedAccount | undefined> {
  const row = await accountInForce(lease, provider)
  if (!row) return undefined
  const { transferFee } = await settingOf(lease, provider)
  return {
    accountName: row.accountName,
    bankName: bankNameOf(row.branchNumber),
    bankCode: row.branchNumber.slice(0, 3),
    branchCode: row.branchNumber.slice(3),
    accountNumber: row.accountNumber,
    transferFee,
  }
}
