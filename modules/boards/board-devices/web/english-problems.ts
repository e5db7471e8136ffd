/** What the problems of screens say in English, by code; without the values of the Chinese sentence. */
export const boardDevicesProblems = {
  404_23_021:
    'No screen shows this code, or it is older than 15 minutes. Please type the code that the screen shows now.',
  429_23_021: 'Too many wrong codes. Please wait a few minutes.',
  409_23_021: 'This pairing was already saved as another screen. Please close the dialog and pair again.',
  409_23_022: 'There is a screen of this name. Please choose another one.',
  409_23_023: 'Somebody else just changed this screen. Please look at it and save again.',
  409_23_024: 'There are 300 screens already. Please remove some first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    boardDevices: keyof typeof boardDevicesProblems
  }
}
