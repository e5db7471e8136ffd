/** What the problems of cash say in English, by code; without the values of the Chinese sentence. */
export const cashProblems = {
  400401: 'This is more than an envelope may hold.',
  400402: 'This package does not wait for this household. Please choose again.',
  400403: 'Another person must confirm the count. Please use another account.',
  400404: 'The count differs from the book. Please give the reason.',
  403401: 'This account may not count cash. Please ask another person of the desk.',
  409401: 'There is not enough left in the envelope.',
  409402: 'This package is already paid for.',
  409403: 'This line is reversed already.',
  409404: 'This line cannot be reversed. What was given back is mended by undoing the hand-over.',
  409405: 'The envelope has been used and cannot be voided. Please give the balance back.',
  409406: 'This was saved as another line of cash already. Please close the window and enter it again.',
  409407: 'This was saved as another count already. Please close the window and count again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    cash: keyof typeof cashProblems
  }
}
