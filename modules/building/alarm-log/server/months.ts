import type { Chore } from '#platform/server/jobs.ts'
import { retentions } from './retention.ts'

const day = 86_400_000
const kept = retentions.find(({ name }) => name === 'alarmLog.values')

/**
 * Each night, before what is too old is forgotten: the months that are about to begin are made, and those that no community
 * keeps any more dropped as a whole.
 */
export const months: Chore = {
  name: 'alarmLog.months',
  cron: '20 19 * * *',
  async work(database, now, log) {
    const { made, gone } = await database.across('months of values', async (lease) => {
      const [longest] = await lease.query<{ days: number | null }>(
        'select max(days) as days from retention_setting where name = $1',
        [kept?.name],
      )
      const days = Math.max(longest?.days ?? 0, kept?.defaultDays ?? 0)
      const [counts] = await lease.query<{ made: number; gone: number }>(
        'select lobby_make_value_months($1, $2) as made, lobby_drop_value_months($3) as gone',
        [now, new Date(now.getTime() + 62 * day), new Date(now.getTime() - days * day)],
      )
      // Hours say nothing of anybody; trends go back no further.
      await lease.query("delete from alarm_value_hour where hour < $1::timestamptz - interval '3 years'", [
        now,
      ])
      return counts ?? { made: 0, gone: 0 }
    })
    if (made || gone) log.info({ made, gone }, 'months of values were made and dropped')
  },
}
