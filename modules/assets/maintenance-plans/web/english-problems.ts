/** What the problems of plans of maintenance say in English, by code; without the values of the Chinese sentence. */
export const maintenancePlansProblems = {
  400_26_500: 'Please choose a supplier, or write who of the house does it.',
  400_26_501: 'The upper limit of a check must be above the lower one.',
  400_26_502: 'A check needs a number.',
  400_26_503: 'A failed check needs a photo.',
  400_26_504: 'The checks are not those of the plan. Please reload and fill them in again.',
  400_26_505: 'Please move it to a day from today on, within a year.',
  400_26_508: 'It needs a photo; please take one and send it again.',
  400_26_509: 'Months can be named only of a plan that is due every month.',
  400_26_507: 'It cannot have been done more than a year ago.',
  400_26_506: 'The day it was done must not be after today.',
  400_26_510: 'This maintenance has a cost already. Please give a reason for the correction.',
  400_26_511:
    'Things times checks may be 2,000 at most, since all of them are filled in each time. Please make several plans.',
  409_26_507: 'This maintenance is not done yet; its cost is entered when it is.',
  409_26_500: 'This was saved as another plan already. Please reload and add it again.',
  409_26_501: 'Somebody has just changed this plan. Please look at the new content and save again.',
  409_26_502: 'This plan has ended and is changed no more.',
  409_26_503: 'Somebody has just worked on this maintenance. Please look at its new state first.',
  409_26_504: 'This maintenance is done or skipped already.',
  409_26_506:
    'This maintenance cannot be rated: it is not done, no supplier did it, or it was rated already.',
  409_26_505: 'Some checks are missing. Please fill in all of them before finishing.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    maintenancePlans: keyof typeof maintenancePlansProblems
  }
}
