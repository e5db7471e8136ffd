/** What the problems of members say in English, by code; without the values of the Chinese sentence. */
export const membersProblems = {
  400661: 'One-time accounts have the one-time role only, and others never have it.',
  400662: 'A one-time account must end within the allowed hours from now.',
  400663:
    'An account has 3 to 30 lower-case letters, digits, underscores, dots or hyphens, and does not start with auth_.',
  400721:
    'Type auth_ and a mobile number of 10 digits, or a desk account of 3 to 30 lower-case letters, digits, underscores, dots or hyphens.',
  404661: 'This account is not in the community; perhaps it was removed.',
  404664: 'Another manager has just taken this account out of the community. There is nothing left to do.',
  404721: 'This invitation is over: it was withdrawn, declined, accepted, or is older than 30 days.',
  409661: 'This is the last administrator of the community. Please name another one first.',
  409662: 'Another manager has just changed this account. Please look at the new content first.',
  409663: 'This account name is taken. Please choose another one.',
  409664: 'This account is in the community already.',
  409665: 'You cannot change your own role, nor suspend or remove yourself. Please ask another manager.',
  409666: 'The owner of this account keeps its password; it cannot be reset for them.',
  409721: 'This account is invited already; its owner accepts after signing in.',
  409722: 'There are as many invitations as allowed. Please withdraw one first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    members: keyof typeof membersProblems
  }
}
