/** What the problems of visitor announcements say in English, by code; without the values of the Chinese sentence. */
export const visitorAnnouncementsProblems = {
  404591: 'This code is not valid or not valid now. Please ask the desk.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    visitorAnnouncements: keyof typeof visitorAnnouncementsProblems
  }
}
