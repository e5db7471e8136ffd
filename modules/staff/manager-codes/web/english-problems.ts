/** What the problems of manager codes say in English, by code; without the values of the Chinese sentence. */
export const managerCodesProblems = {
  404685: 'This is no manager code of this community. Please let them check the community and scan again.',
  409686: 'This code was used already. Please let them make a new one.',
  409687: 'The code is older than 5 minutes. Please let them press once for a new one.',
  409688: 'They have signed out. Please let them sign in and make a new code.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    managerCodes: keyof typeof managerCodesProblems
  }
}
