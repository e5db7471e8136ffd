/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const stockTakesProblems = {
  400_26_200: 'There are no assets in this category or area. Choose another one.',
  400_26_201: 'At most 5,000 assets are counted at once. Choose a category or an area.',
  400_26_202: 'Something differs. Please sign before it is closed.',
  400_26_203: 'This asset is no part of this stock-take.',
  409_26_200: 'The same stock-take was kept as another one. Load the page again and begin anew.',
  409_26_201: 'Somebody has just changed this stock-take. Look at it again.',
  409_26_202: 'This stock-take is over. Change the asset on its own page.',
  409_26_204:
    'The register of some assets was changed after they were counted. Please count them again before you close.',
  409_26_203: 'Not everything is counted. Count the rest, or say that it is missing.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    stockTakes: keyof typeof stockTakesProblems
  }
}
