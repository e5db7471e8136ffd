import type { Lease } from '#platform/server/database.ts'
import type { Retention } from '#platform/server/retention.ts'
import { releaseFiles } from '#modules/files/server/public.ts'

// A package that waits or is lost has no end, and is never touched.
const endedAt = 'coalesce(p.handed_over_at, p.voided_at, p.returned_at)'

const forgetPackages = `
  with gone as (
    update package p set forgotten_at = now(), recipient_id = null, recipient_name = '', tracking_number = '', note = '',
      void_reason = case when p.void_reason is not null then '' end
    where p.community_id = lobby_community() and p.id in (
      select p.id from package p where p.community_id = lobby_community() and p.forgotten_at is null
        and ${endedAt} < $1 order by ${endedAt} limit $2 for update)
    returning p.id
  ), changes as (
    update package_change c set reason = '', changes = (
      select coalesce(jsonb_agg(jsonb_build_object('field', e -> 'field', 'before', '', 'after', '') order by nth), '[]')
      from jsonb_array_elements(c.changes) with ordinality as one (e, nth))
    where c.community_id = lobby_community() and c.package_id in (select id from gone)
  )
  select id from gone`

const forgetHandOvers = `
  update package_hand_over h set receive_code = '', note = '', file_name = ''
  where h.community_id = lobby_community() and h.id in (
    select h.id from package_hand_over h where h.community_id = lobby_community() and h.at < $1
      and (h.receive_code <> '' or h.note <> '' or h.file_name <> '')
      and not exists (select from package p where p.community_id = h.community_id and p.hand_over_id = h.id
        and p.forgotten_at is null)
    order by h.at limit $2 for update)
  returning h.id`

const photosOfPackages = `
  with old as (
    select p.id, p.photo_path as path from package p where p.community_id = lobby_community() and p.photo_path <> ''
      and ${endedAt} < $1 order by ${endedAt} limit $2 for update
  ), cleared as (
    update package p set photo_path = '' from old where p.community_id = lobby_community() and p.id = old.id
  )
  select path from old`

const proofsOfHandOvers = `
  with old as (
    select h.id, h.signature_path, h.photo_path from package_hand_over h where h.community_id = lobby_community()
      and h.at < $1 and (h.signature_path <> '' or h.photo_path <> '') order by h.at limit $2 for update
  ), cleared as (
    update package_hand_over h set signature_path = '', photo_path = ''
    from old where h.community_id = lobby_community() and h.id = old.id
  )
  select unnest(array[signature_path, photo_path]) as path, id from old`

async function forgetPersonal(lease: Lease, before: Date, limit: number): Promise<number> {
  const packages = await lease.query(forgetPackages, [before, limit])
  const handOvers = await lease.query(forgetHandOvers, [before, limit])
  return packages.length + handOvers.length
}

async function forgetPictures(lease: Lease, before: Date, limit: number): Promise<number> {
  const photos = await lease.query<{ path: string }>(photosOfPackages, [before, limit])
  const proofs = await lease.query<{ path: string }>(proofsOfHandOvers, [before, limit])
  const paths = [...photos, ...proofs].map(({ path }) => path).filter(Boolean)
  await releaseFiles(lease, paths)
  return photos.length + proofs.length / 2
}

/** What the parcel desk keeps of people, and for how long (個資法 Art. 11). */
export const retentions: readonly Retention[] = [
  {
    name: 'packages.personal',
    title: '包裹的個人資料',
    words:
      '領取、退件或取消登記後開始計算。收件人、物流條碼、備註、更正內容與領取條碼清空；戶別、日期與件數保留。',
    defaultDays: 180,
    minDays: 30,
    maxDays: 1825,
    forget: forgetPersonal,
  },
  {
    name: 'packages.pictures',
    title: '包裹的簽名與照片',
    words: '領取後開始計算。簽名、領取照片與登記照片的檔案一併刪除。',
    defaultDays: 90,
    minDays: 30,
    maxDays: 730,
    forget: forgetPictures,
  },
]
