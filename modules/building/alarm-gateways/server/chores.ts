import type { Chore } from '#platform/server/jobs.ts'

/** A trial whose part `gateways` was killed, or never ran, leaves nothing behind either. */
export const chores: readonly Chore[] = [
  {
    name: 'alarmGateways.forgetProbes',
    cron: '*/5 * * * *',
    work: (database) =>
      database.across('trials that nobody looks at', async (lease) => {
        await lease.query("delete from alarm_probe where looked_at < now() - interval '1 minute'")
      }),
  },
]
