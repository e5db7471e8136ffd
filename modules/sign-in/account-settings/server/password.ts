import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import {
  acrossAs,
  checkNewPassword,
  hashPassword,
  keepOwnPassword,
  requireOwnPassword,
  type Sessions,
} from '#modules/sign-in/accounts/server/public.ts'
import { type accountSettings, samePassword } from '../contract.ts'

/**
 * A new password: the old one is needed, every other session ends, half-finished sign-ins too.
 * Throws passwordRefused, samePassword, wrongOwnPassword, noOwnPassword.
 */
export async function changePassword(
  { database, sessions }: { database: Database; sessions: Sessions },
  context: Context,
  { oldPassword, newPassword }: Taken<typeof accountSettings.calls.changePassword>,
) {
  const { accountId, sessionId } = context.actor
  checkNewPassword(newPassword, context.actor)
  if (newPassword === oldPassword) throw samePassword()
  await requireOwnPassword(database, context, oldPassword)
  const passwordHash = await hashPassword(newPassword)
  return acrossAs(database, context, 'own password changes', async (work) => {
    await keepOwnPassword(work, { accountId, passwordHash, now: work.now })
    const ended = await sessions.endOf(work, accountId, { but: sessionId })
    work.audit({
      action: 'accountSettings.changePassword',
      target: 'account',
      targetId: accountId,
      after: { endedSessions: ended.length },
    })
    return { endedSessions: ended.length }
  })
}
