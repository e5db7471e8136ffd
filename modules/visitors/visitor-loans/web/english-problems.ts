/** What the problems of visitor loans say in English, by code; without the values of the Chinese sentence. */
export const visitorLoansProblems = {
  400561: 'Please put the same thing into one line.',
  409561: 'There is not enough of this thing left.',
  409562: 'More would come back than was lent. Please check the number.',
  409563: 'The visitor is not inside, so nothing can be lent.',
  409564: 'There is a thing with this number already. Please use another number.',
  409565: 'Another manager has just changed this thing. Please look at the new content first.',
  409566: 'The stock cannot be less than what is lent now.',
  409567: 'This was saved as another thing already. Please close the window and add it again.',
  409568: 'Some are still lent. They must be back before it is retired.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    visitorLoans: keyof typeof visitorLoansProblems
  }
}
