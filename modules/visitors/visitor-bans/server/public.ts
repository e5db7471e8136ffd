import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { banRecognised } from '../events.ts'
import { bans as b } from './tables.ts'

/** Neither lifted nor over: a ban's last day ends at midnight in Taipei. */
export const isInForce = and(
  isNull(b.liftedAt),
  sql`${b.untilDay} >= (now() at time zone 'Asia/Taipei')::date`,
)

/**
 * Looks a visitor's plate and telephone up in the black list, and tells the desk quietly. Gives the entry's id; null when
 * there is none. A name alone says nothing: many have the same one.
 */
export async function recognise(
  context: Context,
  visitor: { id: string; plateKey: string; phoneKey: string },
): Promise<string | null> {
  const { id: visitorId, plateKey, phoneKey } = visitor
  if (!plateKey && !phoneKey) return null
  const [found] = await context.db
    .select({ id: b.id })
    .from(b)
    .where(
      and(
        isInForce,
        or(
          plateKey ? and(eq(b.plateKey, plateKey), sql`${b.plateKey} <> ''`) : undefined,
          phoneKey ? and(eq(b.phoneKey, phoneKey), sql`${b.phoneKey} <> ''`) : undefined,
        ),
      ),
    )
    .orderBy(desc(b.since))
    .limit(1)
  if (!found) return null
  context.emit(banRecognised, { banId: found.id, visitorId })
  return found.id
}

/** Why somebody is on the black list; '' when the entry is gone. */
export async function banReasonOf(lease: Lease, banId: string): Promise<string> {
  const [row] = await lease.db.select({ reason: b.reason }).from(b).where(eq(b.id, banId))
  return row?.reason ?? ''
}
