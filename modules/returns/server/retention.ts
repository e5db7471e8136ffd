import type { Lease } from '#platform/server/database.ts'
import type { Retention } from '#platform/server/retention.ts'
import { releaseFiles } from '#modules/files/server/public.ts'

const endedAt = 'coalesce(i.handed_over_at, i.voided_at)'

const forgetItems = `
  with gone as (
    update courier_item i set forgotten_at = now(), sender_name = '', recipient = '', tracking_number = '', note = '',
      void_reason = case when i.void_reason is not null then '' end
    where i.community_id = lobby_community() and i.id in (
      select i.id from courier_item i where i.community_id = lobby_community() and i.forgotten_at is null
        and ${endedAt} < $1 order by ${endedAt} limit $2 for update)
    returning i.id
  ), changes as (
    update courier_item_change c set reason = '', changes = (
      select coalesce(jsonb_agg(jsonb_build_object('field', e -> 'field', 'before', '', 'after', '') order by nth), '[]')
      from jsonb_array_elements(c.changes) with ordinality as one (e, nth))
    where c.community_id = lobby_community() and c.item_id in (select id from gone)
  )
  select id from gone`

const forgetHandOvers = `
  update courier_hand_over h set courier_person = '', note = ''
  where h.community_id = lobby_community() and h.id in (
    select h.id from courier_hand_over h where h.community_id = lobby_community() and h.at < $1
      and (h.courier_person <> '' or h.note <> '')
      and not exists (select from courier_item i where i.community_id = h.community_id and i.hand_over_id = h.id
        and i.forgotten_at is null)
    order by h.at limit $2 for update)
  returning h.id`

const photosOfItems = `
  with old as (
    select i.id, i.photo_path as path from courier_item i where i.community_id = lobby_community() and i.photo_path <> ''
      and ${endedAt} < $1 order by ${endedAt} limit $2 for update
  ), cleared as (
    update courier_item i set photo_path = '' from old where i.community_id = lobby_community() and i.id = old.id
  )
  select path from old`

const signatures = `
  with old as (
    select h.id, h.signature_path as path from courier_hand_over h where h.community_id = lobby_community()
      and h.at < $1 and h.signature_path <> '' order by h.at limit $2 for update
  ), cleared as (
    update courier_hand_over h set signature_path = '' from old where h.community_id = lobby_community() and h.id = old.id
  )
  select path from old`

async function forgetPersonal(lease: Lease, before: Date, limit: number): Promise<number> {
  const items = await lease.query(forgetItems, [before, limit])
  const handOvers = await lease.query(forgetHandOvers, [before, limit])
  return items.length + handOvers.length
}

async function forgetPictures(lease: Lease, before: Date, limit: number): Promise<number> {
  const photos = await lease.query<{ path: string }>(photosOfItems, [before, limit])
  const signed = await lease.query<{ path: string }>(signatures, [before, limit])
  const paths = [...photos, ...signed].map(({ path }) => path)
  await releaseFiles(lease, paths)
  return paths.length
}

/** What is kept of people who sent something back or out, and for how long (個資法 Art. 11). */
export const retentions: readonly Retention[] = [
  {
    name: 'returns.personal',
    title: '退件與寄件的個人資料',
    words:
      '交給物流或取消登記後開始計算。寄件人、收件人、物流條碼、備註與更正內容清空；戶別、日期與件數保留。',
    defaultDays: 180,
    minDays: 30,
    maxDays: 1825,
    forget: forgetPersonal,
  },
  {
    name: 'returns.pictures',
    title: '退件與寄件的簽名與照片',
    words: '交給物流後開始計算。物流人員的簽名與登記照片的檔案一併刪除。',
    defaultDays: 90,
    minDays: 30,
    maxDays: 730,
    forget: forgetPictures,
  },
]
