import type { Desk } from '../../setup/desk.ts'
import { type Attack, below, Counts, oneOf, type Random, someAddress } from './attack.ts'
import { callFrom } from './call-from.ts'

const signIn = '/mvc/api/Login/CheckAccountPassword'
/** Guesses on one account that are looked at in an hour, wherever they come from; an hour may begin within the run. */
const mostLookedAt = 40
/** Of guesses of one moment on one account from one address. */
const mostAtOnce = 10
const atOnce = 30

interface Guess {
  path: string
  body: Record<string, string>
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const word = (random: Random, length: number) =>
  Array.from({ length }, () => letters[below(random, letters.length)]).join('')
const digits = (random: Random, length: number) => Array.from({ length }, () => below(random, 10)).join('')

/** Everything besides an account's password that somebody without a session may guess. */
const others: readonly [(random: Random) => Guess, ...((random: Random) => Guess)[]] = [
  (random) => ({
    path: '/core/api/AuthorizationSn/UseSnOpenAccount',
    body: { Sn: word(random, 8), Token: '' },
  }),
  (random) => ({
    path: '/api/v1/Operator/SignIn',
    body: { Name: word(random, 3), Password: word(random, 12), Code: digits(random, 6) },
  }),
  (random) => ({ path: signIn, body: { Account: `auth_09${digits(random, 8)}`, Password: word(random, 8) } }),
]

const isKnown = async (owner: Desk) =>
  (await owner.post(signIn, { Account: 'desk1', Password: 'lobby-demo' })).status === 200

/** Thousands of addresses, each another network, that guess one account's password, and codes and names beside it. */
export const guesses: Attack = {
  what: 'guesses of passwords, codes and names from thousands of addresses',
  async run({ target, random, until }) {
    const owner = await target.as('desk1')
    const findings = new Set<string>()
    const [onAccount, beside] = [new Counts(), new Counts()]
    const moment = await Promise.all(
      Array.from({ length: 50 }, () =>
        callFrom(target.url, '127.9.9.9', signIn, { body: { Account: 'eip1', Password: word(random, 8) } }),
      ),
    )
    const looked = moment.filter(({ status }) => status === 401).length
    if (looked > mostAtOnce) findings.add(`${looked} of 50 guesses of one moment were looked at`)
    const guess = async () => {
      const isMain = random() < 0.7
      const { path, body } = isMain
        ? { path: signIn, body: { Account: 'desk1', Password: word(random, 8) } }
        : oneOf(random, others)(random)
      const { status, text } = await callFrom(target.url, someAddress(random), path, { body })
      ;(isMain ? onAccount : beside).add(status)
      if (status >= 500 && status !== 503) findings.add(`${path} answered ${status}: ${text.slice(0, 200)}`)
      if (status < 400) findings.add(`${path} took a guess: ${JSON.stringify(body)}`)
    }
    while (performance.now() < until) {
      await Promise.all(Array.from({ length: atOnce }, guess))
      for (const complaint of await target.complaints()) findings.add(complaint)
    }
    if (onAccount.of(401) > mostLookedAt)
      findings.add(`${onAccount.of(401)} guesses on one account were looked at`)
    if (!(await isKnown(owner))) findings.add('the browser of the owner did not get in')
    const colleague = await target.as('desk2').catch(() => undefined)
    if (!colleague) findings.add('somebody else did not get in from an address that never guessed')
    return { tried: `one account ${onAccount}; others ${beside}`, findings: [...findings] }
  },
}
