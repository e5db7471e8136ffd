/** What the problems of household properties say in English, by code; without the values of the Chinese sentence. */
export const householdPropertiesProblems = {
  400171: "The shares must add up to exactly 1. Please check each owner's share.",
  400172: 'Some owners have a share and some have none. Please give all of them one, or none.',
  400173: 'A share is larger than 1. The numerator cannot be larger than the denominator.',
  400174: 'Co-owners can choose only one representative.',
  400175: 'A parking space stands there twice. Please keep only one.',
  400176: 'A virtual household has no property: no areas, owners or parking.',
  409171: 'A parking space belongs to another household. Please remove it there first.',
  409172:
    'Something still belongs to this household. Please settle it before closing, or merge the household.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    householdProperties: keyof typeof householdPropertiesProblems
  }
}
