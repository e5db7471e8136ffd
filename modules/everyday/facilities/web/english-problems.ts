/** What the problems of facilities say in English, by code; without the values of the Chinese sentence. */
export const facilitiesProblems = {
  409_28_700: 'This was saved as another facility already. Please close the window and add it again.',
  409_28_701: 'Another manager has just changed this facility. Please look at the new content first.',
  409_28_702: 'There is a facility of this name already. Please use another name.',
  409_28_703: 'Another manager has just changed the order. Please look at it and order again.',
  400_28_700: 'The cleaning must be shorter than a slot.',
  400_28_701: 'The opening hours of a day overlap. Please write them anew.',
  400_28_703:
    'The draw has to come after bookings open. Please draw fewer days before, or open bookings earlier.',
  400_28_702: 'The community has no points. Please set a price in NT$, or have points opened first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    facilities: keyof typeof facilitiesProblems
  }
}
