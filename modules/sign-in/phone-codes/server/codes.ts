import { randomInt, timingSafeEqual } from 'node:crypto'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Database, Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { guesses } from '#platform/server/guesses.ts'
import { accountByName, type KnownAccount, knownDeviceOf } from '#modules/sign-in/accounts/server/public.ts'
import {
  type CodeSent,
  codeJustSent,
  codeOver,
  codesADay,
  codesUsedUp,
  noTextMessages,
  tooManyCodes,
  wrongCode,
} from '../contract.ts'
import type { CodeSender } from './code-sender.ts'

/** Milliseconds that a code lives, and until the next may be sent. */
const codeLife = 5 * 60 * 1000
const pause = 60 * 1000
const triesAllowed = 5
/** Codes that one place has sent, to whatever numbers: each costs money and rings somebody. */
const sending = guesses({
  what: 'phoneCode.send',
  paces: {
    address: { allowed: 30, minutes: 60 },
    line: { allowed: 45, minutes: 60 },
    network: { allowed: 100, minutes: 60 },
  },
  refuse: tooManyCodes,
})
/** Codes that were wrong; of one code there are five tries, and three codes a day of one number. */
const codeGuesses = guesses({
  what: 'phoneCode.try',
  paces: {
    device: { allowed: 10, minutes: 15 },
    address: { allowed: 30, minutes: 15 },
    line: { allowed: 60, minutes: 15 },
    network: { allowed: 150, minutes: 15 },
  },
  refuse: tooManyCodes,
})

export type Purpose = 'signIn' | 'register' | 'reset' | 'change'

/** What codes need. */
export interface CodeTools {
  database: Database
  sealer: Sealer
  sender: CodeSender
  demoAllowed: boolean
}

const words: Record<Purpose, string> = {
  signIn: '登入',
  register: '註冊',
  reset: '重設密碼',
  change: '更改手機號碼',
}
const digestOf = (sealer: Sealer, codeId: string, code: string) =>
  sealer.mac('phone code', `${codeId}\n${code}`)

/** What goes out: a code, a word that the number has an account already, or nothing; outside nobody can tell. */
function messageOf(purpose: Purpose, known: KnownAccount | undefined, code: string, demoAllowed: boolean) {
  const isNew = purpose === 'register' || purpose === 'change'
  if (isNew && known)
    return { text: `Lobby：這個手機號碼已經有帳號 ${known.name}，請直接登入或重設密碼。`, has: false }
  if (!isNew && (!known || (known.isDemo && !demoAllowed))) return undefined
  return {
    text: `Lobby ${words[purpose]}驗證碼 ${code}，5 分鐘內有效。請勿告訴任何人，管理中心也不會向您詢問。`,
    has: true,
  }
}

/** How many the number got today, in Taipei, and when the last. Codes of one number queue up here. */
async function sentToday(lease: Lease, phone: string, now: Date) {
  await lease.query('select pg_advisory_xact_lock(hashtextextended($1, 28))', [phone])
  const [row] = await lease.query<{ count: number; last: Date | null }>(
    `select count(*) as count, max(made_at) as last from phone_code
     where phone = $1 and made_at >= $2`,
    [phone, dayStart(now)],
  )
  return { count: row?.count ?? 0, last: row?.last?.getTime() ?? 0 }
}

/**
 * Sends a code to a number. The answer comes before the gateway's, and is the same for every number.
 * Throws codesUsedUp (R042), codeJustSent, tooManyCodes, noTextMessages.
 */
