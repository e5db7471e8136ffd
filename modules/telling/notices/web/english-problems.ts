/** What the problems of notices say in English, by code; without the values of the Chinese sentence. */
export const noticesProblems = {
  400131: 'Something is still missing before this channel can be enabled.',
  400132: 'This channel is not enabled. Please save and enable it first.',
  400133: 'The address to test with is not valid.',
  400134: 'The text contains a code that does not exist.',
  400135:
    'A secret holds for the settings it was typed for. Please type it again when the address, host, account, fields or way of sending changes.',
  409131: 'Residents were told just now. Please wait a while before telling them again.',
  409132: 'Nothing waits, so there is nobody to tell.',
  409133: 'This notice is not undelivered, so it need not be sent again.',
  409134: 'These notices are done or called off already. Please look at the newest list.',
  409135: 'Somebody has changed the notice settings meanwhile. Please look at the newest content first.',
  409136: 'Somebody has changed this channel meanwhile. Please look at the newest content first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    notices: keyof typeof noticesProblems
  }
}
