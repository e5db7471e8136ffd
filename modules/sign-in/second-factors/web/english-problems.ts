/** What the problems of second factors say in English, by code; without the values of the Chinese sentence. */
export const secondFactorsProblems = {
  400645:
    'The code is wrong; tries left: {{n}}. Please use the 6 digits that the authenticator shows now, or an unused recovery code.',
  400646: 'This passkey could not be verified. Try again, or sign in with the password.',
  400647:
    'The code is wrong. Let the phone set its time by itself, then type the 6 digits that it shows now.',
  409646: 'Passkeys do not work at this address. Please open the system by its own address.',
  409647: 'Setting up took too long. Please scan the QR code again.',
  409648: 'There are as many passkeys as allowed. Please remove one first.',
  429645: 'The second step failed too often. Please try again in {{n}} min.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    secondFactors: keyof typeof secondFactorsProblems
  }
}
