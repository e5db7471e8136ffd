import { z } from 'zod'
import type { Given, Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import {
  accountByName,
  acrossAs,
  changeAccount,
  requireManagerAccount,
  requireOwnPassword,
} from '#modules/sign-in/accounts/server/public.ts'
import { type CodeTools, sendCode, takeCode } from '#modules/sign-in/phone-codes/server/public.ts'
import { type accountSettings, badMail, phoneTaken, samePhone } from '../contract.ts'

type Calls = typeof accountSettings.calls
type Info = Given<Calls['showInfo']>['data']

async function infoOf(lease: Lease, accountId: string): Promise<Info> {
  const [row] = await lease.query<Info>(
    `select name as account, display_name as name, email as mail, kind, password_hash is not null as "hasPassword",
       case kind when 'manager' then substr(name, 6) else '' end as phone, password_changed_at as "passwordChangedAt"
     from account where id = $1`,
    [accountId],
  )
  if (!row) throw new Error('whoever is signed in has no account')
  return row
}

/** What the own account says of its person. */
export const showInfo = ({ database }: CodeTools, { actor }: Context): Promise<Info> =>
  database.glance('own account', (lease) => infoOf(lease, actor.accountId))

/** Changes the own name and mail address. Throws oldAccount, badMail. */
export async function changeInfo(
  { database }: CodeTools,
  context: Context,
  { name, mail }: Taken<Calls['changeInfo']>,
): Promise<Info> {
  const { actor } = context
  requireManagerAccount(actor)
  if (mail && !z.email().safeParse(mail).success) throw badMail()
  return acrossAs(database, context, 'own account changes', async (work) => {
    const before = await infoOf(work, actor.accountId)
    await changeAccount(work, actor.accountId, { displayName: name, email: mail })
    work.audit({
      action: 'accountSettings.changeInfo',
      target: 'account',
      targetId: actor.accountId,
      before: { name: before.name, hasMail: before.mail !== '' },
      after: { name, hasMail: mail !== '' },
    })
    return infoOf(work, actor.accountId)
  })
}

/** Sends a code to the number that the account is to have. Throws oldAccount, wrongOwnPassword, samePhone and what sendCode throws. */
export async function sendPhoneCode(
  tools: CodeTools,
  context: Context,
  { phone, password }: Taken<Calls['sendPhoneCode']>,
) {
  const { actor } = context
  requireManagerAccount(actor)
  if (actor.account === `auth_${phone}`) throw samePhone()
  await requireOwnPassword(tools.database, context, password)
  return sendCode(tools, context, { phone, purpose: 'change', accountId: actor.accountId })
}

/** The account gets the number that the code went to, and is called by it (R038, R087). Throws wrongCode, phoneTaken. */
export async function changePhone(
  tools: CodeTools,
  context: Context,
  input: Taken<Calls['changePhone']>,
): Promise<Info> {
  const { accountId } = context.actor
  const { phone } = await takeCode(tools, context, { ...input, purpose: 'change', accountId })
  return acrossAs(tools.database, context, 'own number changes', async (work) => {
    // Of two accounts that want one number at once the second waits here.
    await work.query('select pg_advisory_xact_lock(hashtextextended($1, 29))', [phone])
    if (await accountByName(work, `auth_${phone}`)) throw phoneTaken()
    await changeAccount(work, accountId, { account: `auth_${phone}` })
    work.audit({ action: 'accountSettings.changePhone', target: 'account', targetId: accountId })
    return infoOf(work, accountId)
  })
}
