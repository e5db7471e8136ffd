/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const alarmCallsProblems = {
  400_22_041: 'A rotation or a list names somebody who is not there; please choose again.',
  404_22_041: 'This call is over; please acknowledge the alarm in Lobby.',
  409_22_041: 'Somebody has just changed whom alarms call. Please look at the new content and save again.',
  409_22_042: 'They still stand in a rotation or a list; please remove them there first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    alarmCalls: keyof typeof alarmCallsProblems
  }
}
