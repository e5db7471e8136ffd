/** What the problems of packages say in English, by code; without the values of the Chinese sentence. */
export const packagesProblems = {
  400102: 'The recipient of an in-person package was not checked.',
  400103: 'The recipient is no resident of this household. Please choose again.',
  400104: 'This kind or courier is no longer in the settings. Please choose again.',
  400105: 'Please choose the recipient of an in-person package first.',
  400106: 'The community does not take this kind in. Please give it back to the deliverer at once.',
  403103: 'You may not undo a hand-over. Please ask an administrator.',
  409101: 'Some of these packages were already collected. Please look at the list again.',
  409109: 'The package is in the locker. Please take it out to the desk first.',
  409102: 'The package is in the locker. Please ask the resident to collect it there.',
  409103: 'The package no longer waits (handed over, returned, lost or voided) and cannot be voided.',
  409104: 'This was saved as another package already. Please close the window and register again.',
  409105: '9999 packages wait and all serial numbers are used. Please clear the shelves first.',
  409106: 'The package no longer waits as it did. Please look at the newest content.',
  409107: 'The package is not handed over; perhaps somebody has undone it already.',
  409108: 'More than 24 hours have passed, so it cannot be undone. Please write a note instead.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    packages: keyof typeof packagesProblems
  }
}
