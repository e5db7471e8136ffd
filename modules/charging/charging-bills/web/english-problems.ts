/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const chargingBillsProblems = {
  400_30_401: 'An adjustment must not be 0.',
  400_30_402: 'Bills are updated before they are approved, and approved before they are invoiced.',
  400_30_403: 'This month has not begun yet.',
  409_30_401: 'Somebody has just changed the bills of this month. Please look at them and do it again.',
  409_30_402: 'This month is approved and not drawn any more; take the approval back first.',
  409_30_403: 'This month is invoiced and not changed any more; adjust the bill of the next month.',
  409_30_404: 'This month has no bills yet; please draw them.',
  409_30_405: 'This month is not approved; it cannot be invoiced, and has no order file.',
  409_30_406: 'This month is not over; please approve it afterwards.',
  409_30_407: 'Sessions wait for review; review them and draw the bills again before you approve.',
  409_30_408:
    'Sessions, rates or households changed since the bills were drawn; draw them again and look at them.',
  409_30_409: 'A bill is below 0; put what is too much onto the next month.',
  409_30_410: 'There is nothing to invoice in this month.',
  409_30_411: 'Another adjustment was saved under the same number; please reload.',
  409_30_412: 'Somebody has just changed these days. Please look at them and save again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    chargingBills: keyof typeof chargingBillsProblems
  }
}
