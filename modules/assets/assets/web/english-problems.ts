/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const assetsProblems = {
  400_26_011: 'No more of it can be lent than there are.',
  400_26_012: 'What the desk lends has a name of at most 20 characters; please shorten it.',
  400_26_013: 'This category is retired or not there; please choose another one.',
  400_26_014: 'This area is retired or not there; please choose another one.',
  400_26_015: 'The content does not fit this field; please fill it in again.',
  400_26_016: 'The residual value cannot be above the cost.',
  409_26_011:
    'This asset was added under the same number with other content; please reload and add it again.',
  409_26_012: 'Somebody has just changed this asset. Please look at the new content and save again.',
  409_26_013: 'There is an asset of this number already; please use another number.',
  409_26_014: 'Some of it is lent; it can be removed once it is back.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    assets: keyof typeof assetsProblems
  }
}
