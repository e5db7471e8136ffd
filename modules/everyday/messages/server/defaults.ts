import { newId } from '#platform/contract/new-id.ts'
import type { PlainConnection } from '#platform/server/manifest.ts'

/** Kinds of messages of a new community, with the hours in which they are answered; and those whose hours run on office days alone. */
export const defaultTypes = [
  ['設備', 7],
  ['噪音', 4],
  ['帳務', 24],
  ['公設', 24],
  ['停車', 24],
  ['環境', 24],
  ['建議', 72],
  ['其他', 48],
] as const

export const defaultOnOfficeDays: readonly string[] = ['帳務', '建議', '其他']

/** Replies that are ready; {姓名} is who wrote. */
export const defaultReplies = [
  ['已收到', '{姓名}您好，已收到您的意見，管理中心處理中，有進度會回覆您。'],
  ['已報修', '{姓名}您好，已通知廠商，到場時間確定後回覆您。'],
  ['請補照片', '{姓名}您好，請再補充地點與照片，方便我們處理。'],
  ['已處理', '{姓名}您好，已處理完成，若還有問題請再告訴我們。'],
] as const

/** Puts them into a new community, with the owner's connection. */
export async function insertMessageDefaults(client: PlainConnection, communityId: string): Promise<void> {
  await client.query(
    `insert into message_type (community_id, id, name, due_hours, on_office_days, position)
     select $1, given.id, given.name, given.hours, given.name = any($5), given.nth
     from unnest($2::uuid[], $3::text[], $4::integer[]) with ordinality as given (id, name, hours, nth)`,
    [
      communityId,
      defaultTypes.map(newId),
      defaultTypes.map(([name]) => name),
      defaultTypes.map(([, hours]) => hours),
      defaultOnOfficeDays,
    ],
  )
  await client.query(
    `insert into canned_reply (community_id, id, name, content, position)
     select $1, given.id, given.name, given.content, given.nth
     from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality as given (id, name, content, nth)`,
    [
      communityId,
      defaultReplies.map(newId),
      defaultReplies.map(([name]) => name),
      defaultReplies.map(([, content]) => content),
    ],
  )
}
