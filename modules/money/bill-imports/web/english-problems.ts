/** What the problems of bill imports say in English, by code; without the values of the Chinese sentence. */
export const billImportsProblems = {
  400_21_820: 'No file came. Please choose an .xlsx file.',
  400_21_821: 'The file has errors, so no bill was imported. Please mend them and upload it again.',
  400_21_826: 'Please name the new run and its last day of payment, or choose a draft to add to.',
  404_21_824: 'The uploaded file was removed. Please upload it again.',
  409_21_822: 'This import is finished and cannot be changed.',
  409_21_823: 'This upload was another file already. Please reload the page and upload again.',
  409_21_825:
    'Some households have a bill in that run already. Please remove their rows from the file, or make a new run.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    billImports: keyof typeof billImportsProblems
  }
}
