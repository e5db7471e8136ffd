/** What the problems of package settings say in English, by code; without the values of the Chinese sentence. */
export const packageSettingsProblems = {
  409301: 'Somebody has changed this part meanwhile. Please look at the new content and save again.',
  409302: 'Another manager has just changed this entry. Please look at the new content first.',
  409303: 'This name is used already. Please choose another one.',
  409304: 'Another manager has just changed the list. Please look at the new order first.',
  409305: 'At least one accepted kind must stay, or no package could be registered.',
  409306: 'This was saved as another entry already. Please close the window and add it again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    packageSettings: keyof typeof packageSettingsProblems
  }
}
