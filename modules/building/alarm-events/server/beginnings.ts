import { and, eq, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { Act } from '../shapes.ts'
import { beginningTable as b, type EventRow } from './tables.ts'

/** Milliseconds within which what was over and begins again, while nobody saw to it, is the same thing that comes and goes. */
export const flickersWithin = 10 * 60_000

/** After these, whoever was called or acknowledged before knows nothing of how the alarm is. */
export const newBeginnings: Act[] = ['reopened', 'begunAgain', 'maintenanceOver']

type Begun = Pick<EventRow, 'id' | 'level' | 'isTest' | 'isDrill'>

/** Writes down that alarms began, or began again, at an instant. */
export async function noteBeginnings(lease: Lease, rows: readonly Begun[], at: Date): Promise<void> {
  if (!rows.length) return
  await lease.db
    .insert(b)
    .values(rows.map(({ id: eventId, level, isTest, isDrill }) => ({ eventId, at, level, isTest, isDrill })))
    // A test and what followed in earnest came together.
    .onConflictDoUpdate({
      target: [b.communityId, b.eventId, b.at],
      set: {
        level: sql`excluded.level`,
        isTest: sql`excluded.is_test`,
        isDrill: sql`excluded.is_drill`,
        acknowledgedAt: null,
      },
    })
}

/** What became of the newest beginning of an alarm: it rose, somebody saw to it or closed it. Who acknowledged it first did. */
export async function noteOfBeginning(
  lease: Lease,
  eventId: string,
  { level, acknowledgedAt, processedAt }: Partial<Pick<EventRow, 'level' | 'acknowledgedAt' | 'processedAt'>>,
): Promise<void> {
  await lease.db
    .update(b)
    .set({
      ...(level && { level }),
      ...(acknowledgedAt && {
        acknowledgedAt: sql`coalesce(${b.acknowledgedAt}, ${acknowledgedAt.toISOString()}::timestamptz)`,
      }),
      ...(processedAt && { processedAt }),
    })
    .where(
      and(
        eq(b.eventId, eventId),
        sql`${b.at} = (select max(newest.at) from alarm_beginning newest where newest.event_id = ${eventId})`,
      ),
    )
}
