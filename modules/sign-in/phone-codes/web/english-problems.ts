/** What the problems of phone codes say in English, by code; without the values of the Chinese sentence. */
export const phoneCodesProblems = {
  400641: 'The code is wrong. Tries left: {{n}}.',
  400642: 'This code is no longer valid. Please send another one.',
  429641:
    'This number has had as many codes as a day allows. Try again tomorrow, or sign in with the password.',
  429642: 'A code was sent just now. Please ask for another in {{n}} s.',
  429643: 'Too many attempts from this network. Please try again in {{n}} min.',
  503641: "No SMS service is set up. Please sign in with the password, or ask the system's administrator.",
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    phoneCodes: keyof typeof phoneCodesProblems
  }
}