export async function sendCode(
  { database, sealer, sender, demoAllowed }: CodeTools,
  context: Pick<OpenContext, 'address' | 'now' | 'log'>,
  wish: { phone: string; purpose: Purpose; accountId?: string },
): Promise<CodeSent> {
  if (!sender.isThere) throw noTextMessages()
  const { now, log } = context
  const { phone, purpose } = wish
  const codeId = newId()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(now.getTime() + codeLife)
  const asked = await sending.count(database, context)
  const kept = database.across('a code by SMS', async (lease) => {
    const { count, last } = await sentToday(lease, phone, now)
    if (count >= codesADay) throw codesUsedUp()
    const wait = Math.ceil((last + pause - now.getTime()) / 1000)
    if (wait > 0) throw codeJustSent(wait)
    const known = await accountByName(lease, `auth_${phone}`)
    const toSend = messageOf(purpose, known, code, demoAllowed)
    await lease.query(
      `insert into phone_code (id, phone, purpose, account_id, digest, made_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        codeId,
        phone,
        purpose,
        wish.accountId ?? known?.id ?? null,
        toSend?.has ? digestOf(sealer, codeId, code) : null,
        now,
        expiresAt,
      ],
    )
    return { message: toSend?.text, left: codesADay - count - 1 }
  })
  const { message, left } = await kept.catch(async (error: unknown) => {
    // Nothing goes out.
    if (error instanceof Problem) await asked.takeBack()
    throw error
  })
  if (message) {
    void sender
      .send({ key: codeId, to: phone, text: message })
      .then((went) => went || log.warn({ codeId }, 'a code did not go out'))
      .catch((error: unknown) => log.error({ err: error }, 'a code did not go out'))
  }
  return { codeId, expiresAt, againAt: new Date(now.getTime() + pause), left }
}

export interface TakenCode {
  phone: string
  accountId: string | null
}

/**
 * Takes a code: once, within its five minutes and five tries; with `accountId` only by who asked for it. Throws wrongCode while
 * it may be tried again, also for a number without an account, codeOver and tooManyCodes.
 */
export async function takeCode(
  { database, sealer }: CodeTools,
  context: Pick<OpenContext, 'address' | 'now'> & Partial<Pick<OpenContext, 'cookies'>>,
  typed: { codeId: string; code: string; purpose: Purpose; accountId?: string },
): Promise<TakenCode> {
  const account = await ownerOfCode(database, typed.codeId)
  const known = await knownDeviceOf(database, { cookies: context.cookies ?? {} }, account)
  const guess = await codeGuesses.count(database, {
    address: context.address,
    ...(account ? { account, known } : {}),
  })
  const found = await database.across('a code is typed', async (lease) => {
    const [row] = await lease.query<TakenCode & { digest: Buffer | null; tries: number }>(
      `update phone_code set tries = tries + 1
       where id = $1 and purpose = $2 and used_at is null and expires_at > $3 and tries < $4
         and ($5::uuid is null or account_id = $5)
       returning digest, tries, phone, account_id as "accountId"`,
      [typed.codeId, typed.purpose, context.now, triesAllowed, typed.accountId ?? null],
    )
    const wanted = digestOf(sealer, typed.codeId, typed.code)
    if (!row) return 0
    if (!row.digest || !timingSafeEqual(row.digest, wanted)) return triesAllowed - row.tries
    await lease.query('update phone_code set used_at = $2 where id = $1', [typed.codeId, context.now])
    return { phone: row.phone, accountId: row.accountId }
  })
  // Outside the transaction, which keeps the count.
  if (typeof found === 'number') throw found > 0 ? wrongCode(found) : codeOver()
  await guess.right()
  return found
}

/** Whose account a code is of; undefined where there is none. */
const ownerOfCode = async (database: Database, codeId: string): Promise<string | undefined> =>
  (
    await database.glance('whose code it is', (lease) =>
      lease.query<{ id: string | null }>('select account_id as id from phone_code where id = $1', [codeId]),
    )
  )[0]?.id ?? undefined

/** The number that a code went to: only for saying what is wrong before the code is spent. */
export const numberOfCode = async (database: Database, codeId: string): Promise<string | undefined> =>
  (
    await database.glance('the number of a code', (lease) =>
      lease.query<{ phone: string }>('select phone from phone_code where id = $1', [codeId]),
    )
  )[0]?.phone
