/** What the problems of permissions say in English, by code; without the values of the Chinese sentence. */
export const permissionsProblems = {
  400664: 'This permission cannot be changed, or nobody could manage the community.',
  400665:
    'Permissions for full personal data, deletion and audit can only be taken away, not given to other roles.',
  404663: 'There is no such permission.',
  409667: 'Another manager has just changed permissions. Please look at the new content and save again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    permissions: keyof typeof permissionsProblems
  }
}
