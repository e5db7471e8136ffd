import type { Chore } from '#platform/server/jobs.ts'

/** Forgets old sessions and attempts of operators, nightly; their audit stays. */
export const chores: readonly Chore[] = [
  {
    name: 'operator.forget',
    cron: '35 19 * * *',
    work: (database) =>
      database.across('forget old sessions of operators', async (lease) => {
        await lease.query("delete from operator_session where expires_at < now() - interval '90 days'")
      }),
  },
]
