import { type Announcement, liveHours } from '../contract.ts'

/** At most so many notices show at once (R157). */
export const mostShown = 4

/** Somebody at the door, as this tab knows it (R164): the guest's id, the community's name and the guest's name, and what the server told since. */
export interface ArrivedGuest {
  announcementId: string
  /** Null: not booked, but registered on the public form. */
  guestId: string | null
  communityName: string
  guestName: string
  label: string
  people: number
  at: Date
}

/** As the server's list has it. */
export const toArrived = (announcement: Announcement): ArrivedGuest => ({
  announcementId: announcement.announcementId,
  guestId: announcement.visitorId,
  communityName: announcement.communityName,
  guestName: announcement.name,
  label: announcement.label,
  people: announcement.people,
  at: announcement.at,
})

/** Adds somebody who was announced, unless they are there already (R155). */
export const withArrived = (list: readonly ArrivedGuest[], guest: ArrivedGuest): readonly ArrivedGuest[] =>
  list.some(({ announcementId }) => announcementId === guest.announcementId) ? list : [...list, guest]

/** Without those that were confirmed or dismissed here, in another tab or at another desk (R159 to R162). */
export const withoutEnded = (
  list: readonly ArrivedGuest[],
  ended: readonly string[],
): readonly ArrivedGuest[] =>
  list.some(({ announcementId }) => ended.includes(announcementId))
    ? list.filter(({ announcementId }) => !ended.includes(announcementId))
    : list

/** Who shows: guests of this community only (R156), who have not stood there for longer than anybody does; the longest waiting first. */
export const shownOf = (
  list: readonly ArrivedGuest[],
  { communityName, now }: { communityName: string; now: number },
): readonly ArrivedGuest[] =>
  list.filter(
    (item) => item.communityName === communityName && now - item.at.getTime() < liveHours * 60 * 60 * 1000,
  )
