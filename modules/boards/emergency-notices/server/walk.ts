import { and, eq, inArray } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { deviceTable as d } from '#modules/boards/board-devices/server/public.ts'
import { type emergencyNotices, nobodySent, walkerThere } from '../contract.ts'
import { noticeWalked } from '../events.ts'
import { lockedNotice, runningNotice } from './publish.ts'
import { targetTable as t } from './tables.ts'

type Calls = typeof emergencyNotices.calls

/**
 * Somebody walks to screens that do not show a running notice: a board of paper, a word to whoever stands there. Throws notFound,
 * noticeOver, and walkerThere when others go already and nobody said that this is known.
 */
export async function sendWalker(
  context: Context,
  { noticeId, displayDeviceIds, walker, isInstead }: Taken<Calls['sendWalker']>,
): Promise<void> {
  await runningNotice(context, noticeId)
  const ids = [...new Set(displayDeviceIds)]
  const meant = and(eq(t.noticeId, noticeId), inArray(t.deviceId, ids))
  const rows = await context.db
    .select({ name: d.name, goneByName: t.goneByName, foundAt: t.foundAt })
    .from(t)
    .innerJoin(d, eq(d.id, t.deviceId))
    .where(meant)
    .for('update', { of: t })
  if (rows.length !== ids.length) throw problems.notFound()
  const going = rows.filter(({ goneByName, foundAt }) => goneByName && !foundAt && goneByName !== walker)
  if (going.length && !isInstead) throw walkerThere(going.map(({ name }) => `「${name}」`).join('、'))
  await context.db
    .update(t)
    .set({
      sentAt: context.now,
      sentByName: context.actor.name,
      goneByName: walker,
      foundAt: null,
      foundByName: '',
      foundNote: '',
    })
    .where(meant)
  context.emit(noticeWalked, { noticeId })
  context.audit({
    action: 'emergencyNotices.sendWalker',
    target: 'emergencyNotice',
    targetId: noticeId,
    after: { walker, displayDeviceIds: ids },
  })
}

/** Whoever walked to a screen was there. It may be told after the notice ended. Throws notFound, nobodySent. */
export async function noteWalk(
  context: Context,
  { noticeId, displayDeviceId, note }: Taken<Calls['noteWalk']>,
): Promise<void> {
  await lockedNotice(context, noticeId)
  const one = and(eq(t.noticeId, noticeId), eq(t.deviceId, displayDeviceId))
  const [row] = await context.db.select({ sentAt: t.sentAt }).from(t).where(one)
  if (!row) throw problems.notFound()
  if (!row.sentAt) throw nobodySent()
  await context.db
    .update(t)
    .set({ foundAt: context.now, foundByName: context.actor.name, foundNote: note })
    .where(one)
  context.emit(noticeWalked, { noticeId })
  context.audit({
    action: 'emergencyNotices.noteWalk',
    target: 'emergencyNotice',
    targetId: noticeId,
    after: { displayDeviceIds: [displayDeviceId], foundNote: note },
  })
}
