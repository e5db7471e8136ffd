import { forgetPictures, forgetRecords, type KeptRecord } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { depositsWords } from '../words.ts'

/**
 * A deposit, and what is emptied when it is forgotten. Who is no household must have a name. The lines of cash are accounts
 * and stay as the law asks of them.
 */
export const keptDeposit: KeptRecord = {
  table: 'deposit',
  endedAt: 'coalesce(t.handed_over_at, t.voided_at)',
  set: `recipient_id = null, recipient_phone = '', payer_name = '', payer_phone = '',
      recipient_name = case when t.household_id is null then '（已刪除）' else '' end, note = '',
      void_reason = case when t.void_reason is not null then '' end`,
  history: { table: 'deposit_change', key: 'deposit_id' },
  paths: ['photo_path'],
  handOvers: {
    table: 'deposit_hand_over',
    columns: ['receive_code', 'taker_name', 'note', 'file_name'],
    paths: ['signature_path', 'photo_path'],
  },
}

/** What is kept of people who left or fetched a deposit, and for how long (個資法 Art. 11). */
export const retentions = retentionsOf(depositsWords, {
  'deposits.personal': { defaultDays: 180, minDays: 30, maxDays: 1825, forget: forgetRecords(keptDeposit) },
  'deposits.pictures': { defaultDays: 90, minDays: 30, maxDays: 730, forget: forgetPictures(keptDeposit) },
})
