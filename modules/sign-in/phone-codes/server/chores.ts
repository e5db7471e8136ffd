import type { Chore } from '#platform/server/jobs.ts'

/** Forgets codes and the numbers that they went to, nightly: the day's count is all that they are kept for. */
export const chores: Chore[] = [
  {
    name: 'phoneCodes.forget',
    cron: '25 19 * * *',
    work: (database) =>
      database.across('forget codes', async (lease) => {
        await lease.query("delete from phone_code where made_at < now() - interval '2 days'")
      }),
  },
]
