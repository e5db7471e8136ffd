/** What the problems of returns say in English, by code; without the values of the Chinese sentence. */
export const returnsProblems = {
  400161: 'Only one courier at a time. Please hand them over one by one.',
  400162: 'Please choose a household, or type the sender.',
  400163: 'Please choose the household of the return.',
  403161: 'You may not undo this. Please ask an administrator.',
  409161: 'This was saved as another item already. Please close the window and register again.',
  409162: 'Some of these items wait no longer. Please look at the list again.',
  409163: 'This item is with a courier or voided already.',
  409164: 'Another desk has just changed this item. Please look at the new content and save again.',
  409165: 'This item is not taken, so there is nothing to undo.',
  409166: 'More than 24 hours have passed, so it cannot be undone.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    returns: keyof typeof returnsProblems
  }
}
