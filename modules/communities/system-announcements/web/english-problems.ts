/** What the problems of system announcements say in English, by code; without the values of the Chinese sentence. */
export const systemAnnouncementsProblems = {
  404680: 'This announcement was not found.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    systemAnnouncements: keyof typeof systemAnnouncementsProblems
  }
}
