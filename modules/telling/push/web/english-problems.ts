/** What the problems of push say in English, by code; without the values of the Chinese sentence. */
export const pushProblems = {
  400691: 'The browser gave a wrong notification code. Please reload the page.',
  403691: 'Enterprise accounts use no browser notifications.',
  404691: 'There is no such notification.',
  409691: 'This browser has not turned notifications on. Please allow them first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    push: keyof typeof pushProblems
  }
}
