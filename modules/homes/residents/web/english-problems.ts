/** What the problems of residents say in English, by code; without the values of the Chinese sentence. */
export const residentsProblems = {
  400601: 'The date cannot be later than today.',
  400602: 'The day of moving out cannot be before the day of moving in.',
  400603: 'This plate is registered in this household already.',
  400604: 'A virtual household is no dwelling and has no residents.',
  400605: 'The resident lives in this household already. Please choose another one.',
  400606: 'The contract cannot end before it starts.',
  400607: 'The birthday cannot be later than today.',
  400608: 'Phone or birthday contains *. Please type all of it, or leave it as it is.',
  409601:
    'Somebody has changed this resident meanwhile; your changes are not saved. Please look at the new content first.',
  409602: 'Somebody very similar is registered already. If it is right, confirm and save.',
  409603: 'This resident has been moved out meanwhile.',
  409604: 'This resident lives in the community now and need not move in again.',
  409605: 'A renter still lives here. Please move them out or change their identity first.',
  409606: 'This resident is registered already. Please reload.',
  409607:
    'Somebody has changed the vehicles of this household meanwhile. Please look at the newest content first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    residents: keyof typeof residentsProblems
  }
}
