/** What the problems of visitor bans say in English, by code; without the values of the Chinese sentence. */
export const visitorBansProblems = {
  400551: 'Please give a plate or phone, so that the visitor can be recognised.',
  400552: 'The last day must be after today and within one year.',
  400553: 'A plate has only letters, digits, Chinese characters and hyphens. Please check it.',
  400554: 'The phone number is not right. Please check it.',
  409551: 'This was saved as another entry already. Please close the window and add it again.',
  409552: 'Another manager has just changed this entry. Please look at the new content first.',
  409553: 'This entry was lifted or has ended.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    visitorBans: keyof typeof visitorBansProblems
  }
}
