import type pg from 'pg'
import type { Logger } from 'pino'
import type { Roles } from '#database/roles.ts'
import { Database } from '#platform/server/database.ts'
import type { Storage } from '#platform/server/storage.ts'
import { accounts } from '../accounts.ts'
import { qingchuan } from '../communities.ts'
import { Dice } from '../dice.ts'
import { atTimes, monthFrom } from './at.ts'
import { bringUnmatched, dun, putRight, refund, takeBack, voidBill } from './extras.ts'
import { unmatchedOf } from './habits.ts'
import { type Books, draftRun, endMonth, playMonth } from './month.ts'

/** How many months the books go back, this one included. */
const months = 24
const day = 86_400_000

async function play(books: Books, signal: AbortSignal | undefined): Promise<void> {
  const { at, now } = books
  const month = (ago: number) => monthFrom(now, -ago)
  for (let ago = months - 1; ago >= 0; ago--) {
    signal?.throwIfAborted()
    const [one, after] = [month(ago), month(ago - 1)]
    if (one.on(1, 9) > now) break
    if (ago === 4) await takeBack(books, one, after)
    const runId = await playMonth(books, { month: one, after, monthsAgo: ago })
    if (ago === 9) await putRight(books, runId, one.on(20))
    if (ago === 6) await voidBill(books, runId, one.on(2))
    if (ago === 3) await refund(books, one.on(21), one.on(22))
    await dun(books, one, ago)
    await endMonth(books, one, after)
  }
  await refund(books, new Date(now.getTime() - 20 * 3_600_000))
  await bringUnmatched(books, await unmatchedOf(at(accounts.manager, now)))
  await draftRun(books, month(-1), new Date(now.getTime() - 2 * day), month(-2))
}

/**
 * Plays two years of fees in the demo community with the verbs that people use, each at its time: runs, files of banks, the
 * desk, refunds, dunning, months that are closed. In one transaction: all of it is there, or nothing.
 */
export async function fillBooks(
  connection: pg.ClientConfig,
  {
    roles,
    storage,
    log,
    now = new Date(),
    signal,
  }: { roles: Roles; storage: Storage; log: Logger; now?: Date; signal?: AbortSignal },
): Promise<void> {
  const database = new Database(connection, roles, log)
  try {
    await database.write(qingchuan.id, (lease) =>
      play({ at: atTimes(lease, log), storage, dice: new Dice('books'), now }, signal),
    )
  } finally {
    await database.close()
  }
}
