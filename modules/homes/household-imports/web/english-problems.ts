/** What the problems of household imports say in English, by code; without the values of the Chinese sentence. */
export const householdImportsProblems = {
  400711: 'No file came. Please choose an .xlsx file.',
  400712: 'The file still has errors. Please mend them and upload it again.',
  400713: 'The file says what Lobby knows already; there is nothing to import.',
  400714: 'Please say why you export unmasked data.',
  400715: 'The sheets of households and residents were not found. Please use the sheet names of the example.',
  400716: 'The file has no rows. Please fill it in and upload it again.',
  403701: 'You may only export masked data.',
  404701: 'The uploaded file was deleted. Please upload it again.',
  409701: 'This upload was another file already. Please close the window and upload again.',
  409702: 'The file is still being checked. Please wait.',
  409703: 'This import is finished and cannot be changed.',
  409705: 'Somebody else is importing a file. Please wait until it is done.',
  409741:
    'Five files of the community are waiting to be checked. Please wait until one is done, or cancel one, and upload again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    householdImports: keyof typeof householdImportsProblems
  }
}
