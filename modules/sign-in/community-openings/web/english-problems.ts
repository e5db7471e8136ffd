/** What the problems of community openings say in English, by code; without the values of the Chinese sentence. */
export const communityOpeningsProblems = {
  400650: 'Please type the activation code.',
  400651: 'An activation code has 8 digits or capital letters.',
  403650: 'Only manager accounts may open a community.',
  404650: "There is no such activation code. Please ask the community's administrator.",
  409650: "This activation code was used already. Please ask the community's administrator for a new one.",
  409651: "This activation code has expired. Please ask the community's administrator for a new one.",
  409652: "This activation code was taken back. Please ask the community's administrator.",
  409653: 'Your account may enter this community already.',
  409654: 'This activation code is used or taken back already.',
  429650: 'Too many wrong activation codes. Please try again later.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    communityOpenings: keyof typeof communityOpeningsProblems
  }
}
