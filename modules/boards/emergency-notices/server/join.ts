import { and, eq, lt } from 'drizzle-orm'
import { deviceChangedEvent } from '#modules/boards/board-devices/events.ts'
import { deviceRows } from '#modules/boards/board-devices/server/public.ts'
import { reaction } from '#platform/server/reactions.ts'
import { noticePublished } from '../events.ts'
import { running } from './queries.ts'
import { noticeTable as n, targetTable as t } from './tables.ts'

/** A screen that is paired while a take-over of all screens runs is taken over as well. */
export const joinTakeOvers = reaction(
  'emergencyNotices',
  deviceChangedEvent,
  async (context, { displayDeviceId: deviceId }) => {
    const devices = await deviceRows(context)
    const ids = devices.map(({ id }) => id)
    const pairedAt = devices.find(({ id }) => id === deviceId)?.pairedAt
    if (!pairedAt) return
    // One that was there when it was published was left out by whoever published it.
    const notices = await context.db
      .select({ id: n.id })
      .from(n)
      .where(and(running(context.now), lt(n.publishedAt, pairedAt)))
    for (const { id: noticeId } of notices) {
      const targets = await context.db.select({ id: t.deviceId }).from(t).where(eq(t.noticeId, noticeId))
      const meant = new Set(targets.map(({ id }) => id))
      if (!ids.every((id) => id === deviceId || meant.has(id))) continue
      const added = await context.db
        .insert(t)
        .values({ noticeId, deviceId })
        .onConflictDoNothing()
        .returning({ id: t.deviceId })
      if (added.length) context.emit(noticePublished, { noticeId })
    }
  },
)
