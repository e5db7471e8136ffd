/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const alarmDrillsProblems = {
  400_22_051:
    'Please choose a public point that is watched; one made of others or of a household cannot be drilled.',
  409_22_051: 'Somebody has just changed the weekly drill. Please look at the new content and save again.',
  409_22_052: 'A drill was begun with this id already. Please reload the page.',
  409_22_053: 'Another drill is running. Please wait until it is over.',
  409_22_054:
    'This point is abnormal or has an alarm that is not closed, and cannot be drilled. Please see to that alarm first.',
  409_22_055: 'This point is silenced and cannot be drilled. Please end the silence first.',
  409_22_056: 'This point is worked on and cannot be drilled. Please end the maintenance first.',
  409_22_057:
    'Notices of this point are switched off, and it cannot be drilled. Please switch them on first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    alarmDrills: keyof typeof alarmDrillsProblems
  }
}
