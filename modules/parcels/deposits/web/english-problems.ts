/** What the problems of deposits say in English, by code; without the values of the Chinese sentence. */
export const depositsProblems = {
  400112: "Please choose the receiving household, or type the recipient's name.",
  400113: 'Please choose the leaving household, or type who leaves it.',
  400114: 'The recipient is no resident of this household. Please choose again.',
  400115: 'This kind is retired. Please choose another one.',
  400116: 'Please give the amount of cash.',
  400117: 'Cash is a fixed kind; it cannot be retired or turned into another one.',
  400118: 'The recipient is no resident. Please hand it over by signature or after checking who it is.',
  403112: 'Your role may not undo a hand-over. Please ask an administrator.',
  409111: 'Some of these deposits were already collected. Please look at the list again.',
  409112: 'This was saved as another deposit already. Please close the window and register again.',
  409114: 'Somebody has corrected this deposit meanwhile. Please look at the newest content first.',
  409115: 'The deposit is not handed over, or its hand-over is undone already.',
  409116: 'More than 24 hours have passed, so the hand-over cannot be undone.',
  409117: 'There is a kind of this name already. Please choose another name.',
  409118: 'Another manager has just changed this kind. Please look at the new content first.',
  409119: 'Another manager has just changed the order of the kinds. Please look at the new order first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    deposits: keyof typeof depositsProblems
  }
}
