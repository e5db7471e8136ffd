import type pg from 'pg'
import type { Logger } from 'pino'
import type { Roles } from '#database/roles.ts'
import { Database } from '#platform/server/database.ts'
import type { Storage } from '#platform/server/storage.ts'
import { accounts } from '../accounts.ts'
import { qingchuan } from '../communities.ts'
import { Dice } from '../dice.ts'
import { atTimes, monthFrom } from './at.ts'
import { askVoid, bringUnmatched, dun, putRight, refund, takeBack, voidBill } from './extras.ts'
import { unmatchedOf } from './habits.ts'
import { atDesk, type Books, draftRun, endMonth, playMonth } from './month.ts'

const day = 86_400_000

/**
 * The sums of a month are checked with it, not all at the commit, which may not take so long. What PostgreSQL planned for
 * tables that were nearly empty is planned again: it has no other news of them before the commit, and a check of a foreign
 * key would read all bills of the community each time.
 */
const afterMonth = 'set constraints all immediate; set constraints all deferred; discard plans'

async function play(books: Books, months: number, signal: AbortSignal | undefined): Promise<void> {
  const { at, now } = books
  // Until its run is issued a month that has just begun is one to come.
  const begun = monthFrom(now, 0).on(1, 9) > now ? 1 : 0
  const month = (ago: number) => monthFrom(now, -ago - begun)
  for (let ago = months - 1; ago >= 0; ago--) {
    signal?.throwIfAborted()
    const [one, after] = [month(ago), month(ago - 1)]
    if (ago === 4) await takeBack(books, one, after)
    const runId = await playMonth(books, { month: one, after, monthsAgo: ago })
    if (ago === 9) await putRight(books, runId, one.on(20))
    if (ago === 6) await voidBill(books, runId, one.on(2))
    if (ago === 3) await refund(books, one.on(21), one.on(22))
    await dun(books, one, ago)
    await endMonth(books, one, after)
    await at(accounts.manager, now).query(afterMonth)
  }
  await refund(books, new Date(now.getTime() - 20 * 3_600_000))
  await askVoid(books, new Date(now.getTime() - 21 * 3_600_000))
  const { today, ...unmatched } = await unmatchedOf(at(accounts.manager, now))
  await bringUnmatched(books, unmatched)
  for (const due of today) await atDesk(books, due, now, 0)
  await draftRun(books, month(-1), new Date(now.getTime() - 2 * day), month(-2))
}

interface Past {
  roles: Roles
  storage: Storage
  log: Logger
  now?: Date
  /** How many months the books go back, this one included; 13 at least, so that every step of dunning is in them. */
  months?: number
  signal?: AbortSignal
}

/**
 * Plays two years of fees in the demo community with the verbs that people use, each at its time: runs, files of banks, the
 * desk, refunds, dunning, months that are closed. In one transaction: all of it is there, or nothing. Of two programs that
 * start at once one plays. Gives whether it played.
 */
export async function fillBooks(
  connection: pg.ClientConfig,
  { roles, storage, log, now = new Date(), months = 24, signal }: Past,
): Promise<boolean> {
  const database = new Database(connection, roles, log)
  try {
    return await database.write(qingchuan.id, async (lease) => {
      await lease.query("select pg_advisory_xact_lock(hashtextextended('play the books of the demo', 0))")
      if ((await lease.query('select from billing_run limit 1')).length) return false
      await play({ at: atTimes(lease, log), storage, dice: new Dice('books'), now }, months, signal)
      return true
    })
  } finally {
    await database.close()
  }
}
