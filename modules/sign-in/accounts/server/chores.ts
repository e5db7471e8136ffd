import type { Chore } from '#platform/server/jobs.ts'
import { knownDays } from './known-devices.ts'

/** Forgets sign-ins, attempts, sessions and browsers that nobody needs any more, nightly. */
export const chores: Chore[] = [
  {
    name: 'accounts.forgetOldSessions',
    cron: '20 19 * * *',
    async work(database) {
      await database.across('forget old sessions', async (lease) => {
        await lease.query('delete from sign_in where expires_at < now()')
        // What was tried on no account of ours may be a password that slipped into the wrong field.
        await lease.query(
          "delete from sign_in_attempt where at < now() - case when account_id is null then interval '7 days' else interval '90 days' end",
        )
        await lease.query('delete from known_device where seen_at < now() - make_interval(days => $1)', [
          knownDays,
        ])
        await lease.query("delete from session where expires_at < now() - interval '90 days'")
      })
    },
  },
]
