import type { Taken } from '#platform/contract/call.ts'
import { cut } from '#platform/contract/cut.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { messages } from '../contract.ts'
import { hasNoReader } from './reader.ts'
import type { CannedReply, MessageDetail, MessageLine, MessageRow, MessageType } from '../shapes.ts'

export type Narrowing = Omit<Taken<typeof messages.calls.list>, 'offset' | 'maxCount'>

const fields = `
  m.id as "messageId", m.household_id as "householdId", h.label, m.sender_name as "senderName", m.type_id as "typeId",
  t.name as "typeName", m.content, m.status, m.source, m.at, m.due_at as "dueAt", m.assignee_id as "assigneeId",
  m.assignee_by_name as assignee, m.closed_at as "closedAt",
  (select count(*)::int from message_line l where l.message_id = m.id and l.kind = 'reply') as "replyCount"`

const from = `
  from resident_message m join household h on h.id = m.household_id join message_type t on t.id = m.type_id`

const typed = "strpos(lower(h.label || ' ' || m.sender_name || ' ' || m.content), lower($3)) > 0"
const narrowed = `($1::uuid is null or m.type_id = $1) and ($2::uuid is null or m.assignee_id = $2)`
const narrowedBy = ({ keyword }: Narrowing) => `${narrowed} and ${keyword ? typed : "$3 = ''"}`

const valuesOf = ({ typeId, assigneeId, keyword }: Narrowing) => [typeId ?? null, assigneeId ?? null, keyword]

/** Each in an order that an index has: open ones by when they are due, closed ones by the newest. */
const open = { which: 'm.status < 2', order: 'm.due_at, m.id' }
const closed = { which: 'm.status = 2', order: 'm.closed_at desc, m.id' }
const partsOf = { all: [open, closed], open: [open], closed: [closed] } as const
const anyOf = (view: Narrowing['view']) => partsOf[view].map(({ which }) => which).join(' or ')

type Row = Omit<MessageRow, 'title'> & { content: string } & Record<string, unknown>

/** The beginning of what was written, as its title. */
export const titleOf = (content: string): string => cut(content.replace(/\s+/g, ' '), 40, '…')

/** A page of messages: open ones by when they are due, then closed ones by the newest. */
export async function listMessages(
  lease: Lease,
  { offset, maxCount, ...by }: Narrowing & { offset: number; maxCount: number },
) {
  const where = narrowedBy(by)
  const values = valuesOf(by)
  const read = (part: typeof open, limit: number, after: number) =>
    lease.query<Row>(
      `select ${fields} ${from} where ${part.which} and ${where} order by ${part.order} limit $4 offset $5`,
      [...values, limit, after],
    )
  const count = async (part: typeof open) => {
    const of = by.keyword ? from : 'from resident_message m'
    const [row] = await lease.query<{ n: number }>(
      `select count(*)::int as n ${of} where ${part.which} and ${where}`,
      values,
    )
    return row?.n ?? 0
  }
  const [first, second] = partsOf[by.view]
  const [rows, before, behind] = await Promise.all([
    read(first, maxCount, offset),
    count(first),
    second ? count(second) : 0,
  ])
  const missing = maxCount - rows.length
  const rest = second && missing > 0 ? await read(second, missing, Math.max(0, offset - before)) : []
  const data = [...rows, ...rest].map(
    ({ content, ...row }): MessageRow => ({ ...row, title: titleOf(content) }),
  )
  return { data, pagination: { offset, maxCount, total: before + behind } }
}

/** Messages for a workbook, the newest first. */
export const rowsToExport = (lease: Lease, by: Narrowing, most: number) =>
  lease.query<Row & { closedAt: Date | null }>(
    `select ${fields} ${from} where (${anyOf(by.view)}) and ${narrowedBy(by)} order by m.at desc limit $4`,
    [...valuesOf(by), most],
  )

/** How many are new, being handled, closed, and past due. */
export async function countMessages(lease: Lease & { now: Date }) {
  const [row] = await lease.query<{ new: number; handling: number; closed: number; overdue: number }>(
    `select count(*) filter (where status = 0)::int as new, count(*) filter (where status = 1)::int as handling,
       count(*) filter (where status = 2)::int as closed,
       count(*) filter (where status < 2 and due_at < $1)::int as overdue from resident_message`,
    [lease.now],
  )
  return row ?? { new: 0, handling: 0, closed: 0, overdue: 0 }
}

