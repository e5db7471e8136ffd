import { cut } from '#platform/contract/cut.ts'
import type { Lease } from '#platform/server/database.ts'
import { type NoticeItem, type NoticeSubject, noticeOccasion } from '#platform/server/notice-subject.ts'
import { messageReplied } from '../events.ts'
import { hasNoReader } from './reader.ts'

interface Row extends Record<string, unknown> {
  id: string
  householdId: string
  label: string
  senderName: string
  content: string
  fileCount: number
  at: Date
  isOver: boolean
}

const byIds = `
  select l.id, coalesce(h.merged_into, h.id) as "householdId", h.label, m.sender_name as "senderName", r.content,
    case when l.id = r.id then cardinality(r.file_paths) else 0 end as "fileCount", l.at, l.seen_at is not null or m.forgotten_at is not null or ${hasNoReader} as "isOver"
  from message_line l join resident_message m on m.id = l.message_id join household h on h.id = m.household_id
  join message_line r on r.kind = 'reply' and (r.id = l.id or (l.kind = 'answered' and r.message_id = l.other_id and r.at = l.at))
  where l.id = any($1)`

/** Characters of a reply in a message, so that it stays a short one; the whole stands on the household’s page. */
const most = 120
const title = '管理中心回覆了您的意見'

/** Replies in words: what was written stays on the household's page, whoever was quicker than the channel hears nothing. */
async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = ids.length ? await lease.query<Row>(byIds, [ids]) : []
  return rows.map(({ id, householdId, label, senderName, content, fileCount, at, isOver }) => ({
    kind: 'messageReply',
    id,
    serialNumber: '',
    householdId,
    label,
    residentId: null,
    kindName: title,
    state: isOver ? 'gone' : 'waiting',
    isLegal: false,
    isFresh: false,
    arrivedAt: at,
    handedOverAt: null,
    letter: {
      title,
      text: `管理中心回覆 ${label} ${senderName}：${cut(content, most, '…')}${fileCount ? `（附檔 ${fileCount} 個，請開信箱的意見 QR）` : ''}`,
    },
  }))
}

/** A household hears of a reply by the channels that it agreed to. */
export const noticeSubjects: readonly NoticeSubject[] = [
  {
    kind: 'messageReply',
    readWith: 'messages.view',
    hasOwnCalls: true,
    items,
    lock: (lease, ids) =>
      lease.query('select id from message_line where id = any($1) order by id for share', [ids]),
    // Nothing of it lies at the desk.
    countWaiting: async () => new Map(),
    occasions: [noticeOccasion(messageReplied, 'told', ({ lineIds }) => ({ ids: lineIds }))],
  },
]
