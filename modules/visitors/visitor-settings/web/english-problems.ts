/** What the problems of visitor settings say in English, by code; without the values of the Chinese sentence. */
export const visitorSettingsProblems = {
  400571:
    'ID cards may not be kept without a law (Household Registration Act, Art. 56). A manager must confirm this first.',
  409571: 'Somebody has changed this part meanwhile. Please look at the new content and save again.',
  409572: 'Another manager has just changed this entry. Please look at the new content first.',
  409573: 'This name is used already. Please choose another one.',
  409574: 'This was saved as another entry already. Please close the window and add it again.',
  409575: 'At least one reason must stay, or no visitor could be registered.',
  409576: 'Another manager has just changed the list. Please look at the new order first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    visitorSettings: keyof typeof visitorSettingsProblems
  }
}
