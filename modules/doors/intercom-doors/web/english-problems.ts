/** What the problems of door controllers say in English, by code. */
export const intercomDoorsProblems = {
  40933620: 'This id is used for another door controller.',
  40933621: 'Somebody changed this door controller in the meantime. Please look at it again.',
  40933622: 'Another door controller has this name.',
  40933623: 'This door station has a door controller already; retire that one first.',
  40933624:
    'The door controller is away and cannot open. Look at its power and line, or open the door on site.',
  40933625: 'This order was sent already, with something else in it. Please load again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    intercomDoors: keyof typeof intercomDoorsProblems
  }
}
