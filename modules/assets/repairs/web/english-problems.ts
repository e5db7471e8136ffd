/** What the problems of repairs say in English, by code; without the values of the Chinese sentence. */
export const repairsProblems = {
  400_26_600: 'Please choose a supplier, or write who of the house does it.',
  404_26_600: 'This link for reports is not good any more. Please ask at the desk.',
  409_26_600: 'This was saved as another report already. Please reload and report it again.',
  409_26_601: 'Somebody has just worked on this repair. Please look at its new state first.',
  409_26_602:
    'This cannot be done in the state that the repair is in now. Please look at its new state first.',
  409_26_604: 'There is a repair of this alarm already. Go on there.',
  409_26_605:
    'The work of this repair was accepted once and its cost stays in the books. Please finish and accept it.',
  409_26_603: 'This was saved as another offer already. Please reload and enter it again.',
  429_26_600: 'Too many reports came from this network. Please try later, or call the desk if it is urgent.',
  429_26_601: 'No more reports are taken online today. Please go to the desk.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    repairs: keyof typeof repairsProblems
  }
}
