import type { Chore } from './jobs.ts'

/** What the platform itself forgets, nightly: retry keys after a week, attempts after two days, events after a month (browsers resume over hours). */
export const chores: readonly Chore[] = [
  {
    name: 'platform.forget',
    cron: '10 19 * * *',
    work: (database) =>
      database.across('forget old retries and events', async (lease) => {
        await lease.query("delete from answered_call where at < now() - interval '7 days'")
        await lease.query("delete from attempt where at < now() - interval '2 days'")
        await lease.query("delete from event where at < now() - interval '30 days'")
      }),
  },
]