const lines = `
  select l.id as "lineId", l.at, l.kind, case l.kind when 'wrote' then m.sender_name else l.account_name end as by, coalesce(o.content, l.content) as content, l.other_id as "otherId",
    l.file_paths as paths, l.seen_at as "seenAt"
  from message_line l join resident_message m on m.id = l.message_id left join resident_message o on o.id = l.other_id
  where l.message_id = $1 order by l.at, l.id`

const detail = `
  select ${fields}, m.written_by_name as "writtenBy",
    (select coalesce(array_agg(p.path order by p.at, p.id), '{}') from message_photo p where p.message_id = m.id) as paths, m.closed_by_name as "closedBy", t.due_hours as "dueHours",
    t.on_office_days as "onOfficeDays", m.news_id as "newsId",
    case when r.id is not null then jsonb_build_object('caseId', r.id, 'number', r.number,
      'isOpen', r.state not in ('accepted', 'cancelled')) end as repair,
    h.closed_at is not null and h.merged_into is null or ${hasNoReader} as "isDeactivated", m.merged_into as "mergedInto",
    m.row_version as "rowVersion",
    (select count(*)::int from resident_message o where o.household_id = m.household_id and o.id <> m.id
      and o.at > m.at - interval '183 days') as "sameHousehold"
  ${from} left join repair_case r on r.id = m.repair_case_id where m.id = $1`

const mergedInto = `
  select m.id as "messageId", h.label, m.sender_name as "senderName", m.at, m.content
  from resident_message m join household h on h.id = m.household_id where m.merged_into = $1 order by m.at`

/** Files of a reply by the names that they are given: 1.png. */
export const filesOf = (paths: readonly string[]) =>
  paths.map((path, nth) => ({ path, name: `${nth + 1}.${path.split('.').at(-1) ?? ''}` }))

/** One message with everything that was said and done about it. Throws notFound. */
export async function readMessage(lease: Lease, messageId: string): Promise<MessageDetail> {
  const [rows, said, merged] = await Promise.all([
    lease.query<
      Omit<MessageDetail, 'title' | 'replies' | 'merged' | 'photos'> & { paths: string[] } & Record<
          string,
          unknown
        >
    >(detail, [messageId]),
    lease.query<Omit<MessageLine, 'files'> & { paths: string[]; otherId: string | null }>(lines, [messageId]),
    lease.query<MessageDetail['merged'][number]>(mergedInto, [messageId]),
  ])
  const [row] = rows
  if (!row) throw problems.notFound()
  const replies = said.map(({ paths, otherId, ...line }) => ({
    ...line,
    content: otherId ? titleOf(line.content) : line.content,
    files: filesOf(paths),
  }))
  const { paths: photoPaths, ...message } = row
  return { ...message, title: titleOf(row.content), photos: filesOf(photoPaths), replies, merged }
}

/** The same for somebody who looks at it. Throws notFound. Audited. */
export async function viewMessage(context: Context, messageId: string): Promise<MessageDetail> {
  const message = await readMessage(context, messageId)
  context.audit({ action: 'messages.view', target: 'residentMessage', targetId: messageId })
  return message
}

/** Kinds of messages in their order. */
export const listTypes = (lease: Lease): Promise<MessageType[]> =>
  lease.query<MessageType & Record<string, unknown>>(
    `select id as "typeId", name, due_hours as "dueHours", on_office_days as "onOfficeDays",
       retired_at is null as "isEnabled", version as "rowVersion"
     from message_type order by retired_at is not null, position, name`,
  )

/** Replies that are ready, in their order, retired ones after them. */
export const listCanned = (lease: Lease): Promise<CannedReply[]> =>
  lease.query<CannedReply & Record<string, unknown>>(
    `select id as "cannedId", name, content, retired_at is null as "isEnabled", version as "rowVersion"
     from canned_reply order by retired_at is not null, position, name`,
  )

/** Who works here now and may be given a message. */
export const listAssignees = (lease: Lease) =>
  lease.query<{ accountId: string; name: string }>(
    `select m.account_id as "accountId", a.display_name as name from live_membership m join account a on a.id = m.account_id
     where m.community_id = lobby_community() and m.role in ('admin', 'manager', 'desk') order by a.display_name, a.id`,
  )
