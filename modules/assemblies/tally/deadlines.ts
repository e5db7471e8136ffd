import { dayAfter, daysBetween } from '#platform/contract/days.ts'

/** Whether a notice came in time: ten whole days between it and the meeting; two for a posted, urgent one (Art. 30 I). */
export const isNoticeInTime = (noticeDay: string, meetingDay: string, isPosted: boolean): boolean =>
  daysBetween(noticeDay, meetingDay) >= (isPosted ? 3 : 11)

/** The last day on which minutes are served: fifteen days after the meeting (Art. 34). */
export const minutesDueOn = (meetingDay: string): string => dayAfter(meetingDay, 15)

/**
 * The last day on which an owner may object: seven days after the minutes reached him (Art. 32 II); where that is a day of
 * rest, the next that is none (Art. 122 of the Civil Code).
 */
export function objectionEndsOn(servedDay: string, isOff: (day: string) => boolean): string {
  let day = dayAfter(servedDay, 7)
  for (let more = 0; more < 31 && isOff(day); more++) day = dayAfter(day, 1)
  return day
}

/** The last day on which the chair posts what became of it: ten days after it stood or fell (Art. 32 III). */
export const outcomeDueOn = (endedDay: string): string => dayAfter(endedDay, 10)
