/** What the problems of visitors say in English, by code; without the values of the Chinese sentence. */
export const visitorsProblems = {
  400531: 'The visitor has left already!',
  400532: 'Please choose or type the reason of the visit.',
  400533: 'Please choose the household that the visitor comes to.',
  400534: 'A plate has only letters, digits, Chinese characters and hyphens. Please check it.',
  400535: 'The phone number is not right. Please check it.',
  400536: 'Please give the name of the booked visitor or firm.',
  400537: 'The booking must end after it starts, and not in the past.',
  400538: 'Bookings reach one year ahead and last at most 7 days each.',
  400539: 'Too many visits at once. Please shorten the period.',
  400540: 'None of the chosen weekdays lies in the period.',
  400541: 'This reason does not exist or is retired. Please choose again.',
  400542: 'This kind of vendor does not exist or does not fit the reason. Please choose again.',
  400543: 'The community does not take this kind of pledge. Please choose again.',
  404532: 'No visitor inside has this card.',
  409534: 'This visitor has arrived already.',
  409537: 'The visitor has not arrived and cannot leave.',
  409538: 'Only a booking that has not arrived can be changed or called off.',
  409539: 'This visitor was changed meanwhile. Please look at the newest content.',
  409540: 'This was saved as another visitor already. Please close the window and register again.',
  409541: 'Another visitor has this card. Please use another one.',
  409542: 'Another visitor has this bay.',
  409543: 'Some things are not given back. Please check them first.',
  409544: 'This visitor has no booking, so there is no code.',
  409545: 'This visit is over and cannot be corrected.',
  409546: 'The personal data of this visit is past its retention and cannot be corrected.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    visitors: keyof typeof visitorsProblems
  }
}
