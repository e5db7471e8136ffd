/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const consumablesProblems = {
  400_26_101: 'A stock is at most 999,999; please check the quantity.',
  400_26_102: 'A receipt or an issue is of at least 1.',
  409_26_101:
    'This consumable was added under the same number with other content; please reload and add it again.',
  409_26_102: 'Somebody has just changed this consumable. Please look at the new content and save again.',
  409_26_103: 'There is a consumable of this name already; please use another one.',
  409_26_104: 'There is not enough of it left to issue that much.',
  409_26_106: 'Somebody has just taken or brought some. Please count again.',
  409_26_105:
    'This line was written under the same number with other content; please reload and write it again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    consumables: keyof typeof consumablesProblems
  }
}
