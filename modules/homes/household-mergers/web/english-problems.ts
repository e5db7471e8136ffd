/** What the problems of household mergers say in English, by code; without the values of the Chinese sentence. */
export const householdMergersProblems = {
  400181: 'A household cannot be merged into itself. Please choose another one.',
  400182: 'Dwellings and virtual households cannot be merged.',
  400183: 'Please choose at least one resident, card, phone, vehicle or parking space.',
  400184: 'Nothing would be left. To change the name only, use “Change household”.',
  409181: 'Some of what you chose is no longer here. Please look at the new content first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    householdMergers: keyof typeof householdMergersProblems
  }
}
