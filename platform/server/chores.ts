import type { Chore } from './jobs.ts'

/** What the platform itself forgets: guesses that count no more, hourly; nightly retry keys after a week and events after a month (browsers resume over hours). */
export const chores: readonly Chore[] = [
  {
    name: 'platform.forgetGuesses',
    cron: '40 * * * *',
    work: async (database) => {
      await database.across('forget guesses that count no more', (lease) =>
        lease.query('delete from guess where spent_until < now()'),
      )
    },
  },
  {
    name: 'platform.forget',
    cron: '10 19 * * *',
    work: (database) =>
      database.across('forget old retries and events', async (lease) => {
        await lease.query("delete from answered_call where at < now() - interval '7 days'")
        await lease.query("delete from operator_answered_call where at < now() - interval '7 days'")
        await lease.query("delete from event where at < now() - interval '30 days'")
      }),
  },
]
