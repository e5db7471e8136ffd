import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { deviceTable as d, isOnline } from '#modules/boards/board-devices/server/public.ts'
import {
  type EmergencyNotice,
  mostListed,
  type Publishing,
  type Target,
  type TargetState,
} from '../contract.ts'
import { fingerprint } from '../fingerprint.ts'
import { wordsOf } from './publish.ts'
import { noticeTable as n, targetTable as t } from './tables.ts'

type Row = typeof n.$inferSelect

/** What takes screens over at an instant. */
export const running = (now: Date) => and(isNull(n.deletedAt), isNull(n.endedAt), gt(n.expiresAt, now))
const isRunning = (row: Row, now: Date) => !row.deletedAt && !row.endedAt && row.expiresAt > now

const fieldsOf = (row: Row, now: Date) => ({
  noticeId: row.id,
  templateId: row.template,
  title: row.title,
  content: row.content,
  status: isRunning(row, now) ? ('publishing' as const) : ('ended' as const),
  publishedAt: row.publishedAt,
  publishedBy: row.publishedByName,
  expiresAt: row.expiresAt,
  endedAt: row.endedAt,
  endedBy: row.endedByName ?? '',
  rowVersion: row.rowVersion,
})

/** The newest notices that were not deleted (R223, R224). */
export async function listNotices(lease: Lease & { now: Date }): Promise<EmergencyNotice[]> {
  const rows = await lease.db
    .select({
      notice: n,
      targets: count(t.deviceId),
      shown: count(sql`case when ${t.leftAt} is null then ${t.shownAt} end`),
    })
    .from(n)
    .leftJoin(t, eq(t.noticeId, n.id))
    .where(isNull(n.deletedAt))
    .groupBy(n.communityId, n.id)
    .orderBy(desc(n.publishedAt), desc(n.id))
    .limit(mostListed)
  return rows.map(({ notice, ...counts }) => ({ ...fieldsOf(notice, lease.now), ...counts }))
}

interface TargetRow {
  target: typeof t.$inferSelect
  device: typeof d.$inferSelect
}

/** Milliseconds in which a screen with a line has drawn what it is told to. */
const drawsWithin = 15_000

interface Of {
  hash: string
  isReplaced: boolean
  publishedAt: Date
  now: Date
}

function stateOf({ target, device }: TargetRow, { hash, isReplaced, publishedAt, now }: Of): TargetState {
  if (device.removedAt) return 'removed'
  if (isReplaced) return 'replaced'
  if (!isOnline(device, now)) return 'offline'
  if (!target.shownAt || target.leftAt) {
    const since = Math.max(publishedAt.getTime(), target.leftAt?.getTime() ?? 0)
    return now.getTime() - since > drawsWithin ? 'stuck' : 'preparing'
  }
  return target.shownHash === hash ? 'shown' : 'other'
}

/** What takes screens over now, the newest first, with what each screen said; those to walk to come first. */
export async function listPublishing({ db, now }: Lease & { now: Date }): Promise<Publishing[]> {
  const notices = await db.select().from(n).where(running(now)).orderBy(desc(n.publishedAt), desc(n.id))
  if (!notices.length) return []
  const rows: TargetRow[] = await db
    .select({ target: t, device: d })
    .from(t)
    .innerJoin(d, eq(d.id, t.deviceId))
    .where(
      inArray(
        t.noticeId,
        notices.map((one) => one.id),
      ),
    )
    .orderBy(d.name)
  const order: readonly TargetState[] = [
    'offline',
    'stuck',
    'other',
    'preparing',
    'shown',
    'replaced',
    'removed',
  ]
  return notices.map((notice, nth) => {
    const hash = fingerprint(wordsOf(notice))
    const newer = new Set(notices.slice(0, nth).map((one) => one.id))
    const targets = rows
      .filter(({ target }) => target.noticeId === notice.id)
      .map((row): Target => {
        const { device, target } = row
        const isReplaced = rows.some(
          (other) => other.device.id === device.id && newer.has(other.target.noticeId),
        )
        return {
          displayDeviceId: device.id,
          name: device.name,
          groupName: device.groupName,
          screen: device.screen,
          state: stateOf(row, { hash, isReplaced, publishedAt: notice.publishedAt, now }),
          shownAt: target.shownAt,
          shownHash: target.shownHash,
          seenAt: device.seenAt,
        }
      })
      .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
    return { ...fieldsOf(notice, now), hash, targets }
  })
}

/** What takes this screen over now or would without a newer one, the newest first: the first alone is shown. */
export async function noticesOf({ db }: Lease, deviceId: string, now: Date) {
  return db
    .select({
      noticeId: n.id,
      templateId: n.template,
      title: n.title,
      content: n.content,
      publishedAt: n.publishedAt,
      expiresAt: n.expiresAt,
    })
    .from(n)
    .innerJoin(t, eq(t.noticeId, n.id))
    .where(and(eq(t.deviceId, deviceId), running(now)))
    .orderBy(desc(n.publishedAt), desc(n.id))
}
