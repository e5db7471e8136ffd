import type { Chore } from '#platform/server/jobs.ts'

/** A used code is kept for as long as somebody may ask who scanned it; the audit has it for longer. */
export const chores: readonly Chore[] = [
  {
    name: 'managerCodes.forget',
    cron: '25 19 * * *',
    work: (database) =>
      database.across('forget used manager codes', async (lease) => {
        await lease.query("delete from manager_code_use where used_at < now() - interval '30 days'")
      }),
  },
]
