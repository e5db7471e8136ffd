import { type NoticeItem, type NoticeSubject, noticeOccasion } from '#platform/server/notice-subject.ts'
import type { Lease } from '#platform/server/database.ts'
import { householdPage } from '#modules/everyday/household-links/server/public.ts'
import { gasReminded } from '../events.ts'

interface Row extends Record<string, unknown> {
  id: string
  householdId: string
  label: string
  endsOn: string
  at: Date
  isOpen: boolean
  isMerged: boolean
}

const byIds = `
  select n.id, coalesce(h.merged_into, h.id) as "householdId", h.merged_into is not null as "isMerged", h.label, p.ends_on::text as "endsOn", n.at,
    p.closed_at is null and p.ends_on >= (now() at time zone 'Asia/Taipei')::date and not exists (
      select from gas_reading r where r.period_id = n.period_id and r.household_id = n.household_id) as "isOpen"
  from gas_reminder n join gas_period p on p.id = n.period_id join household h on h.id = n.household_id
  where n.id = any($1)`

const title = '請抄瓦斯度數'

/** Requests in words; whoever was read meanwhile hears of none. No reading stands in them. */
async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = ids.length ? await lease.query<Row>(byIds, [ids]) : []
  return rows.map(({ id, householdId, label, endsOn, at, isOpen, isMerged }) => ({
    kind: 'gasReminder',
    id,
    serialNumber: '',
    householdId,
    label,
    residentId: null,
    kindName: title,
    state: isOpen ? 'waiting' : 'gone',
    isLegal: false,
    isFresh: false,
    arrivedAt: at,
    handedOverAt: null,
    letter: {
      title,
      text: `${label} 的瓦斯度數還沒抄。請在 ${Number(endsOn.slice(5, 7))}月${Number(endsOn.slice(8))}日 前抄黑色數字，${isMerged ? '這個表已併戶，度數請直接告訴管理中心' : '用信箱的 QR 填寫或告訴管理中心'}。`,
    },
  }))
}

/** Households are asked for their reading by the channels that they agreed to. */
export const noticeSubjects: readonly NoticeSubject[] = [
  {
    kind: 'gasReminder',
    hasOwnCalls: true,
    items,
    // The page of a household asks for its own meter: of one that came with a merger it would take the wrong one.
    pageOf: async (lease, { id, householdId }) => {
      const own = 'select from gas_reminder where id = $1 and household_id = $2'
      return (await lease.query(own, [id, householdId])).length
        ? householdPage(lease, { kind: 'gas', householdId })
        : ''
    },
    lock: (lease, ids) =>
      lease.query('select id from gas_reminder where id = any($1) order by id for share', [ids]),
    // Nothing of it lies at the desk.
    countWaiting: async () => new Map(),
    occasions: [noticeOccasion(gasReminded, 'told', ({ reminderIds }) => ({ ids: reminderIds }))],
  },
]
