/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const gasPeriodsProblems = {
  400_28_001: 'The last day cannot be before the first.',
  400_28_002: 'A period has 92 days at most; please check the days.',
  409_28_001:
    'This period was added under the same number with other content; please reload and add it again.',
  409_28_002: 'Somebody has just changed this period. Please look at the new content and save again.',
  409_28_003: 'There is a period of this month already; please choose another.',
  409_28_004: 'This period has readings and cannot be deleted. To read no more, close it.',
  409_28_005: 'This period is closed; nothing is written into it or changed any more.',
  409_28_851: 'This period has readings; its first day cannot lie ahead.',
  409_28_858:
    'Gas was smelt at a reading and nobody has looked yet. Accept the reading, send it back or take the smell off, then close the period.',
  409_28_006: 'This period has not begun yet.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    gasPeriods: keyof typeof gasPeriodsProblems
  }
}
