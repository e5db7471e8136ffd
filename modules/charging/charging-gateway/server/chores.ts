import type { Chore } from '#platform/server/jobs.ts'

/** Each night: what no station will say again is forgotten. One that was without its line for longer is told apart by its session. */
export const chores: readonly Chore[] = [
  {
    name: 'chargingGateway.forgetMessages',
    cron: '40 19 * * *',
    work: (database) =>
      database.across('messages of charging stations', async (lease) => {
        await lease.query("delete from charging_message where at < now() - interval '60 days'")
      }),
  },
]
