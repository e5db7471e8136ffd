import { forgetPictures, forgetRecords, type KeptRecord } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { returnsWords } from '../words.ts'

/** An item, and what is emptied when it is forgotten. */
export const keptItem: KeptRecord = {
  table: 'courier_item',
  endedAt: 'coalesce(t.handed_over_at, t.voided_at)',
  set: `sender_name = '', recipient = '', tracking_number = '', note = '',
      void_reason = case when t.void_reason is not null then '' end`,
  history: { table: 'courier_item_change', key: 'item_id' },
  paths: ['photo_path'],
  handOvers: { table: 'courier_hand_over', columns: ['courier_person', 'note'], paths: ['signature_path'] },
}

/** What is kept of people who sent something back or out, and for how long (個資法 Art. 11). */
export const retentions = retentionsOf(returnsWords, {
  'returns.personal': { defaultDays: 180, minDays: 30, maxDays: 1825, forget: forgetRecords(keptItem) },
  'returns.pictures': { defaultDays: 90, minDays: 30, maxDays: 730, forget: forgetPictures(keptItem) },
})
