/** What the problems of shops say in English, by code; without the values of the Chinese sentence. */
export const storesProblems = {
  409_28_801: 'This was saved as another shop already. Please close the window and add it again.',
  409_28_802: 'Another manager has just changed this shop. Please look at the new content first.',
  409_28_803: 'There is a shop of this name already. Please use another name.',
  409_28_804: 'Another manager has just changed the order. Please look at it and order again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    stores: keyof typeof storesProblems
  }
}
