/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const alarmDrillsProblems = {
  400_22_051:
    'Please choose a public point that is watched; one made of others or of a household cannot be drilled.',
  409_22_051: 'Somebody has just changed the weekly drill. Please look at the new content and save again.',
  409_22_052: 'A drill was begun with this id already. Please reload the page.',
  409_22_053: 'Another drill is running. Please wait until it is over.',
  409_22_054:
    'This point is abnormal, has an alarm that is not closed, is silenced, worked on or switched off, and cannot be drilled.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    alarmDrills: keyof typeof alarmDrillsProblems
  }
}
