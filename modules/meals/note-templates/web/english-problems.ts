/** What the problems of note templates say in English, by code; without the values of the Chinese sentence. */
export const noteTemplatesProblems = {
  409_32_301: 'This was saved as another template already. Please close the window and add it again.',
  409_32_302: 'Another manager has just changed this template. Please look at the new content first.',
  409_32_303: 'There is such a template already. Please use other words.',
  409_32_304: 'Another manager has just changed the order. Please look at it and order again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    noteTemplates: keyof typeof noteTemplatesProblems
  }
}
