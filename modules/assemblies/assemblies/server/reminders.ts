import { z } from 'zod'
import { workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type Chore, job } from '#platform/server/jobs.ts'
import { pushKind } from '#platform/server/push-kind.ts'
import type { Work } from '#platform/server/work.ts'
import { minutesDue, outcomeDue } from '../events.ts'
import { assembliesWords } from '../words.ts'

/**
 * The day of which people are to be told, by Taipei's day: five days and one day before minutes have to have been served
 * and posted (fifteen days after the meeting, Art. 34), and the day after.
 */
const stage = `(select max(d) from (values (-5), (-1), (1)) as days (n),
  lateral (select (a.meeting_at at time zone 'Asia/Taipei')::date + 15 + n as d) as due
  where d <= ($1::timestamptz at time zone 'Asia/Taipei')::date)`
const unserved = `exists (select 1 from assembly_unit u where u.community_id = a.community_id and u.assembly_id = a.id
    and not exists (select 1 from assembly_serving s where s.community_id = u.community_id and s.assembly_id = a.id
      and s.what = 'minutes' and s.unit_id = u.id))`
const due = `a.status = 'ended' and a.deleted_at is null and ${stage} is not null and a.reminded_for is distinct from ${stage}
  and (a.minutes_posted_on is null or ${unserved})`

/**
 * Three days and one day before the outcome of a meeting called again has to have been posted (ten days after the seven in
 * which the owner who was served last may object, Art. 32), and the day after.
 */
const outcomeStage = `(select max(d) from (values (-3), (-1), (1)) as days (n),
  lateral (select (select max(s.served_on) from assembly_serving s where s.community_id = a.community_id
    and s.assembly_id = a.id and s.what = 'minutes') + 17 + n as d) as due
  where d <= ($1::timestamptz at time zone 'Asia/Taipei')::date)`
const outcomeIsDue = `a.status = 'ended' and a.kind = 'reconvened' and a.deleted_at is null and a.outcome_posted_on is null
  and ${outcomeStage} is not null and a.outcome_reminded_for is distinct from ${outcomeStage}
  and not ${unserved}`

/** Tells of outcomes that have to be posted, once for each of the three days. */
export async function remindOfOutcomes(work: Work): Promise<void> {
  const rows = await work.query<{ id: string }>(
    `update assembly a set outcome_reminded_for = ${outcomeStage} where ${outcomeIsDue} returning a.id`,
    [work.now],
  )
  for (const { id } of rows) work.emit(outcomeDue, { assemblyId: id })
}

/** Tells of minutes that have not reached every owner or were not posted, once for each of the three days. */
export async function remindOfMinutes(work: Work): Promise<void> {
  const rows = await work.query<{ id: string }>(
    `update assembly a set reminded_for = ${stage} where ${due} returning a.id`,
    [work.now],
  )
  for (const { id } of rows) work.emit(minutesDue, { assemblyId: id })
}

const remindJob = { name: 'assemblies.remind', payload: z.object({}) }

export const jobs = [
  job({
    ...remindJob,
    async work(work) {
      await remindOfMinutes(work)
      await remindOfOutcomes(work)
    },
  }),
]

/** Every morning at eight, for communities that owe minutes or the outcome of a meeting called again. */
export const chores: readonly Chore[] = [
  {
    name: 'assemblies.remind',
    cron: '0 0 * * *',
    work: (database, now) =>
      database.across('minutes of assemblies that are due', async (lease) => {
        const found = await lease.query<{ id: string }>(
          `select distinct a.community_id as id from assembly a where (${due}) or (${outcomeIsDue})`,
          [now],
        )
        for (const { id } of found) {
          await workWithin(lease, id)
          enqueueOn(lease)(remindJob, {}, { key: `assembly minutes ${id}` })
        }
      }),
  },
]

export const pushes = [
  pushKind(minutesDue, {
    label: assembliesWords.pushes['assemblies.minutesDue'][0],
    title: '會議紀錄還沒有全部送達或公告',
    english: 'Minutes are not served on everybody or not posted yet',
    link: '/mgmt/UnitOwnerAssembly',
    lifetime: 86_400,
    urgency: 'normal',
    usual: true,
  }),
  pushKind(outcomeDue, {
    label: assembliesWords.pushes['assemblies.outcomeDue'][0],
    title: '重新召集會議的結果該公告了',
    english: 'The outcome of a meeting called again is to be posted',
    link: '/mgmt/UnitOwnerAssembly',
    lifetime: 86_400,
    urgency: 'normal',
    usual: true,
  }),
]
