/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const chargingSessionsProblems = {
  400_30_021: 'Please write the energy.',
  409_30_021: 'Somebody has just settled this session. Please look at the new content before you decide.',
  409_30_022: 'This session goes on; it can be settled once it has ended.',
  409_30_023: 'Nothing of this session is to be settled.',
  409_30_024:
    'This session was invoiced and is not changed; please adjust the difference on the bill of the next month.',
  409_30_025: 'The card of this session belongs to a household; the session cannot be given to another one.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    chargingSessions: keyof typeof chargingSessionsProblems
  }
}
