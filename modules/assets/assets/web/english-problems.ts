/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const assetsProblems = {
  400_26_011: 'No more of it can be lent than there are.',
  400_26_012: 'What the desk lends has a name of at most 20 characters; please shorten it.',
  400_26_015: 'The content does not fit this field; please fill it in again.',
  400_26_016: 'The residual value cannot be above the cost.',
  400_26_017: 'There is no such supplier, or it works here no more; please choose again.',
  400_26_021: 'An asset has at most 40 files; please remove some first.',
  400_26_022: 'Please choose a PDF, JPG or PNG file.',
  400_26_023: 'No asset matches: there is nothing to print.',
  400_26_025: 'At most 500 labels at once; please print them by kind or area.',
  400_26_024: 'The address is not right; please reload and print again.',
  409_26_011:
    'This asset was added under the same number with other content; please reload and add it again.',
  409_26_012: 'Somebody has just changed this asset. Please look at the new content and save again.',
  409_26_013: 'There is an asset of this number already; please use another number.',
  409_26_021: 'This file was added under the same number already; please reload and add it again.',
  409_26_015:
    'The register says that it is off or scrapped; set it to in use there before the desk lends it.',
  409_26_014: 'Some of it is lent; it can be removed once it is back.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    assets: keyof typeof assetsProblems
  }
}
