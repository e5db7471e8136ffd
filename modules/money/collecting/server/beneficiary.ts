import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { claimFile, openLink } from '#modules/keeping/files/server/public.ts'
import { bankNameOf } from '../banks.ts'
import type { AccountState, BeneficiaryAccount, collecting } from '../contract.ts'
import { collectingChanged } from '../events.ts'
import { accountIdTaken, alreadyPending, nothingPending, passbookMissing } from '../problems.ts'
import type { Decision, Provider } from '../shapes.ts'
import { decision, requireOther } from './decision.ts'
import { beneficiaryAccounts as t } from './tables.ts'

type Calls = typeof collecting.calls
type Row = typeof t.$inferSelect

/** The last four digits: enough to know an account again. */
export const maskAccount = (number: string): string =>
  `${'•'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`

const shownOf =
  ({ actor }: Context, isWhole = false) =>
  (row: Row): BeneficiaryAccount => ({
    accountId: row.id,
    state: row.decision ?? 'pending',
    accountName: row.accountName,
    branchNumber: row.branchNumber,
    bankName: bankNameOf(row.branchNumber),
    accountNumber: isWhole ? row.accountNumber : maskAccount(row.accountNumber),
    passbookPath: row.passbookPath,
    appliedAt: row.appliedAt,
    appliedBy: row.appliedByName,
    isOwn: row.appliedBy === actor.accountId,
    decidedAt: row.decidedAt,
    decidedBy: row.decidedByName,
    reason: row.reason,
  })

/** What is in force, what waits, and what was before, the newest first; numbers masked (R289, R290). */
export async function showAccount(context: Context, provider: Provider): Promise<AccountState> {
  const rows = await context.db
    .select()
    .from(t)
    .where(eq(t.provider, provider))
    .orderBy(desc(t.appliedAt), desc(t.id))
  const shown = shownOf(context)
  const decided = rows
    .filter(({ decision }) => decision)
    .sort((a, b) => (b.decidedAt?.getTime() ?? 0) - (a.decidedAt?.getTime() ?? 0))
  const current = decided.find(({ decision }) => decision === 'approved')
  const pending = rows.find(({ decision }) => !decision)
  return {
    current: current ? shown(current) : null,
    pending: pending ? shown(pending) : null,
    history: decided.filter((row) => row !== current).map(shown),
  }
}

/** One account with its whole number; the view is audited. Throws notFound. */
export async function openAccount(context: Context, accountId: string): Promise<BeneficiaryAccount> {
  const row = await rowOf(context, t, accountId)
  if (!row) throw problems.notFound()
  context.audit({ action: 'collecting.openAccount', target: 'beneficiaryAccount', targetId: accountId })
  return shownOf(context, true)(row)
}

/** A link to the copy of a passbook. Throws notFound, also where none was kept. */
export async function openPassbook(context: CallContext, accountId: string) {
  const row = await rowOf(context, t, accountId)
  if (!row?.passbookPath) throw problems.notFound()
  return openLink(context, row.passbookPath)
}

const pendingOf = async (context: Context, provider: Provider): Promise<Row | undefined> => {
  const [row] = await context.db
    .select()
    .from(t)
    .where(and(eq(t.provider, provider), isNull(t.decision)))
  return row
}
const lock = (context: Context) => oneAtATime(context, 'beneficiary accounts')
const told = ({
  accountName,
  branchNumber,
  accountNumber,
}: Pick<Row, 'accountName' | 'branchNumber' | 'accountNumber'>) => ({
  beneficiaryName: accountName,
  branchNumber,
  beneficiaryNumber: maskAccount(accountNumber),
})

/** Applies for another account. Throws accountIdTaken, alreadyPending, passbookMissing, foreignFile. */
export async function apply(
  context: Context,
  { accountId: id, ...content }: Taken<Calls['apply']>,
): Promise<BeneficiaryAccount> {
  await lock(context)
  await createOnce(context, {
    id,
    isLocked: true,
    find: () => rowOf(context, t, id),
    isSame: (row) => says(row, content),
    taken: accountIdTaken,
    again: { action: 'collecting.applyAgain', target: 'beneficiaryAccount', targetId: id },
    create: async () => {
      if (!content.passbookPath) throw passbookMissing()
      const waiting = await pendingOf(context, content.provider)
      if (waiting) throw alreadyPending(waiting.appliedByName)
      await claimFile(context, content.passbookPath, 'passbook')
      const { accountId: appliedBy, name: appliedByName } = context.actor
      await context.db.insert(t).values({ id, ...content, appliedAt: context.now, appliedBy, appliedByName })
      context.emit(collectingChanged, {})
      context.audit({
        action: 'collecting.apply',
        target: 'beneficiaryAccount',
        targetId: id,
        after: { ...told(content), photoPath: content.passbookPath },
      })
    },
  })
  const made = await rowOf(context, t, id)
  if (!made) throw problems.notFound()
  return shownOf(context)(made)
}

async function decide(context: Context, row: Row, decided: Decision, reason = ''): Promise<AccountState> {
  await context.db
    .update(t)
    .set(decision(context, decided, reason))
    .where(eq(t.id, row.id))
  context.emit(collectingChanged, {})
  context.audit({
    action: `collecting.${decided}`,
    target: 'beneficiaryAccount',
    targetId: row.id,
    after: told(row),
    ...(reason ? { reason } : {}),
  })
  return showAccount(context, row.provider)
}

/** Revokes the application that waits (R291). Throws nothingPending. */
export async function withdraw(context: Context, provider: Provider): Promise<AccountState> {
  await lock(context)
  const row = await pendingOf(context, provider)
  if (!row) throw nothingPending()
  return decide(context, row, 'withdrawn')
}

/** Approves or refuses an application of somebody else. Throws notFound, nothingPending, ownApplication. */
export async function decideOther(
  context: Context,
  { accountId, decided, reason }: { accountId: string; decided: 'approved' | 'refused'; reason?: string },
): Promise<AccountState> {
  await lock(context)
  const row = await rowOf(context, t, accountId)
  if (!row) throw problems.notFound()
  requireOther(context, row)
  return decide(context, row, decided, reason)
}
