import type { Chore } from '#platform/server/jobs.ts'

/** Forgets challenges that nobody answered, nightly. */
export const chores: Chore[] = [
  {
    name: 'secondFactors.forget',
    cron: '30 19 * * *',
    work: (database) =>
      database.across('forget challenges', async (lease) => {
        await lease.query('delete from passkey_challenge where expires_at < now()')
      }),
  },
]
