/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const alarmPointsProblems = {
  400_22_001: 'Please choose the household of a private point; a point of the building belongs to none.',
  400_22_002: 'The upper limit must be above the lower one.',
  400_22_003: 'Please choose a time from now on, within 30 days.',
  400_22_004: "Please give both minutes and the highest level, which must be above the point's own.",
  400_22_005:
    'A point is made of points of the building that are watched and measured themselves; no more of them can be required than were chosen.',
  400_22_006: 'Please choose a time from now on, within 7 days.',
  400_22_007: 'The register has no asset of this number. Please choose one of the list, or leave it empty.',
  409_22_001:
    'This point was added under the same number with other content; please reload and add it again.',
  409_22_003:
    'A combined point is made of this one, which cannot be retired, nor become private or combined. Please change the combined point first.',
  409_22_002: 'Somebody has just changed this point. Please look at the new content and save again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    alarmPoints: keyof typeof alarmPointsProblems
  }
}
