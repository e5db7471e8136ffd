/** What the problems of exports say in English, by code; without the values of the Chinese sentence. */
export const exportsProblems = {
  400431: 'Nothing matches, so there is nothing to export. Please widen the filters.',
  400432: 'Please say why you export unmasked data.',
  403431: 'You may only export masked data.',
  404431: 'There is no such export.',
  404432: 'The file is past its retention or was removed. Please export again.',
  409431: 'This was another export already. Please close the window and export again.',
  409432: 'Your export is still running. Please wait for it, or stop it.',
  409433: 'Enough exports of the community are running. Please wait until one is done.',
  409434: 'The file is not ready yet.',
  409435: 'This export is over and cannot be stopped.',
  413401: 'Too many rows match. Please narrow the dates.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    exports: keyof typeof exportsProblems
  }
}
