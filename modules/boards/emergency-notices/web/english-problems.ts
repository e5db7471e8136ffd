/** What the problems of emergency notices say in English, by code; without the values of the Chinese sentence. */
export const emergencyNoticesProblems = {
  409_23_031: 'This was already published as another notice. Please reload and publish again.',
  409_23_032: 'This notice is over.',
  409_23_033: 'Somebody else just changed this notice. Please look at it and try again.',
  409_23_034: 'Somebody goes to these screens already. Please look at what is new and send again.',
  409_23_035: 'Nobody was sent to this screen yet.',
  400_23_031: 'It must end after now and within 24 hours. Please choose another time.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    emergencyNotices: keyof typeof emergencyNoticesProblems
  }
}
