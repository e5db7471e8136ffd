import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import {
  acrossAs,
  requireManagerAccount,
  requireOwnPassword,
} from '#modules/sign-in/accounts/server/public.ts'
import { mostPasskeys, passkeyRefused, type secondFactors, tooManyPasskeys } from '../contract.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import type { FactorTools } from './own-factors.ts'
import type { Site } from './site.ts'
import { webauthn } from './webauthn.ts'

type Calls = typeof secondFactors.calls

interface PasskeyRow {
  passkeyId: string
  name: string
  madeAt: Date
  usedAt: Date | null
}

export const passkeysOf = (lease: Lease, accountId: string) =>
  lease.query<PasskeyRow & { credentialId: string }>(
    `select id as "passkeyId", name, made_at as "madeAt", used_at as "usedAt", credential_id as "credentialId"
     from passkey where account_id = $1 order by made_at`,
    [accountId],
  )

/** What the browser needs to make a passkey. Throws oldAccount, wrongOwnPassword, tooManyPasskeys. */
export async function beginPasskey(
  { database }: Pick<FactorTools, 'database'>,
  context: Context,
  { password }: Taken<Calls['beginPasskey']>,
  site: Site,
) {
  const { actor } = context
  requireManagerAccount(actor)
  await requireOwnPassword(database, context, password)
  const known = await database.glance('passkeys', (lease) => passkeysOf(lease, actor.accountId))
  if (known.length >= mostPasskeys) throw tooManyPasskeys()
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Lobby',
    rpID: site.name,
    userID: new TextEncoder().encode(actor.accountId),
    userName: actor.account,
    userDisplayName: actor.name,
    attestationType: 'none',
    excludeCredentials: known.map((item) => ({ id: item.credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const challengeId = await database.across('a passkey is begun', (lease) =>
    keepChallenge(lease, options.challenge, actor.accountId),
  )
  return { challengeId, options: JSON.stringify(options) }
}

/** Keeps a passkey that the browser made. Throws passkeyRefused. */
export async function addPasskey(
  { database }: Pick<FactorTools, 'database'>,
  context: Context,
  input: Taken<Calls['addPasskey']>,
  site: Site,
) {
  const { accountId } = context.actor
  requireManagerAccount(context.actor)
  const challenge = await database.across('a passkey is made', (lease) =>
    takeChallenge(lease, input.challengeId, accountId),
  )
  if (!challenge) throw passkeyRefused()
  const credential = await verified(input.answer, challenge, site)
  return acrossAs(database, context, 'a passkey is kept', async (work) => {
    const passkeyId = newId()
    const [made] = await work.query<PasskeyRow>(
      `insert into passkey (id, account_id, credential_id, public_key, counter, transports, name, made_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing
       returning id as "passkeyId", name, made_at as "madeAt", used_at as "usedAt"`,
      [
        passkeyId,
        accountId,
        credential.id,
        Buffer.from(credential.publicKey),
        credential.counter,
        credential.transports ?? [],
        input.name,
        work.now,
      ],
    )
    if (!made) throw passkeyRefused()
    work.audit({ action: 'secondFactors.addPasskey', target: 'passkey', targetId: passkeyId })
    return made
  })
}

async function verified(answer: string, expectedChallenge: string, site: Site) {
  try {
    const { verifyRegistrationResponse } = await webauthn()
    const { verified: isRight, registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(answer),
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      requireUserVerification: true,
    })
    if (isRight && registrationInfo) return registrationInfo.credential
  } catch {
    // What a browser made of it is told by one sentence.
  }
  throw passkeyRefused()
}

/** Calls a passkey otherwise. Throws notFound. */
export async function renamePasskey(
  { database }: Pick<FactorTools, 'database'>,
  context: Context,
  { passkeyId, name }: Taken<Calls['renamePasskey']>,
) {
  return acrossAs(database, context, 'a passkey is renamed', async (work) => {
    const [before] = await work.query<{ name: string }>(
      'select name from passkey where id = $1 and account_id = $2 for update',
      [passkeyId, context.actor.accountId],
    )
    const [renamed] = await work.query<PasskeyRow>(
      `update passkey set name = $3 where id = $1 and account_id = $2
       returning id as "passkeyId", name, made_at as "madeAt", used_at as "usedAt"`,
      [passkeyId, context.actor.accountId, name],
    )
    if (!renamed || !before) throw problems.notFound()
    work.audit({
      action: 'secondFactors.renamePasskey',
      target: 'passkey',
      targetId: passkeyId,
      before,
      after: { name },
    })
    return renamed
  })
}

/** A passkey signs nobody in any more. Throws notFound. */
export async function removePasskey(
  { database }: Pick<FactorTools, 'database'>,
  context: Context,
  { passkeyId }: Taken<Calls['removePasskey']>,
): Promise<void> {
  await acrossAs(database, context, 'a passkey is removed', async (work) => {
    const removed = await work.query('delete from passkey where id = $1 and account_id = $2 returning id', [
      passkeyId,
      context.actor.accountId,
    ])
    if (!removed.length) throw problems.notFound()
    work.audit({ action: 'secondFactors.removePasskey', target: 'passkey', targetId: passkeyId })
  })
}
