/** What the problems of communities say in English, by code; without the values of the Chinese sentence. */
export const communitiesProblems = {
  400671: "The list does not fit the community's services. Please reload and try again.",
  409671: 'Another manager has just changed services. Please look at the new content and save again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    communities: keyof typeof communitiesProblems
  }
}
