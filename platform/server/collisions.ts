import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** How often a transaction is tried before whoever called hears of it. */
const tries = 5
/** Milliseconds of the first wait at most; each later one may take twice as long. */
const firstWait = 20

// PostgreSQL ended one of two that waited for each other; it found no order in which two could have happened.
const collisions = new Set(['40P01', '40001'])

/** Whether an error, or what it wraps, is PostgreSQL's word that trying again may succeed. */
export function isCollision(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && collisions.has(String(at.code))) return true
  return false
}

/** One try; `isLast` when it must not be repeated. */
export interface Try {
  isLast: boolean
}

/**
 * Runs a whole transaction again when it collided with another one, after a wait that is not the other one's. Throws what
 * the last try threw.
 */
export async function repeatingCollisions<T>(log: Logger, attempt: (given: Try) => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    const given = { isLast: count === tries }
    try {
      return await attempt(given)
    } catch (error) {
      if (given.isLast || !isCollision(error)) throw error
      log.info({ count }, 'a transaction collided with another one and runs again')
      await wait(Math.random() * firstWait * 2 ** count)
    }
  }
}
