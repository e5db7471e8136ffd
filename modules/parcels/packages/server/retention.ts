import { forgetPictures, forgetRecords, type KeptRecord } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { packagesWords } from '../words.ts'

/** A package, and what is emptied when it is forgotten. One that waits or is lost has no end, and is never touched. */
export const keptPackage: KeptRecord = {
  table: 'package',
  endedAt: 'coalesce(t.handed_over_at, t.voided_at, t.returned_at)',
  set: `recipient_id = null, recipient_name = '', tracking_number = '', note = '',
      void_reason = case when t.void_reason is not null then '' end`,
  history: { table: 'package_change', key: 'package_id' },
  paths: ['photo_path'],
  handOvers: {
    table: 'package_hand_over',
    columns: ['receive_code', 'taker_name', 'note', 'file_name'],
    paths: ['signature_path', 'photo_path'],
  },
}

/** What the parcel desk keeps of people, and for how long (個資法 Art. 11). */
export const retentions = retentionsOf(packagesWords, {
  'packages.personal': { defaultDays: 180, minDays: 30, maxDays: 1825, forget: forgetRecords(keptPackage) },
  'packages.pictures': { defaultDays: 90, minDays: 30, maxDays: 730, forget: forgetPictures(keptPackage) },
})
