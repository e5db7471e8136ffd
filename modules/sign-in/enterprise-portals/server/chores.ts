import type { Chore } from '#platform/server/jobs.ts'

/** Forgets tickets that would not be taken any more anyway, nightly. */
export const chores: Chore[] = [
  {
    name: 'enterprisePortals.forget',
    cron: '35 19 * * *',
    work: (database) =>
      database.across('forget tickets', async (lease) => {
        await lease.query('delete from enterprise_ticket where expires_at < now()')
      }),
  },
]
