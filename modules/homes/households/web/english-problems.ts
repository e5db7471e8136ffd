/** What the problems of households say in English, by code; without the values of the Chinese sentence. */
export const householdsProblems = {
  400151: 'A mark stands there twice. Please keep only one.',
  404151: 'Somebody has closed this household or merged it into another one. Nothing was saved.',
  409151: 'Somebody has changed the marks or notes meanwhile. Please look at the new content and save again.',
  409152: 'This household was changed meanwhile. Please look at the new content and save again.',
  409153: 'This household label is used already.',
  409154: 'This number belongs to another household. Please reload and try again.',
  409155: 'Buildings or floors have changed meanwhile. Please look at the new list first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    households: keyof typeof householdsProblems
  }
}
