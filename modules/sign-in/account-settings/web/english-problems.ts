/** What the problems of account settings say in English, by code; without the values of the Chinese sentence. */
export const accountSettingsProblems = {
  400648: 'The new password is the present one. Please choose another.',
  400656: 'This is the present mobile number.',
  400657: 'The mail address is not right, e.g. name@example.com.',
  409645: 'This mobile number belongs to another account, which must be ended first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    accountSettings: keyof typeof accountSettingsProblems
  }
}
