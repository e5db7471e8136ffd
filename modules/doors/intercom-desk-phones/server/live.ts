import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { FindHolders } from '#modules/sign-in/accounts/server/public.ts'
import { sentryTable as s } from '#modules/doors/intercom-sentries/server/public.ts'
import { type PhoneRow, phoneTable as p } from './tables.ts'

/** A telephone of the desk that lives, with its guard post. */
export interface LivePhone extends PhoneRow {
  sentryName: string
}

/**
 * The telephones that live this moment: renewed in time, of a guard post, and of a session in which somebody still may
 * answer. `sipName`: that one alone.
 */
export async function livePhones(
  work: Lease & { now: Date },
  findHolders: FindHolders,
  sipName?: string,
): Promise<LivePhone[]> {
  const rows = await work.db
    .select({ p, sentryName: s.name })
    .from(p)
    .innerJoin(s, eq(s.id, p.sentryId))
    .where(
      and(
        isNull(p.endedAt),
        gt(p.endsAt, work.now),
        isNull(s.retiredAt),
        eq(s.callsBack, true),
        sipName === undefined ? undefined : eq(p.sipName, sipName),
      ),
    )
    .orderBy(s.position, p.slot)
  const [first] = rows
  if (!first) return []
  const holders = await findHolders(
    rows.map(({ p: { sessionId } }) => sessionId),
    first.p.communityId,
    'intercomDeskPhones.use',
  )
  return rows
    .filter(({ p: { sessionId } }) => holders.has(sessionId))
    .map(({ p: phone, sentryName }) => ({ ...phone, sentryName }))
}

/** Whether it would ring: it registered, and not for less than until now. */
export const wouldRing = ({ reachableUntil }: Pick<PhoneRow, 'reachableUntil'>, now: Date): boolean =>
  !!reachableUntil && reachableUntil > now
