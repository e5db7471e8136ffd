/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const assetImportsProblems = {
  400_26_041: 'No file arrived; please choose the .xlsx file again.',
  409_26_041: 'Another file was uploaded under the same number; please choose the file again.',
  409_26_043:
    'Assets were changed after you looked; nothing was written. Choose the file again, look at it, and write then.',
  409_26_042: 'The file still has mistakes. Mend them and upload it again; then it can be written.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    assetImports: keyof typeof assetImportsProblems
  }
}
