/** What the problems of manager devices say in English, by code; without the values of the Chinese sentence. */
export const managerDevicesProblems = {
  400673: 'This is no card number. Please hold the card again.',
  400674: "This card's number changes or is incomplete. Please use another card.",
  400675: 'The barcode has the wrong length!',
  409673: 'This card is registered for somebody already.',
  409674: "This phone is somebody's tracking phone already.",
  409675: 'This was saved as another device already. Please close the window and register again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    managerDevices: keyof typeof managerDevicesProblems
  }
}
