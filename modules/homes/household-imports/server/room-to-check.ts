import { eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { tooManyChecking } from '../contract.ts'
import { mostChecking } from '../shapes.ts'
import { importTable as i } from './tables.ts'

/** Lets a file be checked when few of the community are; one asks after the other, so that the limit holds. Throws tooManyChecking. */
export async function requireRoomToCheck(context: Context): Promise<void> {
  await oneAtATime(context, 'check imports')
  if ((await context.db.$count(i, eq(i.state, 'checking'))) >= mostChecking) throw tooManyChecking()
}
