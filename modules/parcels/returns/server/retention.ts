import { inChinese } from '#platform/contract/words.ts'
import { clearPaths, forgetHandOvers, forgetRecords } from '#platform/server/forgetting.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Retention } from '#platform/server/retention.ts'
import { forgetPictures } from '#modules/keeping/files/server/public.ts'
import { returnsWords } from '../words.ts'

const ended = { table: 'courier_item', endedAt: 'coalesce(t.handed_over_at, t.voided_at)' }

/** What is emptied when a record of this table is forgotten. */
export const forgottenItem = {
  table: 'courier_item',
  set: `sender_name = '', recipient = '', tracking_number = '', note = '',
      void_reason = case when t.void_reason is not null then '' end`,
  history: { table: 'courier_item_change', key: 'item_id' },
}

const personal = [
  forgetRecords({ ...ended, ...forgottenItem }),
  forgetHandOvers({ table: 'courier_hand_over', of: 'courier_item', columns: ['courier_person', 'note'] }),
]

const pictures = [
  clearPaths({ ...ended, columns: ['photo_path'] }),
  clearPaths({ table: 'courier_hand_over', endedAt: 't.at', columns: ['signature_path'] }),
]

async function forgetPersonal(lease: Lease, before: Date, limit: number): Promise<number> {
  let count = 0
  for (const statement of personal) count += (await lease.query(statement, [before, limit])).length
  return count
}

/** What is kept of people who sent something back or out, and for how long (個資法 Art. 11). */
export const retentions: readonly Retention[] = [
  {
    name: 'returns.personal',
    ...inChinese(returnsWords.retentions['returns.personal']),
    defaultDays: 180,
    minDays: 30,
    maxDays: 1825,
    forget: forgetPersonal,
  },
  {
    name: 'returns.pictures',
    ...inChinese(returnsWords.retentions['returns.pictures']),
    defaultDays: 90,
    minDays: 30,
    maxDays: 730,
    forget: (lease, before, limit) => forgetPictures(lease, pictures, before, limit),
  },
]
