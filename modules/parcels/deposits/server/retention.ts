import { inChinese } from '#platform/contract/words.ts'
import { clearPaths, forgetHandOvers, forgetRecords } from '#platform/server/forgetting.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Retention } from '#platform/server/retention.ts'
import { forgetPictures } from '#modules/keeping/files/server/public.ts'
import { depositsWords } from '../words.ts'

// Who is no household must have a name. The lines of cash are accounts and stay as the law asks of them.
const ended = { table: 'deposit', endedAt: 'coalesce(t.handed_over_at, t.voided_at)' }

/** What is emptied when a record of this table is forgotten. */
export const forgottenDeposit = {
  table: 'deposit',
  set: `recipient_id = null, recipient_phone = '', payer_name = '', payer_phone = '',
      recipient_name = case when t.household_id is null then '（已刪除）' else '' end, note = '',
      void_reason = case when t.void_reason is not null then '' end`,
  history: { table: 'deposit_change', key: 'deposit_id' },
}

const personal = [
  forgetRecords({ ...ended, ...forgottenDeposit }),
  forgetHandOvers({
    table: 'deposit_hand_over',
    of: 'deposit',
    columns: ['receive_code', 'note', 'file_name'],
  }),
]

const pictures = [
  clearPaths({ ...ended, columns: ['photo_path'] }),
  clearPaths({ table: 'deposit_hand_over', endedAt: 't.at', columns: ['signature_path', 'photo_path'] }),
]

async function forgetPersonal(lease: Lease, before: Date, limit: number): Promise<number> {
  let count = 0
  for (const statement of personal) count += (await lease.query(statement, [before, limit])).length
  return count
}

/** What is kept of people who left or fetched a deposit, and for how long (個資法 Art. 11). */
export const retentions: readonly Retention[] = [
  {
    name: 'deposits.personal',
    ...inChinese(depositsWords.retentions['deposits.personal']),
    defaultDays: 180,
    minDays: 30,
    maxDays: 1825,
    forget: forgetPersonal,
  },
  {
    name: 'deposits.pictures',
    ...inChinese(depositsWords.retentions['deposits.pictures']),
    defaultDays: 90,
    minDays: 30,
    maxDays: 730,
    forget: (lease, before, limit) => forgetPictures(lease, pictures, before, limit),
  },
]
