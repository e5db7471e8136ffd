import type { Lease } from '#platform/server/database.ts'
import type { Retention } from '#platform/server/retention.ts'
import { releaseFiles } from '#modules/files/server/public.ts'

const endedAt = 'coalesce(d.handed_over_at, d.voided_at)'

// Who is no household must have a name. The lines of cash are accounts and stay as the law asks of them.
const forgetDeposits = `
  with gone as (
    update deposit d set forgotten_at = now(), recipient_id = null, recipient_phone = '', payer_name = '', payer_phone = '',
      recipient_name = case when d.household_id is null then '（已刪除）' else '' end, note = '',
      void_reason = case when d.void_reason is not null then '' end
    where d.community_id = lobby_community() and d.id in (
      select d.id from deposit d where d.community_id = lobby_community() and d.forgotten_at is null
        and ${endedAt} < $1 order by ${endedAt} limit $2 for update)
    returning d.id
  ), changes as (
    update deposit_change c set reason = '', changes = (
      select coalesce(jsonb_agg(jsonb_build_object('field', e -> 'field', 'before', '', 'after', '') order by nth), '[]')
      from jsonb_array_elements(c.changes) with ordinality as one (e, nth))
    where c.community_id = lobby_community() and c.deposit_id in (select id from gone)
  )
  select id from gone`

const forgetHandOvers = `
  update deposit_hand_over h set receive_code = '', note = '', file_name = ''
  where h.community_id = lobby_community() and h.id in (
    select h.id from deposit_hand_over h where h.community_id = lobby_community() and h.at < $1
      and (h.receive_code <> '' or h.note <> '' or h.file_name <> '')
      and not exists (select from deposit d where d.community_id = h.community_id and d.hand_over_id = h.id
        and d.forgotten_at is null)
    order by h.at limit $2 for update)
  returning h.id`

const photosOfDeposits = `
  with old as (
    select d.id, d.photo_path as path from deposit d where d.community_id = lobby_community() and d.photo_path <> ''
      and ${endedAt} < $1 order by ${endedAt} limit $2 for update
  ), cleared as (
    update deposit d set photo_path = '' from old where d.community_id = lobby_community() and d.id = old.id
  )
  select path from old`

const proofsOfHandOvers = `
  with old as (
    select h.id, h.signature_path, h.photo_path from deposit_hand_over h where h.community_id = lobby_community()
      and h.at < $1 and (h.signature_path <> '' or h.photo_path <> '') order by h.at limit $2 for update
  ), cleared as (
    update deposit_hand_over h set signature_path = '', photo_path = ''
    from old where h.community_id = lobby_community() and h.id = old.id
  )
  select unnest(array[signature_path, photo_path]) as path, id from old`

async function forgetPersonal(lease: Lease, before: Date, limit: number): Promise<number> {
  const deposits = await lease.query(forgetDeposits, [before, limit])
  const handOvers = await lease.query(forgetHandOvers, [before, limit])
  return deposits.length + handOvers.length
}

async function forgetPictures(lease: Lease, before: Date, limit: number): Promise<number> {
  const photos = await lease.query<{ path: string }>(photosOfDeposits, [before, limit])
  const proofs = await lease.query<{ path: string }>(proofsOfHandOvers, [before, limit])
  const paths = [...photos, ...proofs].map(({ path }) => path).filter(Boolean)
  await releaseFiles(lease, paths)
  return photos.length + proofs.length / 2
}

/** What is kept of people who left or fetched a deposit, and for how long (個資法 Art. 11). */
export const retentions: readonly Retention[] = [
  {
    name: 'deposits.personal',
    title: '寄放的個人資料',
    words: '領取或取消登記後開始計算。寄放人與收件人、電話、備註與更正內容清空；戶別、日期與現金帳保留。',
    defaultDays: 180,
    minDays: 30,
    maxDays: 1825,
    forget: forgetPersonal,
  },
  {
    name: 'deposits.pictures',
    title: '寄放的簽名與照片',
    words: '領取後開始計算。簽名與照片的檔案一併刪除；現金收據的簽名隨帳務保存。',
    defaultDays: 90,
    minDays: 30,
    maxDays: 730,
    forget: forgetPictures,
  },
]
