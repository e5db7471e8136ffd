/** What the problems of the calendar say in English, by code; without the values of the Chinese sentence. */
export const calendarProblems = {
  40928550: 'This entry was kept before, with other words. Look at it and save again.',
  40928551: 'A colleague just changed this entry. Look at the new content and save again.',
  40928552: 'There are ten addresses. Take one back that is not used.',
  40028550: 'The end comes after the beginning.',
  40028551: 'At most 400 days can be shown at once.',
  40028552: 'The last day of a series is not before its first.',
  40028553: 'This entry does not fall on this day. Please reload.',
  40428550: 'This address was taken back. Please make another one.',
  409_28_853: 'This address was made already; please make another one.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    calendar: keyof typeof calendarProblems
  }
}
