/** A day (YYYY-MM-DD) so many days later. */
export function daysAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** Whether a notice came in time: ten whole days between it and the meeting; two for a posted, urgent one (Art. 30 I). */
export const isNoticeInTime = (noticeDay: string, meetingDay: string, isPosted: boolean): boolean =>
  daysBetween(noticeDay, meetingDay) >= (isPosted ? 3 : 11)

/** The last day on which minutes are served: fifteen days after the meeting (Art. 34). */
export const minutesDueOn = (meetingDay: string): string => daysAfter(meetingDay, 15)

/** The last day on which an owner may object: seven days after the minutes reached him (Art. 32 II). */
export const objectionEndsOn = (servedDay: string): string => daysAfter(servedDay, 7)

/** The last day on which the chair posts what became of it: ten days after it stood or fell (Art. 32 III). */
export const outcomeDueOn = (endedDay: string): string => daysAfter(endedDay, 10)
