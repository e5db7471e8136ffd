import type { Lease } from '#platform/server/database.ts'
import { type NoticeItem, type NoticeSubject, noticeOccasion } from '#platform/server/notice-subject.ts'
import { householdPage } from '#modules/everyday/household-links/server/public.ts'
import { facilityTold } from '../events.ts'

interface Row extends Record<string, unknown> {
  id: string
  householdId: string
  label: string
  at: Date
  title: string
  text: string
  holds: boolean
}

const byIds = `
  select n.id, coalesce(h.merged_into, h.id) as "householdId", h.label, n.at, n.title, n.text,
    n.holds_while is null or (n.holds_while = b.state and not exists (select from facility_notice l
      where l.booking_id = n.booking_id and l.holds_while = n.holds_while and l.at > n.at)) as holds
  from facility_notice n join facility_booking b on b.id = n.booking_id join household h on h.id = b.household_id
  where n.id = any($1)`

/** What is said of bookings; of one that stands otherwise since, or was moved once more, nothing any more. */
async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = ids.length ? await lease.query<Row>(byIds, [ids]) : []
  return rows.map(({ id, householdId, label, at, title, text, holds }) => ({
    kind: 'facilityNotice',
    id,
    serialNumber: '',
    householdId,
    label,
    residentId: null,
    kindName: title,
    state: holds ? 'waiting' : 'gone',
    isLegal: false,
    isFresh: false,
    arrivedAt: at,
    handedOverAt: null,
    letter: { title, text },
  }))
}

/** Households hear of their bookings: it is their turn, what was drawn, what was moved or cancelled. */
export const noticeSubjects: readonly NoticeSubject[] = [
  {
    kind: 'facilityNotice',
    hasOwnCalls: true,
    items,
    pageOf: (lease, { householdId }) => householdPage(lease, { kind: 'facility', householdId }),
    lock: (lease, ids) =>
      lease.query('select id from facility_notice where id = any($1) order by id for share', [ids]),
    // Nothing of it lies at the desk.
    countWaiting: async () => new Map(),
    occasions: [noticeOccasion(facilityTold, 'told', ({ noticeIds }) => ({ ids: noticeIds }))],
  },
]
