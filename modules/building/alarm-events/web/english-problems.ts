/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const alarmEventsProblems = {
  400_22_011: 'Cause, action and at least one photo are needed before it can be closed.',
  409_22_011: 'Somebody has just handled this alarm. Please look at the new content and send again.',
  409_22_012: 'This alarm is closed already.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    alarmEvents: keyof typeof alarmEventsProblems
  }
}
