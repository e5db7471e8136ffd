import type { Lease } from '#platform/server/database.ts'
import { type NoticeItem, type NoticeSubject, noticeOccasion } from '#platform/server/notice-subject.ts'
import { writeTime } from '#platform/contract/speak-time.ts'
import { pollOver, pollReminded } from '../events.ts'

interface Row extends Record<string, unknown> {
  id: string
  householdId: string
  label: string
  title: string
  at: Date
  endsAt: Date
  isSecret: boolean
  isOpen: boolean
}

// Of a secret poll nothing that is kept beside a letter may say whether its household voted.
const byIds = `
  select l.id, coalesce(h.merged_into, h.id) as "householdId", h.label, p.title, l.at, p.ends_at as "endsAt",
    p.is_secret as "isSecret", p.done_at is null and p.deleted_at is null and p.ends_at > now()
      and (p.is_secret or not exists (select from poll_turnout t where t.poll_id = l.poll_id
        and t.household_id = l.household_id)) as "isOpen"
  from poll_letter l join poll p on p.id = l.poll_id join household h on h.id = l.household_id where l.id = any($1)`

const textOf = ({ title, endsAt, isSecret }: Row): string =>
  `「${title}」投票到 ${writeTime(endsAt)} 截止。請掃描投票單上的 QR 碼投票；沒有投票單請洽管理中心。${
    isSecret ? '已投票的住戶請略過這則通知。' : ''
  }`

async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = ids.length ? await lease.query<Row>(byIds, [ids]) : []
  return rows.map((row) => ({
    kind: 'pollLetter',
    id: row.id,
    serialNumber: row.title,
    householdId: row.householdId,
    label: row.label,
    residentId: null,
    kindName: '投票提醒',
    state: row.isOpen ? 'waiting' : 'gone',
    isLegal: false,
    isFresh: false,
    arrivedAt: row.at,
    handedOverAt: null,
    letter: { title: `投票提醒：${row.title}`, text: textOf(row) },
  }))
}

/** Households are reminded of polls by the channels that they agreed to. */
export const noticeSubjects: readonly NoticeSubject[] = [
  {
    kind: 'pollLetter',
    hasOwnCalls: true,
    items,
    lock: (lease, ids) =>
      lease.query('select id from poll_letter where id = any($1) order by id for share', [ids]),
    // Nothing of it lies at the desk.
    countWaiting: async () => new Map(),
    occasions: [
      noticeOccasion(pollReminded, 'told', ({ letterIds }) => ({ ids: letterIds })),
      noticeOccasion(pollOver, 'gone', ({ letterIds }) => ({ ids: letterIds })),
    ],
  },
]
