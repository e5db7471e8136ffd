/** What the problems of the desk's telephones say in English, by code. */
export const intercomDeskPhonesProblems = {
  40933601: 'The exchange takes no browsers yet. Please have the settings of the intercom looked at.',
  40933602:
    'The desk telephone is on in ten browsers of this post. Please switch it off where it is not used.',
  40933603: 'This is no station of a guard or desk any more. Please choose again.',
  40933604: 'The call is over; the door cannot be opened.',
  40933605: 'This call does not come from a door; there is none to open.',
  40933607: 'This browser did not answer the call; the door cannot be opened from here.',
  40933606: 'The desk telephone is on elsewhere under the same number. Please switch it on again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    intercomDeskPhones: keyof typeof intercomDeskPhonesProblems
  }
}
