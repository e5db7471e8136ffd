import type { Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { guesses } from '#platform/server/guesses.ts'
import { beginSignIn, checkMaySignIn, keepAttempt } from '#modules/sign-in/accounts/server/public.ts'
import { waitInThisNetwork } from '#modules/sign-in/accounts/contract.ts'
import { passkeyRefused, type secondFactors } from '../contract.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import type { Site } from './site.ts'
import { webauthn } from './webauthn.ts'

/** Passkeys that were none: nobody guesses one, and nobody has us look at thousands. */
const passkeyGuesses = guesses({
  what: 'passkey',
  paces: {
    address: { allowed: 60, minutes: 15 },
    line: { allowed: 90, minutes: 15 },
    network: { allowed: 200, minutes: 15 },
  },
  refuse: waitInThisNetwork,
})

interface Known {
  passkeyId: string
  publicKey: Buffer
  counter: number
  accountId: string
  account: string
  isDemo: boolean
}

/** What the browser needs to ask for a passkey; it names no account, so it tells of none. */
export async function passkeyOptions({ database }: OpenContext, site: Site) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({ rpID: site.name, userVerification: 'required' })
  const challengeId = await database.across('a passkey is asked for', (lease) =>
    keepChallenge(lease, options.challenge, null),
  )
  return { challengeId, options: JSON.stringify(options) }
}

function credentialIdOf(answer: string): { response: never; id: string } {
  try {
    const response = JSON.parse(answer) as { id?: unknown }
    if (typeof response.id === 'string') return { response: response as never, id: response.id }
  } catch {
    // No JSON at all is no passkey either.
  }
  throw passkeyRefused()
}

/** Signs in with a passkey. Throws passkeyRefused, waitInThisNetwork, demoElsewhere. */
export async function signInByPasskey(
  context: OpenContext,
  input: Taken<typeof secondFactors.calls.signInByPasskey>,
  site: Site,
  demoAllowed: boolean,
) {
  const { database, now } = context
  const { response, id } = credentialIdOf(input.answer)
  const guess = await passkeyGuesses.count(database, context)
  const challenge = await database.across('a passkey answers', (lease) =>
    takeChallenge(lease, input.challengeId, null),
  )
  const [known] = await database.glance('a passkey', (lease) =>
    lease.query<Known>(
      `select p.id as "passkeyId", p.public_key as "publicKey", p.counter, a.id as "accountId", a.name as account,
         a.is_demo as "isDemo"
       from passkey p join account a on a.id = p.account_id and a.closed_at is null where p.credential_id = $1`,
      [id],
    ),
  )
  if (!challenge || !known) throw passkeyRefused()
  const counter = await newCounter(response, challenge, site, { ...known, id })
  await guess.right()
  checkMaySignIn(known, demoAllowed)
  return database.across('sign-in by a passkey', async (lease) => {
    const { accountId, account, passkeyId } = known
    await lease.query('update passkey set counter = $2, used_at = $3 where id = $1', [
      passkeyId,
      counter,
      now,
    ])
    await keepAttempt(lease, context, { account, accountId, way: 'passkey', succeeded: true })
    return beginSignIn(lease, { accountId, way: 'passkey', now })
  })
}

async function newCounter(
  response: never,
  expectedChallenge: string,
  site: Site,
  known: Pick<Known, 'publicKey' | 'counter'> & { id: string },
): Promise<number> {
  const { verifyAuthenticationResponse } = await webauthn()
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    credential: { id: known.id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verification?.verified) throw passkeyRefused()
  return verification.authenticationInfo.newCounter
}
