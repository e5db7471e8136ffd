/** What the problems of bills say in English, by code; without the values of the Chinese sentence. */
export const billsProblems = {
  400005: 'The period does not match the way of charging. Please make a new period.',
  409_21_401: 'This code is used for another run. Please reload and draft it again.',
  409_21_426: 'This code is used for another bill. Please reload and add it again.',
  409_21_427:
    'These days were drafted from rates for the other way of collecting already (KGI or general). Withdraw that run first, or import what is charged besides as a workbook.',
  400_21_402: 'The days are not in their order, or lie over a year apart.',
  400_21_403: 'There is nothing to bill. Set the fees first, or import a workbook.',
  409_21_404: 'This run is issued and is no draft any more. Please correct its bills one by one.',
  409_21_405: 'This run is withdrawn and can no longer be changed.',
  409_21_406: 'This run is issued already.',
  409_21_407: 'The sum of a bill is below zero. Please change its lines, then issue.',
  409_21_408:
    'Some of it is paid or carried over, so it cannot be withdrawn. Move or undo the payments first.',
  409_21_409: 'This bill is paid in part or whole, so it cannot be voided. Move or undo the payments first.',
  409_21_410: 'This bill is voided and can no longer be changed.',
  409_21_411: 'What was left of this bill went over to the next one. Please work there.',
  409_21_412: 'The new sum is below what is paid. Move or refund what is over first.',
  409_21_413: 'Another manager has just changed this; it is shown as it is now.',
  409_21_414: 'It cannot be set to this: payments settle bills, and days make them overdue.',
  409_21_415: 'Bills cannot move between runs of KGI and others.',
  409_21_416: 'An issued bill cannot go back to a draft. Please choose an issued run.',
  400_21_417: 'An account of income is wrong or retired. Please choose again.',
  409_21_418: 'The bill is in this run already. Please choose another one.',
  400_21_419: 'The sum of a bill must be below NT$999,999,999.',
  400_21_420: 'Please say why.',
  409_21_421: 'This bill is not issued yet.',
  409_21_428: 'Opening balances are issued by somebody else than who wrote them down.',
  409_21_429: 'Bills are not moved between opening runs and others.',
  409_21_430:
    'What an opening run asks for stays once it is issued. Please void what is wrong and open another one.',
  409_21_431:
    'Part of what a household had paid ahead at the opening is offset or refunded. Please void the bills that it was offset against first.',
  409_21_422: 'There are no bills in this run, so it cannot be issued.',
  409_21_423:
    'Some amounts of this run could not be calculated. Mend what is missing and draw it anew, or accept them with a reason.',
  409_21_424: 'This run was not drafted from rates. Please correct its bills one by one.',
  409_21_425:
    'Something has just changed, so drawing anew gives other bills; they are shown as they are now.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    bills: keyof typeof billsProblems
  }
}
