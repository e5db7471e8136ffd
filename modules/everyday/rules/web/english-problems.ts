/** What the problems of rules say in English, by code; without the values of the Chinese sentence. */
export const rulesProblems = {
  40928500: 'This rule was kept before, with other words. Saving again makes the next version.',
  40928501: 'A colleague just wrote another version. Look at it before you write yours.',
  40928502: 'A colleague just changed the name or the kind. Look at it before you save.',
  40928503: 'News were made of this version already; change them there.',
  40928505: 'Only the newest version is withdrawn; look at the new one first.',
  40928506: 'This version was withdrawn already. Look at what is there now.',
  40928507: 'This is the only version left; delete the rule instead.',
  40028500: 'A rule does not come into force before it was decided.',
  40028503: 'The text and the files are those of the version before. Change them before you save.',
  40028504: 'Please say what changed before you save another version.',
  40028501: 'There is no content yet.',
  40028502: 'The covenant is decided by the assembly of owners; please choose it.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    rules: keyof typeof rulesProblems
  }
}
