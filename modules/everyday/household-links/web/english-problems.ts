/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const householdLinksProblems = {
  429_28_850: 'Too many links that open nothing were tried from here; please try again later.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    householdLinks: keyof typeof householdLinksProblems
  }
}
