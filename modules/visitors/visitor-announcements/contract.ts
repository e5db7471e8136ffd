import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** Hours after which nobody stands at the door any more. */
export const liveHours = 2

export const Announcement = z.object({
  announcementId: Id.meta({ wire: 'Id' }),
  visitorId: Id.nullable().meta({ wire: 'GuestId' }),
  registrationId: Id.nullable(),
  name: z.string().meta({ wire: 'GuestName' }),
  communityName: z.string(),
  /** '' for somebody who is not booked. */
  label: z.string().meta({ wire: 'TabletNote' }),
  people: z.int().meta({ wire: 'PeopleCount' }),
  at: Instant.meta({ wire: 'CreateAt' }),
})
export type Announcement = z.output<typeof Announcement>

export const codeWorthless = () => problem(404591, '這個 QR 碼無效或不在有效時間內，請洽櫃台。')

// New registration and arrival notices belong to service 17 (R165).
const service = [17] as const

export const visitorAnnouncements = contract('visitorAnnouncements', {
  listAnnouncements: call({
    method: 'GET',
    path: '/api/v1/Guest/Announcement',
    summary: 'Who stands at the door of this community now, the longest waiting first.',
    can: 'visitors.handle',
    service,
    takes: z.object({}),
    gives: data(z.array(Announcement)),
    errors: 'counter',
  }),
  endAnnouncement: call({
    method: 'POST',
    path: '/api/v1/Guest/Announcement/{announcementId}/End',
    summary: 'Confirms or dismisses an arrival notice, in every tab. One that has ended already stays ended.',
    can: 'visitors.handle',
    service,
    takes: z.object({ announcementId: Id, how: z.enum(['confirmed', 'dismissed']) }),
    gives: done,
  }),
  announce: call({
    method: 'POST',
    path: '/api/v1/Guest/Announce/{code}',
    summary: 'A booked visitor says at the door that they are there, by their own code; the code stays good.',
    can: 'public',
    takes: z.object({ code: verbatim(200) }),
    gives: data(z.object({ communityName: z.string() })),
  }),
})
