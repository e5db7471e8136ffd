import { and, eq, inArray, isNull } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { Work } from '#platform/server/work.ts'
import { announcementsEnded, guestAnnounced } from '../events.ts'
import { announcements as a, type Ending } from './tables.ts'

/** Ends the open notices of some visitors, in every tab. */
export async function endAnnouncements(
  context: Context,
  visitorIds: readonly string[],
  how: Ending,
): Promise<void> {
  const ended = await context.db
    .update(a)
    .set({ endedAt: context.now, endedHow: how, endedByName: context.actor.name })
    .where(and(inArray(a.visitorId, [...visitorIds]), isNull(a.endedAt)))
    .returning({ id: a.id })
  if (ended.length) context.emit(announcementsEnded, { announcementIds: ended.map(({ id }) => id) })
}

/** Tells the desk that somebody stands at the door; once for a booked visitor until the notice ends. */
export async function raiseAnnouncement(
  work: Work,
  who: { name: string; communityName: string; visitorId?: string; registrationId?: string; people?: number },
): Promise<void> {
  const { name, communityName, visitorId = null, registrationId = null, people } = who
  if (visitorId) {
    // The caller has locked the visitor, so nobody else announces them meanwhile.
    const [open] = await work.db
      .select({ id: a.id })
      .from(a)
      .where(and(eq(a.visitorId, visitorId), isNull(a.endedAt)))
    if (open) {
      await work.db.update(a).set({ at: work.now }).where(eq(a.id, open.id))
      return
    }
  }
  const announcementId = newId()
  await work.db
    .insert(a)
    .values({ id: announcementId, at: work.now, name, visitorId, registrationId, people })
  work.emit(guestAnnounced, { announcementId, visitorId, name, communityName })
}
