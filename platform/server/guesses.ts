import type { Problem } from '#platform/contract/problem.ts'
import type { Database, Lease } from './database.ts'
import { networkOf } from './network-of.ts'
import { type Count, countOne, forgetCounts, type Pace, standOf, takeBack } from './throttle.ts'

/**
 * By what guesses are counted, in the order in which they are:
 * `device`: an account in a browser in which it signed in before, which is counted by nothing else;
 * `colleague`: an account in a browser of somebody of the same community, by that somebody;
 * `colleagues`: an account in browsers of all of those together, since whoever manages a community may open many accounts;
 * `place`: an account from one address;
 * `account`: an account from everywhere together;
 * `address`: an address (of IPv6 the /64), whatever is guessed; `line`: the /56 of IPv6; `network`: the /24 or /48.
 */
const levels = [
  'device',
  'colleague',
  'colleagues',
  'place',
  'account',
  'address',
  'line',
  'network',
] as const
export type GuessLevel = (typeof levels)[number]

/** What is forgotten by one that was right. */
const own: readonly GuessLevel[] = ['device', 'colleague', 'place']
/** What one account has left; what is left to others of the same network is nobody's to know. */
const ofOne: readonly GuessLevel[] = [...own, 'colleagues', 'account']

/** One kind of thing that can be guessed, and how often before one waits. */
export interface GuessKind {
  what: string
  paces: Partial<Record<GuessLevel, Pace>>
  /** What is said to whoever has to wait so many seconds. */
  refuse(seconds: number, by: GuessLevel): Problem
}

/** A browser that is known: of the account itself, or of somebody who works where the account does. */
export interface KnownDevice {
  isOwn: boolean
  /** What it is counted on. */
  on: string
}

/** Who guesses: from where, on which account (a name, a number, an id), in which browser. */
export interface Guesser {
  address: string
  account?: string
  known?: KnownDevice | undefined
}

interface LevelCount extends Count {
  level: GuessLevel
}

/** A guess that was counted before it is looked at. Whatever breaks off leaves it counted. */
export interface Guess {
  /** It was wrong: what is said, by how many are left on the account; when none is, the kind's refusal. */
  wrong(say: (left: number) => Problem): Problem
  /** It was right: the account's own failures in this browser or place are forgotten, and this one counts nowhere. */
  right(): Promise<void>
  /** It was no guess after all: it counts nowhere. */
  takeBack(): Promise<void>
}

export interface Guesses {
  /** Counts a guess in a transaction of its own, before anything costly is done about it. Throws the kind's refusal. */
  count(database: Database, from: Guesser): Promise<Guess>
  /** Whether an account waits anywhere: everywhere, or from one of these addresses. */
  isWaiting(lease: Lease, account: string, addresses: readonly string[]): Promise<boolean>
  /** Nobody waits any more for an account, from everywhere and from these addresses. */
  forget(lease: Lease, account: string, addresses: readonly string[]): Promise<void>
}

/** On what a level counts; undefined: it does not count this guesser. */
function onOf(level: GuessLevel, { address, account, known }: Guesser): string | undefined {
  const { near, line, wide } = networkOf(address)
  const isKnown = account !== undefined && known !== undefined
  if (level === 'device') return isKnown && known.isOwn ? `${known.on}\n${account}` : undefined
  if (level === 'colleague') return isKnown && !known.isOwn ? `${known.on}\n${account}` : undefined
  if (level === 'colleagues') return isKnown && !known.isOwn ? account : undefined
  if (isKnown) return undefined
  if (level === 'place') return account === undefined ? undefined : `${account}\n${near}`
  if (level === 'account') return account
  if (level === 'line') return line === near ? undefined : line
  return level === 'address' ? near : wide
}

/** Declares a kind of guesses: the only way in which they are counted. */
export function guesses(kind: GuessKind): Guesses {
  /** A known browser is one only where the kind counts by it: no guess is counted nowhere. */
  const judged = ({ known, ...from }: Guesser): Guesser =>
    known && kind.paces[known.isOwn ? 'device' : 'colleague'] ? { ...from, known } : from
  const countsOf = (given: Guesser, of: readonly GuessLevel[] = levels): LevelCount[] => {
    const from = judged(given)
    return of.flatMap((level) => {
      const [pace, on] = [kind.paces[level], onOf(level, from)]
      return pace && on !== undefined ? [{ ...pace, level, on, what: `${kind.what}.${level}` }] : []
    })
  }
  const ofAccount = (account: string, addresses: readonly string[]): LevelCount[] => {
    const places = addresses.flatMap((address) => countsOf({ address, account }, ['place']))
    const everywhere = countsOf({ address: '', account }, ['account'])
    return [
      ...new Map([...places, ...everywhere].map((place) => [`${place.level}\n${place.on}`, place])).values(),
    ]
  }
  return {
    async count(database, from) {
      const counts = countsOf(from)
      const { refused, taken } = await countOne(database, counts)
      if (refused) throw kind.refuse(refused.wait, refused.by.level)
      const [fewest] = taken
        .filter(({ by }) => ofOne.includes(by.level))
        .sort((item, other) => item.stand.left - other.stand.left)
      return {
        wrong: (say) =>
          fewest?.stand.left === 0
            ? kind.refuse(fewest.stand.wait, fewest.by.level)
            : say(fewest?.stand.left ?? 0),
        right: () =>
          database.across('a guess was right', async (lease) => {
            await forgetCounts(
              lease,
              counts.filter(({ level }) => own.includes(level)),
            )
            await takeBack(
              lease,
              counts.filter(({ level }) => !own.includes(level)),
            )
          }),
        takeBack: () => database.across('a guess was none', (lease) => takeBack(lease, counts)),
      }
    },
    async isWaiting(lease, account, addresses) {
      for (const count of ofAccount(account, addresses)) if ((await standOf(lease, count)).wait) return true
      return false
    },
    forget: (lease, account, addresses) => forgetCounts(lease, ofAccount(account, addresses)),
  }
}
