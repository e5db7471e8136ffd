/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const pointsProblems = {
  400_32_001: 'The last day is over already; please choose a day from today on.',
  400_32_002: 'There is no household to give points to; please choose one at least.',
  400_32_003: 'The points would come back to the same household; please choose another one.',
  400_32_004: 'Nobody is registered in these households; please grant to households.',
  409_32_001: 'There are not enough points for this.',
  409_32_003: 'This id is another entry of points already; please reload and send it again.',
  409_32_004: 'This id is another grant already; please reload and send it again.',
  409_32_005: 'This grant was taken back already.',
  409_32_006: 'The cash of points at the desk is another sum by now; please try again.',
  409_32_007: 'There is no cash of points at the desk.',
  409_32_008: 'People have no points of their own here; please top up the household.',
  409_32_009: 'This person does not live in the household any more; please choose again.',
  409_32_010: 'Somebody changed the rules of points meanwhile. Please look at them and save again.',
  409_32_011: 'Points are not given to other households here.',
  409_32_012: 'Normal points stay in their household; please transfer cash points.',
  409_32_013: 'That is more than goes at once; please transfer fewer points.',
  409_32_014: 'The household gave away as many points this month as it may.',
  409_32_091: 'Some households were closed or merged meanwhile. Please choose again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    points: keyof typeof pointsProblems
  }
}
