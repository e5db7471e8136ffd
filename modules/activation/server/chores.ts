import type { Chore } from '#platform/server/jobs.ts'

/** Forgets serial numbers that were tried in vain, nightly. */
export const chores: Chore[] = [
  {
    name: 'activation.forgetAttempts',
    cron: '25 19 * * *',
    async work(database) {
      await database.across('forget tried serial numbers', (lease) =>
        lease.query("delete from activation_attempt where at < now() - interval '1 day'"),
      )
    },
  },
]
