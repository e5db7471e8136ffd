import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Somebody stands at the door: what an arrival notice shows (R155, R164). */
export const guestAnnounced = eventKind(
  'visitorAnnouncements.announced',
  'visitors.handle',
  z.object({
    announcementId: Id,
    /** Null: not booked, but registered on the public form. */
    visitorId: Id.nullable().meta({ wire: 'GuestId' }),
    name: z.string().meta({ wire: 'GuestName' }),
    communityName: z.string(),
  }),
)
/** Notices that every tab takes away: dismissed, confirmed, or settled by the visitor's record (R159 to R162). */
export const announcementsEnded = eventKind(
  'visitorAnnouncements.ended',
  'visitors.handle',
  z.object({ announcementIds: z.array(Id) }),
)
