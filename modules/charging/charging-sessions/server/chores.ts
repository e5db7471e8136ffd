import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import type { Chore } from '#platform/server/jobs.ts'
import { doWork, system } from '#platform/server/work.ts'
import { endSession } from './end.ts'
import { sessionTable as t } from './tables.ts'

// A stop that comes late is still the first of such a session.
const silent = (now: Date) => sql`
  state = 'open' and (
    (last_at < ${now}::timestamptz - interval '24 hours' and not exists (
      select from charging_connector c
      where c.community_id = ${t.communityId} and c.id = ${t.connectorId}
        and c.measured_at >= ${now}::timestamptz - interval '24 hours'))
    or exists (
      select from charging_connector c
      join charging_station s on s.community_id = c.community_id and s.id = c.station_id
      where c.community_id = ${t.communityId} and c.id = ${t.connectorId}
        and (c.retired_at is not null or s.retired_at is not null)))`

async function endSilent(database: Database, now: Date): Promise<void> {
  const found = await database.across('charging sessions without a word', (lease) =>
    lease.db.select({ communityId: t.communityId, id: t.id }).from(t).where(silent(now)).limit(1000),
  )
  for (const { communityId, id } of found)
    await database.write(communityId, (lease) =>
      doWork(lease, { communityId, author: system }, async (work) => {
        const [row] = await work.db
          .select()
          .from(t)
          .where(sql`${t.id} = ${id} and ${silent(now)}`)
          .for('update')
        if (row) await endSession(work, row, { at: row.lastAt, stopWh: null, reason: '', odd: ['zombie'] })
      }),
    )
}

/**
 * Each hour: sessions that can end no more by themselves end with what is known of them and wait for somebody: no word for a day,
 * or of a station or connector that is retired.
 */
export const chores: readonly Chore[] = [
  { name: 'chargingSessions.endSilent', cron: '25 * * * *', work: endSilent },
]
