import { sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { type NoticeItem, type NoticeSubject, noticeOccasion } from '#platform/server/notice-subject.ts'
import { packageSettingsOf, reminderDaysOfKinds } from '#modules/parcels/package-settings/server/public.ts'
import {
  packageCorrected,
  packageLost,
  packageRegistered,
  packageReturned,
  packagesHandedOver,
  packagesHandOverUndone,
  packageVoided,
} from '../events.ts'
import { noteReminded, noticeFacts } from './facts.ts'
import { lockPackages } from './locked-packages.ts'
import { packageTable as p } from './tables.ts'

const food = /食|花|生鮮/

/** What lies in a smart locker is not at the desk: its household hears of it with the way to its code, from there. */
const stateOf = ({ state, inLocker }: { state: string; inLocker: boolean }): NoticeItem['state'] =>
  !inLocker && (state === 'waiting' || state === 'handedOver') ? state : 'gone'

async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = ids.length ? await noticeFacts(lease, ids) : []
  return rows.map((row) => ({
    kind: 'package',
    id: row.packageId,
    serialNumber: row.serialNumber,
    householdId: row.homeId,
    label: row.label,
    residentId: row.recipientId,
    kindName: row.kindName,
    state: stateOf(row),
    isLegal: row.isLegal,
    isFresh: row.temperature !== 0 || food.test(row.kindName),
    arrivedAt: row.arrivedAt,
    handedOverAt: row.handedOverAt,
  }))
}

async function countWaiting(lease: Lease, householdIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await lease.query<{ id: string; count: number }>(
    `select household_id as id, count(*) as count from package
     where household_id = any($1) and state = 'waiting' group by household_id`,
    [householdIds],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

async function reminders(lease: Lease) {
  const { reminderDays } = await packageSettingsOf(lease)
  const ofKinds = await reminderDaysOfKinds(lease)
  const rows = await lease.db
    .select({ id: p.id, kindId: p.kindId, arrivedAt: p.arrivedAt })
    .from(p)
    .where(sql`${p.state} = 'waiting'`)
  return rows.map(({ kindId, ...row }) => ({ ...row, days: ofKinds.get(kindId) ?? reminderDays }))
}

/** Residents are told of packages, and reminded of those that wait. */
export const noticeSubjects: readonly NoticeSubject[] = [
  {
    kind: 'package',
    items,
    lock: lockPackages,
    countWaiting,
    remindedBy: 49,
    reminders,
    noteReminded,
    occasions: [
      noticeOccasion(packageRegistered, 'arrived', ({ packageIds }) => ({ ids: packageIds })),
      noticeOccasion(packagesHandedOver, 'handedOver', ({ packageIds, handOverId }) => ({
        ids: packageIds,
        handOverId,
      })),
      noticeOccasion(packagesHandOverUndone, 'handOverUndone', ({ packageIds, handOverId }) => ({
        ids: packageIds,
        handOverId,
      })),
      noticeOccasion(packageCorrected, 'readdressed', ({ packageIds, isReaddressed }) => ({
        ids: isReaddressed ? packageIds : [],
      })),
      noticeOccasion(packageVoided, 'gone', ({ packageIds }) => ({ ids: packageIds })),
      noticeOccasion(packageReturned, 'gone', ({ packageIds }) => ({ ids: packageIds })),
      noticeOccasion(packageLost, 'gone', ({ packageIds }) => ({ ids: packageIds })),
    ],
  },
]
