/** What the problems of collecting say in English, by code; without the values of the Chinese sentence. */
export const collectingProblems = {
  409_21_301: 'This code is used for another application. Please reload and apply again.',
  409_21_302: 'An application is waiting already. Approve or revoke it first.',
  409_21_303: 'No application is waiting; it may just have been approved, refused or revoked.',
  409_21_304: 'Whoever applied cannot decide. Somebody else with this right has to.',
  415_21_305: 'Only PDF, PNG and JPEG files are taken as a copy of the passbook.',
  409_21_307: 'Another manager has just changed these settings; they are shown as they are now.',
  400_21_308: 'Two bands take the same amount. Please change their limits.',
  400_21_309: 'No accounts can be made like this. Please check prefix, length and weights.',
  409_21_310:
    'All numbers of this prefix are used. Please ask the bank for another one before issuing bills.',
  400_21_311: 'Please upload the cover of the passbook first: whoever approves compares with it.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    collecting: keyof typeof collectingProblems
  }
}
