import type { Lease } from '#platform/server/database.ts'
import type { OperatorContext } from '#platform/server/operator-calls.ts'
import {
  type AccountAcross,
  endSessionsOf,
  findAccountsAcross,
  resumeAccount,
  suspendAccount,
  unlockAccount,
} from '#modules/sign-in/accounts/server/public.ts'
import { noSuchAccount } from '../contract.ts'

/** Accounts of all communities; that somebody looked is audited. */
export async function findAccounts(context: OperatorContext, text: string): Promise<AccountAcross[]> {
  const found = await findAccountsAcross(context, { text })
  context.audit({ action: 'operator.findAccounts', after: { search: text, count: found.length } })
  return found
}

async function requireAccount(lease: Lease, accountId: string): Promise<AccountAcross> {
  const [one] = await findAccountsAcross(lease, { accountId })
  if (!one) throw noSuchAccount()
  return one
}

/** What an act may change of an account. */
const facts = ({ sessionCount, isWaiting, suspendedAt, suspendedReason }: AccountAcross) => ({
  sessionCount,
  isWaiting,
  isSuspended: suspendedAt !== null,
  suspendedAt,
  suspendedReason,
})

const acts = {
  suspendAccount: (lease: Lease, id: string, reason: string) => suspendAccount(lease, id, reason),
  resumeAccount: (lease: Lease, id: string) => resumeAccount(lease, id),
  unlockAccount: (lease: Lease, id: string) => unlockAccount(lease, id),
  endSessions: (lease: Lease, id: string) => endSessionsOf(lease, id),
}

/** Does one thing to an account, with a reason. Throws noSuchAccount. */
export async function actOnAccount(
  context: OperatorContext,
  act: keyof typeof acts,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<AccountAcross> {
  const before = await requireAccount(context, accountId)
  await acts[act](context, accountId, reason)
  const after = await requireAccount(context, accountId)
  context.audit({
    action: `operator.${act}`,
    target: before.account,
    targetId: accountId,
    before: facts(before),
    after: facts(after),
    reason,
  })
  return after
}
