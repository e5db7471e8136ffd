import type { Chore } from '#platform/server/jobs.ts'

/** Forgets invitations that nobody answered in time, with the numbers that they were for, nightly. */
export const chores: Chore[] = [
  {
    name: 'members.forgetInvitations',
    cron: '30 19 * * *',
    work: (database) =>
      database.across('forget invitations', async (lease) => {
        await lease.query('delete from membership_invitation where expires_at < now()')
      }),
  },
]
