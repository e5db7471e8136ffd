/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const assetSettingsProblems = {
  400_26_001: 'Two fields have the same name; please use another one.',
  400_26_002: 'This field is a choice: please fill in at least two things to choose from.',
  409_26_001:
    'Another manager has just changed this entry. Please look at the new content and change it again.',
  409_26_002: 'There is one of this name already; please use another one.',
  409_26_003: 'The same addition was saved as another entry; please close the dialog and add it again.',
  409_26_004: 'Another manager has just changed the list. Please look at the new order and sort it again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    assetSettings: keyof typeof assetSettingsProblems
  }
}
