import type { Lease } from '#platform/server/database.ts'
import { type NoticeItem, type NoticeSubject, noticeOccasion } from '#platform/server/notice-subject.ts'
import { lockDeposits } from '#modules/parcels/deposit-items/server/public.ts'
import {
  depositHandOverUndone,
  depositsCorrected,
  depositsHandedOver,
  depositsRegistered,
  depositsVoided,
} from '../events.ts'

const byIds = `
  select d.id, d.serial_number as serial, coalesce(h.merged_into, h.id) as "householdId", h.label,
    d.recipient_id as "residentId", d.kind_name as "kindName", d.temperature, d.arrived_at as "arrivedAt",
    d.handed_over_at as "handedOverAt", d.voided_at is not null as "isVoided"
  from deposit d join household h on h.id = d.household_id where d.id = any($1)`

interface Row extends Record<string, unknown> {
  id: string
  serial: number
  householdId: string
  label: string
  residentId: string | null
  kindName: string
  temperature: number
  arrivedAt: Date
  handedOverAt: Date | null
  isVoided: boolean
}

const food = /食|花|生鮮/

/** Of deposits for households; nobody outside is told of anything. What kind it is stays unsaid. */
async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = ids.length ? await lease.query<Row>(byIds, [ids]) : []
  return rows.map(({ serial, temperature, isVoided, kindName, ...row }) => ({
    ...row,
    kind: 'deposit',
    serialNumber: `D${String(serial).padStart(4, '0')}`,
    kindName: '寄放物品',
    state: isVoided ? 'gone' : row.handedOverAt ? 'handedOver' : 'waiting',
    isLegal: false,
    isFresh: temperature !== 0 || food.test(kindName),
  }))
}

async function countWaiting(lease: Lease, householdIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await lease.query<{ id: string; count: number }>(
    `select household_id as id, count(*) as count from deposit
     where household_id = any($1) and handed_over_at is null and voided_at is null group by household_id`,
    [householdIds],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Residents are told of deposits that were left for them. */
export const noticeSubjects: readonly NoticeSubject[] = [
  {
    kind: 'deposit',
    items,
    lock: lockDeposits,
    countWaiting,
    occasions: [
      noticeOccasion(depositsRegistered, 'arrived', ({ depositIds }) => ({ ids: depositIds })),
      noticeOccasion(depositsHandedOver, 'handedOver', ({ depositIds, handOverId }) => ({
        ids: depositIds,
        handOverId,
      })),
      noticeOccasion(depositHandOverUndone, 'handOverUndone', ({ depositIds, handOverId }) => ({
        ids: depositIds,
        handOverId,
      })),
      noticeOccasion(depositsCorrected, 'corrected', ({ depositIds }) => ({ ids: depositIds })),
      noticeOccasion(depositsVoided, 'gone', ({ depositIds }) => ({ ids: depositIds })),
    ],
  },
]
