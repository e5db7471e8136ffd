import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { system } from '#platform/server/work.ts'
import { deviceTable as d, isOnline } from '#modules/boards/board-devices/server/public.ts'
import {
  type EmergencyNotice,
  mostListed,
  type Publishing,
  type Target,
  type TargetState,
} from '../contract.ts'
import { fingerprint } from '../fingerprint.ts'
import { wordsOf } from './words-of.ts'
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
  isAutomatic: row.publishedBy === system.accountId,
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
      // While it stands: those that show it now; of one that is over, those that did.
      shown: count(
        sql`case when ${t.leftAt} is null or not coalesce(${running(lease.now)}, false) then ${t.shownAt} end`,
      ),
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
  /** Since when its words stand. */
  saidAt: Date
  now: Date
}

function stateOf({ target, device }: TargetRow, { hash, isReplaced, saidAt, now }: Of): TargetState {
  if (device.removedAt) return 'removed'
  if (isReplaced) return 'replaced'
  if (!isOnline(device, now)) return 'offline'
  const isYoung = (since: Date) => now.getTime() - since.getTime() <= drawsWithin
  if (!target.shownAt || target.leftAt) {
    const since = target.leftAt && target.leftAt > saidAt ? target.leftAt : saidAt
    return isYoung(since) ? 'preparing' : 'stuck'
  }
  if (target.shownHash === hash) return 'shown'
  // What it said before its words were changed is no other picture yet.
  const isOfBefore = target.toldAt !== null && target.toldAt < saidAt
  return isOfBefore && isYoung(saidAt) ? 'preparing' : 'other'
}

/** What became of a screen of a take-over that is over. */
const pastStateOf = ({ shownAt, shownHash }: TargetRow['target'], hash: string): TargetState => {
  if (!shownAt) return 'missed'
  return shownHash === hash ? 'shown' : 'other'
}

const targetOf = ({ device, target }: TargetRow, state: TargetState): Target => ({
  displayDeviceId: device.id,
  name: device.name,
  groupName: device.groupName,
  screen: device.screen,
  state,
  shownAt: target.shownAt,
  shownHash: target.shownHash,
  leftAt: target.leftAt,
  walker: target.goneByName,
  sentAt: target.sentAt,
  foundAt: target.foundAt,
  foundBy: target.foundByName,
  foundNote: target.foundNote,
  seenAt: device.seenAt,
})

const order: readonly TargetState[] = [
  'offline',
  'missed',
  'stuck',
  'other',
  'preparing',
  'shown',
  'replaced',
  'removed',
]
const byNeed = (one: Target, other: Target) => order.indexOf(one.state) - order.indexOf(other.state)

const targetRows = ({ db }: Lease, noticeIds: readonly string[]): Promise<TargetRow[]> =>
  db
    .select({ target: t, device: d })
    .from(t)
    .innerJoin(d, eq(d.id, t.deviceId))
    .where(inArray(t.noticeId, noticeIds))
    .orderBy(d.name)

/** What each screen said of a notice that stands or is over. Throws notFound. */
export async function listReceipts(lease: Lease & { now: Date }, noticeId: string): Promise<Target[]> {
  const [notice] = await lease.db.select().from(n).where(eq(n.id, noticeId))
  if (!notice || notice.deletedAt) throw problems.notFound()
  const standing = (await listPublishing(lease)).find((one) => one.noticeId === noticeId)
  if (standing) return standing.targets
  const hash = fingerprint(wordsOf(notice))
  const over = notice.endedAt ?? notice.expiresAt
  return (await targetRows(lease, [noticeId]))
    .map((row) => {
      const target = targetOf(row, pastStateOf(row.target, hash))
      // It left its screens when it ended, also those that said nothing since.
      return { ...target, leftAt: target.shownAt && (target.leftAt ?? over) }
    })
    .toSorted(byNeed)
}

/** What takes screens over now, the newest first, with what each screen said; those to walk to come first. */
export async function listPublishing(lease: Lease & { now: Date }): Promise<Publishing[]> {
  const { db, now } = lease
  const notices = await db.select().from(n).where(running(now)).orderBy(desc(n.publishedAt), desc(n.id))
  if (!notices.length) return []
  const rows = await targetRows(
    lease,
    notices.map((one) => one.id),
  )
  return notices.map((notice, nth) => {
    const hash = fingerprint(wordsOf(notice))
    const newer = new Set(notices.slice(0, nth).map((one) => one.id))
    const targets = rows
      .filter(({ target }) => target.noticeId === notice.id)
      .map((row): Target => {
        const isReplaced = rows.some(
          (other) => other.device.id === row.device.id && newer.has(other.target.noticeId),
        )
        const saidAt = notice.saidAt ?? notice.publishedAt
        return targetOf(row, stateOf(row, { hash, isReplaced, saidAt, now }))
      })
      .toSorted(byNeed)
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
