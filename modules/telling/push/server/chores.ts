import type { Chore } from '#platform/server/jobs.ts'

/** Forgets browsers that nobody was seen at for a week, nightly: sessions end long before. */
export const chores: readonly Chore[] = [
  {
    name: 'push.forgetBrowsers',
    cron: '25 19 * * *',
    work: (database) =>
      database.across('forget browsers', async (lease) => {
        await lease.query("delete from push_subscription where refreshed_at < now() - interval '7 days'")
      }),
  },
]
