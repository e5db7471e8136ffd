/** What the problems of households of the intercom say in English, by code. */
export const intercomTabletsProblems = {
  40033521: 'A landline has its area code and nine or ten digits, without an extension.',
  40033522: 'A mobile number has ten digits and begins with 09.',
  40033523: 'Calls cannot go on to numbers of services, with a fee, or abroad.',
  40033524: 'The order has the indoor unit, the app and the number, once each.',
  40033525: 'The kind is Landline or CellPhone.',
  40033526: 'No file arrived. Please choose the .xlsx file again.',
  40033527: 'A household cannot be opened and closed at once.',
  40933521: 'The intercom is not opened for this household.',
  40933522: 'Somebody changed the intercom of this household in the meantime. Please look at it again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    intercomTablets: keyof typeof intercomTabletsProblems
  }
}
