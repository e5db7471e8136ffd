/** What the problems of accounts say in English, by code; without the values of the Chinese sentence. */
export const accountsProblems = {
  400640: 'The password cannot be used. Please choose a better one.',
  400649: 'The present password is wrong. Tries left: {{n}}.',
  401101: 'Account or password is wrong. Tries left: {{n}}.',
  401102: 'Signing in took too long. Please type account and password again.',
  401640: 'Please finish the second step first.',
  401641: 'Somebody else gave this password. Please sign in and set your own first.',
  403101: 'Demo accounts work on this computer only.',
  403641: 'Only manager accounts may use this. Please register a manager account of the new kind.',
  403642: 'This account signs in through the enterprise portal and has no password of its own.',
  403643:
    'This account cannot enter a community at present: it was suspended, its time is over, or it was removed. Please ask the manager.',
  404101: 'This account has no permission in this community.',
  409642: 'This community is suspended, so nobody can sign in to it. Please ask whoever runs Lobby.',
  409643: 'This account is suspended and cannot sign in. Please ask whoever runs Lobby.',
  409732:
    'The account that asked for this work is suspended or no longer in the community. The work stopped and nothing was written.',
  409733:
    'This account is the last administrator of a community who may enter. Please name another one first, or suspend the whole community.',
  429101: 'Too many failed sign-ins. Please try again in {{n}} min.',
  429640: 'Too many failed sign-ins from this network. Please try again in {{n}} min.',
  429761:
    'Many have tried to sign in to this account. In a browser that is new to it, please try again in {{n}} min. Or use a browser in which you signed in before, the computer of the desk, a code by SMS or a passkey, or ask a manager of the community.',
  503761: 'Too many are signing in at the moment. Please try again in a few seconds.',
  403644:
    'Your account is suspended in its community and cannot enter at present. Ask a manager there to restore it.',
  403645: "The time of your account in its community is over. To go on, ask the community's manager.",
  403646:
    'This account cannot act in this community at present: it is suspended, its time is over, or it is not of the community. Please ask another person to confirm.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    accounts: keyof typeof accountsProblems
  }
}
