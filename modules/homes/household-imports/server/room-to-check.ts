import { count, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { tooManyChecking } from '../contract.ts'
import { mostChecking } from '../shapes.ts'
import { importTable as i } from './tables.ts'

/** Lets a file be checked when few of the community are; one asks after the other, so that the limit holds. Throws tooManyChecking. */
export async function requireRoomToCheck(context: Context): Promise<void> {
  await context.query(
    "select pg_advisory_xact_lock(hashtextextended('check imports ' || lobby_community(), 0))",
  )
  const [checking] = await context.db.select({ n: count() }).from(i).where(eq(i.state, 'checking'))
  if (checking && checking.n >= mostChecking) throw tooManyChecking()
}
