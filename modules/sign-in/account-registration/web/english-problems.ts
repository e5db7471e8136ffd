/** What the problems of account registration say in English, by code; without the values of the Chinese sentence. */
export const accountRegistrationProblems = {
  400644: 'Please read and agree to how personal data is used first.',
  409644: 'This mobile number has an account already. Please sign in, or reset the password.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    accountRegistration: keyof typeof accountRegistrationProblems
  }
}
