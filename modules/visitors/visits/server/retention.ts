import { forgetPictures, forgetRecords, type KeptRecord } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { visitsWords } from '../words.ts'

/** A visit, and what is emptied when it is forgotten. */
export const keptVisit: KeptRecord = {
  table: 'visitor',
  endedAt: 'coalesce(t.left_at, t.cancelled_at, t.expired_at)',
  // A reason in words may name somebody; one of the list does not.
  set: `name = '', phone = '', phone_key = '', plate = '', plate_key = '', firm = '', remark = '', approval_by = '',
    card_code = '', card_uid = '', pledge_slot = '', cancel_reason = '', ban_id = null,
    reason = case when t.reason_id is null then '其他' else t.reason end`,
  history: { table: 'visitor_change', key: 'visitor_id' },
  paths: ['photo_path'],
}

/** What is kept of people who came, and for how long (個資法 Art. 11). */
export const retentions = retentionsOf(visitsWords, {
  'visitors.personal': { defaultDays: 90, minDays: 7, maxDays: 365, forget: forgetRecords(keptVisit) },
  'visitors.photos': { defaultDays: 30, minDays: 1, maxDays: 180, forget: forgetPictures(keptVisit) },
})
