import { cut } from '#platform/contract/cut.ts'
import type { Lease } from '#platform/server/database.ts'
import type { NoticeItem, NoticeSubject } from '#platform/server/notice-subject.ts'
import { type FormattedText, plainText } from '#modules/everyday/formatted-text/contract.ts'

interface Row extends Record<string, unknown> {
  id: string
  householdId: string
  label: string
  residentId: string | null
  title: string
  content: FormattedText
  link: string
  at: Date
  isOver: boolean
}

const byIds = `
  select r.id, coalesce(h.merged_into, h.id) as "householdId", h.label, r.resident_id as "residentId", n.title, n.content,
    r.link, coalesce(n.sent_at, n.due_at) as at,
    n.called_off_at is not null or coalesce(n.until_at <= now(), false) as "isOver"
  from notification_recipient r
  join notification n on n.community_id = r.community_id and n.id = r.notification_id
  join household h on h.community_id = r.community_id and h.id = r.household_id
  where r.id = any($1)`

/** Characters of the text in a message; the whole is behind its link. */
const most = 300
/** Characters of a short message as a whole: two pieces of what is written with Han characters. */
const mostShort = 134
const whereElse = '全文請看公告欄，或洽管理中心。'

type Said = Pick<Row, 'title' | 'content' | 'link'>

/** What a message says: its words, cut where a link leads to all of them. */
export function letterOf({ title, content, link }: Said): string {
  const words = plainText(content)
  return [title, link ? cut(words, most, '…') : words, link].filter(Boolean).join('\n')
}

/** What a message says that is paid by its length: the beginning, and where the rest stands. */
export function shortOf({ title, content, link }: Said): string {
  const words = plainText(content)
  const whole = [title, words, link].filter(Boolean).join('\n')
  if (whole.length <= mostShort) return whole
  const rest = link || whereElse
  const name = cut(title, Math.max(20, mostShort - rest.length - 2), '…')
  const left = mostShort - rest.length - name.length - 3
  return [name, left > 10 ? cut(words, left, '…') : '', rest].filter(Boolean).join('\n')
}

async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = ids.length ? await lease.query<Row>(byIds, [ids]) : []
  return rows.map((row) => ({
    kind: 'notification',
    id: row.id,
    serialNumber: row.title,
    householdId: row.householdId,
    label: row.label,
    residentId: row.residentId,
    kindName: row.title,
    state: row.isOver ? 'gone' : 'waiting',
    isLegal: false,
    isFresh: false,
    arrivedAt: row.at,
    handedOverAt: null,
    letter: { title: row.title, text: letterOf(row), short: shortOf(row) },
  }))
}

/** What a community tells its residents; whoever a channel reaches hears it, and it hangs on no door. */
export const notificationSubject: NoticeSubject = {
  kind: 'notification',
  readWith: 'notifications.view',
  hasOwnCalls: true,
  items,
  lock: (lease, ids) =>
    lease.query('select id from notification_recipient where id = any($1) order by id for update', [ids]),
  countWaiting: async () => new Map(),
  // What is over is called off when its turn to be sent comes.
  occasions: [],
}
