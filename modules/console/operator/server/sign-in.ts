import { Secret, TOTP } from 'otpauth'
import { newId } from '#platform/contract/new-id.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { operatorCookie } from '#platform/server/cookie-names.ts'
import {
  auditOperator,
  type OperatorAuthenticator,
  type SignedInOperator,
} from '#platform/server/operator-calls.ts'
import {
  digestOf,
  isPassword,
  knownDeviceOf,
  newToken,
  rememberDevice,
} from '#modules/sign-in/accounts/server/public.ts'
import { operatorBesieged, waitOperator, wrongOperator } from '../contract.ts'
import { openSecret } from './seal-operators.ts'

/** Milliseconds that an operator's session lasts. */
const sessionLife = 8 * 60 * 60 * 1000
/** Names, passwords and codes of operators. */
const operatorGuesses = guesses({
  what: 'operator',
  paces: {
    device: { allowed: 10, minutes: 15 },
    place: { allowed: 5, minutes: 15 },
    account: { allowed: 20, minutes: 60 },
    address: { allowed: 30, minutes: 15 },
    line: { allowed: 60, minutes: 15 },
    network: { allowed: 120, minutes: 15 },
  },
  refuse: (seconds, by) => (by === 'account' ? operatorBesieged(seconds) : waitOperator(seconds)),
})

const period = 30

/** The code of an authenticator, six digits every 30 seconds; `name` is what the authenticator shows. */
export const totpOf = (name: string, secret: string): TOTP =>
  new TOTP({ issuer: 'Lobby 營運', label: name, secret: Secret.fromBase32(secret), digits: 6, period })

interface Known {
  id: string
  name: string
  passwordHash: string
  sealed: Buffer
  step: number
}

/** The time step whose code this is, one to either side allowed; undefined when it is none or was taken. */
function stepOf(secret: string, { name, step }: Known, code: string, now: Date): number | undefined {
  const delta = totpOf(name, secret).validate({
    token: code.replace(/\s/g, ''),
    timestamp: now.getTime(),
    window: 1,
  })
  if (delta === null) return undefined
  const taken = Math.floor(now.getTime() / 1000 / period) + delta
  return taken > step ? taken : undefined
}

/** Signs an operator in: name, password and code; which was wrong is not told. Throws wrongOperator, waitOperator, operatorBesieged. */
export async function signIn(
  sealer: Sealer,
  context: OpenContext,
  given: { name: string; password: string; code: string },
): Promise<{ name: string; sessionEndsAt: Date }> {
  const { database, now, address } = context
  const [known] = await database.glance('operator sign-in', (lease) =>
    lease.query<Known & { [column: string]: unknown }>(
      `select id, name, password_hash as "passwordHash", totp_sealed as sealed, totp_step as step
       from operator where lower(name) = $1 and closed_at is null`,
      [given.name.toLowerCase()],
    ),
  )
  const device = await knownDeviceOf(database, context, known?.id)
  const guess = await operatorGuesses.count(database, {
    address,
    account: given.name.toLowerCase(),
    known: device,
  })
  const isRight = await isPassword(known?.passwordHash, given.password, device ? 'known' : 'others')
  const step = known && stepOf(openSecret(sealer, known.sealed), known, given.code, now)
  if (!known || !isRight || step === undefined) throw wrongOperator()
  const cookie = newToken()
  const expires = new Date(now.getTime() + sessionLife)
  await database.across('operator signs in', async (lease) => {
    // Of two that come with the same code at once one gets in.
    const taken = await lease.query(
      'update operator set totp_step = $2 where id = $1 and totp_step < $2 returning 1',
      [known.id, step],
    )
    if (!taken.length) throw wrongOperator()
    const sessionId = newId()
    await rememberDevice(lease, context, known.id)
    await lease.query(
      `insert into operator_session (id, cookie_hash, operator_id, expires_at, address, device)
       values ($1, $2, $3, $4, $5, $6)`,
      [sessionId, digestOf(cookie), known.id, expires, context.address, context.device],
    )
    const who = { operatorId: known.id, name: known.name }
    await auditOperator(lease, [{ action: 'operator.signIn', targetId: sessionId }], who, context)
  })
  await guess.right()
  context.setCookie(operatorCookie, cookie, { httpOnly: true, expires })
  return { name: known.name, sessionEndsAt: expires }
}

/** Ends the session of the operator's cookie; without one there is nothing to end and that is fine. */
export async function signOut(context: OpenContext): Promise<void> {
  const cookie = context.cookies[operatorCookie]
  context.clearCookie(operatorCookie)
  if (!cookie) return
  await context.database.across('operator signs out', async (lease) => {
    const [ended] = await lease.query<{ id: string; operatorId: string; name: string }>(
      `update operator_session s set ended_at = now() from operator o
       where s.cookie_hash = $1 and s.ended_at is null and o.id = s.operator_id
       returning s.id, o.id as "operatorId", o.name`,
      [digestOf(cookie)],
    )
    if (!ended) return
    await auditOperator(lease, [{ action: 'operator.signOut', targetId: ended.id }], ended, context)
  })
}

/** Knows which operator a cookie is of; it is asked each time, since operators are few. */
export const operatorSessions = (database: Database): OperatorAuthenticator => ({
  async byCookie(token) {
    const [found] = await database.glance('operator session', (lease) =>
      lease.query<SignedInOperator & { [column: string]: unknown }>(
        `select o.id as "operatorId", s.id as "sessionId", o.name, s.expires_at as "sessionEndsAt"
         from operator_session s join operator o on o.id = s.operator_id and o.closed_at is null
         where s.cookie_hash = $1 and s.ended_at is null and s.expires_at > now()`,
        [digestOf(token)],
      ),
    )
    return found
  },
})
