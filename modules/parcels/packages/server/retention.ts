import { inChinese } from '#platform/contract/words.ts'
import { clearPaths, forgetHandOvers, forgetRecords } from '#platform/server/forgetting.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Retention } from '#platform/server/retention.ts'
import { forgetPictures } from '#modules/keeping/files/server/public.ts'
import { packagesWords } from '../words.ts'

// A package that waits or is lost has no end, and is never touched.
const ended = { table: 'package', endedAt: 'coalesce(t.handed_over_at, t.voided_at, t.returned_at)' }

/** What is emptied when a record of this table is forgotten. */
export const forgottenPackage = {
  table: 'package',
  set: `recipient_id = null, recipient_name = '', tracking_number = '', note = '',
      void_reason = case when t.void_reason is not null then '' end`,
  history: { table: 'package_change', key: 'package_id' },
}

const personal = [
  forgetRecords({ ...ended, ...forgottenPackage }),
  forgetHandOvers({
    table: 'package_hand_over',
    of: 'package',
    columns: ['receive_code', 'note', 'file_name'],
  }),
]

const pictures = [
  clearPaths({ ...ended, columns: ['photo_path'] }),
  clearPaths({ table: 'package_hand_over', endedAt: 't.at', columns: ['signature_path', 'photo_path'] }),
]

async function forgetPersonal(lease: Lease, before: Date, limit: number): Promise<number> {
  let count = 0
  for (const statement of personal) count += (await lease.query(statement, [before, limit])).length
  return count
}

/** What the parcel desk keeps of people, and for how long (個資法 Art. 11). */
export const retentions: readonly Retention[] = [
  {
    name: 'packages.personal',
    ...inChinese(packagesWords.retentions['packages.personal']),
    defaultDays: 180,
    minDays: 30,
    maxDays: 1825,
    forget: forgetPersonal,
  },
  {
    name: 'packages.pictures',
    ...inChinese(packagesWords.retentions['packages.pictures']),
    defaultDays: 90,
    minDays: 30,
    maxDays: 730,
    forget: (lease, before, limit) => forgetPictures(lease, pictures, before, limit),
  },
]
