import { z } from 'zod'
import { workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type Chore, job } from '#platform/server/jobs.ts'
import { pushKind } from '#platform/server/push-kind.ts'
import type { Work } from '#platform/server/work.ts'
import { paperEnds } from '../events.ts'
import { suppliersWords } from '../words.ts'

/** Papers of suppliers who work here that end within their days and were not told of yet, by Taipei's day. */
const due = `p.end_day is not null and p.told_for is distinct from p.end_day and s.ended_at is null
  and p.end_day <= ($1::timestamptz at time zone 'Asia/Taipei')::date + p.remind_days`
const papers = `supplier_paper p join supplier s on s.community_id = p.community_id and s.id = p.supplier_id`

/** Tells of every paper that comes to its end, once for each end. */
export async function remind(work: Work): Promise<void> {
  const rows = await work.query<{ id: string; supplierId: string }>(
    `update supplier_paper t set told_for = t.end_day from ${papers}
     where ${due} and t.community_id = p.community_id and t.id = p.id returning t.id, t.supplier_id as "supplierId"`,
    [work.now],
  )
  for (const { id, supplierId } of rows) work.emit(paperEnds, { paperId: id, supplierId })
}

const remindJob = { name: 'suppliers.remind', payload: z.object({}) }

export const jobs = [job({ ...remindJob, work: remind })]

/** Every morning at eight, for communities in which something ends. */
export const chores: readonly Chore[] = [
  {
    name: 'suppliers.remind',
    cron: '0 0 * * *',
    work: (database, now) =>
      database.across('papers of suppliers that end', async (lease) => {
        const found = await lease.query<{ id: string }>(
          `select distinct p.community_id as id from ${papers} where ${due}`,
          [now],
        )
        for (const { id } of found) {
          await workWithin(lease, id)
          enqueueOn(lease)(remindJob, {}, { key: `supplier papers ${id}` })
        }
      }),
  },
]

export const pushes = [
  pushKind(paperEnds, {
    label: suppliersWords.pushes['suppliers.paperEnds'][0],
    title: '廠商的合約、保險或證照快到期',
    english: "A supplier's contract, insurance or licence ends soon",
    link: '/mgmt/supplier',
    lifetime: 86_400,
    urgency: 'normal',
    usual: true,
  }),
]
