/** What the problems of personal data say in English, by code; without the values of the Chinese sentence. */
export const personalDataProblems = {
  400441: 'For somebody who is no resident please give both name and phone, so that nobody else is deleted.',
  404441: 'This resident was not found. Please search again.',
  409441: 'Deletion is not possible yet: something must be settled first.',
  409442: 'This was another deletion already. Please close the window and ask again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    personalData: keyof typeof personalDataProblems
  }
}
