/** What the problems of suppliers say in English, by code; without the values of the Chinese sentence. */
export const suppliersProblems = {
  400_26_400: 'The tax number is not right. Please check it.',
  400_26_401: 'There is no such district in this city. Please choose again.',
  400_26_402: 'There is no such type of supplier. Please choose again.',
  400_26_403: 'The phone number is not right. Please check it.',
  400_26_404: 'The last day must not be before the first.',
  409_26_400: 'This was saved as another supplier already. Please reload and add it again.',
  409_26_401: 'There is a supplier of this name already. Please use another name, or change that one.',
  409_26_402: 'Somebody has just changed this supplier. Please look at the new content and save again.',
  409_26_403: 'This supplier has ended and is changed no more.',
  409_26_404: 'This was saved as another paper already. Please reload and add it again.',
  409_26_405: 'Somebody has just changed this paper. Please look at the new content and save again.',
  409_26_406: 'This file belongs to a contract, insurance or licence. Please take it off there first.',
  409_26_407: 'A supplier has 100 files at most. Please delete some first.',
  415_26_400: 'Only PDF, PNG, JPEG and WebP files are taken.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    suppliers: keyof typeof suppliersProblems
  }
}
