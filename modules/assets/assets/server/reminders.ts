import { z } from 'zod'
import { workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type Chore, job } from '#platform/server/jobs.ts'
import { pushKind } from '#platform/server/push-kind.ts'
import type { Work } from '#platform/server/work.ts'
import { assetPaperEnds } from '../events.ts'
import { assetsWords } from '../words.ts'
import { paperDays } from './paper-ends.ts'

/** Papers of what is still in the register that end within so many days and were not told of yet, by Taipei's day. */
const due = `p.valid_until is not null and p.told_for is distinct from p.valid_until and p.removed_at is null
  and a.removed_at is null and p.valid_until <= ($1::timestamptz at time zone 'Asia/Taipei')::date + ${paperDays}`
const papers = `asset_attachment p join asset a on a.community_id = p.community_id and a.id = p.asset_id`

/** Tells of every paper of an asset that comes to its end, once for each end. */
export async function remind(work: Work): Promise<void> {
  const rows = await work.query<{ attachmentId: string; assetId: string }>(
    `update asset_attachment t set told_for = t.valid_until from ${papers}
     where ${due} and t.community_id = p.community_id and t.id = p.id returning t.id as "attachmentId", t.asset_id as "assetId"`,
    [work.now],
  )
  for (const row of rows) work.emit(assetPaperEnds, row)
}

const remindJob = { name: 'assets.remind', payload: z.object({}) }

export const jobs = [job({ ...remindJob, work: remind })]

/** Every morning at eight, for communities in which something ends. */
export const chores: readonly Chore[] = [
  {
    name: 'assets.remind',
    cron: '0 0 * * *',
    work: (database, now) =>
      database.across('papers of assets that end', async (lease) => {
        const found = await lease.query<{ id: string }>(
          `select distinct p.community_id as id from ${papers} where ${due}`,
          [now],
        )
        for (const { id } of found) {
          await workWithin(lease, id)
          enqueueOn(lease)(remindJob, {}, { key: `asset papers ${id}` })
        }
      }),
  },
]

export const pushes = [
  pushKind(assetPaperEnds, {
    label: assetsWords.pushes['assets.paperEnds'][0],
    title: '設備的檢驗或保險文件快到期',
    english: 'An inspection or an insurance of an asset ends soon',
    link: '/mgmt/asset/assetList?papers=ending',
    lifetime: 86_400,
    urgency: 'normal',
    usual: true,
  }),
]
