import { inChinese } from '#platform/contract/words.ts'
import type { Lease } from '#platform/server/database.ts'
import { clearPaths, forgetRecords } from '#platform/server/forgetting.ts'
import type { Retention } from '#platform/server/retention.ts'
import { forgetPictures } from '#modules/keeping/files/server/public.ts'
import { visitsWords } from '../words.ts'

const ended = { table: 'visitor', endedAt: 'coalesce(t.left_at, t.cancelled_at, t.expired_at)' }

/** What is emptied when a visit is forgotten. */
export const forgottenVisitor = {
  table: 'visitor',
  // A reason in words may name somebody; one of the list does not.
  set: `name = '', phone = '', phone_key = '', plate = '', plate_key = '', firm = '', remark = '', approval_by = '',
    card_code = '', card_uid = '', pledge_slot = '', cancel_reason = '', ban_id = null,
    reason = case when t.reason_id is null then '其他' else t.reason end`,
  history: { table: 'visitor_change', key: 'visitor_id' },
}

const personal = forgetRecords({ ...ended, ...forgottenVisitor })

const photos = [clearPaths({ ...ended, columns: ['photo_path'] })]

const forgetPersonal = async (lease: Lease, before: Date, limit: number): Promise<number> =>
  (await lease.query(personal, [before, limit])).length

/** What is kept of people who came, and for how long (個資法 Art. 11). */
export const retentions: readonly Retention[] = [
  {
    name: 'visitors.personal',
    ...inChinese(visitsWords.retentions['visitors.personal']),
    defaultDays: 90,
    minDays: 7,
    maxDays: 365,
    forget: forgetPersonal,
  },
  {
    name: 'visitors.photos',
    ...inChinese(visitsWords.retentions['visitors.photos']),
    defaultDays: 30,
    minDays: 1,
    maxDays: 180,
    forget: (lease, before, limit) => forgetPictures(lease, photos, before, limit),
  },
]
