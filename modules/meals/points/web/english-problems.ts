/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const pointsProblems = {
  400_32_001: 'The last day is over already; please choose a day from today on.',
  400_32_002: 'There is no household to give points to; please choose one at least.',
  409_32_001: 'There are not enough points for this.',
  409_32_003: 'This id is another entry of points already; please reload and send it again.',
  409_32_004: 'This id is another grant already; please reload and send it again.',
  409_32_005: 'This grant was taken back already.',
  409_32_006: 'The cash of points at the desk is another sum by now; please try again.',
  409_32_007: 'There is no cash of points at the desk.',
  409_32_091: 'Some households were closed or merged meanwhile. Please choose again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    points: keyof typeof pointsProblems
  }
}
