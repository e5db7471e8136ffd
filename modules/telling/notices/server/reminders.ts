import { z } from 'zod'
import { taipei } from '#platform/contract/taipei.ts'
import { workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type Chore, job } from '#platform/server/jobs.ts'
import { isSuspended } from '#modules/communities/communities/server/public.ts'
import type { Subjects } from './items.ts'
import { makeNotices, type Maker } from './make.ts'

/** The day that a package of this age is due for: the last one reached, so that a day without the program is made up for once. */
export const dueDay = (days: readonly number[], age: number): number | undefined =>
  days.filter((day) => day <= age).sort((a, b) => b - a)[0]

/** The items of a subject that are due for a reminder, by its day. */
async function dueByDay(maker: Maker, { reminders }: Subjects[number]): Promise<Map<number, string[]>> {
  const today = taipei(maker.now).dayNumber
  const due = new Map<number, string[]>()
  for (const { id, arrivedAt, days } of (await reminders?.(maker)) ?? []) {
    const day = dueDay(days, today - taipei(arrivedAt).dayNumber)
    if (day !== undefined) due.set(day, [...(due.get(day) ?? []), id])
  }
  return due
}

/** Reminds of everything that is due now: once per item and day of reminder, however often it runs. */
export async function remindDue(maker: Maker, subjects: Subjects): Promise<number> {
  let count = 0
  for (const subject of subjects) {
    const reminded: string[] = []
    for (const [day, ids] of await dueByDay(maker, subject)) {
      const items = await subject.items(maker, ids)
      const made = await makeNotices(maker, { reason: 'reminder', occasion: String(day), items })
      reminded.push(...made.itemIds)
    }
    if (reminded.length) await subject.noteReminded?.(maker, reminded, maker.now)
    count += reminded.length
  }
  return count
}

/** The reminders of one community on one day in Taipei. */
export const remindJob = (subjects: Subjects) =>
  job({
    name: 'notices.remind',
    payload: z.object({ day: z.iso.date() }),
    async work(context, { day }) {
      if (await isSuspended(context)) return
      await remindDue(context, subjects)
      await context.query('insert into notice_reminder_run (day) values ($1) on conflict do nothing', [day])
    },
  })

const two = (n: number) => String(n).padStart(2, '0')

// The hour is the community's; whoever had its reminders today is left alone, and so is who is suspended.
const whoIsDue = `
  select c.id from community c
    left join notice_setting n on n.community_id = c.id
  where c.suspended_at is null and exists (
      select from community_service s where s.community_id = c.id and s.service_id = any($3))
    and coalesce((n.chosen ->> 'reminderHour')::integer, 10) <= $1
    and not exists (select from notice_reminder_run r where r.community_id = c.id and r.day = $2)`

/** Queues the day's reminders of each community after its hour, also when the program was down at that hour. */
export function reminderChore(subjects: Subjects): Chore {
  const services = subjects.flatMap(({ remindedBy }) => remindedBy ?? [])
  const due = remindJob(subjects)
  return {
    name: 'notices.remindDaily',
    cron: '*/10 * * * *',
    work: (database, now) =>
      database.across('queue the reminders of the day', async (lease) => {
        const { year, month, day: dayOfMonth, hour } = taipei(now)
        const day = `${year}-${two(month)}-${two(dayOfMonth)}`
        for (const { id } of await lease.query<{ id: string }>(whoIsDue, [hour, day, services])) {
          await workWithin(lease, id)
          enqueueOn(lease)(due, { day }, { key: `notices.remind:${id}` })
        }
      }),
  }
}
